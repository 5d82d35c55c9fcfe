## Wat iemand indrukt of typt; het staat na een dubbele punt

named-typed = typ { $command }
named-on-display = { $keys }, of op de brailleleesregel { $display }
on-display-play = twee keer de routingtoets boven de kaart
on-display-go-on = de toets die naar rechts schuift
on-display-back = de toets die naar links schuift
on-display-menu = de toets voor menu of terug
on-display-keys = de toets voor hulp
on-display-why = de toets voor informatie

lesson-typed-card = { $command } { CARD($card) }
lesson-typed-colour = { $command } { CARD($card) } { colour }
lesson-typed-star = { $command } { colour }

## De lessen

start-learn = Leren spelen
help-learn = Leert je het spel in korte lessen.
lessons-title = Lessen
lesson-learned = { $lesson }, gedaan
lesson-begins = Les: { $lesson }.
lesson-not-now = { $line } In deze les heb je dat nu niet nodig.
lesson-other = Dat mag volgens de regels. In deze les gaat het spel anders verder.
lesson-done = Dat was het einde van deze les. Naar de volgende: { $key }. Terug naar de lijst: { $menu }.
lesson-done-all = Dat was het einde van deze les, en nu ken je ze allemaal. Terug naar de lijst: { $menu }.

lesson-lay = Speel { CARD($card, form: "the") }: { $key }.
lesson-lay-wild = { $way ->
    [keys] Speel hem: { $key }. Dan wordt de kleur gevraagd: { $letter } is { colour }.
   *[lines] Speel hem en noem de kleur waarmee het verdergaat: { $key }.
}
lesson-why = Vraag wat de kaart doet waar je op staat: { $key }.

lesson-hand = Je kaarten en de focus
lesson-cells = Een kaart bestaat uit twee cellen: { CARD($card) } is e voor de 5, dan r voor rood. Cijfers zijn de letters a tot en met j, kleuren r, g, b en y.
lesson-signs = Meldingen zijn hier afkortingen. Na A: staat wat A speelt. Na jij: staan de bovenste kaart, de kaart waar je op staat, en hoeveel andere kaarten passen.
lesson-hand-welcome = Wie als eerste zijn laatste kaart speelt, wint de ronde. Je hebt vier kaarten, en { $player } speelt tegen je.
lesson-hand-hand = Vraag naar al je kaarten: { $key }.
lesson-hand-right = Op één van die kaarten sta je altijd: die heeft de focus. Ga naar de volgende: { $key }.
lesson-hand-left = Ga weer terug: { $key }.
lesson-hand-colour = Elke kleur heeft een eigen toets. Ga naar je groene kaart: { $key }.

lesson-top = De bovenste kaart, kleuren en cijfers
lesson-top-rule = Een kaart past als hij de kleur van de bovenste kaart heeft, of hetzelfde cijfer.
lesson-top-top = Vraag welke kaart bovenop ligt: { $key }.
lesson-top-colour = Die is blauw. Speel { CARD($card, form: "the") }: { $key }.
lesson-top-number = { $player } heeft hetzelfde cijfer in een andere kleur gespeeld. Vanaf nu geldt die kleur.
lesson-top-playable = Vraag welke van je kaarten nu past: { $key }.

lesson-draw = Pakken
lesson-draw-rule = Wie geen kaart heeft die past, pakt er één.
lesson-draw-none = Zoek een kaart die past: { $key }.
lesson-draw-draw = Die is er niet. Pak een kaart: { $key }.
lesson-draw-fits = De kaart die je hebt gepakt, past, dus mag je hem meteen spelen: { $key }.
lesson-draw-again = Weer past er niets. Pak een kaart: { $key }.
lesson-draw-over = Deze kaart past niet, dus je bewaart hem.

lesson-actions = Actiekaarten
lesson-actions-rule = Een actiekaart past op kleur of op symbool, en er gebeurt iets als je hem speelt.
lesson-actions-skip = Na { KIND("skip", form: "a") } slaat de volgende speler een beurt over. Speel { CARD($card, form: "the") }: { $key }.
lesson-actions-reverse = { KIND("reverse", form: "a", capital: "yes") } draait de richting van het spel om. Speel { CARD($card, form: "the") }: { $key }.
lesson-actions-two = Na { KIND("draw-two", form: "a") } pakt de volgende speler er twee en slaat een beurt over. Speel { CARD($card, form: "the") }: { $key }.
lesson-actions-done = De richting was omgedraaid, dus de volgende was nu de speler aan je andere kant.

lesson-wild = Kaarten zonder kleur
lesson-wild-rule = { KIND("wild", form: "a", capital: "yes") } past altijd, en jij kiest met welke kleur het verdergaat.
lesson-wild-focus = Ga naar je kaart zonder kleur: { $key }.
lesson-wild-done = Nu geldt blauw, wat er eerst ook lag.

lesson-four = Vier pakken, bluffen en uitdagen
lesson-four-rule = Door { KIND("wild-draw-four", form: "a") } pakt de volgende speler vier kaarten. Je mag hem niet altijd spelen.
lesson-four-bluff = { $offence ->
    [match] Wie hem speelt en nog een andere kaart heeft die past, bluft.
   *[colour] Wie hem speelt en nog een kaart van de geldende kleur heeft, bluft.
}
lesson-four-choice = Daag je { $player } uit en was het bluf, dan pak je niets. Was het geen bluf, dan pak je er zes.
lesson-four-challenge = Daag { $player } uit: { $key }.
lesson-four-done = Het was bluf, en { $player } moest ervoor boeten.

lesson-uno = UNO roepen en anderen betrappen
lesson-call = UNO roepen
lesson-uno-rule = Wie straks nog maar één kaart heeft, roept UNO.
lesson-uno-penalty = Wie dat vergeet en betrapt wordt, pakt twee kaarten.
lesson-uno-first = Speel eerst { CARD($card, form: "the") }: { $key }.
lesson-uno-call = Je hebt nog twee kaarten en speelt er nu één. Roep eerst UNO: { $key }.
lesson-uno-play = Speel nu { CARD($card, form: "the") }: { $key }.
lesson-uno-forgot = Nu is { $player } vergeten UNO te roepen.
lesson-uno-catch = Betrap { $player }: { $key }.
lesson-uno-done = Je hebt er alle tijd voor. Het spel wacht op je.
lesson-call-done = In dit regelboek kost het niets om het te vergeten.

lesson-star = { KIND("star", form: "the", capital: "yes") }
lesson-star-rule = Moet je door een ander kaarten pakken, dan stuurt { KIND("star", form: "the") } die straf terug.
lesson-star-focus = Hier zou je twee kaarten moeten pakken. Ga naar { KIND("star", form: "the") }: { $key }.
lesson-star-play = { $way ->
    [keys] Antwoord ermee: { $key }. Dan wordt de kleur gevraagd: { $letter } is { colour }.
   *[lines] Antwoord ermee en noem de kleur waarmee het verdergaat: { $key }.
}
lesson-star-done = Zo moest { $player } zelf pakken. In je eigen beurt kun je { KIND("star", form: "the") } op elke kaart spelen.

lesson-custom = De kaart met jullie eigen regel
lesson-custom-rule = { KIND("custom", form: "the", capital: "yes") } past altijd, en jij kiest de kleur. Wat hij nog meer doet, bepalen jullie zelf.
lesson-custom-focus = Ga ernaartoe: { $key }.
lesson-custom-done = De regel van { KIND("custom", form: "the") } schrijven jullie in het menu voor een nieuw spel.

lesson-asking = Vragen stellen en terugluisteren
lesson-asking-rule = Je kunt altijd iets vragen. Aan het spel verandert dat niets.
lesson-asking-turn = Vraag wie er aan de beurt is: { $key }.
lesson-asking-count = Vraag hoeveel kaarten iedereen heeft: { $key }.
lesson-asking-score = Vraag hoeveel punten iedereen heeft: { $key }.
lesson-asking-back = Vraag wat er eerder is gezegd. Eén melding terug: { $key }.
lesson-asking-further = En nog één terug: { $key }.
lesson-asking-forward = En weer één vooruit: { $key }.
lesson-asking-verbosity = Hoeveel er gezegd wordt, kun je altijd veranderen: { $key }.
lesson-asking-next = Er zijn drie mogelijkheden. Ga naar de volgende: { $key }.
lesson-asking-told = Je kunt ook kiezen wat er wordt gezegd, en bij welke spelers. Open de instellingen, kijk rond en ga terug: { $key }.
lesson-asking-repeat = Laat de laatste melding nog een keer zeggen: { $key }.
lesson-asking-help = En als je een keer niet verder weet: { $help }.

lesson-end = Het einde van een ronde en de punten
lesson-end-rule = Je hebt nog één kaart, en je hebt UNO geroepen.
lesson-end-hint = Als je in je beurt niet weet wat je moet doen, vraag dan een tip: { $key }.
lesson-end-play = Hij past. Speel { CARD($card, form: "the") }: { $key }.
lesson-end-points = { $scoring ->
    [hands] Iedereen noteert de punten van de kaarten die hij nog heeft. Wie aan het eind de minste punten heeft, wint.
   *[winner] Wie een ronde wint, krijgt de punten van alle kaarten die de anderen nog hebben.
}
lesson-end-score = Vraag hoe de stand is, en tot hoeveel punten er wordt gespeeld: { $key }.
lesson-end-done = Zo gaat het door, ronde na ronde, tot de grens bereikt is. Nu weet je alles wat je nodig hebt. Veel plezier!
