# What a choice always does, where its own words do not say it.
does-lay = You begin in this room.
does-take = It comes back from memory, and is laid here.
does-end = Then the monster moves.
end-caught = If you end it here, the monster catches you.
end-route-end = If you end it here, the monster comes to the end of its route, and the stage is lost.
does-move = One square.
