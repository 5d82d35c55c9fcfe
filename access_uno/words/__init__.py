"""Messages about what happens, in any language that has a folder here (docs/translating.md)."""

from access_uno.words.languages import default_language, language_named, languages
from access_uno.words.message import Message, ShownCard
from access_uno.words.teller import Teller
from access_uno.words.words import Words, words_of
