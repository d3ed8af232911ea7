"""Players of Hako Onna: one bot for every role, the ghost, the Visitors and the Hakobito."""
