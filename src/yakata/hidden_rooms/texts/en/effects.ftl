# What a choice always does, where its own words do not say it.
does-lay = You begin in this room.
does-take = It comes back from memory, and is laid here.
does-end = Then the monster moves.
does-move = One square.
