# 1897: the words of chapter 8 but for its two haunts.

# Words

word-hide = HIDE
deed-hide-tile = Hide { IN($source) }

marker-drawn-to = Doors drawn to
marker-hushed = Has been asked
marker-name-mark = Mark of the name
marker-rubbed = Rubbed
marker-sitting-table = The table

secret-sixth-name = The sixth name
secret-sixth-name-rrr = ring–ring–ring
secret-sixth-name-rrx = ring–ring–cross
secret-sixth-name-rrc = ring–ring–comb
secret-sixth-name-rxr = ring–cross–ring
secret-sixth-name-rxx = ring–cross–cross
secret-sixth-name-rxc = ring–cross–comb
secret-sixth-name-rcr = ring–comb–ring
secret-sixth-name-rcx = ring–comb–cross
secret-sixth-name-rcc = ring–comb–comb
secret-sixth-name-xrr = cross–ring–ring
secret-sixth-name-xrx = cross–ring–cross
secret-sixth-name-xrc = cross–ring–comb
secret-sixth-name-xxr = cross–cross–ring
secret-sixth-name-xxx = cross–cross–cross
secret-sixth-name-xxc = cross–cross–comb
secret-sixth-name-xcr = cross–comb–ring
secret-sixth-name-xcx = cross–comb–cross
secret-sixth-name-xcc = cross–comb–comb
secret-sixth-name-crr = comb–ring–ring
secret-sixth-name-crx = comb–ring–cross
secret-sixth-name-crc = comb–ring–comb
secret-sixth-name-cxr = comb–cross–ring
secret-sixth-name-cxx = comb–cross–cross
secret-sixth-name-cxc = comb–cross–comb
secret-sixth-name-ccr = comb–comb–ring
secret-sixth-name-ccx = comb–comb–cross
secret-sixth-name-ccc = comb–comb–comb
option-sn-ring = Is it a ring?
    .chosen = asks whether it is a ring
option-sn-cross = Is it a cross?
    .chosen = asks whether it is a cross
option-sn-comb = Is it a comb?
    .chosen = asks whether it is a comb
option-sn-any-ring = Is there a ring in the name?
    .chosen = asks whether there is a ring in the name
option-sn-any-cross = Is there a cross in the name?
    .chosen = asks whether there is a cross in the name
option-sn-any-comb = Is there a comb in the name?
    .chosen = asks whether there is a comb in the name
option-sn-twice = Does any mark come twice?
    .chosen = asks whether any mark comes twice

# The chapter

chapter-chapter-8 = Chapter Eight: Is There Anybody There

legacy-chapter-8-25 =
    In June there was a fire on every hill in the county, for the sixty years. Yours was laid like the others, and tarred, and the band stood by; it would not take. From the town it was seen burning until two.
    It is November 1897. A man in London can photograph the bones in his wife's hand. The families have taken to sitting, on Wednesdays, with the gas turned down, as everybody does who has lost somebody. A society for such matters sent up a gentleman, with a camera and a ball of thread, to stop a week. He has written since, to ask whether somebody would kindly send on his boots.
legacy-chapter-8-26 =
    No dice are rolled for Omens tonight. The evening turns as soon as an Omen is drawn on a tile where there is a ghost; with the fifth Omen in any case, and in the end by itself.
    The family that holds the Deed has sat before, and knows what to do with its hands: it gains 1 Sanity.
legacy-chapter-8-27 = Somebody asks, for form's sake, whether there is anybody there. All through the house one hears chairs being drawn up.

# The Rent Book

journal-82 =
    Entered, All Hallows 1897. Called by its name, and gone: one. None of us has the name any longer; whoever should come upon it, kindly do not read it out. At each of the three marks somebody has stayed behind who had been asking, too. The Omens were handed round, with the lamp up, and it was known at once of each whose it had been. A card with a black edge has come, for one of us. It does not say which.
journal-83 =
    Entered, All Hallows 1897. Present: the families, and one. Kindly lay accordingly. It sits at the table and is fond of company: there are two with it, and one in the hall to say that we are at home. We have handed round the Omens. They were all its own. In the drawers there is a sort of muslin, and nobody has bought any. The name that it has is put to the account of the family that let go.
journal-84 =
    Entered, All Hallows 1897. Returned, to the owner, over the front steps: one name, as good as new. There are three on the steps who came at the wrong ones; kindly step round. Behind the table there is a way, for it had been in the habit of not using the door. The Omens were left lying by the pencil, each with a label, and on each label whose it was. A box that raps is in the press. It has been asked who it is, and raps.
journal-85 =
    Entered, All Hallows 1897, in pencil. The name has not left the house. The house is being gone through from the top, two upon the upper landing, and from the bottom, one; kindly leave nothing locked. The Omens have been claimed, all of them, and by the same. There is a cradle that nobody would own to, and it has been looked into. A debt is put down for each family: for the search.

# The names of the Omens

name-lamp-glass-claimed = the Lamp-Glass of Hannah, who went to see
name-tally-stick-claimed = the Tally Stick of the man who would not come up to the door
name-eel-hook-claimed = the Eel Hook of Jabez, fetched back twice
name-wax-child-claimed = the Wax Child of Mercy, aged four, and of her sister
name-bone-flute-claimed = the Bone Flute of the boy in the top field
name-candle-clock-claimed = the Candle-Clock of the one who sat up
name-mourning-veil-claimed = the Mourning Veil of the widow who was not told
name-glass-marble-claimed = the Glass Marble of the boy in the fever ward, who gave it back
name-ferry-coin-claimed = the Ferry Coin of the one who was refused
name-hair-braid-claimed = the Hair Braid of five sisters, cut the same evening
name-wicker-cage-claimed = the Wicker Cage of the linnet, and of whoever mended it
name-moth-jar-claimed = the Moth Jar of the surveyor's youngest
name-weather-bulb-claimed = the Weather Bulb of the curate, a wet Thursday
name-funeral-biscuit-claimed = the Funeral Biscuit of Mrs Orme, at her own door
name-coffin-nail-claimed = the Coffin Nail of the Reverend Mr Pask, not used
name-ear-horn-claimed = the Ear Horn of Aunt Lavinia, who heard it first
name-lamp-glass-sixth = the Lamp-Glass of the Sixth
name-tally-stick-sixth = the Tally Stick of the Sixth
name-eel-hook-sixth = the Eel Hook of the Sixth
name-wax-child-sixth = the Wax Child of the Sixth
name-bone-flute-sixth = the Bone Flute of the Sixth
name-candle-clock-sixth = the Candle-Clock of the Sixth
name-mourning-veil-sixth = the Mourning Veil of the Sixth
name-glass-marble-sixth = the Glass Marble of the Sixth
name-ferry-coin-sixth = the Ferry Coin of the Sixth
name-hair-braid-sixth = the Hair Braid of the Sixth
name-wicker-cage-sixth = the Wicker Cage of the Sixth
name-moth-jar-sixth = the Moth Jar of the Sixth
name-weather-bulb-sixth = the Weather Bulb of the Sixth
name-funeral-biscuit-sixth = the Funeral Biscuit of the Sixth
name-coffin-nail-sixth = the Coffin Nail of the Sixth
name-ear-horn-sixth = the Ear Horn of the Sixth

# The chronicle

chronicle-name-said = 1897: it was called by its name, and went; and nobody could say the name again.
chronicle-name-answered = 1897: it was not called by its name, and took one of the families'.
chronicle-name-returned = 1897: its name was found, and returned to it over the front steps.
chronicle-name-kept = 1897: its name was asked for, and has not left the house.

# Tiles

tile-sitting-parlour = Sitting Parlour
tile-sitting-parlour-text = INVOKE: a ghost, wherever it is, goes to a tile next to it. There are seven chairs. The table has been sat at so often that the cloth is worn through at eight places.
tile-mourning-wardrobe = Mourning Wardrobe
tile-mourning-wardrobe-text = HIDE: your moves are over, and the doors are drawn to: nobody here can be attacked. They open when somebody leaves, or when a turn starts here. Crape, on hooks, in all sizes. It was got ready for everybody in good time.
tile-yew-circle = Yew Circle
tile-yew-circle-text = When you enter, your Sacred cards are unused again. Nine trees, set so close that they have grown into one another. It is hollow in there, and kept swept.

# Items

card-black-edged-card = Black-Edged Card
card-black-edged-card-text =
    An envelope with a border a finger wide. Inside is your name, quite correctly spelt, and a date. The date has been left to you.
    When you would die, you may first hand up to three unused things to somebody, wherever they are; this card is buried.
prompt-pick-black-edged-card-heir = Who shall have it?
prompt-react-black-edged-card = You would die. Send round the black-edged card?

card-rapping-box = Rapping Box
card-rapping-box-text =
    A tea caddy. It is empty, and screwed shut, and one must never ask it two things at once.
    INVOKE, once in a game, when the haunt has begun: one box of the other side's book, by lot, is read aloud.
card-rapping-box-heirloom = Twice in a game.

card-jet-beads = Jet Beads
card-jet-beads-text =
    A long string, to be told off one by one. It has been restrung, with one more, every time it was needed.
    On a tile with a ghost, one more die when you roll Sanity.
card-jet-beads-heirloom = On every tile.

# Omens

card-coffin-nail = Coffin Nail
card-coffin-nail-text =
    It is bent, as they are when they have been got out. The end that is polished is the point.
    ATTACK with Might. Small monsters that lose are killed, not stunned.
    With a ghost on your tile: one more die.

card-ear-horn = Ear Horn
card-ear-horn-text =
    Tortoiseshell, for the deaf. At the narrow end it is warm.
    STUDY, when the haunt has begun: roll Knowledge. 4+: one box of the other side's book, by lot, is read aloud. 1–3: the sea. 0: 1 mental damage.
    With a ghost on your tile: you need not roll.
tell-ear-horn-breath = Somebody, at the wide end, draws breath in order to speak; and goes on drawing it.

# Events

event-three-knocks = Three Knocks
event-three-knocks-text =
    Under the table, on the wood. It was explained to you that one is for yes, two for no. You had not been told about three.
    The player on your left thinks of a number from one to three. Say how often it knocks. Right: gain 1 of a mental trait. Wrong, with a ghost here: lose 1.
secret-three-knocks = How often it knocks
secret-three-knocks-1 = Once
secret-three-knocks-2 = Twice
secret-three-knocks-3 = Three times
tell-three-knocks-again = It knocks again, rather slowly, for you to count along.

event-the-empty-cradle = The Empty Cradle
event-the-empty-cradle-text =
    It stands in the corner, under a cloth, and it rocks. That is the draught; and you put your foot on the rocker, and it is the draught no longer.
    Roll Sanity, with one die fewer if there is a ghost here.
tell-the-empty-cradle-still = Something is lying easier. You stand a while longer, and keep your foot where it is.
tell-the-empty-cradle-rocked = It goes on rocking, and you with it. You find out how light one is.

event-ectoplasm = Ectoplasm
event-ectoplasm-text =
    It comes from between the boards, white, damp, a yard or so. It is generally butter muslin. One ought not to pull.
    There is a ghost here for this game. Roll Sanity.
tell-ectoplasm-muslin = It is butter muslin. It is hemmed, too, and has a laundry mark, which you note down.

event-wake = Wake
event-wake-text =
    There is a light in the room, and ham, and sherry; the blinds are down. In the middle stands what one keeps company with, and the lid is on.
    Everybody else may come to your tile at once.
option-wake-come = Come, and sit with the others
    .chosen = comes to sit with the others
option-wake-stay = Stay where you are
    .chosen = sends regrets
prompt-pick-sitting-parlour-called = Which ghost is called?
prompt-pick-sitting-parlour-sent = Where is it sent?
