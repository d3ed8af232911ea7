"""Characters, colours and lines: what every drawing in the terminal is made of."""
