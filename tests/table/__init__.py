"""The host of a table."""
