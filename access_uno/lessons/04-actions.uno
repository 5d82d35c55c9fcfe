# Lesson: action cards
uno 1
rulebook: mario-de
player: Pupil
player: Peach
player: Toad
hand: Pupil = RS RR R+2 B1 B7
hand: Peach = R9 Y5 G6
hand: Toad = R4 R6 B3 Y2
stock: B6 R3 Y3 G1 Y7 B5
discard: R3
turn: Pupil
begin
#: say lesson-actions-rule
#: ask lesson-top-top top
#: do lesson-actions-skip play
Pupil: play RS
Toad: play R4
#: do lesson-actions-reverse play
Pupil: play RR
Toad: play R6
Peach: play R9
#: do lesson-actions-two play
Pupil: play R+2
Toad: accept
#: say lesson-actions-done
