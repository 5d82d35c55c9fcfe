# Folders and files

no-home = There is no folder for settings and saved games here. Set ACCESS_UNO_HOME to a folder where they can be kept.
command-broke = Something went wrong inside the program; what happened is written in the file { $path }.
