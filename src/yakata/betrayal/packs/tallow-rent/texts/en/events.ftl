# The Events: what is read out, what is asked, and what is told when the dice have spoken.

# Prologue

event-the-latch-lifts = The Latch Lifts
event-the-latch-lifts-text =
    It lifts slowly, the way one does it so as not to wake a child. It stays up for as long as it would take to look in. Then it is let down.
    Roll Sanity; one die fewer if a ghost is here.
tell-the-latch-lifts-draught = A draught, you say aloud, and to your surprise you believe it.
tell-the-latch-lifts-hand = There is no latch on this side. You had hold of it all the while.

event-eels-in-the-bucket = Eels in the Bucket
event-eels-in-the-bucket-text =
    Somebody has caught eels and left them, a whole bucket, tied in knots with each other. They have noticed you. They are coming out in order of size.
    Roll Speed.
tell-eels-in-the-bucket-bite = It does not let go. It has to be talked into it, with a stone.

event-a-place-set-for-you = A Place Set for You
event-a-place-set-for-you-text =
    Broth, bread, a spoon with your initial. Everybody else at the table has finished, and the chairs are pushed back a little. It is still hot.
    Choose.
option-a-place-set-for-you-sit = Sit down and eat: lose 1 Sanity to gain 1 Might
    .chosen = sits down and eats
option-a-place-set-for-you-leave = Leave it: your moves are over
    .chosen = leaves it, and goes no farther
tell-a-place-set-for-you-sit = You are hungrier than you knew. When the bowl is empty you find your initial at the bottom too, under many others.

event-someone-elses-breath = Someone Else's Breath
event-someone-elses-breath-text =
    You hold yours, to listen. It goes on.
    Roll Sanity; one die fewer if a ghost is here.
tell-someone-elses-breath-yours = You let yours go again, in time with it, and after a while there is only one.

event-loose-board = Loose Board
event-loose-board-text =
    Every board in this house complains when it is stepped on. This one says nothing.
    Roll Speed.
tell-loose-board-fall = The floor lets you through as politely as a footman, and closes.

event-tallow-smoke = Tallow Smoke
event-tallow-smoke-text =
    A fat, grey smoke comes along the floor at the height of a dog. Nobody has lit anything. It smells of Sundays, and of hair.
    Everybody on your tile rolls Might.

event-lights-on-the-marsh = Lights on the Marsh
event-lights-on-the-marsh-text =
    Three lights, then five, walking in file where there is no path. They stop whenever you do. The last one carries something.
    Roll Knowledge.
tell-lights-on-the-marsh-bundle = You let them pass, and go to where the last one stumbled. It has left what it was carrying.
tell-lights-on-the-marsh-mud = It is farther than it looked, and softer. The mud gives you back one boot at a time.

event-the-old-owners-chair = The Old Owner's Chair
event-the-old-owners-chair-text =
    It faces the wall. On the arms, where his hands lay, the varnish is gone; on the wall, where his eyes lay, he had written down everything he knew.
    Choose.
option-the-old-owners-chair-sit = Sit, and read: set your Crest here and gain 1 Knowledge
    .chosen = sits down to read
option-the-old-owners-chair-stand = Let the chair face the wall
    .chosen = lets the chair face the wall
tell-the-old-owners-chair-warm = The seat is warm. Another family has been reading here, and has not quite got up.

event-root-bound = Root-Bound
event-root-bound-text =
    Roots have come through while you were looking elsewhere. They have grown round the shape of something that was standing here, and it has gone.
    Ongoing: a small obstacle lies here. OPERATE on this tile: roll Might; 4+ clears it away, and this card is buried.

event-two-voices = Two Voices
event-two-voices-text =
    Behind the wall somebody calls you by your name. A moment later, from the same place, somebody calls you by your name and asks you not to listen to the other.
    The player on your left secretly chooses voice 1 or voice 2. Say which one you trust.
tell-two-voices-wrong = The other one sighs. It had told you.

event-the-dry-shaft = The Dry Shaft
event-the-dry-shaft-text =
    An old well, and no water in it. Rungs have been set into the stone, clean ones. They begin at the bottom.
    You may climb down: the next basement tile is discovered, and you are on it.
option-the-dry-shaft-climb = Climb down
    .chosen = climbs down
option-the-dry-shaft-stay = Stay above
    .chosen = stays above

# Chapter 1

event-wet-footprints = Wet Footprints
event-wet-footprints-text =
    Bare, small, and going one way. They come out of the wall at the height of the old floor, so that every step ends a hand above the boards.
    Roll Knowledge.
tell-wet-footprints-lead = You know the gait. You walk ahead of it, as one does with the very old, and it comes along.
tell-wet-footprints-dry = They dry while you are looking. Whoever it was has nowhere to go yet.

event-lamp-in-the-field = Lamp in the Field
event-lamp-in-the-field-text =
    Out there somebody has set a lamp on the ground and gone away from it. It is a good lamp, trimmed by somebody who knows how you like it.
    Choose.
option-lamp-in-the-field-follow = Go to it: move to any tile outside
    .chosen = goes to the lamp
option-lamp-in-the-field-stay = Watch it from here: heal Sanity
    .chosen = watches it from here

event-salt-circle = Salt Circle
event-salt-circle-text =
    A ring of salt on the floor, unbroken and not new. There are two chairs inside, facing out.
    Ongoing: no monster may end its move on this tile.

event-the-hired-girls-song = The Hired Girl's Song
event-the-hired-girls-song-text =
    She sings while she makes the bed in the next room, an old one, with your grandmother in the third verse. There has been no hired girl this year.
    Roll Sanity; one die fewer if a ghost is here.
tell-the-hired-girls-song-gift = In the next room the bed is made. On the pillow lies something that she thinks you dropped.
tell-the-hired-girls-song-verse = You join in. She leaves you the last line, and it ends better than you remembered.

event-cold-supper = Cold Supper
event-cold-supper-text =
    The cold meat is on the table, and so, by custom, is everything else: what one has found today is laid beside one's plate.
    Everybody else in your region may offer to trade one thing with you.
option-cold-supper-offer = Offer a trade
    .chosen = offers a trade
option-cold-supper-nothing = Keep what you have
    .chosen = keeps everything
option-cold-supper-accept = Trade
    .chosen = trades
option-cold-supper-decline = Thank them, and decline
    .chosen = says thank you, and declines

# Chapter 2

event-torn-signature = Torn Signature
event-torn-signature-text =
    A strip of parchment with a piece of a name. The tear is fresh on one side and very old on the other.
    Check a box of this card. When the name is whole, something happens to everybody.
tell-torn-signature-piece = One more letter, in a hand that five families know. It is not finished.
tell-torn-signature-whole = The name is complete. All of you read it at the same time, and nobody says it. The parchment takes fire and is very careful about it.

event-the-locked-bureau = The Locked Bureau
event-the-locked-bureau-text =
    Twelve drawers and one keyhole, and the keyhole is painted on. Something inside slides from left to right when you lean on it, though you lean on it from the left.
    Roll Knowledge.
tell-the-locked-bureau-opens = It was never locked. One had to push the drawer in.

event-hounds-far-off = Hounds Far Off
event-hounds-far-off-text =
    A pack, giving tongue, two fields away. Nobody has kept hounds here since the old king. They have found something to follow.
    Roll Speed.
tell-hounds-far-off-near = You run well. Something runs beside you for the last stretch, as far as the steps, and there it sits down.

event-quarrel-on-the-stairs = Quarrel on the Stairs
event-quarrel-on-the-stairs-text =
    It is about nothing, a lamp, a look, who went first. Both of you hear yourselves use words that your grandfathers used on these stairs.
    You and the player nearest to you both roll Might.

event-under-the-flagstone = Under the Flagstone
event-under-the-flagstone-text =
    One of the flags is loose. Below it, wrapped in oilcloth, lie things put by, and between them a gap, about as large as something that you carry.
    You may bury one of your Items to draw two and keep one of them.
option-under-the-flagstone-leave-one = Fill the gap: bury an Item, draw two, keep one
    .chosen = fills the gap
option-under-the-flagstone-let-lie = Put the stone back
    .chosen = puts the stone back
prompt-pick-wet-footprints-from = Which ghost do you lead?
prompt-pick-wet-footprints-to = To which tile do you lead it?
prompt-pick-cold-supper-theirs = What do you offer?
prompt-pick-cold-supper-ours = What do you give for it?
prompt-pick-quarrel-on-the-stairs-other = Who do you quarrel with?
prompt-pick-under-the-flagstone-left = Which Item do you leave there?

# Chapter 3

event-the-strangers-coat = The Stranger's Coat
event-the-strangers-coat-text =
    It hangs with yours, and it is wet. Nobody in the company owns it. There is something in the pocket, and only you have had your hand in.
    Keep this card. You alone know what is in the pocket. WEAR, once: show it, have its use, and bury this card.
tell-the-strangers-coat-coin = A coin, of a king who has not yet been born. It buys what it buys.
tell-the-strangers-coat-letter = A letter, opened and read many times. It begins with your name, and it forgives you.
tell-the-strangers-coat-bread = A heel of bread. It is fresh, and there is more of it than the pocket could hold.

event-accusing-finger = Accusing Finger
event-accusing-finger-text =
    In the painting over the door a man points at whoever comes in. Tonight he points at the floor, and you all feel, quite suddenly, that somebody ought to do it for him.
    Everybody points at one player, all at once.
tell-accusing-finger-you = Nobody meant anything by it. All the same they are slow to lower their hands.
tell-accusing-finger-nobody = The fingers cross, and part. In the painting the man has put his hands in his pockets.

event-false-door = False Door
event-false-door-text =
    One of the doors in this room has been painted on: the panels, the handle, the light under it. You came in by that one, perhaps.
    Ongoing: bar one doorway of this tile. OPERATE on this tile: roll Might; 5+ breaks the way open, and this card is buried.

event-ague = Ague
event-ague-text =
    It comes off the ditch in the evening and takes hold between the shoulders. The old families say that one gets used to it. They say it with their teeth shut.
    Roll Might; one die fewer if a ghost is here; +2 to the result if your family's Crest is here; −1 for each checked box. Afterwards set your Crest here.
tell-ague-passes = You shake once, like a dog, and it goes on to somebody else.
tell-ague-shakes = You lie down for a moment. The clocks say it was longer.
