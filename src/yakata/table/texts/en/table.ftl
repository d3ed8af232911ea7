# What the table itself says.

stale = The table has moved on. Look again.
not-begun = The game has not begun.
already-begun = The game has begun already.
not-over = The game is not over yet.
no-table = There is no such table here.
other-rules = This game was begun under older rules and cannot go on.
no-seat = There is no such seat.
seat-not-open = That seat is not open.
seats-changed = Somebody else was quicker. Look again.
seat-not-for-friends = That seat is not kept for a friend.
link-gone = This link was used or has ended. Ask for a new one.
not-your-seat = That is not your seat.
owner-only = Only the one who laid this table can do that.
players-only = Only those who sit here can do that.
not-watching = This table has no room for spectators.
say-again = Others spoke at the same time. Say it again.
too-many = That was too much at once. Wait a moment.
too-large = That is too large.
not-understood = That was not understood.
nothing-here = There is nothing here.
not-from-here = This did not come from this page.
trouble = Something went wrong here. Nothing was lost.
taken-back = The last choice was taken back.
record-tonight = Everybody plays tonight’s house with the same dice, so they are shown when the day is over, at midnight UTC.
record-hidden = The record is shown when the game is over.
