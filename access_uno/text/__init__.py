"""Text that comes from outside and goes to a terminal: names, harmless text, line breaks, command lines."""
