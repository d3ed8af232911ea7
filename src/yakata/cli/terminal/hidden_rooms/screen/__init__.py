"""Hidden Rooms on the whole screen, played with keys and clicks."""
