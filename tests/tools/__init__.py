"""Tools for those who change the game; nothing that is installed needs them."""
