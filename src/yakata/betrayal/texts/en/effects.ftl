# What a choice always does, where its own words do not say it.
does-end = Any moves left are lost; the next one is on.
does-end-monster = The next monster moves, or the next player.
does-done = Nothing more of this.
does-done-steal = Whoever was beaten takes the damage, or is stunned.
does-ready = When all have said it, the haunt begins.
