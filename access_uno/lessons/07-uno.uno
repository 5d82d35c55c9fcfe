# Lesson: calling UNO and catching
uno 1
rulebook: mario-de
#: where uno_penalty = 2
player: Pupil
player: Peach
hand: Pupil = R5 R8 B1
hand: Peach = R3 R7 B9
stock: R6 R9 Y3 G1 B4 B6
discard: R2
turn: Pupil
begin
#: say lesson-uno-rule
#: say lesson-uno-penalty
#: do lesson-uno-first play
Pupil: play R5
Peach: play R3
#: do lesson-uno-call uno
Pupil: uno
#: do lesson-uno-play play
Pupil: play R8
Peach: play R7
#: say lesson-uno-forgot
#: do lesson-uno-catch uno catch
Pupil: catch Peach
#: say lesson-uno-done
