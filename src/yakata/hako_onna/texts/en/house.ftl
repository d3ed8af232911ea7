# Hako Onna: what happens, what is asked, what can be chosen, and why not.

# Setting up

first-visitor = By lot { $seat } goes first: chooses first, and lays the first board.
chose-item = { $seat } takes { $item }.
chose-partner = { $seat } gives the other Walkie-Talkie to { $other }.
house-stands = The house stands, as it always has.
drew-board = { $seat } draws a board: { $board }.
board-placed =
    { KEY($floor) ->
        [floor-0] { $seat } lays { $board } apart from the rest.
       *[other] { $seat } lays { $board } on { $floor }.
    }
door-shuts = { opening }

# Noise

flipped = { $seat } turns up a { $number }. Together the cards come to { $total }.
stacked =
    { $stood ->
        [yes] { $seat } lays disc { $number } { $care }. It stands.
       *[no] { $seat } lays disc { $number } { $care }. It falls.
    }
slipped = Disc { $number } slips off and nothing else falls. { $seat } tries again.
two-at-once = { $seat } trusts the Sacred Drops: two at once.
passed =
    { $overdue ->
        [yes] { $seat } passes and keeps the fifth. Time is up.
       *[no] { $seat } passes and does nothing this turn.
    }
made-noise = { $seat } Made Noise. Somebody has heard it.
hushed = { $seat } winds { $item }. It was only music; the noise is reset, and { $seat } tries again.
toppled = The stack has fallen, and that is noise. { $seat } may finish what is left of the turn; then it is hers.
blamed = { $seat } says that she has knocked the stack over.
objected = She objects: it was not she.
bumped = She has knocked the stack over. It is built anew, and she gets no turn for it.
overdue = Time Overdue: the turn is hers.
noise-reset = It is quiet again. The noise starts from nothing.

# A Visitor's turn

announced = { $seat } { $action }.
announce-move = makes for the { $room }
    .yours = make for the { $room }
announce-peek = is about to Peek { INTO($shadow) }
    .yours = are about to Peek { INTO($shadow) }
announce-use = shows { $item }, and means to use it
    .yours = show { $item }, and mean to use it
arrived = { $seat } is in the { $room }.
moved = { $seat } goes to the { $room }.
peeks = { $seat } Peeks { INTO($shadow) }.
saw = { $seat } alone sees { $tile } { IN($shadow) }.
diary-found =
    { $unlocked ->
        [0] { $seat } finds { $tile } and has to show it. No power of hers is awake yet.
        [one] { $seat } finds { $tile } and has to show it. One of her powers is awake now.
       *[other] { $seat } finds { $tile } and has to show it. { $unlocked } of her powers are awake now.
    }
revealed = Everyone sees what was { IN($shadow) }: { $tile }.
laid-empty = An Empty tile is laid { IN($shadow) }.
none-left = No Empty tile is left. Nothing is laid { IN($shadow) }.
laid-up = { $seat } lays it face up, for all to see, { IN($shadow) }.
left = { $seat } leaves what lies { IN($shadow) }.
took = { $seat } takes something { FROM($shadow) }.
took-it = You pocket { $tile }. Nobody else has seen it.
put = { $seat } puts a tile from the hand { IN($shadow) }.
wrong-guess =
    { $ends ->
        [one] { $seat } tries { $numbers }. The Safe stays shut, and the turn ends.
       *[other] { $seat } tries { $numbers }. The Safe stays shut.
    }
opened-safe = { $seat } tries { $numbers }. The Safe opens: the Key Ring.
click = { $seat } listens to the Safe. { $number } clicks: it is in the code.
no-click = { $seat } listens to the Safe. { $number } makes no sound: it is not in the code.
ended-turn = { $seat }'s turn is over.

# Items

shows-item = { $seat } shows { $item }.
names-target = { $seat } names { $target } for { $item }.
struck =
    { COUNT($tiles) ->
        [0] { $seat } uses { $weapon } on { $shadow }. She is not there, and { $weapon } is out of the game.
       *[other] { $seat } uses { $weapon } on { $shadow }. She is not there. Out of the game with it: { $tiles }.
    }
struck-in-vain =
    { COUNT($tiles) ->
        [0] { $seat } uses { $weapon } on { $shadow }. She is there, and it does not work.
       *[other] { $seat } uses { $weapon } on { $shadow }. She is there, and it does not work. Lost with it: { $tiles }.
    }
defeated = { $seat } uses { $weapon } on { $shadow }. She is there, and it works.
hakobito-removed = The Hakobito of { $seat } is out of the game.
sealed = { $seat } seals a power for good: { $power }.
powers-shown = She shows her powers to { $seat }.
saw-powers =
    { COUNT($powers) ->
        [0] { $seat } was shown that she has no power.
       *[other] { $seat } was shown: { $powers }.
    }
truth = She is asked: { $asked } The truth: { $answer }.
answered = { $seat } asks with { $item }: { $asked } She answers: { $answer }.
photographed = { $seat } takes a picture of { $shadow }.
photo =
    { COUNT($tiles) ->
        [0] In the picture of { $shadow } there is nothing.
       *[other] In the picture of { $shadow }: { $tiles }.
    }
salted =
    { COUNT($ghosts) ->
        [0] { $seat } strews salt { IN($shadow) }. No ghost can hide there again.
       *[other] { $seat } strews salt { IN($shadow) }. No ghost can hide there again. Something there answers: { $ghosts }.
    }
unbarred = The Door Barrier is gone. The way between { $rooms } is open again.
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
refused = { $other } turns { $seat } down.
discarded = { $seat } lays a tile down { IN($shadow) }.
winked = { $seat } winks at { $other }. Nobody else has seen it.
told = { $seat } says that { $tile } is { IN($place) }.
proposed-end = “I lose all hope”, says { $seat }, and would give up.
goes-on = { $seat } has not lost hope. The night goes on.

# Death

ghost-seen = { $seat } looks { INTO($shadow) }, and something looks back: { $ghosts }.
shriek = A shriek, from the very room where { $seat } stands. She is { IN($shadow) }.
behind-you = { $power }: somebody has heard { $seat }.
saved = { $seat } lets off { $tile } and lives. The turn is over.
fled = { $seat } runs to the { $room }.
died = { $seat } { $how }, and is dead. There is one more Hakobito { IN($shadow) }.{ COUNT($items, $tiles) ->
        [0] {""}
       *[other] {" "}Lost with { $seat }: { LIST($items, $tiles) }.
    }
visitors-win = The Visitors win: { $road }.
she-wins = She wins: { $how }.

# Her turn

her-turn = Her turn, hour { $hour } of the night.
silent = She is silent.
screamed = A scream in the { $room }. She is there, and draws a power.
power-kept = The power was unlocked. She keeps it.
power-buried = The power was locked. It goes to the bottom of the deck.
despair =
    { $count ->
        [0] Time of Despair. She draws no power.
        [one] Time of Despair. She draws one power and keeps it.
       *[other] Time of Despair. She draws { $count } powers and keeps them all.
    }
drew =
    { COUNT($powers) ->
        [0] She drew nothing.
       *[other] She drew { $powers }.
    }
power-set = She Sets a power face down, { IN($slot) }.
power-taken-back = She takes back the power { IN($slot) }.
dark = The light goes. Shut your eyes.
light =
    { $used ->
        [0] The light comes back.
        [one] The light comes back. One Set power was activated in the dark.
       *[other] The light comes back. { $used } Set powers were activated in the dark.
    }
activated = In the dark she activates { $power }.
moves-things = In the dark things move in the { $room }.
ghost-stayed = In the dark { $ghost } stays.
ghost-went = In the dark { $ghost } comes to the { $room } and looks round.
ghost-means = { $ghost } means to hide { IN($shadow) }.
ghost-again = { $ghost } thinks again.
ghost-hid = In the dark { $ghost } hides { IN($shadow) }.

# Interrupts

interrupted = She interrupts { $seat }: { $power }.
item-stolen = “I want that one”: she takes { $item } from { $seat }, and it is out of the game.
tile-stolen = “I want that one”: she takes a tile from { $seat }, and it is out of the game.
shown-tile-stolen = “I want that one”: she takes what { $seat } has just shown, { $tile }, and it is out of the game.
stole = She has taken { $tile }.
no-doll = Nobody carries the Doll Mary.
has-doll = { $seat } has to say it: the Doll Mary is here.
barred = The Door Barrier falls between { $rooms }.
dragged = Something pulls { $seat } into the { $room }.

# The end

result-escape = Escape. The Visitors are out of the house.
result-defeat = Defeat. She is no more, and the door stands open.
result-rest = Rest. She sleeps, and the house lets the Visitors go.
result-all-dead = Every Visitor is dead. The house is hers.
result-no-way = No way out is left. The house is hers.
result-gave-up = The Visitors have lost all hope. The house is hers.

# Questions

prompt-item = Take one Item card. It lies face up, and the others go back in the box.
prompt-partner = Who carries the other Walkie-Talkie? You may show each other tiles from afar.
prompt-place = Where does this board go? One of its doors must meet a door.
prompt-lock = Choose the code of the Safe. The three other numbers are hidden in the house.
prompt-fear = Choose the one weapon that can end you.
prompt-first-power = Keep one power. The others go back into the deck.
prompt-bury = Where do the Bones lie? Not on the Shadow of the Safe.
prompt-haunt = Do you begin in the Red Bedroom or in the Kid's Room? You will see its tiles.
prompt-hide = Where do you hide? While you are there, nobody can reach the tile that lay there.
prompt-noise =
    { $noise ->
        [cards] Your turn. First be quiet: turn up the next card, or pass. Then you may act.
       *[other] Your turn. First be quiet: lay the next disc, or pass. Then you may act.
    }
prompt-noise-cards-must = Your turn. First be quiet: turn up the next card. While the 0 lies face up, nobody can pass. Then you may act.
prompt-noise-discs-must = Your turn. First be quiet: lay the next disc. It is red, and nobody can pass on it. Then you may act.
prompt-noise-real-must = Your turn. First be quiet: lay the next disc. It is red, and nobody can pass on it. Then you may act.
prompt-lay-disc = Two at once: how do you lay this disc?
prompt-lay-again = Your disc fell alone. Lay it again.
prompt-did-it-fall = Look at your table: does the stack still stand?
prompt-still-stands = This turn is over. Look at your table: does the stack still stand?
prompt-blamed = You are said to have knocked the stack over. If it was you, it is built anew and you get no turn for it.
prompt-hush = That would be noise. The Music Box can hush it, once.
prompt-act = Move, Peek or Use an Item: one of them. She may answer before it happens.
prompt-after = Your action is done. Do what is free, or end the turn.
prompt-peeked = You alone see this. What do you do with it?
prompt-peeked-number = You alone see this number. It is not in the code of the Safe. What do you do with the tile?
prompt-replace = What goes in its place: an Empty tile, if any is left, or one of yours?
prompt-target = On what do you use it? She may answer before it works.
prompt-target-pokkuri = Which room do you name? She says whether she is there.
prompt-target-charm = Which of her Set powers does the Charm take out of the game?
prompt-target-floor-plan = What do you ask after? She tells on which floor it is.
prompt-target-crowbar = Into which room do you force a way?
prompt-target-flashlight = At which Shadow do you Peek first? A second one follows.
prompt-target-camera = Of which Shadow next door do you take a picture?
prompt-target-salt = On which Shadow do you strew the salt? No ghost can hide there again.
prompt-target-stake = On which Shadow of your room do you use the Stake? It is gone afterwards.
prompt-target-chain = On which Shadow of your room do you use the Chain? It is gone afterwards.
prompt-target-gasoline = On which Shadow of your room do you use the Gasoline? It is gone afterwards.
prompt-flee = You live. Run to a room next door, or stay in yours.
prompt-requested = You are asked for something. Give it, only show it, or refuse.
prompt-swap = An exchange of Item cards is offered to you. Do you agree?
prompt-beside = Another Visitor's turn. Before it goes on you may do one of these, or nothing.
prompt-tell = What do you say it is? It need not be true. She hears it too.
prompt-give-up = “I lose all hope.” Do you give up too? If all who live agree, she wins.
prompt-react = This is announced. Interrupt with a Set power, or let it happen.
prompt-open-this = Which Shadow must the Visitor open?
prompt-want-that = Which do you want? You see it, and it leaves the game.
prompt-drag = Into which room do you pull the Visitor?
prompt-answer = They ask you something. You can lie only while False Answer is Set.
prompt-scream = Scream? It names your room to all, and you draw a power.
prompt-set = Set a power, or take one back. Only what is Set can be activated.
prompt-activate = Activate what is Set, unseen? The card comes back to your hand.
prompt-things-room = In which room do things move? You see all its tiles.
prompt-things-lay = Which tile goes on the next Shadow of the room?
prompt-go = Move to a neighbouring room and look at all its tiles, or stay as you are.
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
choice-bury = { IN($shadow) }
choice-stack = Lay it { $care }
choice-balance = Lay it by hand
lays-black = Lay it { $aim }, { $manner }
lays-red = Lay it { $care }, { $aim }, { $manner }
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
choice-peek = Peek { INTO($shadow) }
choice-use = Use { $item }
choice-end = End the turn
choice-show = Show { $tile } to { $seat }
choice-give = Give { $tile } to { $seat }
choice-ask = Ask { $seat } for something
choice-hand = Hand { $item } to { $seat }
choice-swap = Exchange { $mine } for { $theirs } with { $seat }
choice-discard = Lay { $tile } { IN($shadow) }
choice-wink = Wink at { $seat }
choice-nothing = Do nothing
choice-tell = Speak of { $place }
choice-say = Say: { $tile }
choice-despair = Say “I lose all hope”
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
choice-set =
    { KEY($slot) ->
        [slot-left] Set { $power } on your left
       *[other] Set { $power } on your right
    }
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
choice-again-you = Choose anew yourself
choice-turn-down = Turn down the tile { IN($shadow) }
choice-hide = Hide { IN($shadow) }

# What a choice does, beside it

effect-power = { $power }.
effect-flip = Noise: { $bad } in { $of }.
effect-flip-surely = It will be noise.
effect-flip-never = It cannot be noise.
effect-stack = It stands { $chance } times in 100.
effect-peek-known = You know what lies here: { $tile }.
effect-peek-may = { $count ->
    [0] If she is anywhere, she is here.
    [one] She may be here, or in one other Shadow.
   *[other] She may be here, or in { $count } other Shadows.
}
effect-peek-hakobito = She cannot be here, but a Hakobito can.
effect-peek-safe = No ghost can be here.
effect-despair = If every living Visitor agrees, the night is over and she wins.

# Why not

still-setting-up = The house is still being made ready. Answer what is asked.
noise-first = First the noise: the next disc or card, or a pass.
no-pass-with-zero = While the 0 lies face up, nobody can pass.
no-pass-on-red = The next disc is red. It must be laid; nobody can pass on it.
no-drops = Two at once takes the Sacred Drops, and two discs or cards that are left.
red-disc = The next disc is red: choose how its blip lies.
tower-upside-down = Upside down, a red disc must lie with its blip up.
another-noise = The next one is not laid like that. Choose among what is offered.
one-main-action = You have had your one action. Only free actions are left.
already-there = You are in the { $room } already.
barred-door = The Door Barrier lies on that door. Another way must do.
no-door = From here no door and no stairs lead to the { $room }.
other-room = You can Peek only in the room where you stand.
nothing-there = No tile lies there, so there is nothing to Peek at.
cannot-use-now = It has nothing to work on here.
works-by-itself = It works by itself; there is nothing to use.
not-yours = You do not have that.
not-beside-you = That takes a Visitor beside you, and something that can change hands.
changes-nothing = You have done that, and nothing has changed since.
no-winks = There are no winks in the Japanese edition.
winked-already = You have winked at that Visitor in this turn.
wink-at-whom = You can wink only at another Visitor who lives.
she-denied = She has denied that she did it, so it has not happened.
nothing-stands = No stack stands that could fall.
nothing-falls = On a screen nothing falls by accident.
not-bare = You can lay down a tile of yours only where no tile lies, in your room.
told-enough = You have said what lies where three times this turn. That is enough.
told-unknown = You know nothing of that place.
proposed-already = You have proposed that already. Let a turn of hers pass before you propose it again.
not-an-interrupt = Nothing that is Set there can interrupt this.
not-in-hand = That power is not in your hand.
place-taken = A power is Set there already. Use the other place, or take one back.
drops-forbid = The Sacred Drops hold you: this turn only powers of rank A can be Set.
not-strong-enough = Nothing that is Set there can be used now. Some powers wait for the Diary, some for the Visitors.
too-far = One move does not lead there.
salt-there = Salt lies there. No ghost can hide there again.
quiet-in-the-dark = Eyes are closed. Nobody talks until the light comes back.
quiet-in-her-turn = It is her turn. The Visitors keep silent until the light comes back.

# How things are put into words

the-room = the { $room }
board-rooms = { $rooms }
hakobito-of = the Hakobito of { $seat }
hakobito-of-you = you
hako-herself = the Hako Onna
hako-herself-you = you
second-look = the second look
place-hand = the tiles in hand
    .in = in their own hand
form-in = in { $name }
form-into = into { $name }
form-from = from { $name }

care-careful = with care
care-hasty = in haste
care-down = with the blip down
care-up = with the blip up
aim-middle = where it lies best
aim-right = a little to the right
aim-away = a little away from you
aim-left = a little to the left
aim-near = a little towards you
manner-careful = with all care
manner-steady = with a steady hand
manner-hasty = in haste

asked-floor = which floor is she on?
    .yours = which floor are you on?
asked-room = is she in the { $room }?
    .yours = are you in the { $room }?
asked-tile = where is { $tile }?

how-peek = looked where a ghost was
how-item = used it in the room where she was
    .yours = used it in the room where you were
how-behind-you = made noise with a ghost behind
how-weapon = struck with the wrong weapon
how-all-dead = no Visitor is left alive
how-no-way = every way out is closed
how-gave-up = the Visitors have lost all hope
road-escape = they have escaped
road-defeat = she is defeated
    .yours = you are defeated
road-rest = she is at rest
    .yours = you are at rest

# What one tries to do, and what can stop it

goal-escape = Escape: the Key Ring from the Safe, then the Secret Exit
goal-rest = Rest: the Doll Mary, then the Bones
goal-defeat = Defeat: the one weapon that works, where she hides
goal-escape-lost = Escape: lost, what it needs is out of reach
goal-rest-lost = Rest: lost, what it needs is out of reach
goal-defeat-lost = Defeat: lost, the weapon that works is out of reach
goal-die = Who finds her dies and joins her. All dead, or no way left: she wins.
goal-diary = She grows stronger: with enough pages of the Diary she can use { $what }
goal-diary-all = She has grown strong: the pages of the Diary are enough for every power.
goal-kill = Death: every Visitor finds you
goal-kill-with-her = Death: every Visitor finds her or one of you
goal-close = or no way is left to them.
goal-roads = They win at the Secret Exit with the Key Ring, at the Bones with the Doll Mary, or with the weapon that ends you.
goal-roads-with-her = They win at the Secret Exit with the Key Ring, at the Bones with the Doll Mary, or with the weapon that ends her.

# Said to whoever it happens to

ghost-stayed-you = In the dark you stay where you are.
ghost-went-you = In the dark you come to the { $room } and look round.
ghost-means-you = You mean to hide { IN($shadow) }.
ghost-again-you = You think again.
ghost-hid-you = In the dark you hide { IN($shadow) }.

saw-you = You alone see { $tile } { IN($shadow) }.
diary-found-you =
    { $unlocked ->
        [0] You find { $tile } and have to show it. No power of hers is awake yet.
        [one] You find { $tile } and have to show it. One of her powers is awake now.
       *[other] You find { $tile } and have to show it. { $unlocked } of her powers are awake now.
    }
struck-you =
    { COUNT($tiles) ->
        [0] You use { $weapon } on { $shadow }. She is not there, and { $weapon } is out of the game.
       *[other] You use { $weapon } on { $shadow }. She is not there. Out of the game with it: { $tiles }.
    }
struck-in-vain-you =
    { COUNT($tiles) ->
        [0] You use { $weapon } on { $shadow }. She is there, and it does not work.
       *[other] You use { $weapon } on { $shadow }. She is there, and it does not work. Lost with it: { $tiles }.
    }
defeated-you = You use { $weapon } on { $shadow }. She is there, and it works.
ghost-seen-you = You look { INTO($shadow) }, and something looks back: { $ghosts }.
shriek-you = A shriek, from the very room where you stand. She is { IN($shadow) }.
behind-you-you = { $power }: somebody has heard you.
saved-you = You let off { $tile } and live. The turn is over.
fled-you = You run to the { $room }.
died-you = You { $how }, and are dead. There is one more Hakobito { IN($shadow) }.{ COUNT($items, $tiles) ->
        [0] {""}
       *[other] {" "}Lost with you: { LIST($items, $tiles) }.
    }
interrupted-you = She interrupts you: { $power }.
item-stolen-you = “I want that one”: she takes { $item } from you, and it is out of the game.
shown-tile-stolen-you = “I want that one”: she takes what you have just shown, { $tile }, and it is out of the game.
dragged-you = Something pulls you into the { $room }.
made-noise-you = You Made Noise. Somebody has heard it.
first-visitor-you = By lot you go first: you choose first, and lay the first board.
chose-item-you = You take { $item }.
chose-partner-you = You give the other Walkie-Talkie to { $other }.
drew-board-you = You draw a board: { $board }.
board-placed-you =
    { KEY($floor) ->
        [floor-0] You lay { $board } apart from the rest.
       *[other] You lay { $board } on { $floor }.
    }
flipped-you = You turn up a { $number }. Together the cards come to { $total }.
stacked-you =
    { $stood ->
        [yes] You lay disc { $number } { $care }. It stands.
       *[no] You lay disc { $number } { $care }. It falls.
    }
slipped-you = Disc { $number } slips off and nothing else falls. You try again.
two-at-once-you = You trust the Sacred Drops: two at once.
passed-you =
    { $overdue ->
        [yes] You pass and keep the fifth. Time is up.
       *[no] You pass and do nothing this turn.
    }
hushed-you = You wind { $item }. It was only music; the noise is reset, and you try again.
blamed-you = You say that she has knocked the stack over.
arrived-you = You are in the { $room }.
moved-you = You go to the { $room }.
peeks-you = You Peek { INTO($shadow) }.
laid-up-you = You lay it face up, for all to see, { IN($shadow) }.
left-you = You leave what lies { IN($shadow) }.
took-you = You take something { FROM($shadow) }.
put-you = You put a tile from your hand { IN($shadow) }.
wrong-guess-you =
    { $ends ->
        [one] You try { $numbers }. The Safe stays shut, and the turn ends.
       *[other] You try { $numbers }. The Safe stays shut.
    }
opened-safe-you = You try { $numbers }. The Safe opens: the Key Ring.
click-you = You listen to the Safe. { $number } clicks: it is in the code.
no-click-you = You listen to the Safe. { $number } makes no sound: it is not in the code.
ended-turn-you = Your turn is over.
shows-item-you = You show { $item }.
names-target-you = You name { $target } for { $item }.
hakobito-removed-you = Your Hakobito is out of the game.
sealed-you = You seal a power for good: { $power }.
powers-shown-you = She shows you her powers.
saw-powers-you =
    { COUNT($powers) ->
        [0] You were shown that she has no power.
       *[other] You were shown: { $powers }.
    }
answered-you = You ask with { $item }: { $asked } She answers: { $answer }.
photographed-you = You take a picture of { $shadow }.
salted-you =
    { COUNT($ghosts) ->
        [0] You strew salt { IN($shadow) }. No ghost can hide there again.
       *[other] You strew salt { IN($shadow) }. No ghost can hide there again. Something there answers: { $ghosts }.
    }
forced-way-you = You force a way into the { $room }.
showed-you = You show a tile to { $other }.
was-shown-you = You show { $tile }.
gave-you = You give a tile to { $other }.
was-given-you = You give { $tile }.
handed-over-you = You hand { $item } to { $other }.
offered-swap-you = You offer { $other } an exchange: { $item } for { $wanted }.
swapped-you = You and { $other } exchange Item cards: { $item } for { $wanted }.
asked-for-you = You ask { $other } for something.
refused-you = { $other } turns you down.
discarded-you = You lay a tile down { IN($shadow) }.
winked-you = You wink at { $other }. Nobody else has seen it.
told-you = You say that { $tile } is { IN($place) }.
proposed-end-you = “I lose all hope”, you say, and would give up.
goes-on-you = You have not lost hope. The night goes on.
tile-stolen-you = “I want that one”: she takes a tile from you, and it is out of the game.
has-doll-you = You have to say it: the Doll Mary is here.
announced-you = You { YOURS($action) }.
toppled-you = The stack has fallen, and that is noise. You may finish what is left of your turn; then it is hers.

# Said to whoever it is done to

refused-at-you = You turn { $seat } down.
offered-swap-at-you = { $seat } offers you an exchange: { $item } for your { $wanted }.

# Said to her

blamed-ghost = { $seat } says that you have knocked the stack over.
objected-ghost = You object: it was not you.
bumped-ghost = You have knocked the stack over. It is built anew, and you get no turn for it.
toppled-ghost = The stack has fallen, and that is noise. { $seat } may finish what is left of the turn; then it is yours.
overdue-ghost = Time Overdue: the turn is yours.
made-noise-ghost = { $seat } Made Noise. You have heard it.
diary-found-ghost =
    { $unlocked ->
        [0] { $seat } finds { $tile } and has to show it. No power of yours is awake yet.
        [one] { $seat } finds { $tile } and has to show it. One of your powers is awake now.
       *[other] { $seat } finds { $tile } and has to show it. { $unlocked } of your powers are awake now.
    }
struck-ghost =
    { COUNT($tiles) ->
        [0] { $seat } uses { $weapon } on { $shadow }. You are not there, and { $weapon } is out of the game.
       *[other] { $seat } uses { $weapon } on { $shadow }. You are not there. Out of the game with it: { $tiles }.
    }
struck-in-vain-ghost =
    { COUNT($tiles) ->
        [0] { $seat } uses { $weapon } on { $shadow }. You are there, and it does not work.
       *[other] { $seat } uses { $weapon } on { $shadow }. You are there, and it does not work. Lost with it: { $tiles }.
    }
defeated-ghost = { $seat } uses { $weapon } on { $shadow }. You are there, and it works.
powers-shown-ghost = You show your powers to { $seat }.
saw-powers-ghost =
    { COUNT($powers) ->
        [0] { $seat } was shown that you have no power.
       *[other] { $seat } was shown: { $powers }.
    }
truth-ghost = You are asked: { YOURS($asked) } The truth: { $answer }.
answered-ghost = { $seat } asks with { $item }: { YOURS($asked) } You answer: { $answer }.
shriek-ghost = You shriek, in the very room where { $seat } stands: { IN($shadow) }.
behind-you-ghost = { $power }: you have heard { $seat }.
died-ghost = { $seat } { YOURS($how) }, and is dead. There is one more Hakobito { IN($shadow) }.{ COUNT($items, $tiles) ->
        [0] {""}
       *[other] {" "}Lost with { $seat }: { LIST($items, $tiles) }.
    }
she-wins-ghost = You win: { $how }.
visitors-win-ghost = The Visitors win: { YOURS($road) }.
her-turn-ghost = Your turn, hour { $hour } of the night.
silent-ghost = You are silent.
screamed-ghost = You scream in the { $room }. All know that you are there, and you draw a power.
power-kept-ghost = The power was unlocked. You keep it.
despair-ghost =
    { $count ->
        [0] Time of Despair. You draw no power.
        [one] Time of Despair. You draw one power and keep it.
       *[other] Time of Despair. You draw { $count } powers and keep them all.
    }
drew-ghost =
    { COUNT($powers) ->
        [0] You drew nothing.
       *[other] You drew { $powers }.
    }
power-set-ghost =
    { KEY($slot) ->
        [slot-left] You Set a power face down, on your left.
       *[other] You Set a power face down, on your right.
    }
power-taken-back-ghost =
    { KEY($slot) ->
        [slot-left] You take back the power on your left.
       *[other] You take back the power on your right.
    }
dark-ghost = The light goes. They have their eyes shut.
activated-ghost = In the dark you activate { $power }.
moves-things-ghost = In the dark you move things in the { $room }.
interrupted-ghost = You interrupt { $seat }: { $power }.
item-stolen-ghost = “I want that one”: you take { $item } from { $seat }, and it is out of the game.
tile-stolen-ghost = “I want that one”: you take a tile from { $seat }, and it is out of the game.
shown-tile-stolen-ghost = “I want that one”: you take what { $seat } has just shown, { $tile }, and it is out of the game.
stole-ghost = You have taken { $tile }.
dragged-ghost = You pull { $seat } into the { $room }.
