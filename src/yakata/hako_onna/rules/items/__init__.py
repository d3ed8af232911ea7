"""Items: how one is used, and what each does."""
