"""What a seat may know: its view, the worlds it can imagine, and why something cannot be done."""
