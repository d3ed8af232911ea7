"""Steps that change where cards and Objects are."""
