"""Golden playthroughs and perft counts: every registered game has them."""
