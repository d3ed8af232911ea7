"""The night as data: content, house, tiles and cards, the people in it and what each of them has learned."""
