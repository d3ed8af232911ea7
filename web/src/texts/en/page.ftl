# The page's own words. Sentences of the games come from the server.

house = The house
skip = Skip to the content
loading = One moment.
close = Close
understood = All right
try-again = Try again
yes = yes
no = no
you-here = You
you = you
bot = bot
somebody = Somebody
keep = Keep
copy = Copy
copied = Copied
copy-by-hand = It could not be copied. Select the address and copy it by hand.
language = Language
settings = Settings
keys = Keys

aloud = The house in words
aloud-close = Close the words
aloud-none = There is nothing to tell of the house yet.
ear = What happens
ear-press = The table waits for you: { $what }. Press Space.
ear-once-more = { $choice }: press again
ear-skipped = { $count } sentences passed over; they stand in the log. What mattered:
ear-not-yet = Not yet: this has only just come. Press again.
ear-no-number = No choice has the number { $number }.
ear-not-asked = You are not asked anything now.
ear-how-choose = Keys 1 to { $last } choose; Tab leads to each choice, and ? lists all keys.
ear-how-tab = Tab leads to the choices, and Enter takes one.
ear-list-open = The list is open.
ear-list-closed = The list is closed.
term-what = { $word }: what is that?
term-role = word of the rules
error-offline = The house does not answer. Check your connection, then try again.
error-server = Something went wrong in the house. Nothing you did is lost. Try again in a moment.
error-not-found = This is not here, or not any more. Ask for a new link.
error-unknown = That did not work. Load the page again.
error-possible = Yes: that is possible now.
error-board = The board could not be loaded. Load the page again.
line-lost = The line is down. The house tries again by itself; nothing is lost.
line-lost-pending = The line is down. Your choice is kept and will be sent.

# Home

go-home = Back to the entrance
home-title = A house at night
home-line = Haunted board games in the browser: alone, round one screen, or with friends. No account.
ways = Other ways in
play-as = Play as
play-now = Play now
play-together = Play with friends
players = { $most ->
    [one] 1 player
   *[other] alone with bots, or { $range } players
  }
minutes = { $range } minutes
fear = Fear
fear-of = Fear { $level } of 5
tonight = Tonight’s house
tonight-line = One house a day, the same for everyone.
tonight-stage = Stage { $stage }: { $name }.
tonight-out = out, in { $moves } choices
tonight-kept = kept by the house, after { $moves } choices
tonight-nobody = Nobody has come out yet tonight.
tonight-dice = Its draws are shown when the day is over, at midnight UTC; until then each sees only their own game.
tonight-play = Go in
tonight-back = Back to your table
way-alone = A new table
way-alone-line = Choose, and sit down.
way-screen = Round one screen
way-screen-line = Several players, one device, passed from hand to hand.
way-friends = With friends
way-friends-line = Each on their own device, by link. Round one table too, with a large screen in the middle.
way-no-game = No game for several players is open yet.
my-tables = My tables
my-tables-line = Go on where you were.
open-record = Open a record
open-record-line = Watch a game from a file, and check its draws.

# What is drawn of each game on its door

rooms-door = A door, and somebody in it.
rooms-door-of = A door, and in it { $monster }.
hako-door = A sliding door, half open, and someone in it.
betrayal-art = A hill at night, a house with one lit window, an orchard.
seance-door = A door, and behind it four guests round a table with one candle.

# A new table

which-game = Game
how-many = Players
your-name = Your name
your-name-hint = Others at the table see it. It may stay empty.
name-of = Name of seat { $number }
reconstructed-title = What is reconstructed
reconstructed-about = About this version
reconstructed-what = See what is known and what is ours
reconstructed-change = All of it is data and can be changed: docs/hako-onna.md tells how.
rulings = More options, and house rulings where the rulebook is silent
lay-table = Lay the table
seats = Seats
seat-played = { $name } ({ $player })
seat-number = Seat { $number }
seat-who = Who sits at { $seat }
seat-me = me
seat-here = at this screen
seat-friend = a friend, by link
seat-open = open to anyone
seat-person = taken
seat-kept = expected
seat-bot = bot: { $bot }
table-spectators = Who may watch
table-spectators-public = anyone with the link
table-spectators-after = anyone, after the end
table-spectators-none = nobody
table-clock = Time to choose
clock-until = until { $until }
table-clock-none = as long as you like
table-clock-gentle = a gentle clock
table-clock-daily = a day for each choice
table-absent = If somebody is away
table-absent-wait = we wait
table-absent-bot = a bot stands in
table-mask = When somebody acts in secret
table-mask-quick = a short pause, always the same
table-mask-calm = a pause, always the same
table-mask-long = a long pause, always the same
table-mask-off = no pause: how long it takes can be seen
order-stand = { $choice } each time, until I say otherwise
order-stands = Done for you each time: { $choice }
order-end = Ask me again
beat-left = Take your time: nothing happens when this runs out. The others wait { $seconds } s more, or as long again, so that nobody can tell how long you think.

# Waiting for the others

lobby-waiting = { $count ->
    [0] Everyone is seated. The game begins.
    [one] One seat is free. The game begins when it is taken.
   *[other] { $count } seats are free. The game begins when they are taken.
  }
link-make = Make a link for this seat
link-friend = For one friend, once. A new link ends the old one.
link-open-seats = Anyone with this address can take an open seat.
link-look-on = Anyone with this address can watch.
screen = The screen in the middle
screen-line = Round one table, each with a phone: a large screen shows what all may see, and makes the sounds.
screen-open = Open it
screen-free = free
screen-come = Sit down with your phone at
sit-down = Sit down
sit-here = Sit here
sit-instead = Take this chair
seat-fill = A bot
seat-empty = Free the chair
seat-more = More
lobby-invite = Send this link, or let them point a camera at it
lobby-asked = { $host } asks you to the table
lobby-which = You will be { $place }; or choose a chair yourself.
lobby-guest = You are in. The game begins when every seat is taken, or sooner if { $host } likes; until then you can talk, and choose another chair.
lobby-name = That is me
lobby-begin = Begin now, bots on the free chairs
door-closing = Everybody is here. The door closes in a few seconds.
door-hold = Hold the door
door-held = Everybody is here. You hold the door: nothing begins before you close it.
door-held-by = Everybody is here. { $host } holds the door for a moment.
door-close = Close the door and begin
lobby-more = One chair more
lobby-fewer = One chair fewer
lobby-change = Change what is played
primer-you = What you will try
primer-you-as = You will be { $place }
primer-others = What stands against you
join-title = A seat is kept for you
join-host = { $host } invites you to the table.
join-seat = You will be { $seat }.
leave = Leave the table
leave-hint = The game waits. You find it under My tables.

# At the table

board = The board
goals = Goal
goals-win = What you try to do:
goals-stop = What can stop you:
goals-open = Open the book
decision = Your decision
waiting = The house decides.
waiting-for = { $name } chooses.
waiting-readers =
    { $count ->
        [one] { $names } is still reading.
       *[other] { $names } are still reading.
    }
waiting-for-away = { $name } is to choose, and is away.
asking-reading = Each side reads its own book.
asking-hako-onna-setup = The night is made ready: Items for the Visitors, secrets for her.
asking-hako-onna-visitor = A Visitor’s turn: noise first, then one thing to do.
asking-hako-onna-window = Something was announced. A power that lies Set may interrupt it.
asking-hako-onna-scream = Her turn: whether she Screams, and what she Sets.
asking-hako-onna-dark = In the dark she moves, and hides anew.
asking-hako-onna-besides-mine = It is your turn: whoever stands by is asked first whether they show or give something, or make a sign. Then you go on.
asking-hako-onna-besides = It is not their turn: who stands by may show or give something, make a sign, or do nothing.
asking-hako-onna-request = It is not their turn: they were asked for something, and give it or refuse.
asking-hako-onna-hope = “I lose all hope”: everybody who lives is asked whether they give up too.
asking-betrayal-setup = Whom each will be tonight.
asking-betrayal-explore = Moves from tile to tile, actions, a card.
asking-betrayal-haunt = A turn in the haunt: moves, actions, attacks.
asking-betrayal-besides = It is not their turn: what happens asks them too.
looking-on = You are watching.
is-choosing = chooses
away = away
away-count = { $count } away
has-gone = { $name } has left the table.
is-back = { $name } is back.
undo = Undo
foresee = What will it do?
foresee-nothing = Nothing is certain here.
all-choices = All choices
choices-on-board = On the board, and more: { $count }
choose-on-board = Choose on the board, or from a list of { $count }
choices-more = More: { $count }
end-left = Left to do: { $what }
end-left-board = { $count } on the board
once-more = { $choice }: press again
why = Why?
why-not = Why not: { $choice }
not-possible = What is not possible now?
why-of = Why? { $what }
why-things = Things on the board
why-touch = Touch anything on the board to learn why it can or cannot be chosen now; or ask here.
open-rule = Rule { $rule }
rule = Rule
help = Help
set-listed = List of choices open
set-listed-hint = What can be touched on the board stands in a list as well, always unfolded.
sheet-log = Log
sheet-rules = Rules
sheet-talk = Talk
sheet-notes = Notes
sheet-table = Table
log-since = Since you last chose
log-empty = Nothing has happened yet.
notes = Notes
notes-hint = Only this browser keeps them.
rules-find = Find a rule by number or word
rules-none = No rule has that in it.
chat = Talk
chat-say = Say something
chat-send = Send
chat-unread = { $count } new
chat-unsent = The line is down. Send it again in a moment.
chat-empty = Nobody has said anything.
chat-only = Heard now by { $names } only.
chat-nobody = Nobody hears you now.
chat-whispered = to { $names } only
chat-unheard = nobody heard it
and-then = {", "}

several = { $what }: { $count } choices
labelled = { $label }: { $what }
choose = Choose
your-turn = Your turn
turn-of = { $name }’s turn
night-over = The night is over

lesson-first-tile = The next room must have the same colour, or the same or a higher number: from a low number more rooms can follow.
lesson-search = Press a lit empty square beside you to search it. “What will it do?” shows what the monster does if you end the turn here.
lesson-source = The tile must have the same or a higher number than yours, or the same colour.
lesson-go-on = Towards a room you move, up to twice; then search. What failed waits in memory.
lesson-gaze = It sees the marked squares, and looks again between its two steps. “What will it do?” shows both.
lesson-end = Nothing safe to do? End the turn where you stand.
lesson-undo = Try Undo once: a choice can be taken back until something is revealed.

curtain = Pass the device to { $name }.
curtain-why = The table is covered. It is so each time somebody could have a secret, whether or not they have one: so the curtain tells nothing.
curtain-me = I am { $name }
curtain-back = Not yet: back to { $name }

# Afterwards

again = Play again
won-by = { $count ->
    [one] wins.
   *[other] are level, ahead of the rest.
  }
again-laid = The table is laid again
again-come = { $name } plays again. Come.
harder = Harder: { $stage }
invite = Invite
replay = See it again
dice = The draws
dice-check = Check the draws
dice-checking = Every draw is repeated.
dice-true = { $count ->
    [one] One draw repeated in this browser. It is true.
   *[other] { $count } draws repeated in this browser. All are true.
  }
dice-false = The draws do not agree with this record.
dice-promise-kept = The secret is the one promised before the first draw.
dice-promise-broken = The secret is not the one that was promised.
dice-remembered = The seal is the one this browser was shown, and your number is in the dice.
dice-forgotten = The seal, or your number, is not the one this browser remembers. Do not trust this game.
dice-not-kept = This browser gave no number at this table, so it cannot say what was promised here.
dice-numbers = The numbers in the dice
dice-number-mine = yours
dice-number-house = follows from the seal
dice-number-given = given by whoever sat there
dice-number-bot = not the one that follows from the seal, though a bot sat there
dice-proved = What this proves: when you gave your number, the secret was fixed, so the house could not choose the draws. What it does not prove: that nobody who sat down after you tried out numbers together with the house.
dice-untold = { $count ->
    [one] One draw tells no ticket, so the text alone cannot prove it.
   *[other] { $count } draws tell no ticket, so the text alone cannot prove them.
  }
dice-open = The game is not over. The secret behind the draws is shown at the end; then they can be checked.
dice-insecure = This browser checks draws only on a secure address (https). Nothing was checked.
dice-line = Step
dice-what = What chance decided
dice-ticket = Lot drawn
dice-of = { $ticket } of { $total }
dice-unseen = Something that nobody saw at that time.
dice-agrees = As the seal says
dice-right = correct
dice-wrong = it should have been { $found }
dice-how = Before the first draw the house showed a seal of its secret. Now the secret is open: from it and from everyone’s numbers your browser has made the seal and every lot again, with nothing but the record’s text. (Seal: SHA-256. Lots: HMAC-SHA-256.)
dice-promised = How the draws can be checked
dice-promised-how = This number was shown before the first draw. At the end the secret behind it is shown, and every draw can be checked.
dice-numbers-how = Each seat gives a number of its own to the draws. A bot’s follows from the seal; a person’s is drawn by their browser when they sit down, after it has seen the seal.
record-broken = This is not a whole record. Its last line is missing, or it is another kind of file.

# Replays

open-record-how = A .yakata file from any house. It is read by the rules here and checked in your browser.
choose-file = Choose a file, or drop it here.
replay-start = Nothing has happened yet.
replay-draw = Chance decides. Nothing of it shows yet.
replay-more = About this game
eyes = Through whose eyes
eyes-spectator = somebody watching
eyes-truth = the whole truth
download-record = Download the record
link-picture = QR
link-picture-of = QR code of { $address }
link-only-here = Only this computer can open this address. For friends in the same network, close Yakata and start it again open to the network, in the terminal: make play ARGS=--lan
link-only-network = Whoever is in the same network can open this.
link-moment = A link to this moment
to-table = Back to the table
chapters = Go to
moment = Moment
moment-of = { $at } of { $last }
step-first = To the beginning
step-back = Back
step-play = Play
step-pause = Pause
step-playing = It plays.
step-paused = It stands still.
step-on = Forward
step-last = To the end

# My tables

my-tables-none = No table yet. The entrance has doors.
status-your-turn = your turn
status-waiting = waiting for players
status-playing = being played
status-over = over
my-data = You
language-line = The language of this browser, and of what the house writes to you.
personal-link = Your personal link
personal-link-make = Make a personal link
personal-link-line = A personal link moves you to another device, once. This device must then come back by a link too. Whoever has the link is you: give it to nobody.
export = Download my data
export-line = All that the house keeps of you, in one file. A table without a move for a year is thrown away.
forget = Delete my data
forget-sure = Delete for good
forget-no = Keep it
forget-line = Your name leaves every table and your seats become free. This cannot be taken back.
claim-title = Come in as yourself
claim-line = This link brings your tables to this browser. It works once, and your other device must then use a link too.
claim-yes = This is me
claim-no = Not me

# Settings

set-theme = Light
set-theme-auto = auto
set-theme-night = night
set-theme-morning = morning
set-motion = Motion
set-motion-auto = auto
set-motion-moving = moving
set-motion-still = still
set-text = Text
set-text-normal = normal
set-text-large = large
set-volume = Sound
set-volume-silent = silent
set-suddenSounds = Sudden sounds
set-suddenSounds-hint = Off: nothing loud comes without warning.
set-flashing = Flashing
set-flashing-hint = Off: light changes slowly.
set-captions = Captions
set-captions-hint = Every sound in words.
set-vibration = Vibration
set-vibration-hint = A telephone trembles a little when something falls.
set-twice = Press twice to choose
set-twice-hint = The first press selects, the second chooses.
set-keys = Single keys
set-keys-hint = Off: letters and numbers do nothing by themselves.
set-lessons = Openings and hints
set-lessons-again = Show again
set-lessons-done = They will be back
settings-kept = Kept in this browser only.

# Keys

keys-off = Single keys are off (Settings): letters, numbers and ? do nothing. Arrows, Space, Tab, Enter and Escape work.
key-choose = choose by its number
key-end = end the turn
key-arrows = on the board; in a replay, back and forward
key-on = go on to the next thing
key-undo = undo
key-why = all choices, and why one is missing
key-next = what it will do next
key-log = log
key-rules = rules
key-table = table and seats
key-talk = talk
key-notes = notes
key-keys = this list
key-play = in a replay, play or pause
key-close = close what lies open, else go to now
key-nearer = on a map: nearer, farther
key-whole = on a map: all of it
key-about = on a map: about a place

# Sounds, for those who read them

sound-creak = a board creaks
sound-step = something walks
sound-match = a match is struck
sound-click = a tile clicks
sound-shuffle = tiles are mixed
sound-breath = a breath, held
sound-scream = far off, through a wall, a scream
sound-heartbeat = a heart beats
sound-door = a door opens
sound-snuff = a candle goes out
sound-lid = a lid closes, gently
sound-page = paper rustles
sound-chime = a tall clock strikes
sound-hammer = a nail goes into wood
sound-clack = a disc touches wood
sound-scrape = wood scrapes
sound-clatter = the discs clatter down

table-lost = This table cannot be reached.
no-room = There is no room here.
no-room-line = The address leads nowhere.

# A campaign

campaign-one = A campaign
campaign-line = Betrayal over many evenings: five families, one house, and what it remembers.
campaign-back = Back to the campaign
shelf = The shelf
shelf-empty = No campaign stands here yet.
campaign-new = Begin a campaign
campaign-new-line = A prologue and its chapters, one evening each. You can stop after any of them and come back another day, with others if need be.
join-others = Already there
campaign-name = What the house is called
campaign-house = The house on the hill
campaign-start = Begin
campaign-import = Open a campaign from a file
campaign-import-line = Every chapter in it is played again and checked.
campaign-chapter = Evening { $number }
campaign-free = Free play
campaign-ready = ready
campaign-waiting = waits for players
campaign-playing = being played
campaign-over = being written down
campaign-ended = ended
campaign-ended-line = The campaign is over. The house is as you have left it, and stays open for free play.
campaign-epilogue = What became of it
campaign-lost = to be begun again
campaign-go-on = Go on playing
campaign-keeper = Whoever keeps this campaign begins the next chapter.
campaign-move = Go on by today’s rules
campaign-begin = The next evening
campaign-begin-line = Three to five families come. Each sends somebody of any age: a newcomer, or whoever has survived, older by the years that have passed.
campaign-begin-again = Begin this evening again
campaign-begin-again-line = Its table is not here. The company is the same; say who plays whom.
campaign-who = Who plays the { $family } family
campaign-stays = stays away
campaign-member = Who of the family { $family } comes
campaign-again = { $name } again, older
campaign-newcomer = somebody new
campaign-first-name = First name, { $family }
campaign-age-short = aged
campaign-friend-or-open = “A friend, by link” is for whoever has the link of that chair; “open to anyone” is for whoever opens the table.
campaign-age = Age, { $family }
campaign-how-many = Three to five families are needed.
campaign-sit-down = Sit down to it
campaign-history = The evenings
campaign-families = The families
campaign-rules = Rules that were added
campaign-book = The book of this house
campaign-chronicle = Chronicle
campaign-export = Save as a file
campaign-fork-from = Another way from
campaign-fork = Go another way
campaign-fork-line = Another campaign begins on your shelf, as this one stood before that evening. This one stays as it is.
campaign-fork-name = { $name }, otherwise
campaign-night-runs = Still being played.
campaign-person = { $name }, { $age }
campaign-haunt = { $haunt }.
campaign-person-unnamed = aged { $age }
campaign-traitor = traitor
campaign-died-at = died: { $where }
campaign-lived = survived
campaign-changed = What changed
campaign-read-again = Read again what was read
campaign-life = born { $born }
campaign-life-over = born { $born }, died { $died } ({ $where })
campaign-was-there = There in { $years }
campaign-blanks = To be written
campaign-blanks-line = Names of your own, and what became of whom, in a sentence. What is written can be changed until the next chapter begins; then it stays.
campaign-take-the-pen = Take up the pen
campaign-unwritten = not written yet
campaign-lines = All { $count } lines; { $written } of them are written
campaign-next-line = Next: { $what }
campaign-later = Later
campaign-ink = Until the next chapter begins it can be written again; then the ink is dry.
campaign-write = Write
campaign-has-written = It is written.
campaign-missed = { $count ->
    [one] Was not there one evening
   *[other] Was not there { $count } evenings
  }
campaign-dead = The dead
campaign-print = Print
campaign-proved = Every evening has its record with it; draws and story can be checked from the file.
campaign-believed = Some evenings came without their record; they are told as they were told to us.

# The stage

stage-on = Go on
stage-now = Skip to now
stage-now-behind = Skip to now ({ $count } more)
stage-recap = While you were away
set-pace = Pace
set-pace-calm = calm
set-pace-brisk = brisk
set-pace-at-once = at once

# The first minute, and the book of rules

how-to = How to play: { $game }
how-to-play = How to play
opening-parts = Parts of the opening
opening-part = Part { $number }
opening-called = { $title }: how it begins
opening-at = Part { $number } of { $last }: { $text }
opening-next = Next picture
opening-skip = Skip
opening-begin = Begin
lesson-whole = Read the whole hint
lessons-off = No more hints
words-here = Words:
words-explained = Words explained
book-order = The order of play
book-contents = Chapters
book-agreed = At this table
book-as-usual = Everything is as usual.
book-usual = What is as usual
book-agreed-here = agreed here
book-words = The words of the rules
book-rulings = Numbers with two letters are house rulings: what is held here where the rulebook is silent.
