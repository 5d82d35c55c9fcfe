## Several servers, which are one house
closed-moves = This server of the house closes. Every game is kept, and the house goes on at { $address }.
help-option-announce = With several servers: the address at which guests of the others come in here.
