# Playing Hidden Rooms in the terminal: the board and the panel beside it.

child = you
exit = exit
to-search = search
stage-label = stage { $stage }
turn-label = turn { $turn }
clock = { $turns ->
    [one] its route ends in 1 turn
   *[other] its route ends in { $turns } turns
  }
clock-night = { $turns ->
    [one] the night ends in 1 turn
   *[other] the night ends in { $turns } turns
  }
won-label = won { $wins }/2
lost-label = lost { $losses }/3
danger = caught
moves-count = moves left: { $moves }

sources-title = Pool and memory
out-of-play = discard { $tile }
tile-name = { $tile }
fits = fits
fits-not = no fit
room-in-memory = memory has room for { $places }
two-tiles-title = The two tiles

if-you-stay = If you stay here, the monster
if-it-fits = If it fits, the monster
if-it-fits-out = If it fits, you are out.
if-it-fails = If it fails, the monster
deed-advance = walks to { $square }
deed-turn = turns { $facing }
sees-you-not = It does not see you.
would-caught = Then it has you.
would-route-end = Then its route ends, and the stage is lost.
next-action = { $number }. { $sees } It { $deed }.

arrow-move = move { $square }
arrow-search = search { $square }
arrow-danger = { $square }: caught

# Keys

keys-turn = arrows go · e end turn · u undo · ? help · r rules · l log · q save and quit
keys-source = d draw · 1-5 memory · arrows Enter · u back · ? help · r rules · l log · q quit
keys-first-tile = 1 2 choose · arrows Enter · ? help · r rules · l log · q save and quit
keys-stage-over = Enter go on · ? help · r rules · l log · q save and quit
keys-page = arrows scroll, Esc back
keys-intro = Enter begin, ? help, r rules, q save and quit
keys-passage = Enter go on, ? help, r rules, q save and quit
keys-over = a play again, q quit, Esc back
prompt-stage-over = The stage is over.

# Refusals of the terminal

no-such-slot = There is no tile in place { $slot } of memory.
square-too-far = { $square } is too far. You reach the squares beside you.
key-unknown = That key does nothing here. ? shows the keys.
enter-sleeps = This is a new turn. e ends it.
choose-a-tile = First choose the tile: d, or its number.
point-first = Which of the two? 1 or 2; or an arrow key, then Enter.
undone = Taken back.
searching = You search { $square }. Under you lies { $tile }.
too-small = The house needs { $width } by { $height } characters here. Make the window larger, or play with --plain.

# Hints of the first turns

hint-search = An arrow key towards an empty square searches it. Heavy frames show what you can reach.
hint-source = Your tile must be followed by the same or a higher number, or the same colour.
hint-go-on = Towards a tile you move, up to twice; then search. What failed waits in memory.
hint-gaze = It sees the hatched squares. Where you stand decides what it does. ? tells why.
hint-end = Nothing safe to do? e ends the turn where you stand.
hint-undo = u takes a move back, until something was revealed or the monster has moved.

# Before the game

intro-goal = You are a child in a dark house. Find a way from F6 to the exit at A1.
intro-rooms = Search beside you: a tile that fits becomes a room, and you step in.
intro-fits = It fits with the same or a higher number than yours, or your colour.
intro-memory = What does not fit waits in memory. You can search with it later.
intro-monster = Each turn the monster acts twice: along its route, or after you if seen.
intro-end = If it catches you or comes to { $end }, you lose. Two stages won win the game.
intro-end-stage = If it catches you or comes to { $end }, you lose. Reach the exit and you win.
intro-dice = The dice are promised: { $commitment }...

stage-way = Its route leads from { $start } to { $end }: { $turns } turns, as long as it does not see you.

# Between two stages

passage-score = Won { $wins } of 2, lost { $losses } of 3.
passage-win = One more win wins the game.
passage-wins = Two wins win the game.
passage-loss = One more loss loses it.
passage-losses = The third loss loses it.
passage-star = The star on your piece says that a stage is won. Nothing takes it away.

# Going on

you-were-here = You were here: stage { $stage }, turn { $turn }, on { $square }.
you-were-starting = You were here: stage { $stage }, choosing the first tile.
save-broken = The saved game could not be read ({ $why }). It is kept as { $file }. This is a new game.
save-finished = The saved game was over. Its record is { $file }.
save-left = The game you left waits. It comes back when this one is over and you play again.
save-other-options = The saved game has other options. It waits; this command goes on with it:
save-other-seed = The saved game has other dice. It waits and comes back when this one is over.
save-back = A game that you had left goes on; --new begins another.
save-older-content = It goes on with the cards, tiles and haunts that it was begun with.
save-older-rules = The rules have changed since this game was left. { $moves ->
    [0] It goes on from where it stood.
    [one] One line of it does not fit them and is set aside; it goes on from before it.
   *[other] { $moves } lines of it do not fit them and are set aside; it goes on from before them.
  }
no-board = { $game } has no board for the terminal yet.
cannot-save = The game cannot be saved: { $why }.
game-saved = Saved. You can go on from here at any time.

# Pages

page-help = Help
page-rules = The rules
page-log = Log
page-over = The end
page-intro = Hidden Rooms
page-back = Your games
page-passage = The next stage
help-refused = Why not
help-monster = What the monster does next, if you end the turn here
help-limit = A stage is also lost after { $limit } of your turns [KQ5]. This is turn { $turn }.
help-waiting = The monster waits until the first tile lies.
help-game = The game
help-pool = Face down in the pool
help-keys = Keys
help-board = The board
help-key-arrows = Arrow keys: towards a tile you move, towards an empty square you search. A click does the same.
help-key-source = d draws from the pool, 1 to 5 take a tile from memory; or arrows and Enter.
help-key-end = e, Enter or Space end the turn. Right after a tile was chosen only e does.
help-key-undo = u takes back, until something was revealed or the monster has moved.
help-key-others = r the rules, l the log, q save and quit.
help-mark-child = { $mark } is you{ $star }.
help-mark-star = , with the star once you have won a stage
help-mark-monster = { $mark } is the monster; the arrow is where it faces.
help-mark-gaze = { $mark } it sees this square now.
help-mark-route = { $mark } the route it will walk, { $past } where it has been; { $end } is where its route ends.
help-mark-lit = A heavy frame: you can go or search there.
help-mark-danger = A broken frame: the monster stands there. Go there and the stage is lost.
rules-silent = Rulings: where the rulebook is silent
log-dice = The dice were promised before the first draw: { $commitment }

# The end

over-again = Play again?
over-verify = Check the dice:
over-replay = See it again:
over-stages = The stages

# Line by line

plain-help = A number or the words of a choice chooses it. Beginnings of words will do, and so will a square: F5. Also: goal, monster (what it does next), look (how it stands, with its whole route), why 2, undo, rules, rules K14, log, quit, and ? for all this.
plain-words-monster = monster next
plain-legend = { $monster } the monster and where it faces, { $shade } what it sees, { $way } its route, { $end } the end of its route, { $past } where it has been, { $bare } bare floor.
plain-no-number = There is no choice { $number }.
plain-way = { $choice }, to { $square }
plain-danger = { $choice }: the monster is there, you lose
plain-why-what = Say which choice, for example: why 1.
plain-ask = >

# A record that is told

replay-chosen = { $who }: { $choice }
replay-untold = { $draws ->
    [one] Something is drawn face down. Nobody is told yet what it is.
   *[other] { $draws } things are drawn face down. Nobody is told yet what they are.
}
