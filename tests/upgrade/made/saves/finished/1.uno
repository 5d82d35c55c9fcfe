uno 1
rulebook: mario-it
rule: rounds = 1
player: Zoë
player: Ada | computer easy
seed: 2
begin
Ada: play G8
Zoë: play W green
Ada: play G2
Zoë: play W+4 blue
Ada: accept
Zoë: play B0
Ada: play Y0
Zoë: play Y2
Ada: play ST red
Zoë: draw
Ada: play R3
Zoë: draw
Zoë: play G3
Ada: play GR
Zoë: draw
Ada: play GS
Ada: draw
Ada: play GS
Ada: draw
Zoë: play RS
Zoë: play BS
Zoë: play B+2
Ada: accept
Zoë: uno
Zoë: draw
Zoë: play R+2
Ada: accept
Zoë: draw
Ada: play R9
Zoë: draw
Ada: play CU green
Zoë: play G1
Ada: draw
Ada: play Y1
Zoë: play Y8
Ada: play Y6
Zoë: play Y8
Ada: play Y3
Zoë: uno
Zoë: draw
Ada: play Y9
Zoë: draw
Zoë: play Y1
Ada: draw
Ada: play Y5
Zoë: uno
Zoë: draw
Ada: play B5
Zoë: draw
Ada: draw
Ada: play G5
Zoë: play G+2
Ada: accept
Zoë: draw
Ada: play G9
Zoë: draw
Ada: draw
Zoë: draw
Ada: draw
Zoë: draw
Zoë: play G6
Ada: play B6
Zoë: play R6
Ada: play RR
Zoë: play R7
Ada: play R2
Zoë: play RS
Zoë: play R2
Ada: play R4
Zoë: play R4
Ada: play R0
Zoë: catch Ada
Zoë: draw
Zoë: play R3
Ada: draw
Ada: play W blue
Zoë: draw
Ada: play B1
Zoë: draw
Ada: play B5
Zoë: draw
Ada: play G5
