"""How whatever happens is carried out: steps, reactions, choices, rolls."""
