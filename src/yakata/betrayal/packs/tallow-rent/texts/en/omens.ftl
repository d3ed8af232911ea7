# The Omens. Each gets a second name later: "the Lamp-Glass of ...".

# Chapter 1

card-lamp-glass = Lamp-Glass
card-lamp-glass-text =
    Blown thin, sooted on the outside. Held to the eye it shows the room as it is when nobody holds it.
    Roll one more die for Sanity.
    With a ghost on your tile: you may also mark it used to reroll one die.

card-tally-stick = Tally Stick
card-tally-stick-text =
    Half of a split hazel, notched for a debt. The other half is in somebody's keeping, and the notches still meet.
    STUDY: look at the top Event.
    With a ghost on your tile: you may bury it.

card-eel-hook = Eel Hook
card-eel-hook-text =
    Five barbs, and a handle made for a smaller hand. It pulls.
    ATTACK with Might, +1 to the result. Unless the results are equal, you lose 1 Sanity afterwards.
    With a ghost on your tile: +3 to the result instead.

# Chapter 2

card-wax-child = Wax Child
card-wax-child-text =
    It has your family's chin. There are pins in it already, old ones, and not one where it would hurt.
    Once a turn, when you would take damage: take up to 2 less, then DROP it.
    With a ghost on your tile: you keep it.

prompt-react-wax-child = Let the Wax Child take up to 2 of the damage?

card-bone-flute = Bone Flute
card-bone-flute-text =
    A crane's leg, says the label. The holes are set for six fingers.
    INVOKE: another player may walk 1 tile, or you move a monster 1 tile.
    With a ghost on your tile: 2 tiles.

# Chapter 3

card-candle-clock = Candle-Clock
card-candle-clock-text =
    A candle with brass pins for the hours. Pull a pin out and the hour has not been.
    OPERATE: move the track of the haunt by 1, on or back; or take 1 more move for yourself.
    With a ghost on your tile: by 2, or 2 moves.

card-mourning-veil = Mourning Veil
card-mourning-veil-text =
    Crape, four layers, cut for somebody tall. From the inside one sees perfectly well.
    WEAR: until your next turn starts, opponents do not slow you.
    With a ghost on your tile: nor can you be attacked until then.
status-mourning-veil-worn = Wears the veil: opponents do not slow them
status-mourning-veil-unseen = Wears the veil: cannot be attacked

# Choices

option-bone-flute-player = Play for a player
    .chosen = plays for a player
option-bone-flute-monster = Play for a monster
    .chosen = plays for a monster
option-candle-clock-on = Burn an hour: the track goes on
    .chosen = burns an hour: the track goes on
option-candle-clock-back = Pull a pin: the track goes back
    .chosen = pulls a pin: the track goes back
option-candle-clock-yours = Keep the hour: more moves for yourself
    .chosen = keeps the hour, and has more moves
prompt-pick-bone-flute-called = Which player hears it?
prompt-pick-bone-flute-driven = Which monster hears it?
