"""What each primitive of the pack language does: a function a step, and the frames it needs."""
