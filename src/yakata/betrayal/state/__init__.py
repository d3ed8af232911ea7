"""The evening as data: the house, the people in it, the decks, the haunt; and whom or what a rule is about."""
