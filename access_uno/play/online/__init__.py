"""Playing together at a console: the menus of a house, its tables, and what one says there."""
