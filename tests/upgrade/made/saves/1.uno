uno 1
rulebook: mario-de
rule: jump_in = yes
player: Zoë
player: Ben
player: Ada | computer hard
seed: 7
begin
Ada: play W blue
Ben: play CU blue
Zoë: draw
Ada: draw
Ada: play BR
Zoë: play B6
Ben: play ST green
Ada: play G0
Zoë: play G+2
Ben: accept
Ada: play G6
Zoë: draw
Ben: draw
Ada: play G7
Zoë: draw
Ben: play GS
Zoë: draw
Ben: play BS
Zoë: draw
Zoë: play ST red
Ben: play R4
Ada: draw
Zoë: draw
Ben: play R2
Ada: draw
