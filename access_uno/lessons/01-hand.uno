# Lesson: the hand and the focus
uno 1
rulebook: mario-de
player: Pupil
player: Peach
hand: Pupil = R5 B2 G8 Y1
hand: Peach = B7 Y9 G4
stock: B6 R9 Y3 G1
discard: R2
turn: Pupil
begin
#: say lesson-hand-welcome
#: ask lesson-hand-hand hand
#: keys ask lesson-hand-right right
#: keys ask lesson-hand-left left
#: keys ask lesson-hand-colour green
#: do lesson-lay play
Pupil: play R5
