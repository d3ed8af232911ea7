"""Steps that ask: one, all in turn, all at once; and secrets."""
