"""Hidden Rooms in the terminal: on the whole screen, or line by line."""
