# Hako Onna: what happens, what is asked, what can be chosen, and why not.

# Setting up

first-visitor = { $seat } is drawn by lot, chooses first and lays the first board.
chose-item = { $seat } takes { $item }.
chose-partner = { $seat } gives the other Walkie-Talkie to { $other }.
house-stands = The house stands, as it always has.
drew-board = { $seat } draws a board: { $board }.
board-placed = { $seat } lays { $board } on { $floor }.
door-shuts = { opening }

# Noise

flipped = { $seat } turns up a { $number }. Together the cards come to { $total }.
stacked =
    { $stood ->
        [yes] { $seat } lays disc { $number } { $care }. It stands.
       *[no] { $seat } lays disc { $number } { $care }. It falls.
    }
two-at-once = { $seat } trusts the Sacred Drops: two at once.
passed =
    { $overdue ->
        [yes] { $seat } passes and keeps the fifth. Time is up.
       *[no] { $seat } passes and does nothing this turn.
    }
made-noise = { $seat } Made Noise. Somebody has heard it.
hushed = { $seat } winds { $item }. It was only music; the noise is reset, and { $seat } tries again.
toppled = The stack has fallen, and that is noise. { $seat } may finish the turn; then it is hers.
blamed = { $seat } says that she has knocked the stack over.
objected = She objects: it was not she.
bumped = She has knocked the stack over. It is built anew, and she gets no turn for it.
overdue = Time Overdue: the turn is hers.
noise-reset = It is quiet again. The noise starts from nothing.

# A Visitor's turn

announced = { $seat } announces: { $action }.
moved = { $seat } goes to the { $room }.
peeks = { $seat } Peeks at { $shadow }.
saw = { $seat } alone sees { $tile } at { $shadow }.
diary-found = { $seat } finds { $tile } and has to show it. Powers unlocked: { $unlocked }.
revealed = All see what lies at { $shadow }: { $tile }.
laid-empty = An Empty tile is laid at { $shadow }.
none-left = No Empty tile is left. Nothing is laid at { $shadow }.
laid-up = { $seat } turns it face up, for all to see: { $shadow }.
left = { $seat } leaves what lies at { $shadow }.
took = { $seat } takes something from { $shadow }.
took-it = Unseen by the others, in the hand now: { $tile }.
put = { $seat } puts a tile from the hand at { $shadow }.
wrong-guess = { $seat } tries { $numbers }. The Safe stays shut, and the turn ends.
opened-safe = { $seat } tries { $numbers }. The Safe opens: the Key Ring.
click = { $seat } listens to the Safe. { $number } clicks: it is in the code.
no-click = { $seat } listens to the Safe. { $number } makes no sound: it is not in the code.
ended-turn = { $seat } holds still. The turn is over.

# Items

shows-item = { $seat } shows { $item }.
names-target = { $seat } names { $target } for { $item }.
struck = { $seat } uses { $weapon } on { $shadow }. She is not there. Out of the game with it: { $tiles }.
struck-in-vain = { $seat } uses { $weapon } on { $shadow }. She is there, and it does not work. Lost with it … { $tiles }
defeated = { $seat } uses { $weapon } on { $shadow }. She is there, and it works.
hakobito-removed = The Hakobito of { $seat } is out of the game.
sealed = { $seat } seals a power for good: { $power }.
powers-shown = She shows her powers to { $seat }.
saw-powers = What { $seat } was shown … { $powers }
truth = She is asked: { $asked } The truth: { $answer }.
answered = { $seat } asks with { $item }: { $asked } She answers: { $answer }.
photographed = { $seat } takes a picture of { $shadow }.
photo = In the picture of { $shadow }: { $tiles }.
salted = { $seat } strews salt at { $shadow }. No ghost comes there again. Who is there must say so … { $ghosts }
unbarred = The Door Barrier is gone. The way is open again: { $rooms }.
forced-way = { $seat } forces a way into the { $room }.

# Free actions

showed = { $seat } shows a tile to { $other }.
was-shown = { $seat } shows { $tile }.
gave = { $seat } gives a tile to { $other }.
was-given = { $seat } gives { $tile }.
handed-over = { $seat } hands { $item } to { $other }.
offered-swap = { $seat } offers { $other } an exchange: { $item } for { $wanted }.
swapped = { $seat } and { $other } exchange Item cards: { $item } for { $wanted }.
asked-for = { $seat } asks { $other } for something.
refused = { $other } refuses { $seat }.
discarded = { $seat } lays a tile down at { $shadow }.
winked = { $seat } winks at { $other }. Nobody else has seen it.
told = { $seat } says of { $place }: { $tile }.
proposed-end = { $seat } proposes to give up.
goes-on = { $seat } does not give up. The night goes on.

# Death

ghost-seen = { $seat } looks at { $shadow }, and is looked at: { $ghosts }.
shriek = A shriek, from the very room where { $seat } stands. She is at { $shadow }.
behind-you = { $power }: she has heard { $seat }.
saved = { $seat } throws { $tile } and lives. The turn is over.
fled = { $seat } runs to the { $room }.
died = { $seat } is dead: { $how }. A Hakobito waits at { $shadow } now. All that { $seat } carried is shown and leaves the game … { $items } … { $tiles }
visitors-win = The Visitors win: { $road }.
she-wins = She wins: { $how }.

# Her turn

her-turn = Her turn, hour { $hour } of the night.
silent = She is silent.
screamed = A scream in the { $room }. She is there, and draws a power.
power-kept = The power was unlocked. She keeps it.
power-buried = The power was locked. It goes to the bottom of the deck.
despair = Time of Despair. Powers she draws and keeps: { $count }.
drew = What she drew … { $powers }
power-set = She Sets a power face down in { $slot }.
power-taken-back = She takes the power in { $slot } back.
dark = The light goes. Shut your eyes.
light =
    { $used ->
        [0] The light comes back.
        [one] The light comes back. One Set power was used in the dark.
       *[other] The light comes back. { $used } Set powers were used in the dark.
    }
activated = In the dark she uses { $power }.
moves-things = In the dark things move in the { $room }.
ghost-stayed = In the dark { $seat } stays.
ghost-went = In the dark { $seat } comes to the { $room } and looks round.
ghost-means = { $seat } means to hide at { $shadow }.
ghost-again = { $seat } thinks again.
ghost-hid = In the dark { $seat } hides at { $shadow }.

# Interrupts

interrupted = She interrupts { $seat }: { $power }.
item-stolen = She wants { $item } of { $seat }. It is out of the game.
tile-stolen = She wants a tile of { $seat }. It is out of the game.
shown-tile-stolen = She wants what { $seat } has just shown: { $tile }. It is out of the game.
stole = She has taken { $tile }.
no-doll = Nobody carries the Doll Mary.
has-doll = { $seat } has to say it: the Doll Mary is here.
barred = The Door Barrier falls between two rooms: { $rooms }.
dragged = Something pulls { $seat } into the { $room }.

# The end

result-escape = Escape. The Visitors are out of the house.
result-defeat = Defeat. She is no more, and the door stands open.
result-rest = Rest. She sleeps, and the house lets the Visitors go.
result-all-dead = Every Visitor is dead. The house is hers.
result-no-way = No way out is left. The house is hers.
result-gave-up = The Visitors have given up. The house is hers.

# Questions

prompt-item = Take one Item card. It lies face up, and the others go back in the box.
prompt-partner = Who carries the other Walkie-Talkie? You may show each other tiles from afar.
prompt-place = Where does this board go? One of its doors must meet a door.
prompt-lock = Choose the code of the Safe. The three other numbers are hidden in the house.
prompt-fear = Choose the one weapon that can end you.
prompt-first-power = Keep one power. The others go back into the deck.
prompt-bury = Where do the Bones lie? Not on the Shadow of the Safe.
prompt-haunt = In which of the two GRUDGE rooms do you begin? You will see its tiles.
prompt-hide = Where do you hide? While you are there, nobody can reach the tile that lay there.
prompt-noise = First be quiet: the next disc or card, or a pass. Then you may act.
prompt-lay-disc = Two at once: how do you lay this disc?
prompt-did-it-fall = Look at your table: does the stack still stand?
prompt-blamed = You are said to have knocked the stack over. If it was you, it is built anew and you get no turn for it.
prompt-hush = That would be noise. The Music Box can hush it, once.
prompt-act = Move, Peek or Use an item: one of them. She may answer before it happens.
prompt-after = Your action is done. Show, give or say something, or end the turn.
prompt-peeked = You alone see this. Take it, leave it, or try what it offers.
prompt-replace = What goes in its place: an Empty tile, if any is left, or one of yours?
prompt-target = On what do you use it? She may answer before it works.
prompt-flee = You live. Run to a room next door, or stay in yours.
prompt-requested = You are asked for something. Give it, only show it, or refuse.
prompt-swap = An exchange of Item cards is offered to you. Do you agree?
prompt-beside = You stand beside the one whose turn it is. Show or give something, or nothing.
prompt-tell = What do you say it is? It need not be true. She hears it too.
prompt-give-up = Do you give up? If all who live agree, she wins.
prompt-react = This is announced. Interrupt with a Set power, or let it happen.
prompt-open-this = Which Shadow must the Visitor open?
prompt-want-that = Which do you want? You see it, and it leaves the game.
prompt-drag = Into which room do you pull the Visitor?
prompt-answer = They ask you something. You can lie only while False Answer is Set.
prompt-scream = Scream? It names your room to all, and you draw a power.
prompt-set = Set a power, or take one back. Only what is Set can be used.
prompt-activate = Use what is Set, unseen? The card comes back to your hand.
prompt-things-room = In which room do things move? You see all its tiles.
prompt-things-lay = Which tile goes on the next Shadow of the room?
prompt-go = Go up to one room far and look at all its tiles, or stay as you are.
prompt-settle = All have chosen. Does it stand, or shall somebody choose anew?

# Choices

choice-keep = { $card }
choice-partner = { $seat }
choice-place = On { $floor }: column { $x }, row { $y }, { $turns ->
        [0] not turned
        [1] turned once
       *[other] turned { $turns } times
    }
choice-lock = { $a }, { $b }, { $c }
choice-fear = { $weapon }
choice-bury = At { $shadow }
choice-stack = Lay it { $care }
choice-flip = Turn up a card
choice-both = Two at once
choice-pass = Pass
choice-stood = It stands
choice-fell = It has fallen
choice-bumped = She knocked it over
choice-admit = It was me
choice-object = It was not
choice-wind = Wind the Music Box
choice-bear = Keep it for later
choice-move = Move to the { $room }
choice-peek = Peek at { $shadow }
choice-use = Use { $item }
choice-end = End the turn
choice-show = Show { $tile } to { $seat }
choice-give = Give { $tile } to { $seat }
choice-ask = Ask { $seat } for something
choice-hand = Hand { $item } to { $seat }
choice-swap = Exchange { $mine } for { $theirs } with { $seat }
choice-discard = Lay { $tile } at { $shadow }
choice-wink = Wink at { $seat }
choice-nothing = Nothing
choice-tell = Speak of { $place }
choice-say = Say: { $tile }
choice-despair = Propose to give up
choice-agree = Give up
choice-agree-swap = Exchange them
choice-refuse = Refuse
choice-take = Take it
choice-leave = Leave it
choice-up = Lay it face up
choice-guess = Try { $a }, { $b }, { $c }
choice-sound = Listen for { $number }
choice-empty = An Empty tile
choice-bare = Nothing: no Empty tile is left
choice-put = Put { $tile } there
choice-flee = The { $room }
choice-on = On { $shadow }
choice-name = Name { $what }
choice-let = Let it happen
choice-interrupt = Interrupt with { $slot }
choice-steal =
    { $what ->
        [card] The Item card
        [shown] The tile just shown
       *[tile] A face-down tile, unseen
    }
choice-reply = Answer: { $answer }
choice-scream = Scream
choice-silence = Be silent
choice-set = Set { $power } in { $slot }
choice-take-back = Take back { $slot }
choice-neither = Do neither
choice-activate = Activate { $slot }
choice-no-more = Nothing more
choice-lay = Lay { $tile }
choice-go = Go to the { $room }
choice-stay = Stay as you are
choice-wait = Let { $seat } go first
choice-settle = It stands: hide
choice-again = { $seat } chooses anew
choice-turn-down = Turn down the tile at { $shadow }
choice-hide = Hide at { $shadow }

# Why not

still-setting-up = The house is still being made ready. Answer what is asked.
noise-first = First the noise: the next disc or card, or a pass.
no-pass-with-zero = While the 0 lies face up, nobody can pass.
no-pass-on-red = The next disc is red. It must be laid; nobody can pass on it.
no-drops = Two at once takes the Sacred Drops, and two discs or cards that are left.
red-disc = The next disc is red: choose how its blip lies.
another-noise = The next one is not laid like that. Choose among what is offered.
one-main-action = You have had your one action. Only free actions are left.
already-there = You are in the { $room } already.
barred-door = The Door Barrier lies on that door. Another way must do.
no-door = From here no door and no stairs lead to the { $room }.
other-room = You can Peek only in the room where you stand.
nothing-there = No tile lies there, so there is nothing to Peek at.
cannot-use-now = It has nothing to work on here, or works by itself.
not-yours = You do not have that.
not-beside-you = That takes a Visitor beside you, and something that can change hands.
changes-nothing = You have done that, and nothing has changed hands since.
not-bare = You can lay down a tile of yours only where no tile lies, in your room.
told-enough = You have said enough this turn, or know nothing of that place.
proposed-already = You have proposed that already. Let a turn of hers pass before you propose it again.
not-an-interrupt = Nothing that is Set there can interrupt this.
not-in-hand = That power is not in your hand.
place-taken = A power is Set there already. Use the other place, or take one back.
drops-forbid = The Sacred Drops hold you: this turn only powers of rank A can be Set.
not-strong-enough = Nothing that is Set there can be used now. Some powers wait for the Diary, some for the Visitors.
too-far = One move does not lead there, or salt lies there.
quiet-in-her-turn = It is her turn. The Visitors keep silent until the light comes back.

# How things are put into words

the-room = the { $room }
board-rooms = { $rooms }
hakobito-of = the Hakobito of { $seat }
second-look = the second look
place-hand = the tiles in hand

care-careful = with care
care-hasty = in haste
care-down = with the blip down
care-up = with the blip up

asked-floor = which floor is she on?
asked-room = is she in the { $room }?
asked-tile = where is { $tile }?

how-peek = a ghost was there
how-item = she was in the same room
how-behind-you = she was behind
how-weapon = it was the wrong weapon
how-all-dead = no Visitor is left alive
how-no-way = every way out is closed
how-gave-up = the Visitors have given up
road-escape = they have escaped
road-defeat = she is defeated
road-rest = she is at rest
