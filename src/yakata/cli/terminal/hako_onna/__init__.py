"""Hako Onna in the terminal."""
