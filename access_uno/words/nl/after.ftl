## After a match

again-or-leave = Nog een spel aan deze tafel: { $again }. Wat je had kunnen doen: { $review }. De tafel verlaten: { $leave }.
again-or-leave-typed = Typ revanche voor nog een spel aan deze tafel, of tip om te horen wat je had kunnen doen. Met Enter verlaat je de tafel.
again-or-menu = Nog een spel aan deze tafel: { $again }. Wat je had kunnen doen: { $review }. Het menu: { $menu }.
again-or-menu-typed = Typ revanche voor nog een spel aan deze tafel, of tip om te horen wat je had kunnen doen. Met Enter open je het menu.
after-again = Nog een spel aan deze tafel
after-standings = De stand
after-results = Wat je tot nu toe hebt gewonnen

## What was won

results-so-far = Gewonnen spellen: { $won } van { $matches }. Gewonnen ronden: { $rounds_won } van { $rounds }.
results-of = { $rulebook }, { $level ->
    [people] zonder computerspelers
    [random] tegen computerspelers die op goed geluk spelen
    [easy] tegen makkelijke computerspelers
    [hard] tegen moeilijke computerspelers
   *[normal] tegen gewone computerspelers
}.
results-points = Punten: { $points }. De meeste in één ronde: { $best }.
results-streaks = De meeste gewonnen spellen op rij: { $longest }. Nu: { $streak }.
results-challenges = Terecht uitgedaagd: { $right } van { $made }. Door anderen terecht uitgedaagd: { $lost } van { $met }.
results-uno = UNO vergeten: { $forgotten }. Anderen betrapt: { $caught }.
results-last-card = Met deze laatste kaart won je de meeste ronden: { CARD($card) }.
results-with-hints = Spellen met tips, die niet meetellen: { $count }.
results-chart = De laatste spellen, het nieuwste eerst: { $matches }.
results-match = { $won ->
    [yes] gewonnen
   *[no] verloren
}
results-by-rules = { $player }, per regelboek en niveau
results-by-opponent = { $player }, per tegenstander
results-against = Tegen { $other }.
results-none = Je hebt nog geen spel uitgespeeld.
results-not-kept = De uitslag van dit spel kon niet worden bewaard, omdat { $path } niet kan worden geschreven.
results-cannot-be-read = { $path } kan niet worden gelezen.

## Finished matches

start-finished = Je spellen tot nu toe
finished-match = { $players }, { $rulebook }, gespeeld op { DATETIME($time, dateStyle: "long", timeStyle: "short") }
finished-won = Gewonnen door { $winners }: { $match }
finished-lost = Gewonnen door een computerspeler: { $match }
finished-with-hints = { $match }, { $count ->
    [one] met één tip
   *[other] met { $count } tips
}
finished-hear = Nog een keer beluisteren
finished-delete = Verwijderen
finished-delete-ask = Dit spel voorgoed verwijderen? Wat je hebt gewonnen, blijft.
finished-deleted = Het spel is verwijderd.
finished-not-deleted = Dit spel kan niet worden verwijderd.

## The command

help-results = Toont wat je tot nu toe hebt gewonnen, met punten, reeksen en uitdagingen, per regelboek, niveau en tegenstander.
