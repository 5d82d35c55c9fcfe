"""The way into a house and out to one: SSH, served and dialled with asyncssh."""
