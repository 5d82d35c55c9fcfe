# Ordner und Dateien

no-home = Hier gibt es keinen Ordner für Einstellungen und gespeicherte Spiele. Setze ACCESS_UNO_HOME auf einen Ordner, in dem sie liegen können.
command-broke = Im Programm ist ein Fehler aufgetreten; was geschehen ist, steht in der Datei { $path }.
