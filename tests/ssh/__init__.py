"""Tests of `access_uno.ssh`, `server` and `client`: programs that speak the protocol."""
