uno 1
rulebook: braille-de
player: Zoë
player: Ada | computer normal
player: Bert | computer normal
seed: 3
begin
Bert: play W green
Zoë: demand Bert
Zoë: demand Bert
Zoë: play G8
Ada: play W blue
Bert: demand Ada
Bert: play B9
Zoë: demand Ada
Zoë: play Y9
