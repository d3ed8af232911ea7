# Betrayal: what happens, what is asked, what can be chosen, and why not.

# Setting up

chooses-family = { $player } plays for the { $family } family.
chooses-family-you = You play for the { $family } family.
chooses-family-unnamed = Somebody of the { $family } family comes too.
legacy-card = { $legacy }
begins = { $seat } begins.

# A turn

turn-begins =
    { $moves ->
        [one] { $seat }'s turn, with 1 move.
       *[other] { $seat }'s turn, with { $moves } moves.
    }
skips = { $seat } misses this turn.
moves = { $seat } goes to the { $tile }.
is-moved = { $seat } is moved to the { $tile }.
swap = { $seat } and { $other } change places.
gets-moves =
    { $moves ->
        [one] { $seat } gets 1 more move.
       *[other] { $seat } gets { $moves } more moves.
    }
gets-moves-next =
    { $moves ->
        [one] In the next turn { $seat } has 1 more move.
       *[other] In the next turn { $seat } has { $moves } more moves.
    }
fewer-moves =
    { $moves ->
        [one] { $seat } has 1 move fewer.
       *[other] { $seat } has { $moves } moves fewer.
    }
fewer-moves-next =
    { $moves ->
        [one] In the next turn { $seat } has 1 move fewer.
       *[other] In the next turn { $seat } has { $moves } moves fewer.
    }
loses-moves = { $seat } has no moves left this turn.
loses-moves-next = { $seat } will have no moves in the next turn.
acts = { $seat } acts. { $action }.

# Tiles

discovers = { $seat } discovers the { $tile }.
buries-tile = The { $tile } does not fit here and is buried.
tile-found = The { $tile } is found.
tile-gone = The { $tile } is gone.
tile-turned = The { $tile } turns.
region-rebuilt = { $region }: the rooms are not where they were.
tile-moved = The { $tile } is somewhere else now.
tile-becomes = The { $tile } is the { $other } now.
tile-changed = The { $tile } will not be the same again.
tile-joins = From the next game on there is one more tile, the { $tile }.
passage = There is a secret passage in the { $tile }.
barred = Nobody passes the { $side } doorway of the { $tile } any more.
unbarred = All doorways of the { $tile } are free again.
doorway-free = The { $side } doorway of the { $tile } is free again.
locked = The { $side } doorway of the { $tile } is locked.
tries-door = { $seat } tries the locked doorway to the { $tile }.
gets-through = { $seat } gets through to the { $tile }.
door-holds = The doorway to the { $tile } stays locked: { $seat } does not get through.
marked =
    { $count ->
        [one] A token is put { IN($tile) }: { $marker }.
       *[other] { $count } tokens are put { IN($tile) }: { $marker }.
    }
unmarked =
    { $count ->
        [one] A token { IN($tile) } is taken away: { $marker }.
       *[other] { $count } tokens { IN($tile) } are taken away: { $marker }.
    }

# Cards and Objects

draws = { $seat } draws { A($deck) }: { $card }.
card-ends-moves = The card ends the moves of { $seat }: actions remain.
finds-card = { $seat } finds { THE($card) }.
stays = { $event } stays { IN($tile) }.
declines-event = { $seat } draws no Event here.
ignores-event = { $seat } pays no heed to { $event }.
heeds-event = { $seat } lets { $event } be as it is.
heirloomed = { $seat } makes { THE($card) } an heirloom of the family.
peeks = { $seat } looks at the top of { THE($deck) }.
sees = Only you see { $card } ({ $deck }).
buries-top = { $seat } buries what lay on top of { THE($deck) }.
reorders = { $seat } puts the top of { THE($deck) } in a new order.
picks-up = { $seat } picks up { THE($thing) }.
drops = { $seat } drops { THE($thing) }.
hands-over = { THE($thing) } goes from { $seat } to { $other }.
asks-for = { $seat } asks { $other } for { THE($thing) }.
refused-take = { $seat } does not let { $other } have it.
gets = { $seat } gets { THE($thing) }.
buried = { THE($thing) } is buried.
boxed = { THE($thing) } is out of this game.
entombed = { THE($thing) } goes into the Tomb.
destroyed = { THE($thing) } is gone for good.
is-put = { THE($thing) } is { IN($tile) }.
is-gone = { THE($thing) } is no longer in the house.

# Dice and traits

rolled =
    { COUNT($cause) ->
        [0] { $seat } rolls { $roll }: { $dice }. Result: { $result }.
       *[other] { $seat } rolls { $roll } for { THE($cause) }: { $dice }. Result: { $result }.
    }
rerolls =
    { $dice ->
        [one] { $seat } rolls one die again, thanks to { THE($card) }.
       *[other] { $seat } rolls { $dice } dice again, thanks to { THE($card) }.
    }
nothing-happens = Nothing happens.
takes-five = { $seat } takes a 5 instead of rolling.
lowered =
    { $steps ->
        [one] { $seat } loses 1 step of { $trait }.
       *[other] { $seat } loses { $steps } steps of { $trait }.
    }
raised =
    { $steps ->
        [one] { $seat } gains 1 step of { $trait }.
       *[other] { $seat } gains { $steps } steps of { $trait }.
    }
healed = { $seat } heals { $trait }.
traits-set = { $seat }'s traits are reset: { $trait }.
prevents = { $seat } takes { $amount } less damage.
redirects = { $other } takes { $amount } of the damage instead of { $seat }.
traits-swapped = Two traits of { $seat } change places.
result-changed = { $seat }'s result is now { $result }.
controls = { $seat } moves the monsters from now on.
wins-contest = { $seat } beats { $other }.

# Fighting

attacks = { THE($who) } attacks { THE($target) } with { $trait }.
lacks-trait = { THE($target) } has no { $trait }: the attack finds nothing.
wins-fight = { THE($who) } beats { THE($target) }, { $best } to { $least }.
fight-tied = A draw. Nobody is hurt.
steals = { THE($who) } takes { THE($thing) } from { THE($target) }.
stunned = { THE($being) } is stunned { IN($tile) }.
killed = { THE($being) } is gone from the { $tile }.
being-hurt = { THE($being) } is hurt: { $amount } left.
recovers = { THE($being) } gets up again.
died = { $seat } is dead. The body lies { IN($tile) }.
dropped-all =
    { COUNT($things) ->
        [0] { $seat } carried nothing.
       *[other] What { $seat } carried lies there now: { THE($things) }.
    }

# Monsters and persons

appears = { THE($being) } is { IN($tile) }.
being-moves = { THE($being) } goes to the { $tile }.
being-carries = { THE($being) } takes up { THE($thing) }.
grows = { THE($kind) } has more { $trait } now.
follows = { THE($being) } follows { $seat }.

# The haunt

haunt-roll =
    { $omens ->
        [one] An Omen. { $seat } makes the haunt roll with one die: at { $need } or more the haunt begins.
       *[other] An Omen. { $seat } makes the haunt roll with { $omens } dice: at { $need } or more the haunt begins.
    }
no-haunt-yet = Not yet: the haunt does not begin.
haunt-begins = The haunt begins: { $haunt }. The revealer is { $seat }.
haunt-is-on = From now on one can win, and one can die.
sides-part = The sides part: each reads its own book, and only one's own side hears what one says.
is-ready = { $seat } has read.
sides-return = Everybody is back. From now on what is said, all hear.
haunt-goes-on = The haunt goes on: { $haunt }.
is-traitor = { $seat } is the traitor.
dealt-role = Only you know: you are { $role }.
role-silent = Only you know: from now on you are { $role }.
roles-face-down = Every role lies face down: everybody knows their own alone.
role-set = { $seat } has changed sides, and is { $role }.
role-shown = { $seat } is shown to be { $role }.
role-seen = Only you see: { $seat } is { $role }.
role-looked = { $seat } has learned which side { $other } is on.
box-shown = Now everyone may read “{ $box }”.
counter = { $counter }: { $value }.
counter-of = { THE($who) }, { $counter }: { $value }.
status = { $seat } { IS($status) }.
status-gone = { $seat } { GONE($status) }.
being-status = { THE($being) } { IS($status) }.
being-status-gone = { THE($being) } { GONE($status) }.
rises = { $seat } is dead, and walks. The body stays { IN($tile) }.
ghost-turn = { $seat } walks.
ghost-moves = { $seat } drifts on; now { IN($tile) }.
goes-out-of-sight = { $seat } goes out of sight { IN($tile) }.
slips-away = { $seat } is out of sight. Nobody has seen where.
comes-in-sight = { $seat } is in sight again, { IN($tile) }.
nobody-there = Nobody was hiding { IN($tiles) }.
escapes = { $seat } is out of the house.
eliminated = { $seat } is out of the game.
dawn = It is morning.

# Secrets, and what is said

hidden = Something is settled in secret: { $secret }.
knows-secret = Only you know. { $secret }: { $value }.
says = { $seat } says “{ $value }” ({ $secret }).
secret-out = Now all know. { $secret }: { $value }.
chooses = { $seat } { CHOSEN($option) }.
points = { $seat } points at { $other }.
answer-yes = The answer is yes.
answer-no = The answer is no.
token-up = { IN($tile) } a token is turned up: { $marker }.
token-looked = { $seat } looks at a token { IN($tile) }.
token-seen = It is this: { $marker }.
bids-of = { $seat } bids { $steps }.
bids =
    { $steps ->
        [one] { $seat } bids 1 step.
       *[other] { $seat } bids { $steps } steps.
    }
told = { $text }

# What lasts

journal = { $entry }
journal-apart = An entry of the Rent Book is read where not everybody hears it.
families-write = The families may write down what they are called: in the chronicle, after the evening.
chronicle = { $flag }
door-opened = A door is opened. A new rule holds: { $module }.
card-added = { $card } joins { THE($deck) }.
intensified =
    { $boxes ->
        [one] { $card } has grown worse: 1 box is checked.
       *[other] { $card } has grown worse: { $boxes } boxes are checked.
    }
crest = { $seat } leaves the family's Crest on { THE($card) }.
crest-drawn = The Crest of { $seat } is drawn.
title = { $seat } is now { THE($title) }.

# The end

side-wins = { $ending } { WON($winner) }.
one-wins = { $ending } { $seat } has won.

result-heroes-win = The company has won.
result-traitor-win = The house has won, and whoever stood with it.
    .nobody = The house has won.
result-one-wins = One alone has won.
result-each-win = The night is over, and everybody has what they have.

# Questions

prompt-family = Which family do you play?
prompt-keep = Which card do you keep?
prompt-reading-alone = The sides have parted. Read your book: you are alone on your side.
prompt-reading = The sides have parted. Read your book and talk it over; only your side hears you.
prompt-turn = Your turn: move and act in any order, then end it.
prompt-which-tile = Which of these tiles do you discover?
prompt-lay = How does the new tile lie?
prompt-rearrange = No doorway is left open here. Which tile turns to open one?
prompt-lower = Damage: which trait do you lower next?
prompt-lower-left =
    { $count ->
        [one] Damage: 1 step is left to take. Which trait do you lower?
       *[other] Damage: { $count } steps are left to take. Which trait do you lower next?
    }
prompt-raise = Which trait rises?
prompt-heal = Which trait do you heal?
prompt-pay = Pay the price for it?
prompt-roll-with = Which trait do you roll?
prompt-reroll = Keep this roll, or roll the lowest dice again?
prompt-take-five = Roll, or take a 5?
prompt-heirloom = Make this Item an heirloom of your family? Once a game, and only now.
prompt-draw-event = You are the traitor: draw the Event here, or leave it?
prompt-ignore-event = You are the traitor: pay no heed to this Event, the good of it with the bad?
prompt-target = Who, or what, do you mean?
prompt-attack = Who do you attack?
prompt-steal = Take one thing instead of doing harm?
prompt-give = Who do you give something to?
prompt-give-what = What do you give?
prompt-take-what = What do you take?
prompt-permission = Somebody wants to take this from you. Do you allow it?
prompt-drop-what = What do you drop?
prompt-pick-up-what = What do you pick up?
prompt-hand = Which thing changes hands?
prompt-bury-it = Bury what you have seen?
prompt-bury-which = Which of those that you have seen do you bury?
prompt-on-top = Which one goes on top?
prompt-then-comes = Which one comes next?
prompt-put-thing = Where is it put?
prompt-react = Do you use this now?
prompt-first-of = Several things happen now. Which comes first?
prompt-option = What do you do?
prompt-copy-action = Whose action do you borrow?
prompt-pick = Which one do you choose?
prompt-hide = Choose in secret.
prompt-hide-of = { $secret }: choose in secret.
prompt-vanish = Where are you, when you are out of sight? Nobody else sees what you choose.
prompt-guess = What do you say it is?
prompt-guess-of = { $secret }: what do you say?
prompt-vote = Who do you point at? All are shown at once.
prompt-bid-of = How many do you bid? All bids are shown at once.
prompt-give-up = What do you pay with?
prompt-ghost = You are dead. What do you do?
prompt-act-now = It is not your turn, but you may act.
prompt-bid = How many steps do you bid? All bids are shown at once.
prompt-in-secret = Choose in secret. All choices are shown at once.
prompt-move = To which tile?
prompt-walk = Go to a tile next to yours?
prompt-monster = The monster's turn: move it, or attack.
prompt-spawn = Where does it appear?
prompt-move-being = To which tile does it go?
prompt-lay-found = At which doorway is the tile laid?
prompt-lay-found-tile = At which doorway is { THE($tile) } laid?
prompt-remove-tile = Which tile is taken away?
prompt-rotate = Which tile turns?
prompt-rotate-how = How far does it turn?
prompt-take-up-tile = Which tile is moved?
prompt-put-down-tile = At which doorway is it put down?
prompt-mark = On which tile does the token go?
prompt-bar = Which doorway is closed?
prompt-stick = Which tile is changed for good?

# Choices

choice-move = Go to the { $tile }
choice-explore = Open the { $side } doorway: a new tile
choice-act = { $action }
choice-end = End the turn
choice-end-monster = It stays: its turn is over
choice-lay = Lay it { $turns }
choice-lay-rotate-how = Turn it: { $turns }
choice-rearrange = Turn { THE($tile) }: { $turns }
choice-lower = Lower { $trait }
choice-raise = Raise { $trait }
choice-roll = Roll { $trait }
choice-pick = { $what }
choice-pick-monster = Attack { THE($what) }
choice-pick-family = Play for the family { $what }
choice-pick-keep = Keep { THE($what) }
choice-pick-which-tile = Discover { THE($what) }
choice-pick-attack = Attack { THE($what) }
choice-pick-steal = Take { THE($what) } instead
choice-pick-give = Give to { THE($what) }
choice-pick-give-what = Give { THE($what) }
choice-pick-take-what = Ask for { THE($what) }
choice-pick-drop-what = Put down { THE($what) }
choice-pick-pick-up-what = Pick up { THE($what) }
choice-pick-hand = Hand over { THE($what) }
choice-pick-on-top = Put { THE($what) } on top
choice-pick-then-comes = Then { THE($what) }
choice-pick-bury-which = Bury { THE($what) }
choice-pick-vote = Point at { THE($what) }
choice-pick-guess = Say: { $what }
choice-pick-first-of = First: { $what }
choice-pick-move = Go to { THE($what) }
choice-pick-spawn = It appears { IN($what) }
choice-pick-move-being = It goes to { THE($what) }
choice-pick-put-thing = Put it { IN($what) }
choice-pick-mark = Put the token { IN($what) }
choice-pick-remove-tile = Take away { THE($what) }
choice-pick-rotate = Turn { THE($what) }
choice-pick-take-up-tile = Move { THE($what) }
choice-pick-lay-found = Lay it at { THE($what) }
choice-pick-put-down-tile = Put it down at { THE($what) }
choice-pick-stick = Change { THE($what) }
choice-bar = Close the { $side } doorway of { THE($tile) }
choice-reroll =
    { $dice ->
        [one] Roll one die again
       *[other] Roll { $dice } dice again
    }
choice-bid =
    { $steps ->
        [0] Bid nothing
        [one] Bid 1 step
       *[other] Bid { $steps } steps
    }
choice-bid-bid-of =
    { $steps ->
        [0] Bid nothing
       *[other] Bid { $steps }
    }
choice-answer = { $word }
choice-answer-heirloom =
    { KEY($word) ->
        [word-yes] Make it an heirloom
       *[word-no] Carry it as it is
    }
choice-answer-draw-event =
    { KEY($word) ->
        [word-yes] Draw the Event
       *[word-no] Leave it undrawn
    }
choice-answer-ignore-event =
    { KEY($word) ->
        [word-yes] Pay it no heed
       *[word-no] Heed it, the good with the bad
    }
choice-answer-permission =
    { KEY($word) ->
        [word-yes] Let them have it
       *[word-no] Keep it
    }
choice-answer-bury-it =
    { KEY($word) ->
        [word-yes] Bury it
       *[word-no] Leave it where it is
    }
choice-answer-react =
    { KEY($word) ->
        [word-yes] Use it now
       *[word-no] Not now
    }
choice-answer-pay =
    { KEY($word) ->
        [word-yes] Pay the price
       *[word-no] Keep what you have
    }
choice-ready-alone = I have read it
choice-ready = We have read and talked
choice-done = Enough
choice-done-steal = Do the harm
choice-done-walk = Stay here
choice-done-bury-which = Bury no more
choice-done-heal = Heal nothing
choice-done-raise = Leave it

# What comes of a choice, and how likely

effect-gain = Gain { $trait }.
effect-heal = Heal { $trait }.
effect-lose = Lose { $trait }.
effect-hurt = Take damage: { $trait }.
effect-draw = Draw from { THE($deck) }.
effect-moves = Get more moves.
effect-chance = The best result comes { $odds } times in 100.
effect-chance-gain = { $odds } % to gain { $trait }.
effect-chance-heal = { $odds } % to heal { $trait }.
effect-chance-draw = { $odds } % to draw from { THE($deck) }.
effect-lay = Doors to { $doors }, { $side } of { THE($other) }.
effect-doors = Doors to { $doors }.
effect-lower = From { $now } to { $then }.
effect-lower-same = A step down; it is still { $now }.
effect-lower-skull = To the skull: you die.
effect-lower-lost = It cannot fall: the damage is lost.
effect-raise = From { $now } to { $then }.
effect-heirloom = It stays in your family; for you the card goes on: { $heirloom }
effect-no-heirloom = It is an Item like any other. You can make the next one an heirloom.
effect-bury = It goes to the bottom of its deck.
effect-on-top = It stays on top, to be drawn next.
effect-five = The result is 5, without dice.
effect-dice = As the dice fall.
effect-keep-roll = The dice show { $number }.
effect-reroll = The dice that show least: { $dice }.
effect-card = { RULE($printed) }
effect-not-now = Nothing changes; it can be used later.
effect-printed = { RULE($printed) }
effect-value = It is { $number } now.
effect-fight = { $trait }, { $dice } dice against { $against }: { $odds } % to win.
effect-strike = With { $trait }: { $odds } % to win.

# Why not

no-such-tile = There is no such tile in the house.
not-adjacent = The { $tile } is not next to you.
too-few-moves =
    { $cost ->
        [one] Leaving this tile costs 1 move, and you have { $moves }.
       *[other] Leaving this tile costs { $cost } moves, and you have { $moves }.
    }
no-open-doorway = There is no open doorway on this tile: { $side }.
no-tile-left = No tile is left for this region: { $region }.
no-attack-yet = ATTACK comes with the haunt. Until then nobody fights.
word-used = You have used this word this turn: { $word }.
card-used = This card is used, and ready again when your next turn begins: { $card }.
not-here-not-now = That cannot be done here and now: { $action }.
cannot-pay = The price cannot be paid in full.
no-such-action = You have no such action.
sides-apart = The sides read apart now. Whoever watches hears neither.

# How things are put into words

named-action = { $source } ({ $word })
deed-box = { $source }
deed-heirloom = { $deed }, as an heirloom
deed-give = Give something to somebody here
deed-drop = Put something down
deed-take = Ask somebody here for something
deed-pick-up = Pick something up
deed-attack = Attack with bare hands
deed-attack-card = Attack with { THE($source) }
as-written = { $name }
carry-off = Take up { THE($thing) }
text-number = { $thing }, text { $number }
being-number = { NUMBERED($kind, $number) }
    .the = { NUMBERED($kind, $number) }
doorway-of = the { $side } doorway of the { $tile }
    .the = the { $side } doorway of the { $tile }
corpse-of = the body of { $who }
    .the = the body of { $who }
the-monster = The monster
pick-five = Take a 5
pick-roll = Roll
turns-0 = as it is
turns-1 = with a quarter turn to the right
turns-2 = with half a turn
turns-3 = with a quarter turn to the left
ending-dawn = It has grown light.
ending-dawn-text =
    Nobody could say when it began. The windows were black, and then they were grey, and then one could see that they wanted cleaning. What should have been done tonight was not, and now lies where it fell. The house has kept whatever it had hold of at the first light, and has let go of the rest.
    Those who can walk go out by the front door. The grass is wet, and in it are the footprints of last evening, everybody's own; all of them point inwards.
chronicle-unsaid = The chronicle has one more line.
form-the = the { $name }
form-the-family = { $name }
form-the-event = { $name }
form-the-box = “{ $name }”
form-the-deck = the { $name } deck
form-the-being = the { $name }
form-a = a { $name }
form-in = in the { $name }
form-is = is now “{ $name }”
form-gone = is no longer “{ $name }”
form-chosen = chooses “{ $name }”
form-won = { $name } has won
form-one-family = { $name }

# What one tries to do, and what can stop it

goal-explore = Explore together and get strong: when the haunt begins, your book says how your side wins.
goal-haunt = Every Omen brings the haunt nearer.
goal-haunt-roll =
    { $most ->
        [0] Each Omen adds a die to the haunt roll: at { $number } or more the haunt begins.
       *[other] Each Omen adds a die to the haunt roll: at { $number } or more, or at Omen { $most }, the haunt begins.
    }
goal-carried = You carry
goal-alive = The others have a book of their own. Your side loses when it is all dead.
goal-alone = The others have a book of their own. You are alone: stay alive.
goal-rivals = Everyone is against everyone. Stay alive.
goal-together = Nobody here is against you; the house is. You lose when you are all dead.

# Said to whoever it happens to

turn-begins-you =
    { $moves ->
        [one] Your turn, with 1 move.
       *[other] Your turn, with { $moves } moves.
    }
turn-begins-at-you =
    { $carded ->
        [yes] Your turn is over: the card ended your moves.
       *[no] Your turn is over.
    } { $moves ->
        [one] { $seat }'s turn, with 1 move.
       *[other] { $seat }'s turn, with { $moves } moves.
    }
hands-over-at-you = { THE($thing) } goes from { $seat } to you.
attacks-you = You attack { THE($target) } with { $trait }.
attacks-at-you = { THE($who) } attacks you with { $trait }.
wins-fight-you = You beat { THE($target) }, { $best } to { $least }.
wins-fight-at-you = { THE($who) } beats you, { $best } to { $least }.
steals-you = You take { THE($thing) } from { THE($target) }.
steals-at-you = { THE($who) } takes { THE($thing) } from you.
discovers-you = You discover the { $tile }.
draws-you = You draw { A($deck) }: { $card }.
card-ends-moves-you = The card ends your moves. You can still act; where there is nothing to do, your turn ends.
finds-card-you = You find { THE($card) }.
rolled-you =
    { COUNT($cause) ->
        [0] You roll { $roll }: { $dice }. Result: { $result }.
       *[other] You roll { $roll } for { THE($cause) }: { $dice }. Result: { $result }.
    }
raised-you =
    { $steps ->
        [one] You gain 1 step of { $trait }.
       *[other] You gain { $steps } steps of { $trait }.
    }
lowered-you =
    { $steps ->
        [one] You lose 1 step of { $trait }.
       *[other] You lose { $steps } steps of { $trait }.
    }
healed-you = You heal { $trait }.
haunt-roll-you =
    { $omens ->
        [one] An Omen. You make the haunt roll with one die: at { $need } or more the haunt begins.
       *[other] An Omen. You make the haunt roll with { $omens } dice: at { $need } or more the haunt begins.
    }
is-traitor-you = You are the traitor.
role-shown-you = You are shown to be { $role }.
died-you = You are dead. Your body lies { IN($tile) }.
heirloomed-you = You make { THE($card) } an heirloom of the family.
title-you = You are now { THE($title) }.
crest-you = You leave the family's Crest on { THE($card) }.
one-wins-you = { $ending } You have won.
begins-you = You begin.
skips-you = You miss this turn.
moves-you = You go to the { $tile }.
is-moved-you = You are moved to the { $tile }.
swap-at-you = { $seat } and you change places.
swap-you = You and { $other } change places.
gets-moves-you =
    { $moves ->
        [one] You get 1 more move.
       *[other] You get { $moves } more moves.
    }
gets-moves-next-you =
    { $moves ->
        [one] In the next turn you have 1 more move.
       *[other] In the next turn you have { $moves } more moves.
    }
fewer-moves-you =
    { $moves ->
        [one] You have 1 move fewer.
       *[other] You have { $moves } moves fewer.
    }
fewer-moves-next-you =
    { $moves ->
        [one] In the next turn you have 1 move fewer.
       *[other] In the next turn you have { $moves } moves fewer.
    }
loses-moves-you = You have no moves left this turn.
loses-moves-next-you = You will have no moves in the next turn.
acts-you = You act. { $action }.
tries-door-you = You try the locked doorway to the { $tile }.
gets-through-you = You get through to the { $tile }.
door-holds-you = The doorway to the { $tile } stays locked: you do not get through.
declines-event-you = You draw no Event here.
ignores-event-you = You pay no heed to { $event }.
heeds-event-you = You let { $event } be as it is.
peeks-you = You look at the top of { THE($deck) }.
buries-top-you = You bury what lay on top of { THE($deck) }.
reorders-you = You put the top of { THE($deck) } in a new order.
picks-up-you = You pick up { THE($thing) }.
drops-you = You drop { THE($thing) }.
hands-over-you = { THE($thing) } goes from you to { $other }.
asks-for-at-you = { $seat } asks you for { THE($thing) }.
asks-for-you = You ask { $other } for { THE($thing) }.
refused-take-at-you = { $seat } does not let you have it.
refused-take-you = You do not let { $other } have it.
gets-you = You get { THE($thing) }.
rerolls-you =
    { $dice ->
        [one] You roll one die again, thanks to { THE($card) }.
       *[other] You roll { $dice } dice again, thanks to { THE($card) }.
    }
takes-five-you = You take a 5 instead of rolling.
traits-set-you = Your traits are reset: { $trait }.
prevents-you = You take { $amount } less damage.
redirects-at-you = You take { $amount } of the damage instead of { $seat }.
redirects-you = { $other } takes { $amount } of the damage instead of you.
traits-swapped-you = Two of your traits change places.
result-changed-you = Your result is now { $result }.
controls-you = You move the monsters from now on.
wins-contest-at-you = { $seat } beats you.
wins-contest-you = You beat { $other }.
dropped-all-you =
    { COUNT($things) ->
        [0] You carried nothing.
       *[other] What you carried lies there now: { THE($things) }.
    }
follows-you = { THE($being) } follows you.
haunt-begins-you = The haunt begins: { $haunt }. The revealer is you.
is-ready-you = You have read.
role-set-you = You have changed sides, and are { $role }.
role-looked-at-you = { $seat } has learned which side you are on.
role-looked-you = You have learned which side { $other } is on.
status-you = You: { $status }.
status-gone-you = No longer: { $status }.
rises-you = You are dead, and walk. Your body stays { IN($tile) }.
ghost-turn-you = You walk.
ghost-moves-you = You drift on; now { IN($tile) }.
goes-out-of-sight-you = You go out of sight { IN($tile) }.
slips-away-you = You are out of sight. Nobody has seen where.
comes-in-sight-you = You are in sight again, { IN($tile) }.
escapes-you = You are out of the house.
eliminated-you = You are out of the game.
says-you = You say “{ $value }” ({ $secret }).
chooses-you = You choose: { $option }.
points-at-you = { $seat } points at you.
points-yourself = You point at yourself.
points-you = You point at { $other }.
token-looked-you = You look at a token { IN($tile) }.
bids-of-you = You bid { $steps }.
bids-you =
    { $steps ->
        [one] You bid 1 step.
       *[other] You bid { $steps } steps.
    }
crest-drawn-you = Your family's Crest is drawn.
