"""The whole stack for real: speech server, braille display, screen readers; no hardware, no root, no desktop.

Every rig has a directory, an address and processes of its own, so that several runs can go on at once and
no real speech or display is touched. Nothing listens beyond loopback.
"""
