"""Computer players: they see a view, never the game."""
