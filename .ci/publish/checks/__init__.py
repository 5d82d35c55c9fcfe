"""Checks of what is in dist/: run by `make test-dist`, `make test-windows` and `make release-check`."""
