uno 1
# The round that docs/playing.md tells. To hear it: access-uno replay docs/first-round.uno --for Anna
rulebook: mario-de
player: Anna
player: Ben | computer normal
player: Clara | computer normal
# A short round: everybody holds a few cards, not seven.
dealer: Clara
hand: Anna = R7 B3 W GS
hand: Ben = B7 Y4 Y0 B9 R8
hand: Clara = W+4 B1 Y+2 G0 G5 R6
stock: R5 Y3 G8 R4 Y1 Y9 R1 G6 Y2 B8 G9 Y6 R9
begin
Anna: play R7
Ben: play B7
Clara: play W+4 yellow
Anna: challenge
Anna: draw
Anna: play Y9
Ben: play Y4
Clara: play Y+2
Anna: accept
Ben: play Y0
Clara: play G0
Anna: play GS
Clara: play G5
Anna: play G6
Ben: draw
Clara: play R6
Anna: play R1
Ben: play R8
Clara: play G8
Anna: draw
Anna: play B8
Ben: play B9
Anna: catch Ben
Clara: play B1
Anna: uno
Anna: play B3
Ben: draw
Clara: play Y3
Anna: play W red
