uno 1
rulebook: mario-zh
player: 小明
player: Ada | computer easy
seed: 8
begin
小明: play ST yellow
Ada: play W+4 green
小明: challenge
小明: play W red
Ada: play R0
小明: draw
Ada: play G0
小明: play G6
Ada: play G9
小明: play B9
Ada: play Y9
小明: draw
Ada: play YS
Ada: draw
小明: draw
Ada: draw
Ada: pass
小明: draw
小明: play Y4
Ada: draw
小明: play Y8
Ada: draw
Ada: play YR
小明: play RR
Ada: draw
小明: draw
Ada: draw
小明: draw
小明: play RS
小明: draw
小明: play R6
Ada: play R5
小明: play R2
Ada: draw
小明: draw
Ada: play Y2
小明: draw
小明: play W+4 green
Ada: accept
小明: draw
