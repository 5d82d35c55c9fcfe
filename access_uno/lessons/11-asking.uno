# Lesson: asking, history, verbosity
uno 1
rulebook: mario-de
player: Pupil
player: Peach
player: Toad
hand: Pupil = R5 B2 G8 Y1
hand: Peach = R7 Y9 G4
hand: Toad = Y7 G2 B3
stock: B6 R9 Y3 G1
discard: R2
turn: Peach
totals: Peach 40, Toad 15
round: 2
begin
#: say lesson-asking-rule
Peach: play R7
Toad: play Y7
#: ask lesson-asking-turn turn
#: ask lesson-asking-count count
#: ask lesson-asking-score score
#: keys ask lesson-why why
#: ask lesson-asking-back back
#: ask lesson-asking-further back
#: ask lesson-asking-forward forward
#: ask lesson-asking-verbosity verbosity
#: ask lesson-asking-next verbosity
#: ask lesson-asking-next verbosity
#: ask lesson-asking-told told
#: ask lesson-asking-repeat repeat
#: say lesson-asking-help
#: do lesson-lay play
Pupil: play Y1
