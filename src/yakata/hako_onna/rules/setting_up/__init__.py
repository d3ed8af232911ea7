"""Setting up (H1 to H26): Item cards, the house, her secrets."""
