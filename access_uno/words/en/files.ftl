# Folders and files

no-home = There's no folder for settings and saved games here. Set ACCESS_UNO_HOME to a folder where they can be kept.
command-broke = Something went wrong inside the program; the details are in the file { $path }.
