# "What now": everything that can be done, as a list.

command-what-now = lists everything you can do now, the likeliest first.
typed-what-now = what now, now what
deed-demand = Demand that { $name } play a certain card

setting-scan = { $value ->
    [0] Lists wait for your keys.
    [one] Lists go on every second, and any key takes the entry.
   *[other] Lists go on every { $value } seconds, and any key takes the entry.
}
setting-scan-ask = Should lists go on by themselves, so that one key is enough?
