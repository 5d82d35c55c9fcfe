# Mappen en bestanden

no-home = Er is hier geen map voor instellingen en opgeslagen spellen. Zet ACCESS_UNO_HOME op een map waarin ze kunnen staan.
command-broke = Er is iets misgegaan in het programma; wat er is gebeurd, staat in het bestand { $path }.
