"""Tests of `access_uno.store`."""
