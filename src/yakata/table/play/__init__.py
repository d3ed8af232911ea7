"""A table that is played at: moves, hidden steps, talk, bots in seats."""
