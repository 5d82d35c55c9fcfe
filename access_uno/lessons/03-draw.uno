# Lesson: drawing
uno 1
rulebook: mario-de
player: Pupil
player: Peach
hand: Pupil = R5 Y1 R7 Y6
hand: Peach = G4 B8 Y9
stock: B4 R8 Y3 G1
discard: B9
turn: Pupil
begin
#: say lesson-draw-rule
#: ask lesson-top-top top
#: keys ask lesson-draw-none next-playable
#: lines ask lesson-draw-none playable
#: do lesson-draw-draw draw
Pupil: draw
#: do lesson-draw-fits play
Pupil: play B4
Peach: play G4
#: do lesson-draw-again draw
Pupil: draw
#: say lesson-draw-over
