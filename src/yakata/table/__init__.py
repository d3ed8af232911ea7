"""The table: a server where people and bots sit down, that never loses a move and never tells a secret."""
