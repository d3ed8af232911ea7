"""What a seat may see, read and work out; and what it could imagine."""
