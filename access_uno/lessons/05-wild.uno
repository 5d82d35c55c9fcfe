# Lesson: wild cards
uno 1
rulebook: mario-de
player: Pupil
player: Peach
hand: Pupil = W B2 B6
hand: Peach = B7 Y9 G4
stock: R6 R9 Y3 G1
discard: G7
turn: Pupil
begin
#: say lesson-wild-rule
#: keys ask lesson-wild-focus wild
#: do lesson-lay-wild play
Pupil: play W blue
Peach: play B7
#: say lesson-wild-done
