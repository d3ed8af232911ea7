"""Steps that change people: traits, where they are, which side they are on."""
