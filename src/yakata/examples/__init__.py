"""Small complete games to learn from. docs/add-a-game.md walks through them."""
