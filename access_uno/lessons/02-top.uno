# Lesson: the top card, colours and numbers
uno 1
rulebook: mario-de
player: Pupil
player: Peach
hand: Pupil = R5 B2 G8 Y1 Y6
hand: Peach = G2 R8 Y9 B7
stock: B6 R9 Y3 G1
discard: B9
turn: Pupil
begin
#: say lesson-top-rule
#: ask lesson-top-top top
#: do lesson-top-colour play
Pupil: play B2
Peach: play G2
#: say lesson-top-number
#: do lesson-lay play
Pupil: play G8
Peach: play R8
#: keys ask lesson-top-playable next-playable
#: lines ask lesson-top-playable playable
#: do lesson-lay play
Pupil: play R5
