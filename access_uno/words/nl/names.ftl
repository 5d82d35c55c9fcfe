# Namen van mensen

error-name-bare-accent = Een naam kan niet met een los accent beginnen.

# What no person in a house can be called, because sentences use it for people in general or for the house itself.
names-of-the-house = jij, je, jou, iedereen, iemand, niemand, anderen, de anderen, gast, de gast, huis, het huis, server, systeem, computer, de computer, computerspeler, tafel, de tafel, beheer, beheerder, de beheerder, moderator, gever, deler
refused-name-with-full-stop = In een naam mag geen punt, puntkomma, vraagteken of uitroepteken staan, want dan klinkt hij als een zin.
refused-name-with-two-scripts = In een naam mogen geen letters uit verschillende schriften staan.
refused-name-of-the-house = Deze naam kan hier niet, want het spel gebruikt dat woord zelf.
