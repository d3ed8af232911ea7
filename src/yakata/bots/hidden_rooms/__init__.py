"""Players of Hidden Rooms."""
