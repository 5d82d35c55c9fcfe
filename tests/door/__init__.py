"""Tests of `access_uno.door`, `house` and `visit`: programs that speak the protocol."""
