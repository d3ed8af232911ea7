"""For whoever runs the server: how it is, what it counts. Nothing here says who plays, or what."""
