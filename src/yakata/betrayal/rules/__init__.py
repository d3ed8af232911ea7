"""The rules of the game as frames, a folder for each part of the rulebook."""
