# 1918: the words of chapter 9 but for its two haunts.

# Words

word-cover = COVER
word-stand = STAND
deed-stand-module = Stand for two minutes

marker-post = Post
marker-stood = Stood

# The chapter

chapter-chapter-9 = Chapter Nine: I Am Quite Well

legacy-chapter-9-28 =
    Five went, one of each family, in the same week; there is a photograph of them on the steps. The telegrams came over three years, and all of them to this door, since the boy would not bicycle round. There have been five telegrams.
    It is the eleventh of November 1918. At eleven this morning it was over, and somebody rang the stable bell until it was taken from them. You have come up about the stone: the mason wants the spellings. On Thursday there was a post card, of the printed kind, on which they strike out what does not apply. I am quite well. I am being sent home. The rest is struck out, and the signature with it.
legacy-chapter-9-29 =
    At each Omen roll a die for every Omen found so far: at 5 or more, the evening turns; with the fourth Omen in any case, and in the end by itself.
    The youngest of you came home on Thursday, by the late train, with a kit-bag. You have all been so glad that nobody has asked which of the five telegrams was the mistake. The youngest has filled out, it is generally said: the youngest gains 1 Might.
legacy-chapter-9-30 = The five names are read over, slowly, for the mason. After the last of them somebody says: Sir.

# The Rent Book

journal-86 =
    Entered, Martinmas 1918. One. I am quite well; I have been admitted into; the rest is struck out. He was called by his name until he came. The stone has been set up where somebody lay, or, if nobody did, at the first turn from the door. There is lint and a dressing left over. Where anybody struck him, it stands to their account, and he has not been told.
    It has been proposed to keep two minutes: a door of the Almanac may be opened.
journal-87 =
    Entered, Martinmas 1918. All posts stood; quite well; quite well; the rest is struck out. The stone has been set up where somebody lay, or, if nobody did, at the far end. Another stands upon the steps, and asks one's business. His things hang in the press upstairs, and must not be brushed. Where anybody struck him, it stands to their account.
    It has been proposed to keep two minutes: a door of the Almanac may be opened.
journal-88 =
    Entered, Martinmas 1918. Sent on by the up train: one, quite well, with kit. Kept: one, quite well; strike out what does not apply. There is a way up from the carriage drive that he is said to have used. The boy has been with a telegram, and nobody has cared to open it. The stone has been set up where somebody lay, or, if nobody did, at the first turn from the door.
    It has been proposed to keep two minutes: a door of the Almanac may be opened.
journal-89 =
    Entered, Martinmas 1918. Came home: two. At home: one, and quite well. There is a second tunic in the press, and a telegram that says so. On the Upper Landing there is somebody who holds out his hand. The family has been put to some expense, which stands to its account. The stone has been set up where somebody lay, or, if nobody did, at the far end.
    It has been proposed to keep two minutes: a door of the Almanac may be opened.

# The doors of the Almanac

module-two-minutes = The Two Minutes
module-two-minutes-text = Once in a game you may STAND: your moves are over, and everybody on your tile, yourself too, may heal Sanity or Knowledge. One is asked not to look round.

# The chronicle

chronicle-man-called-in = 1918: the man who came home went on duty, and was called in by his name.
chronicle-posts-stood = 1918: the man who came home stood his posts, and somebody stands them still.
chronicle-one-sent-back = 1918: two came home by the same train, and one was put on it again.
chronicle-one-of-the-two = 1918: two came home by the same train, and neither was put on it again.

# Tiles

tile-telegraph-nook = Telegraph Nook
tile-telegraph-nook-text = TALK: another player, wherever they are, has 1 move more in their next turn. A shelf, a stool, a pencil on a string. The stool has been moved so that one can see who is coming up the drive.
tile-convalescent-porch = Convalescent Porch
    .in = in the Convalescent Porch
tile-convalescent-porch-text = If you end your turn here and have moved in it, heal Might or Speed. Six basket chairs in a row, looking at the hedge. They have been turned, in the night, to look at the house.
tile-shell-cellar = Shell Cellar
tile-shell-cellar-text = OPERATE: clear away an obstacle here or next door, or open all barred and locked doorways here and next door. The crates are stencilled: this side up. So is the floor.
tile-memorial = Memorial
    .in = at the Memorial
tile-memorial-text = STUDY: roll Knowledge or Sanity. 4+: a ghost of your choice leaves the house for this game. 0–3: you find yours; 1 mental damage. Five names were paid for. The mason left room.

option-shell-cellar-rubble = Clear away an obstacle
    .chosen = clears the way
option-shell-cellar-boards = Open the doorways
    .chosen = opens the doorways
prompt-pick-shell-cellar-heap = Where do you clear the way?
prompt-pick-memorial-named = Where does a ghost leave?

# Items

card-service-pistol = Service Pistol
card-service-pistol-text =
    Six chambers, and five have been cleaned. It came back with his things, and the list of his things does not have it.
    ATTACK with Speed and one more die, at anybody in line of sight.
card-service-pistol-heirloom = Two more dice instead.

card-field-dressing = Field Dressing
card-field-dressing-text =
    To be opened by the wounded man himself, it says, if able. It has been opened, and folded up again along the folds.
    OPERATE: heal Might and Speed; then bury this card.

card-gas-rattle = Gas Rattle
card-gas-rattle-text =
    It is turned by the handle, and then one holds one's breath. The hens have learnt it.
    OPERATE: another player in your region may at once go to a tile next door.
card-gas-rattle-heirloom = And then one more.
prompt-pick-gas-rattle-second = Who else runs?

# Omens

card-cradle-cloth = Cradle Cloth
card-cradle-cloth-text =
    Flannel, darned. Each of the five was carried over the threshold in it, and each time it was washed, and it has never been dry.
    If you would die, you do not: what stands on the skull is critical, and this card goes to the box.
    With a ghost on your tile: it heals, besides.

# Events

event-telegram = Telegram
event-telegram-text =
    The boy has leant his bicycle against the wall, and waits. There is no reply to such telegrams, but he was told to wait.
    Choose. As long as you keep it closed, +1 to the result of your Sanity rolls.
option-telegram-open = Read it: 1 mental damage, then gain 1 Knowledge
    .chosen = reads it
option-telegram-keep = Keep it closed
    .chosen = puts it away, closed

event-shell-shock = Shell Shock
event-shell-shock-text =
    Somewhere in the house a door has slammed. You are lying flat. You have no recollection of doing it, and your hands are over somebody else's head.
    Roll Sanity.
tell-shell-shock-door = It was a door. You say so, to nobody, and get up.
tell-shell-shock-hands = You get up. Your hands go on for a while by themselves: you keep this card, and when your next turn starts all your Items are used. Then it is buried.

event-tin-of-buttons = Tin of Buttons
event-tin-of-buttons-text =
    Brass, with a gun on them, and the thread still in the shanks. They have been cut off one at a time, by somebody who was sitting down.
    Draw the top Item, whatever its region. With a ghost here, lose 1 Sanity.

event-the-empty-uniform = The Empty Uniform
event-the-empty-uniform-text =
    It has been sent back in paper, brushed. It hangs from the curtain rail, and where the knees are it is bent.
    Roll Might, with one more die if your family's Crest is on this card. Then your Crest is put on it.
tell-the-empty-uniform-fits = It fits. It is warm in the sleeves.
tell-the-empty-uniform-shield = It steps in front of you. It has done so before for one of your name.
