"""The course of the evening: setup, rounds, turns and actions, the journal, the end."""
