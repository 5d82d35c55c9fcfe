# Le regole da leggere; non tutte ci sono in ogni lingua.

rules-in-another = { $language ->
    [en] Il testo che segue è in inglese.
   *[other] Il testo che segue è in un'altra lingua.
}
