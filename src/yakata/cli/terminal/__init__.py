"""Games in the terminal: the conversation line by line, and a folder for the look of each game."""
