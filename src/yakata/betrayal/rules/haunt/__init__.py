"""How the haunt begins, and the monsters it brings."""
