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
serve-config-fixed = { $options } kan niet veranderen zolang het huis open is. Start het daarvoor opnieuw.
help-option-config = Een TOML-bestand met deze opties, zonder de streepjes. Wat hier getypt is, gaat voor. SIGHUP leest het opnieuw.
help-option-check = Zegt of deze configuratie klopt en wie het huis bereikt, en stopt dan.

## What serve --check says
check-sound = De configuratie klopt.
check-runs = Op { $address } is al een huis open.
check-network = In je eigen netwerk komt men binnen op { $address }.
check-internet = Van elders komt men binnen op { $address }, als geen router of firewall het tegenhoudt.
check-router = Op { $address } komt men binnen vanuit je eigen netwerk; van elders alleen als je router naar deze computer doorstuurt.
check-carrier = Van elders komt niemand binnen op { $address }: je provider laat meer klanten één adres delen.
check-announced = { $answers ->
    [yes] Op het aangekondigde adres { $address } antwoordt een huis.
   *[no] Op het aangekondigde adres { $address } antwoordt nu geen huis, van hieruit gezien.
}

## What a house says of itself
serve-status = Hoe het met het huis gaat, horen programma's op { $address }
house-store = { $answers ->
    [yes] Het huis heeft zijn geheugen terug.
   *[no] Het huis zoekt zijn geheugen. Een ogenblik.
}
house-closes = Het huis sluit over { $seconds } seconden voor onderhoud. Elke tafel blijft zoals hij is.
house-closes-back = { $by ->
    [itself] Je plaats in een spel wacht, en zodra het huis weer open is, maak ik vanzelf weer verbinding.
   *[hand] Je plaats in een spel wacht. Typ over een of twee minuten hetzelfde ssh-commando om terug te komen.
}
help-option-drain = Als het huis moet stoppen: hoeveel seconden er nog zijn voor het sluit. Iedereen hoort het meteen.
help-option-status = Waar programma's horen of het goed gaat met het huis en wat het telt: healthz en metrics. Zonder ander adres alleen op deze computer.
