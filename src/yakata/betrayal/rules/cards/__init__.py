"""Decks, drawing, and cards that change hands or stay."""
