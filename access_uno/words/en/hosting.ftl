## A configuration file
usage-config-unread = The configuration in { $path } can't be read.
usage-config-wrong = Line { $line } of { $path } isn't TOML.
usage-config-kind = The option { $option } in the configuration must be { $wanted ->
    [flag] true or false
    [number] a whole number
    [texts] a text in quotes, or a list of them
   *[text] a text in quotes
}.
serve-config-read = The configuration is read again.
serve-config-kept = The configuration has a mistake, so nothing changes. { $reason }
serve-config-fixed = { $options } can't change while the house is open. Restart it for that.
help-option-config = A TOML file with these options, without the dashes. What is typed here comes before it. SIGHUP reads it again.
help-option-check = Says whether this configuration is sound and who can reach the house, and ends.

## What serve --check says
check-sound = The configuration is sound.
check-runs = A house is already open at { $address }.
check-network = People in your own network come in at { $address }.
check-internet = People elsewhere come in at { $address }, unless your router or a firewall keeps them out.
check-router = At { $address } people in your own network come in; people elsewhere only if your router sends them on to this computer.
check-carrier = At { $address } nobody elsewhere comes in: your provider lets several customers share one address.
check-announced = { $answers ->
    [yes] At the announced address { $address } a house answers.
   *[no] At the announced address { $address } no house answers now, seen from here.
}

## What a house says of itself
serve-status = Programs are told how the house is at { $address }
house-store = { $answers ->
    [yes] The house has its memory back.
   *[no] The house is looking for its memory. One moment, please.
}
house-closes = The house closes in { $seconds } seconds for maintenance. Every table is kept as it is.
house-closes-back = { $by ->
    [itself] Your seat in a game waits, and I'll connect again by myself when the house opens.
   *[hand] Your seat in a game waits. To come back, type the same ssh command again in a minute or two.
}
help-option-drain = When the house is told to end: how many seconds people have before it closes. They hear of it at once.
help-option-status = Where programs can ask whether the house is well and what it counts: healthz and metrics. Without another address, only on this computer.
