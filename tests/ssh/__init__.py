"""Tests of `access_uno.ssh`, `house` and `visit`: programs that speak the protocol."""
