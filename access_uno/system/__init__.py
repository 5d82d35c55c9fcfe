"""The computer: files, Windows, how this copy was installed, workers for what may hang."""
