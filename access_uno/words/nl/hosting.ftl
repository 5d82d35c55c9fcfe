## A configuration file
usage-config-unread = De configuratie in { $path } kan niet gelezen worden.
usage-config-wrong = Regel { $line } van { $path } is geen TOML.
usage-config-kind = De optie { $option } in de configuratie moet { $wanted ->
    [flag] true of false
    [number] een geheel getal
    [texts] een tekst tussen aanhalingstekens of een lijst daarvan
   *[text] een tekst tussen aanhalingstekens
} zijn.
serve-config-read = De configuratie is opnieuw gelezen.
serve-config-kept = In de configuratie staat een fout, dus er verandert niets. { $reason }
serve-config-fixed = Niet te veranderen zolang het huis open is: { $options }. Start het daarvoor opnieuw.
help-option-config = Een TOML-bestand met deze opties, zonder de streepjes. Wat hier getypt is, gaat voor. SIGHUP leest het opnieuw.
help-option-check = Zegt of deze configuratie klopt en wie het huis kan bereiken, en stopt dan.

## What serve --check says
check-sound = De configuratie klopt.
check-runs = Op { $address } is al een huis open.
check-network = Vanuit je eigen netwerk kom je binnen op { $address }.
check-internet = Van buitenaf kom je binnen op { $address }, als geen router of firewall het tegenhoudt.
check-router = Vanuit je eigen netwerk kom je binnen op { $address }; van buitenaf alleen als je router naar deze computer doorstuurt.
check-carrier = Van buitenaf komt niemand binnen op { $address }: je provider laat meerdere klanten één adres delen.
check-certificate = { $over ->
    [yes] Het certificaat van de pagina is verlopen.
   *[no] { $days ->
        [one] Het certificaat van de pagina is nog één dag geldig.
       *[other] Het certificaat van de pagina is nog { $days } dagen geldig.
    }
}
check-announced = { $answers ->
    [yes] Op het aangekondigde adres { $address } antwoordt een huis.
   *[no] Op het aangekondigde adres { $address } antwoordt, van hieruit gezien, geen huis.
}

## What a house says of itself
serve-status = Programma's kunnen hier opvragen hoe het met het huis gaat: { $address }
house-store = { $answers ->
    [yes] Het huis kan weer opslaan.
   *[no] Het huis kan nu niets opslaan. Een ogenblik.
}
house-closes = Het huis sluit over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} voor onderhoud. Elke tafel blijft zoals hij is.
house-closes-back = { $by ->
    [itself] Je plaats in een spel blijft bewaard, en zodra het huis weer open is, maakt het spel vanzelf verbinding.
   *[hand] Je plaats in een spel blijft bewaard. Om terug te komen, typ je over een of twee minuten nog eens dezelfde ssh-opdracht.
}
help-option-drain = Als het huis moet stoppen: hoeveel seconden iedereen nog heeft. Dat wordt meteen gezegd.
help-option-status = Waar programma's opvragen of het goed gaat met het huis en wat het telt: healthz en metrics. Zonder ander adres alleen op deze computer.

## Reports of people
report-person = Iemand melden
report-ask = Wie wil je melden?
report-how = { $name } melden: alleen de beheerders lezen het.
report-plain = Melden, zonder wat er gezegd is
report-talk = Melden, met wat er het laatst tegen je gezegd is; na 30 dagen wordt dat gewist
report-done = { $name } is gemeld. Alleen de beheerders lezen het.
report-no-person = Er is niemand behalve jij.
report-keys = { $report }: iemand bij de beheerders melden.
report-typed = Typ melden en de naam om iemand bij de beheerders te melden.
typed-report = melden, meld
refused-no-report = Die klacht is er niet meer.
refused-report-oneself = Je kunt jezelf niet melden.

## What administrators read and do
moderation-reports = Wie er gemeld is
moderation-bans = Wie niet binnen mag
moderation-accounts = Alle accounts
moderation-deeds = Wat beheerders gedaan hebben
moderation-find = Een naam zoeken op de eerste letters
moderation-begins-ask = Hoe begint de naam?
moderation-none = { $list ->
    [reports] Er is niemand gemeld.
    [bans] Iedereen mag binnen.
    [accounts] Zo'n account is er niet.
   *[deeds] Nog niets.
}
moderation-more = Meer
moderation-when = { $days ->
    [0] { $hours ->
        [0] in het afgelopen uur
        [one] een uur geleden
       *[other] { $hours } uur geleden
    }
    [one] een dag geleden
   *[other] { $days } dagen geleden
}
moderation-report = { $name }, gemeld door { $by }, { $when }{ $lines ->
    [0] {""}
   *[other] , met wat er gezegd is
}
moderation-said = { $name }: { $text }
moderation-banned = { $name }: { $account ->
    [yes] het account, voorgoed
   *[no] geen account
}{ $addresses ->
    [0] {""}
    [one] ; één netwerk, voor { $days ->
        [one] een dag
       *[other] { $days } dagen
    }
   *[other] ; { $addresses } netwerken, voor { $days ->
        [one] een dag
       *[other] { $days } dagen
    }
}
moderation-account = { $name }{ $here ->
    [yes] , is hier
   *[no] {""}
}{ $admin ->
    [yes] , beheerder
   *[no] {""}
}{ $muted ->
    [yes] , gedempt
   *[no] {""}
}{ $banned ->
    [yes] , mag niet binnen
   *[no] {""}
}
moderation-do = { $what ->
    [hear] Lezen wat er gezegd is
    [mute] { $name } dempen
    [unmute] { $name } niet meer dempen
    [ban] { $name } voorgoed wegsturen
    [unban] { $name } weer toelaten
    [settle] Deze klacht wissen: die is afgehandeld
   *[forget] Het account van { $name } verwijderen, met alles wat ervan bewaard is
}
moderation-did = { $what ->
    [mute] { $name } is gedempt.
    [unmute] { $name } is niet meer gedempt.
    [ban] { $name } is voorgoed weggestuurd.
    [unban] { $name } mag weer binnenkomen.
   *[forget] Het account van { $name } is verwijderd.
}
moderation-forget-ask = Het account van { $name } voorgoed verwijderen?
moderation-deed = { $by } { $does ->
    [mutes] heeft { $what } gedempt
    [unmutes] heeft { $what } weer laten praten
    [bans] heeft { $what } weggestuurd
    [unbans] heeft { $what } weer toegelaten
    [closes] heeft tafel { $what } gesloten
    [tells] heeft iedereen iets verteld
    [begins] is het spel aan tafel { $what } begonnen
    [removes] heeft { $what } van een tafel weggestuurd
    [silences] heeft { $what } aan een tafel gedempt
    [lets-talk] heeft { $what } aan een tafel weer laten praten
    [settles] heeft een klacht over { $what } afgehandeld
   *[deletes] heeft het account van { $what } verwijderd
}, { $when }

## Asking the router
router-ipv6 = Wie IPv6 heeft, komt van buitenaf binnen op { $address }, als de firewall van je router het toelaat.
router-open = Van buitenaf kom je binnen op { $address }: je router laat anderen toe.
router-carrier = Je provider laat meerdere klanten één adres delen, dus van buitenaf komt niemand bij je router. IPv6, een gehuurde computer of een tunnel helpt.
router-none = Je router reageert niet. Stel zelf in je router in dat poort { $port } naar deze computer wordt doorgestuurd, zodat je van buitenaf binnenkomt.
router-refused = Je router laat programma's geen poort openen. Stel zelf in je router in dat poort { $port } naar deze computer wordt doorgestuurd.
router-nowhere = Het huis is niet open op een adres waarop je van buitenaf binnenkomt. Voeg --listen all:8022 toe.
usage-no-upnp = Om de router iets te vragen is nog een pakket nodig. Typ: { $command }
usage-open-router-alone = De router kan niemand naar een huis sturen dat alleen hier bereikbaar is. Voeg --listen all:8022 toe.
help-option-open-router = Vraagt de router anderen binnen te laten, en zegt of ze kunnen komen, en op welk adres.
