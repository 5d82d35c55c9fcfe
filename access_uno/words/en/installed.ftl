# How this copy of the game came here, and what helps where something is missing.

doctor-installed-clone = This copy of the game is the source itself, in { $place }. The command git pull brings the newest version.
doctor-installed-pip = This copy of the game was installed with pip, in { $place }. For a newer version, type this: { $newer }
doctor-installed-pipx = This copy of the game was installed with pipx. For a newer version, type this: pipx upgrade access-uno
doctor-installed-zip = This copy of the game came as a zip file, in { $place }. For a newer version, extract a newer zip file.
doctor-installed-debian = This copy of the game is a package of your system, and newer versions come with the updates of your system.
doctor-braille-foreign = In { $place } there's a Python package called braille that isn't the game's own. { $remedy }
doctor-voiceover-setting = To speak through VoiceOver, the game needs permission: in VoiceOver Utility, under General, allow control with AppleScript.
doctor-voiceover-permission = When macOS asks whether the terminal may control VoiceOver, agree.
remedy-one = Type this: { $first }
remedy-two = Type this: { $first } and then this: { $second }
remedy-extract = Extract the zip file again, into a new folder.
remedy-system = The package manager of your system has it, perhaps as { $install }.
braille-foreign = The game can't start: in { $place } there's a Python package called braille that isn't the game's own. { $remedy }
