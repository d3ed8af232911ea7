"""Players that see an observation, never a state."""

from yakata.bots.bot import Bot, Observation, RandomBot, bots_for, make, mostly

__all__ = ["Bot", "Observation", "RandomBot", "bots_for", "make", "mostly"]
