## A configuration file
usage-config-unread = The configuration in { $path } can't be read.
usage-config-wrong = Line { $line } of { $path } isn't TOML.
usage-config-kind = The option { $option } in the configuration must be { $wanted ->
    [flag] true or false
    [number] a whole number
    [texts] text in quotes, or a list of such texts
   *[text] text in quotes
}.
serve-config-read = The configuration has been read again.
serve-config-kept = The configuration has a mistake, so nothing changes. { $reason }
serve-config-fixed = { $options } can't change while the house is open. Restart it for that.
help-option-config = A TOML file with these options, without the dashes. What's typed here takes precedence. SIGHUP reads it again.
help-option-check = Says whether this configuration is sound and who can reach the house, and exits.

## What serve --check says
check-sound = The configuration is sound.
check-runs = A house is already open at { $address }.
check-network = People on your own network come in at { $address }.
check-internet = People elsewhere come in at { $address }, unless your router or a firewall keeps them out.
check-router = People on your own network come in at { $address }; people elsewhere only if your router forwards them to this computer.
check-carrier = Nobody elsewhere can come in at { $address }: your provider lets several customers share one address.
check-certificate = { $over ->
    [yes] The page's certificate has expired.
   *[no] { $days ->
        [one] The page's certificate is valid for one more day.
       *[other] The page's certificate is valid for { $days } more days.
    }
}
check-announced = { $answers ->
    [yes] A house answers at the announced address { $address }.
   *[no] Seen from here, no house answers at the announced address { $address }.
}

## What a house says of itself
serve-status = Programs can check on the house at { $address }
house-store = { $answers ->
    [yes] The house can save again.
   *[no] The house can't save anything right now. One moment, please.
}
house-closes = The house closes in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} for maintenance. Every table is kept as it is.
house-closes-back = { $by ->
    [itself] If you have a seat in a match, it waits for you, and the game reconnects by itself when the house opens.
   *[hand] If you have a seat in a match, it waits for you. To come back, type the same ssh command again in a minute or two.
}
help-option-drain = When the house is told to close: how many seconds people still have. They're told at once.
help-option-status = Where programs can check on the house and read its figures: healthz and metrics. Without another address, only on this computer.

## Reports of people
report-person = Report a person
report-ask = Who do you want to report?
report-how = Report { $name }: only administrators see reports.
report-plain = Report, without what was said
report-talk = Report, with the last things said to you; they're deleted after 30 days
report-done = { $name } has been reported. Only administrators see reports.
report-no-person = There's nobody else here.
report-keys = { $report }: report a person to the administrators.
report-typed = To report a person to the administrators, type report and the name.
typed-report = report
refused-no-report = That report is gone already.
refused-report-oneself = You can't report yourself.

## What administrators read and do
moderation-reports = Reports about people
moderation-bans = Who is banned
moderation-accounts = Accounts
moderation-deeds = What administrators have done
moderation-find = Find a name by how it begins
moderation-begins-ask = How does the name begin?
moderation-none = { $list ->
    [reports] There are no reports.
    [bans] Nobody is banned.
    [accounts] There's no such account.
   *[deeds] Nothing yet.
}
moderation-more = More
moderation-when = { $days ->
    [0] { $hours ->
        [0] within the last hour
        [one] an hour ago
       *[other] { $hours } hours ago
    }
    [one] a day ago
   *[other] { $days } days ago
}
moderation-report = { $name }, reported by { $by }, { $when }{ $lines ->
    [0] {""}
   *[other] , with what was said
}
moderation-said = { $name }: { $text }
moderation-banned = { $name }: { $account ->
    [yes] the account, for good
   *[no] no account
}{ $addresses ->
    [0] {""}
    [one] ; one network, for { $days ->
        [one] a day
       *[other] { $days } days
    }
   *[other] ; { $addresses } networks, for { $days ->
        [one] a day
       *[other] { $days } days
    }
}
# same as: friends-friend
moderation-account = { $name }{ $here ->
    [yes] , is here
   *[no] {""}
}{ $admin ->
    [yes] , administrator
   *[no] {""}
}{ $muted ->
    [yes] , muted
   *[no] {""}
}{ $banned ->
    [yes] , banned
   *[no] {""}
}
moderation-do = { $what ->
    [hear] Read what was said
    [mute] Mute { $name }
    [unmute] Let { $name } talk again
    [ban] Ban { $name }
    [unban] Unban { $name }
    [settle] Delete this report: it's dealt with
   *[forget] Delete the account of { $name }, with everything kept with it
}
moderation-did = { $what ->
    [mute] { $name } is muted.
    [unmute] { $name } may talk again.
    [ban] { $name } is banned for good.
    [unban] { $name } isn't banned any more.
   *[forget] The account of { $name } is deleted.
}
moderation-forget-ask = Delete the account of { $name } for good?
moderation-deed = { $by }: { $does ->
    [mutes] muted { $what }
    [unmutes] let { $what } talk again
    [bans] banned { $what }
    [unbans] unbanned { $what }
    [closes] closed table { $what }
    [tells] told everybody something
    [begins] began the match at table { $what }
    [removes] sent { $what } away from a table
    [silences] muted { $what } at a table
    [lets-talk] let { $what } talk again at a table
    [settles] dealt with a report about { $what }
   *[deletes] deleted the account of { $what }
}, { $when }

## Asking the router
router-ipv6 = People who have IPv6 come in at { $address }, unless your router's firewall keeps them out.
router-open = People elsewhere come in at { $address }: your router lets them in.
router-carrier = Your provider lets several customers share one address, so your router can't be reached from elsewhere. IPv6, a rented computer or a tunnel helps.
router-none = No router answers. Set up port forwarding for port { $port } in your router, so that people elsewhere can come in.
router-refused = Your router doesn't let programs open a port. Set up port forwarding for port { $port } in it.
router-nowhere = The house isn't listening at any address that people elsewhere can reach. Add --listen all:8022.
usage-no-upnp = Asking the router needs one more package. Type this: { $command }
usage-open-router-alone = The router can't send anyone to a house that only this computer reaches. Add --listen all:8022.
help-option-open-router = Asks the router to let people in from elsewhere, and says whether they can come and at which address.
