# "What now": everything that can be done, as a list.

command-what-now = lists everything you can do now, the likeliest first.
typed-what-now = what now, now what
deed-demand = Demand that { $name } play a certain card

setting-scan = { $value ->
    [0] Lists wait for your keys.
    [one] Lists move on after a second; any key chooses the entry.
   *[other] Lists move on after { $value } seconds; any key chooses the entry.
}
setting-scan-ask = Should lists move on by themselves, so one key is enough?
