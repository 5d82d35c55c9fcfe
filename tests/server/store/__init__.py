"""Tests of `access_uno.server.store`."""
