# Betrayal: the names that belong to the rules. What a pack adds has its names there.

seat-seat1 = Explorer 1
seat-seat2 = Explorer 2
seat-seat3 = Explorer 3
seat-seat4 = Explorer 4
seat-seat5 = Explorer 5
explorer-named = { $name } { $family }, { $age }
explorer-unnamed = { $family }, { $age }

# Traits and regions

trait-speed = Speed
trait-might = Might
trait-sanity = Sanity
trait-knowledge = Knowledge
trait-physical = Might and Speed
trait-mental = Sanity and Knowledge
trait-all = every trait
trait-any = one trait
trait-general = any trait

region-outside = Outside
region-ground = Ground floor
region-upper = Upper floor
region-basement = Basement

side-n = north
side-e = east
side-s = south
side-w = west

# Decks, symbols and markers

deck-event = Event
    .a = an Event
deck-item = Item
    .a = an Item
deck-omen = Omen
    .a = an Omen
deck-tiles = the stack
    .the = the stack
    .a = a tile
marker-ghost = a ghost
marker-small = a small obstacle
marker-large = a large obstacle
thing-corpse = Body

# Roles and sides

role-explorer = an explorer
role-hero = one of the company
role-traitor = the traitor
role-rival = a rival
role-hidden = not known
side-heroes = the company
    .won = The company has won
side-traitor = the traitor's side
    .won = The traitor's side has won
side-house = the house
    .won = The house has won
side-each = everybody
    .won = Everybody has won
side-nobody = nobody
    .won = Nobody has won
book-heroes = The company's book
book-traitor = The traitor's book
book-all = For all

# Rolls

roll-speed = Speed
roll-might = Might
roll-sanity = Sanity
roll-knowledge = Knowledge
roll-haunt = for the haunt
roll-dice = the dice

# Actions of every family, and answers

word-give = GIVE
word-drop = DROP
word-take = TAKE
word-pick-up = PICK UP
word-attack = ATTACK
word-yes = Yes
word-no = No
