# Lesson: Wild Draw Four, bluff and challenge
uno 1
rulebook: mario-de
player: Pupil
player: Peach
hand: Pupil = R5 B2 Y8
hand: Peach = W+4 G3 Y9
stock: R6 R9 Y3 G1 B4 B6 Y5 Y7 R1 R2
discard: G7
turn: Peach
begin
#: say lesson-four-rule
#: say lesson-four-bluff
#: ask lesson-top-top top
Peach: play W+4 red
#: say lesson-four-choice
#: do lesson-four-challenge challenge
Pupil: challenge
#: say lesson-four-done
