# What can be done now, as on a button.

deed-back = Back
deed-explain = Explain
deed-take = Use this text
deed-next = Next paragraph
deed-previous = Previous paragraph
deed-headings = Headings
deed-search = Search
deed-go-on = Continue
deed-try-again = Try again
deed-sit-down = Show my cards
deed-answer = Answer the question
deed-keys = Help
deed-repeat = Say it again
deed-deal = Next round
