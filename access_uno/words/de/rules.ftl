# Die Regeln zum Lesen; nicht alle gibt es in jeder Sprache.

rules-in-another = { $language ->
    [en] Der folgende Text ist auf Englisch.
   *[other] Der folgende Text ist in einer anderen Sprache.
}
