# Een stelling midden in een beurt: wat een spelverslag ervan kan zeggen, en wat er mis mee is.

error-no-position = Voordat er een kaart is omgedraaid en tussen twee ronden is er geen stelling om op te schrijven.
error-not-catchable = { $seat } kun je niet betrappen: dat kan alleen bij iemand met één kaart die geen UNO heeft geroepen, en alleen als daar straf op staat.
error-nobody-finishes = Volgens deze regels is de ronde afgelopen als een speler klaar is, dus finished kan er niet staan.
error-not-finished = { $seat } is niet klaar: wie klaar is, heeft geen kaarten, is niet aan de beurt en wordt één keer genoemd.
error-round-is-over = Als er zoveel klaar zijn, is de ronde al afgelopen.
error-drawn-elsewhere = De net gepakte kaart, { CARD($card, form: "a") }, moet in de hand van { $seat } zitten, en er mag geen straf openstaan.
error-penalty-impossible = Met deze open stapel en deze handen kan zo'n straf niet openstaan.
error-penalty-incomplete = Bij een straf horen de regels penalty, penalty-from en penalty-then.
error-no-yes-or-no = Hier hoort yes of no, en niet { $text }.
error-no-card-before = In de regel penalty-before staan een kleur, de gevraagde kaart of kleur en een aantal kaarten, zoals red R5 6, en niet { $text }.
usage-position-alone = De optie --position gaat niet samen met --json of --for.
usage-position-of-one = Met de optie --position kun je maar één bestand opgeven.
help-option-position = Geeft een spelverslag dat verdergaat waar dit ophoudt.
