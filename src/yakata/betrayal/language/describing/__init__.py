"""The language as it describes itself: for editors, for the reference, for good error messages."""
