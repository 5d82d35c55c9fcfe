"""Text from outside that goes to a terminal: names, sanitizing, line breaks."""
