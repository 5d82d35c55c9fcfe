## Several servers, which are one house
closed-moves = This server of the house is closing. Every game is kept, and the house continues at { $address }.
help-option-announce = If the house has several servers: the address at which people on the other servers reach this one.
