# De regels om te lezen; niet alle zijn er in elke taal.

rules-in-another = { $language ->
    [en] De tekst die volgt, is in het Engels.
   *[other] De tekst die volgt, is in een andere taal.
}
