# Lesson: the Super Star
uno 1
rulebook: mario-de
#: where deck = mario
player: Pupil
player: Peach
hand: Pupil = B1 ST R4
hand: Peach = G+2 Y9 B3
stock: R6 R9 Y3 G1 B4 B6
discard: G7
turn: Peach
begin
#: say lesson-star-rule
Peach: play G+2
#: keys ask lesson-star-focus wild
#: do lesson-star-play play star
Pupil: star red
#: say lesson-star-done
