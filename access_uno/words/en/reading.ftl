# Long texts: headings, and searching.

reader-help-headings = { $next-heading } or { $page-down } goes to the next heading, { $previous-heading } or { $page-up } to the previous one, and { $headings } lists all headings.
reader-help-search = { $search } searches for a word, { $next-hit } goes to the next place where it occurs, { $previous-hit } to the previous one.
reader-help-typed-search = Type search and a word, then next hit or previous hit.
reader-help-typed-headings = Type next heading or previous heading, or headings to choose one.
reader-how = Next: { $next }. Other keys: { $help }.
reader-how-typed = Next: Enter. Other commands: type help.
reader-headings = Which heading?
reader-no-headings = This text has no headings.
reader-no-heading-after = No heading comes after this.
reader-no-heading-before = No heading comes before this.
reader-search-ask = Which word do you want to find?
reader-nothing-searched = Nothing has been searched for yet.
reader-not-found = { $text } is nowhere in this text.
reader-from-start = From the beginning again.
reader-from-end = From the end again.
typed-reader-heading = next heading, heading, go to the next heading, next section, next chapter
typed-reader-heading-before = previous heading, go to the previous heading, previous section, previous chapter
typed-reader-headings = headings, contents, list headings, list the headings, show headings, table of contents, sections, chapters
typed-reader-search = search for, search, find, look for, look up
typed-reader-hit = next hit, search again, find next, next one, next match, next result, find again
typed-reader-hit-before = previous hit, find previous, previous match, previous result
