## After a match

again-or-leave = Noch ein Spiel an diesem Tisch: { $again }. Was du hättest machen können: { $review }. Den Tisch verlassen: { $leave }.
again-or-leave-typed = Das Wort revanche beginnt noch ein Spiel an diesem Tisch, das Wort tipp sagt, was du hättest machen können. Mit der Eingabetaste verlässt du den Tisch.
again-or-menu = Noch ein Spiel an diesem Tisch: { $again }. Was du hättest machen können: { $review }. Das Menü: { $menu }.
again-or-menu-typed = Das Wort revanche beginnt noch ein Spiel an diesem Tisch, das Wort tipp sagt, was du hättest machen können. Mit der Eingabetaste öffnest du das Menü.
after-again = Noch ein Spiel an diesem Tisch
after-standings = Der Punktestand
after-results = Was du bisher gewonnen hast

## What was won

results-so-far = Gewonnene Spiele: { $won } von { $matches }. Gewonnene Runden: { $rounds_won } von { $rounds }.
results-of = { $rulebook }, { $level ->
    [people] ohne Computerspieler
    [random] gegen Computerspieler, die zufällig spielen
    [easy] gegen Computerspieler der Stufe leicht
    [hard] gegen Computerspieler der Stufe schwer
   *[normal] gegen Computerspieler der Stufe normal
}.
results-points = Punkte: { $points }. Die meisten in einer Runde: { $best }.
results-streaks = Die meisten Siege in Folge: { $longest }. Zurzeit: { $streak }.
results-challenges = So oft hast du zu Recht herausgefordert: { $right } von { $made }. So oft wurdest du zu Recht herausgefordert: { $lost } von { $met }.
results-uno = UNO vergessen: { $forgotten }. Andere erwischt: { $caught }.
results-last-card = Mit dieser letzten Karte hast du die meisten Runden gewonnen: { CARD($card) }.
results-with-hints = Spiele, die wegen Tipps nicht zählen: { $count }.
results-chart = Die letzten Spiele, das neueste zuerst: { $matches }.
results-match = { $won ->
    [yes] gewonnen
   *[no] verloren
}
results-by-rules = { $player }, nach Spielanleitung und Stufe
results-by-opponent = { $player }, nach Gegnern
results-against = Gegen { $other }.
results-none = Du hast noch kein Spiel zu Ende gespielt.
results-not-kept = Das Ergebnis dieses Spiels konnte nicht gespeichert werden, denn { $path } lässt sich nicht schreiben.
results-cannot-be-read = { $path } lässt sich nicht lesen.

## Finished matches

start-finished = Deine bisherigen Spiele
finished-match = { $players }, { $rulebook }, gespielt am { DATETIME($time, dateStyle: "long", timeStyle: "short") }
finished-won = Gewonnen von { $winners }: { $match }
finished-lost = Gewonnen von einem Computerspieler: { $match }
finished-with-hints = { $match }, { $count ->
    [one] mit einem Tipp
   *[other] mit { $count } Tipps
}
finished-hear = Noch einmal anhören
finished-delete = Löschen
finished-delete-ask = Dieses Spiel endgültig löschen? Was du gewonnen hast, bleibt.
finished-deleted = Das Spiel ist gelöscht.
finished-not-deleted = Dieses Spiel lässt sich nicht löschen.

## The command

help-results = Zeigt, was du bisher gewonnen hast, mit Punkten, Serien und Herausforderungen, nach Spielanleitung, Stufe und Gegnern.
