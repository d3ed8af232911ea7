"""The rules as frames: setting up, the turns, peeking, noise, items, powers, death and the endings."""
