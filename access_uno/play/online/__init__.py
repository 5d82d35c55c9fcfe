"""Playing together at a console: the menus of a server, its tables, and what one says there."""
