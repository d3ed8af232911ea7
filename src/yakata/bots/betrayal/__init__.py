"""Players of Betrayal: one bot for every role of every haunt, from explorers to traitors and their monsters."""
