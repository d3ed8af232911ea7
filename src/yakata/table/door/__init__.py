"""The door: HTTP, sockets, limits. Nothing is decided here, and nothing shown that sight does not show."""
