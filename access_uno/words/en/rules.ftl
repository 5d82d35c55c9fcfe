# The rules to read, which are not there in every language.

rules-in-another = { $language ->
    [en] The text that follows is in English.
   *[other] The text that follows is in another language.
}
