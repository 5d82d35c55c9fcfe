"""Tests of `access_uno.together`: people at consoles, through real SSH clients."""
