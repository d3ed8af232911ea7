"""Going through the house and finding more of it."""
