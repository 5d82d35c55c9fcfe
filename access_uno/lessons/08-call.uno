# Lesson: calling UNO, where no player is caught
uno 1
rulebook: braille-de
#: where uno_penalty = 0
player: Pupil
player: Peach
hand: Pupil = R5 R8
hand: Peach = R3 R7 B9
stock: R6 R9 Y3 G1 B4 B6
discard: R2
turn: Pupil
begin
#: say lesson-uno-rule
#: do lesson-uno-call uno
Pupil: uno
#: do lesson-uno-play play
Pupil: play R8
#: say lesson-call-done
