# "What now": everything that can be done, as a list.

command-what-now = lists everything you can do now, the likely first.
typed-what-now = what now, now what
deed-demand = Demand a card of { $name }
