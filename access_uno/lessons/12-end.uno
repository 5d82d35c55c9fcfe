# Lesson: the end of a round, and points
uno 1
rulebook: mario-de
player: Pupil
player: Peach
hand: Pupil = R5
hand: Peach = B7 G+2 W
stock: R6 R9 Y3 G1 B4 B6
discard: R1
turn: Pupil
called: Pupil
begin
#: say lesson-end-rule
#: ask lesson-end-hint hint
#: do lesson-end-play play
Pupil: play R5
#: say lesson-end-points
#: ask lesson-end-score full-score
#: say lesson-end-done
