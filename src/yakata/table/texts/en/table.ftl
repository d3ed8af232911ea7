# What the table itself says.

stale = The table has moved on. Look again.
not-begun = The game has not begun.
already-begun = The game has begun already.
not-over = The game is not over yet.
no-table = There is no such table here.
content-gone = What this game was begun with is not kept here any more.
other-rules = This game was begun under older rules and cannot go on.
no-seat = There is no such seat.
seat-not-open = That seat is not open.
chair-taken = Somebody sits on that chair.
seats-changed = Somebody else was quicker. Look again.
seat-not-for-friends = That seat is not kept for a friend.
link-gone = This link was used or has ended. Ask for a new one.
not-your-seat = That is not your seat.
owner-only = Only the host of this table can do that.
players-only = Only those who sit here can do that.
not-watching = Nobody may watch this table.
say-again = Others spoke at the same time. Say it again.
too-many = That was too much at once. Wait a moment.
too-large = That is too large.
not-understood = That was not understood.
nothing-here = There is nothing here.
not-from-here = This did not come from this page.
store-away = The table cannot write anything down just now. Nothing is lost: try again in a moment.
trouble = Something went wrong here. Nothing was lost.
taken-back = The last choice was taken back.
went-back = The rules of this house have changed: move { $move } could not be followed any more. { $moves ->
    [one] One move is
   *[other] { $moves } moves are
  } set aside, and the game goes on from before { $moves ->
    [one] it
   *[other] them
  }.
read-anew = The rules of this house have changed since this game was begun. Every move made so far fits the new ones, and it goes on by them.
record-tonight = Everybody plays tonight’s house with the same dice, so they are shown when the day is over, at midnight UTC.
record-hidden = The record is shown when the game is over.

# Campaigns

nothing-tonight = There is no game here that is played by everybody tonight.
no-campaigns = This game has no campaigns.
no-campaign = There is no such campaign here, or it is not yours.
campaign-only = That is for a campaign to say.
campaign-owner-only = Only the one who keeps this campaign can do that.
campaign-running = A chapter of this campaign is being played.
campaign-not-running = No chapter of this campaign is being played.
campaign-moved-on = Somebody else was quicker. Look at the campaign again.
campaign-goes-on = This was a chapter of a campaign. The next one begins there.
campaign-shelf-full = The shelf holds { $most } campaigns of yours, and is full.
campaign-cannot = The campaign cannot go on like this.
campaign-no-chapter = That chapter has not begun in this campaign.
campaign-not-a-campaign = This file is not a campaign, or not one that can be read here.
campaign-broken-chain = This file was changed after it was written: its seals do not fit.
campaign-tampered = This campaign cannot have gone like this: played again by the rules, it goes another way.
campaign-bad-record = A record in this campaign does not fit the rules or its dice.
campaign-other-record = This record is of another chapter.
campaign-other-pack = This campaign is played with a pack that is not here.
campaign-other-rules = This campaign was played by another version of the rules, and stays with it until its keeper moves it.
campaign-other-content = The pack has changed since this campaign was last played. It stays as it was until its keeper moves it.
campaign-forked = Another way, from chapter number { $at } on.
campaign-other-hand = Only whoever has played them can write that, or the one who keeps this campaign.
campaign-nothing-to-write = There is nothing to be written there now. What was written before this chapter stays.
campaign-nothing-written = Nothing is written there. A letter at least is needed.
campaign-written-too-long = That is too long for the line.
campaign-written-full = The chronicle of this campaign is full.
campaign-written-taken = Another family is called so.

# The noise tower

no-tower = This house has no noise tower to practise on.
tower-busy = Your last disc is still coming down. Wait a moment.
tower-over = Your try is over. Begin another.
tower-tries = Tonight everybody has { $most } tries.
tower-no-stack = No such stack can lie on the board.
tower-no-placement = A disc is not let go like that.

# What others bring

record-wrong = Line { $line } of this record does not fit: { $say }
record-too-long = This record has { $lines } lines. Up to { $most } are read here.
foreign-yours = { $most } files of yours are being read already. Wait for one of them.
foreign-busy = Many files are being read here, and others wait. Try again in a moment.
foreign-too-slow = To read this took longer than { $seconds } seconds, and it was stopped. On a machine of your own it may take its time.
foreign-too-much-memory = To read this took more memory than there is for it here, and it was stopped. On a machine of your own there may be more.
foreign-too-much-answer = This can be read, but all that is to be shown of it is too much to send. It can be looked at on a machine of your own.
foreign-no-answer = This could not be read here.

# What is wrong about a request

no-game = There is no game of that name here.
moved-away = You have moved to another device with your personal link. This one comes back with a new link from there.
too-slow = That took too long to arrive.
too-many-sockets-of-yours = You have this open in many places already. Close one of them.
too-many-look-on = So many watch this table that there is no room for one more.
too-many-sockets-from-there = Very many watch from where you are. There is room again when some of them go.
too-many-tables = You have { $most } tables open that are not over. End one of them, or leave it alone for a quarter of an hour.
too-many-tables-from-there = From where you are { $most } tables are open that are not over. Wait until some of them are.
too-many-opened = Many tables have been opened from where you are. Wait a moment before the next.
too-many-bots-alone = At { $most } tables of yours bots play alone already. Wait until one of them is over.
house-full-of-bots = At { $most } tables of this house bots play alone already. Try again when one of them is over.
unknown-field = Nothing here is called “{ $field }”. What can stand there: { $allowed }.
missing-field = “{ $field }” is missing. What can stand there: { $allowed }.
wrong-value = “{ $field }” cannot be “{ $value }”, but one of these: { $allowed }.
wrong-field = “{ $field }” cannot be this.
option-unknown = This game has no option “{ $option }”. It has: { $allowed }.
option-value = “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
table-ended = This table has come to the longest that a table can last, { $moves } moves, and ends here. What was played stays in its record.
