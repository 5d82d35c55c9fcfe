"""What a server and its clients say to each other (docs/protocol.md)."""
