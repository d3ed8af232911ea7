"""Betrayal in the terminal."""
