# Every rule of Betrayal in our own words, by its number. B: the rulebook. BR: our ruling where it is silent or open.

# The frame

rule-B1 = Three to five play, each for one of five families. In a campaign you keep your family to the end.
rule-B2 = A campaign is a prologue and chapters, one game each. The rulebook has a prologue and thirteen chapters; in this box are a prologue and thirteen. After it comes free play, where almost nothing changes for good.
rule-B3 = A game has two halves: before the haunt you explore and grow stronger, after it has begun you try to win.
rule-B4 = Whichever side first does what its victory asks has won, and the game is over.
rule-B5 = “Everyone” means players, monsters and all else that lives in the house. A person is anyone who is not a monster.
rule-B6 = A traitor is a player who has turned evil since the haunt began; a hero is one who has not. Both are players still. There can be several traitors.
rule-B7 = A monster is a Small or Large Monster token of the haunt.
rule-B8 = What can be carried: Items and Omens, which are cards, and Objects, which are tokens of some haunts. A figure stands for its player.
rule-B9 = The rules of the haunt come before all others.
rule-B10 = What a card or tile says comes before the general rules.
rule-B11 = If one effect seems absurdly strong or unfair, you have misread it. If two combine into something strong, that is probably intended.
rule-B12 = A tie between players is broken by chance: one Crest is drawn among the families in the tie.

# Where things are

rule-B13 = Nothing is discarded. What leaves play is buried: it goes face down to the bottom of its own deck or stack.
rule-B14 = At the very beginning there are Items and Events; Omens join later. The tiles lie in the stack.
rule-B15 = Effects on the top of a deck mean Items, Events and Omens only, never the Legacy or Purgatory deck.
rule-B16 = What concerns decks does not touch the stack, and what concerns the stack does not touch decks.
rule-B17 = Everybody may look through the backs of every deck and of the stack. The marks on them, and their order, are known; the faces are not.
rule-B18 = Legacy cards are read in their order: one after the other, doing what they say, until one says PAUSE or STOP. After a PAUSE the next is read when the haunt begins.
rule-B19 = After the game a Legacy card that has not joined a deck, and was not put into the box or the Tomb, is destroyed. Cards that have joined decks stay there.
rule-B20 = Cards in Purgatory are not in play, and nobody looks through them. One comes out when its number is called.
rule-B21 = Into the box: out of this game, back in its deck for the next.
rule-B22 = Into the Tomb: out of play until something brings it back.
rule-B23 = Destroyed: out of this game and all that follow.
rule-B24 = More tiles wait on planks. The Legacy cards say which of them join the stack.
rule-B25 = Crests are unlimited. A family has nine Heirloom stickers for the whole campaign.
rule-B26 = The doors of the Almanac each hide something. The rulebook has thirteen; in this box are fourteen. One is opened only when it is called for.
rule-B27 = A rule behind a door holds from the moment it is opened, in this game and all others.
rule-B28 = The entries of the Rent Book are numbered from 52 and read aloud, unless they say otherwise: then only those read it whom it names.
rule-B29 = Searched tokens mark what has been searched or done. There are as many as you need.
rule-B30 = Runes, numbers and traits on tokens mean what the haunt says they mean.
rule-B31 = Obstacle tokens are unlimited.
rule-B32 = What lies on a tile lies there for all to see.
rule-B33 = Any figure may stand for anybody; its colour shows the family.

# Setting up

rule-B34 =
    { $families ->
        [deal] The Family cards are dealt by chance. By the rulebook each player chooses one. The tracks of the families differ. What the family is called is written down when the Rent Book says so.
       *[choose] Each player chooses a Family card. The tracks of the families differ. What the family is called is written down when the Rent Book says so.
    }
rule-B35 = Step 1: every trait starts on its green value.
rule-B36 = Step 2: the starting tiles are laid apart, one for each region.
rule-B37 = Step 3 is empty until a rule fills it.
rule-B38 = Step 4: choose a figure.
rule-B39 = Step 5, in a campaign: choose a first name and an age. It may be somebody new, or a survivor, older by the years between. Haunts may ask for the age.
rule-B40 = Step 6, in a campaign: say who you are.
rule-B41 = Step 7, in a campaign: read the Legacy cards (B18).
rule-B42 = In free play the decks and the stack are shuffled. A player drawn by chance begins.

# Traits and damage

rule-B43 = There are four traits, known to all. Speed and Might are physical, Sanity and Knowledge mental.
rule-B44 = A trait is a place on a track. Everything moves it by steps, and neighbouring steps can have the same value.
rule-B45 = Damage moves clips down, as many steps as it says. You split it among the traits it may fall on.
rule-B46 = Physical damage falls on Might and Speed, mental damage on Sanity and Knowledge, general damage on any traits.
rule-B47 = Losing steps of a trait counts as damage of that trait's kind.
rule-B48 = “One die of damage”: roll a die and take that much.
rule-B49 = If several are damaged at once, the player to the left of the current player is first, and so on round the table.
rule-B50 = To gain means that one may raise a trait by so many steps, not past the top.
rule-B51 = To heal means that one may bring a trait back to its starting value, if it is below.
rule-B52 = Critical is the lowest step above the skull.
rule-B53 = Before the haunt no trait falls below critical. What is too much is lost.
rule-B54 = After the haunt has begun a trait can reach the skull, and then you die.
rule-B55 = “Lose this to gain that”: you must be able to pay all of it, or you gain nothing.

# Dice

rule-B56 = There are eight dice; each shows 0, 1 or 2, with equal chances. The result is their sum.
rule-B57 = Never more than eight dice, never fewer than one. A result is never below 0.
rule-B58 = A trait roll: as many dice as the trait's value. Then the line for the result happens.
rule-B59 = A roll of a given number of dice is not a trait roll. What helps trait rolls does not help it.

# Regions

rule-B60 = There are four regions, apart from each other: outside, basement, ground floor and upper floor.
rule-B61 = Tiles are adjacent if a doorway or something else joins them. A doorway that leads to nothing yet is open.
rule-B62 = The Ground Floor Staircase is adjacent to the Upper Landing and the Basement Landing, both ways.
rule-B63 = The Front Steps are adjacent to the Entrance Hall, both ways.
rule-B64 = Shifting a region on the table changes nothing.
rule-B65 = All tiles with a secret passage are adjacent to each other, whatever their region.

# Turns and moves

rule-B66 = When your turn begins, your used Items and Omens are ready again.
rule-B67 = You have as many moves as your Speed.
rule-B68 = Then you move and act in any order, until you can or will do no more.
rule-B69 = Leaving a tile costs 1 move.
rule-B70 = Every small obstacle on the tile you leave costs 1 move more, every large one 2.
rule-B71 = For heroes, Small Monsters are small obstacles and Large Monsters large ones.
rule-B72 = Whatever slows you: you can always move to a tile next to the one where your turn began.
rule-B73 = Drawing an Event, Item or Omen ends your moves for the turn. Your actions remain.
rule-B74 = Whoever enters a tile that was there already draws nothing, but its text and its actions count.

# Discovering

rule-B75 = Leave through an open doorway and turn up the top tile of the stack. If its back names your region, it is laid at that doorway and you are on it: discovered.
rule-B76 = Tiles that do not name your region are buried, until one does.
rule-B77 = A tile is laid so that as many doorways as possible meet doorways.
rule-B78 = No tile is laid at the closed side of the Entrance Hall or of the Front Steps.
rule-B79 = A doorway that meets a wall is false. Nobody passes there.
rule-B80 = If no tile is left for the region, no move is spent and the turn goes on.
rule-B81 = A tile may not be laid so that its region has no open doorway left.
rule-B82 = If it could only be laid like that, it is buried and the next one is drawn.
rule-B83 = If that is so for all that are left, the region is changed until a doorway is open.
rule-B84 = If an effect makes you discover a tile, all of it happens, even if you have discovered or drawn before in this turn.
rule-B85 = The symbols on a tile say what its discoverer draws: Event, Item, Omen. A tile can have an action too.
rule-B86 = Several symbols are taken from left to right, with no action before or between them.
rule-B87 = In order: the symbols; after an Omen the check for the haunt, which ends the turn at once if it begins; actions; what happens to those who end their turn here, several things in any order they like, those of the haunt among them.
rule-B88 = Runestones do nothing, unless something says so.
rule-B89 = Ghosts stand on tiles. Omens are stronger beside them, and some Events worse.

# Drawing

rule-B90 = Cards are read aloud unless they say otherwise, and what you carry is seen by all. You may carry any number.
rule-B91 = “The top card” is the top card, whatever region it shows.
rule-B92 = Event: the first card that shows your region. Those above it are buried.
rule-B93 = What the results of an Event are is not known before the roll; only the one that happens is read.
rule-B94 = Item: the first card that shows your region; if none does, the top card.
rule-B95 = Omen: the top card. You carry it; before the haunt a check follows.
rule-B96 = What you draw comes unused. It was not picked up, and not taken.
rule-B97 = If there is no Omen left, none is drawn and no move is lost.
rule-B98 = An Event is buried when it is over. A few are kept.
rule-B99 = Crests and boxes on Events count when something says so. Some Events are destroyed after a number of times.
rule-B100 = An Ongoing Event stays on its tile and goes on.
rule-B101 = To add a card means to bring it out of Purgatory into its deck.
rule-B102 = To add or intensify: if it is in its deck already, one of its boxes is checked.

# What is carried

rule-B103 = Cards can be Weapons, Firearms, Sacred, several of these or none. “Items” never means Omens.
rule-B104 = An action on a card needs the card unused, and uses it.
rule-B105 = A used card keeps the bonuses that it gives all the time.
rule-B106 = With a used card you can do nothing else by choice until it is ready again: you cannot drop, give, trade or pay with it, whatever offers that, and what it may do when something happens is not offered. Who must part with a card may part with a used one.
rule-B107 = An heirloom's bonus counts only for the family it belongs to.
rule-B108 = Once a game, when you draw from the deck an Item with a free space, you may make it an heirloom of your family. You decide at once. After the evening you may give it a name.
rule-B109 = Not with what you picked up, were given, took or stole.
rule-B110 = If you decline, the chance is gone for that Item, but not for another.
rule-B111 = Nine for each family, and only on cards with a space.
rule-B112 = An heirloomed Item is one with any family's sticker.
rule-B113 = Omens have a second name. It means nothing to the rules.
rule-B114 = Objects are picked up, dropped, given, taken and stolen like cards, but they are never used: this may be done with an Object any number of times in a turn.

# Actions

rule-B115 = Every family can GIVE, DROP, TAKE and PICK UP. ATTACK comes with the haunt.
rule-B116 = Other actions come from your unused cards, from the tile you are on, and from the haunt.
rule-B117 = An action has a word, its restrictions, and what it does.
rule-B118 = Each action word once in your turn. If two cards have the same word, choose one.
rule-B119 = Common words: ATTACK, CHALLENGE, DRINK, DROP, EAT, GIVE, INVOKE, OPERATE, PICK UP, PREPARE, SEARCH, STUDY, TAKE, TALK, WEAR.
rule-B120 = GIVE: any number of your unused cards to a player on your tile. They arrive used.
rule-B121 = DROP: any number of your unused cards onto your tile, for all to see.
rule-B122 = A tile that is buried takes along what lies on it.
rule-B123 = Whoever is made to DROP does so at any time, even a second time.
rule-B124 = TAKE: say which unused cards you want, any number, of all players on your tile. Each is yours if its owner agrees. They arrive used.
rule-B125 = PICK UP: any of the cards that lie on your tile. They arrive used.

# Fighting

rule-B126 = ATTACK is there once the haunt has begun, for players and most monsters. No card is needed.
rule-B127 = Without a weapon: whoever you choose on your tile. You roll Might, with all rerolls; then the other rolls Might.
rule-B128 = The lower result takes the difference as physical damage, attacker or not. If they are equal, nothing happens.
rule-B129 = The higher result has succeeded. If they are equal, nobody has.
rule-B130 = A monster that loses is stunned, not killed, unless the haunt says otherwise.
rule-B131 = A stunned monster can be attacked and rolls, but a hero who attacks it and loses is not hurt. A traitor whom all know is.
rule-B132 = Weapons and haunts have attacks of their own. With another trait both roll that trait; its kind is the kind of the damage.
rule-B133 = You cannot attack with a trait that the other does not have. If you find out by trying, the ATTACK is spent.
rule-B134 = A line of sight is a straight, unbroken line of doorways within one region.
rule-B135 = To attack along it you need something that allows it. From another tile you are not hurt if you lose.
rule-B136 = STEAL: if your ATTACK on somebody on your tile would do 2 or more damage, you may take one thing instead. That counts as a success and is your ATTACK of this turn. What you took arrives used.
rule-B137 = Some things cannot be stolen. Monsters neither steal nor are stolen from, unless the haunt says so.

# The haunt

rule-B138 = Every Omen before the haunt may bring it, usually by a haunt roll. In a campaign the Legacy card says how.
rule-B139 = The haunt roll: a die for every Omen found so far, carried or lying on a tile.
rule-B140 = Whoever starts it is the revealer. Omens drawn later bring no more rolls.
rule-B141 = A haunt stands in two books, one for the heroes and one for the traitor. Some stand in one only.
rule-B142 = If several could be the traitor, chance decides among their Crests.
rule-B143 = Three numbers in a row are for three, four and five players.
rule-B144 = All hear the story, the hints, which are true, and the setup of both sides.
rule-B145 = The setup is done in the open.
rule-B146 = Then the sides part. Each reads its own book: how to win, what to do, what it knows; and talks about it where the others do not hear. Play goes on when everybody is ready.
rule-B147 = The boxes: main goals, side goals, reactions, facts, the traitor's powers, monsters.
rule-B148 = A box is private until it is used; then all may read it. When a monster first attacks or is attacked, all learn its traits and may read its box.
rule-B149 = It is better to ask the other side about an unclear rule than to quarrel over it later.
rule-B150 = The hero to the traitor's left begins. The traitor comes after all heroes, then the monsters. Without an open traitor, the player to the left of whoever revealed the haunt begins, unless the haunt says otherwise.
rule-B151 = After the reading there are no private talks: what is said, all hear.
rule-B152 = From now on opponents are small obstacles for each other.
rule-B153 = The traitor ignores Obstacle tokens (heroes still slow the traitor), is not hurt by tiles, may take a 5 for an action on a tile, may leave an Event undrawn, may ignore Ongoing Events, and no ghost makes the traitor's Events worse.
rule-B154 = With a hidden traitor all read the same, and the haunt says how the traitor is chosen. What is for the traitor is seen by all.

# Monsters, death, the end

rule-B155 = Monsters act when play reaches the Monster card, usually after the traitor; where the haunt says so, even a dead one does.
rule-B156 = Their moves are a Speed roll, at least 1; one roll for all of a kind.
rule-B157 = Tiles do not hurt monsters.
rule-B158 = Monsters never discover tiles.
rule-B159 = They may use special ways that are printed on tiles and cards, and the one who moves them chooses the result of a roll; not where that would discover something.
rule-B160 = They carry nothing and do nothing but what the haunt says.
rule-B161 = Small monsters have numbers and act in their order, each to its end before the next.
rule-B162 = Monsters are obstacles by their size.
rule-B163 = A monster that can carry drops all when it is stunned, and takes nothing up until it begins a turn awake.
rule-B164 = The traitor moves the monsters, and goes on doing so when dead. That side can still win.
rule-B165 = Nobody dies before the haunt.
rule-B166 = Any trait on the skull is death.
rule-B167 = The dead stay where they fell, as a body. All they carried is dropped.
rule-B168 = After a chapter the Rent Book entry of the winners is read. It changes what is to come.
rule-B169 = The fate of each character is written down; in a sentence of your own, if you like.
rule-B170 = Cards in the box go back to their decks.
rule-B171 = What happened is written into the history of the house.
rule-B172 = The players may change from chapter to chapter.
rule-B173 = A family that has missed more than half of the chapters sees three Items at the start and keeps one. It may become an heirloom, and does not count as that game's.

# Rulings

rule-BR1 = A stunned monster misses its next turn and gets up at its end.
rule-BR2 = An attack roll is not a trait roll. What helps it must say so.
rule-BR3 = If an Omen is the first of two symbols, the check for the haunt comes before the second.
rule-BR4 = The move that one always has: once a turn, from the tile where the turn began to a tile beside it. It takes all moves.
rule-BR5 = If no Event shows the region, the top one is drawn.
rule-BR6 = GIVE, DROP, TAKE and PICK UP can be done whenever there is something to be moved.
rule-BR7 = Obstacle tokens slow monsters, too.
rule-BR8 = A stunned monster is still an obstacle.
rule-BR9 = The dead are no obstacles and nobody's opponents.
rule-BR10 = Of all ways to lay a tile, those that close the region are left out; of the rest, those that join most doorways can be chosen.
rule-BR11 = If every tile would close the region, one of its tiles is turned so that all ways in use remain; if that is impossible, tiles change places; if that does not help, and a tile for it is left, the whole region but its starting tiles is laid anew, with a doorway to spare.
rule-BR12 =
    { $damage ->
        [split] Damage is split as its owner likes, on a trait that cannot fall any further too: there it is lost. So the printed words read most plainly (“divided as you choose”; a trait that would drop below critical “stays”).
       *[felt] Damage goes to traits that can still fall. Only what no allowed trait can take is lost. This is a reading of ours, so that damage is felt (“a total number of steps equal to the damage”). The printed “divided as you choose” reads more plainly the other way: laid on any allowed trait, and lost where it cannot fall. The option “Damage on a critical trait” follows that.
    }
rule-BR13 = After the haunt has begun one may pay down to the skull: first the gain, then the death.
rule-BR14 = Moves that were counted do not change when Speed does.
rule-BR15 = A trait that a card gives is gained with the card and lost with it. Healing goes to the printed value.
rule-BR16 = The number of players is that at the beginning of the haunt, dead or alive.
rule-BR17 = Victories are looked at after every single effect. If both are there, the side of the acting player wins.
rule-BR18 = The traitor's 5 is taken before the roll, and only for actions printed on tiles.
rule-BR19 = The traitor decides before each Event symbol whether to draw.
rule-BR20 = Buried or boxed Omens do not count for the haunt roll.
rule-BR21 = Without a traitor the haunt says who moves the monsters: a player, the group in turn, or a routine. Of several whom it can attack, a routine takes the one with least of the trait it attacks with, unless its box says otherwise; among equals a Crest decides, and chance among ways that are equally short.
rule-BR22 = With several traitors: the hero to the left of the traitor whom the haunt names (of several, the revealer, or the first on the revealer's left) begins; after all heroes the traitors, going on to the left.
rule-BR23 = People and tokens do not block a line of sight. Passages and stairs do not carry it. Your own tile is in sight.
rule-BR24 = If you draw several and keep one, only the one you keep can become an heirloom.
rule-BR25 = There can be any number of piles.
rule-BR26 = In free play the pack says how the haunt begins, and the Omen and the tile say which one comes.
rule-BR27 = Damage to everyone does not hurt monsters that have no track.
rule-BR28 = A tile that is removed in a haunt is buried, and who was on it goes next door, unless the effect says otherwise.
rule-BR29 = The dead take no turns and roll nothing, but they still read their side's book.
rule-BR30 = The traitor's setup comes before the heroes'.
rule-BR31 = The haunt begins by itself after 24 rounds at the latest. Where the evening says an earlier round, after that.
rule-BR32 = An ATTACK is against whoever is within reach: on your tile, if nothing says otherwise. Your own side is not spared, nor are persons who have the trait, unless a card or the haunt forbids it.
rule-BR33 = If something may happen, the one it belongs to decides.
rule-BR34 =
    { $gains ->
        [asked] A gain or a heal may be left, as the rulebook prints it: who has it is asked each time. What is taken is taken in full, as far as the track goes. A trait on the skull that is healed instead of a death is healed without asking.
       *[taken] A gain or a heal is always taken, in full, as far as the track goes. This is a convenience of the table, not the printed words: the rulebook says that one may. The option “Gains and healing: asked each time” follows the print.
    }
rule-BR35 = An Object changes hands as often as one likes. So that every evening ends: when Objects have changed hands a hundred times in one turn, they stay where they are until the next.
rule-BR36 = An Ongoing Event that only harms is always ignored by the traitor. Of one that does good as well the traitor decides on coming to its tile and at the start of each turn there. Who ignores one is not among those it finds, and goes, explores and sees through a doorway that it has barred or locked.
rule-BR37 = While somebody's role lies face down nothing but the cards, and what they do openly, tells it. Their turn never ends by itself. What one side may decide, everybody whose role lies face down is asked, and who is not of that side can only say no. Monsters of a traitor whom nobody knows are moved by all, a round each. Where sides may change in silence, every role but an open traitor's lies face down from the start.
rule-BR38 = What is refused to a player who would TAKE it is not asked for again this turn. A TAKE by which no card has come is not used up.
rule-BR39 = The sides part when somebody has openly turned; whoever hides stays with the company. With a hidden traitor, without one, and where all play alone, all read the same and nobody parts. When a haunt goes on as another, the sides part again. Nobody waits for the dead.
rule-BR40 = A ghost, a passage or another face that is stuck on a tile is there from that moment on, in the same night and on starting tiles too. Another face keeps the stairs of the tile and what was stuck on it before, and for that night its doorways.
rule-BR41 = Free play after a campaign is in that campaign's house: its tiles, its decks, its rules, all that was stuck and written. What never came in stays out.
rule-BR42 = Nothing finds somebody who is out of sight by where they are: no tile, Ongoing Event or text that names a place. Whatever moves them or makes them draw, drop or die brings them into sight, and nobody follows them. Who comes into sight shows where they are and how many moves are left to them. Their turn never ends by itself.
rule-BR43 = Names of families and heirlooms and sentences about fates are written in the book of the campaign, by whoever plays the family or keeps the book. They can be changed until the next chapter begins; from then on the house calls them so. No rule asks for them.
rule-BR44 = What is paid is paid: a cost lowers a trait whatever spares its owner damage, also the traitor on a tile.
rule-BR45 = Who may roll one die again, or some, rolls those that show least. This is a reading: the rulebook does not say which dice, and others would hardly be chosen, so nobody is asked.
rule-BR46 = Among players what all know decides: a traitor whose role lies face down slows nobody, and nobody slows them; but who is openly a traitor and all the others slow each other, whatever still lies face down. Monsters slow everybody who is not openly a traitor. The move that is always possible (B72) is for players, not for monsters.
rule-BR47 = What a card does to you for a while stays with you when the card does not, and ends when it says: when your next turn begins, or when you have left the tile.
rule-BR48 = Where the haunt has no track, none can be moved. A track does not go back beyond its beginning.
rule-BR49 = Where a haunt has a diary to read, who reads it carries it. This is a reading: the box in the rulebook is about reading the diary, and does not say that one must have it.
rule-BR50 = Heirlooms can be chosen in free play too. They are for that evening, and nothing of them stays. The rulebook speaks of them for the campaign alone.
rule-BR51 = Who turns traitor in the middle of a haunt, or is found out, comes after the heroes from the next round on. The heroes keep the order they had, and nobody has two turns in a round, or none. The rulebook orders the turns when the haunt begins, and leaves this to the haunt.
rule-BR52 = Where no monster may end its move, nobody puts one by a card, a weapon or a tile either. Where the haunt itself says that a monster comes there, it does.
rule-BR53 = A tile with another face is one tile under either name: what a text says of the one holds for the other. In the night in which the face is stuck, the doorways stay as they are. In later evenings the tile is laid with those that are printed on it, but a starting tile lies as it did.
rule-BR54 = Without an open traitor, the player to the left of whoever revealed the haunt begins, unless the haunt says otherwise.
rule-BR55 = Where something heals, raises or lowers one of several traits of somebody else, the one whose traits they are chooses which, unless it says otherwise.
rule-BR56 = Two who change places leave their tiles and enter others, as whoever is put on another tile does: first both leave, then both enter. It costs no moves. If one of them dies of leaving, the other stays.
