"""Tests of `access_uno.play.online`: people at consoles, through real SSH clients."""
