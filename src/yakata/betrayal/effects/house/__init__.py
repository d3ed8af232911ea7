"""Steps that change the house."""
