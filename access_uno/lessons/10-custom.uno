# Lesson: the customizable card
uno 1
rulebook: mario-de
#: where deck = mario
player: Pupil
player: Peach
hand: Pupil = CU Y4 B1
hand: Peach = Y9 B3 G6
stock: R6 R9 Y3 G1 B4 B6
discard: G7
turn: Pupil
begin
#: say lesson-custom-rule
#: keys ask lesson-custom-focus wild
#: keys ask lesson-why why
#: do lesson-lay-wild play
Pupil: play CU yellow
Peach: play Y9
#: say lesson-custom-done
