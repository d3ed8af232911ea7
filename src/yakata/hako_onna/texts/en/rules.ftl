# Every rule of Hako Onna in our own words, by its number. H: the rulebooks. HR: our ruling where they are silent or differ.

# The house is made ready

rule-H1 = One player is the Hako Onna, she who waits in the box. Two to four others are the Visitors.
rule-H2 = She has her own board, a summary and the Safe board. Each Visitor has a pawn, a summary and, for later, the Hakobito tile of the same colour.
rule-H3 = A Visitor drawn by lot takes one Item card and lays it face up; the others follow clockwise. Item cards that nobody took are out of the game.
rule-H4 = The house begins with the 1F Hall, and with it the first floor. The other eight boards are shuffled.
rule-H5 =
    { $house ->
       *[build] The Visitors take turns to draw a board and add it to the house. At least one of its doors must meet a door of a board already there.
        [balanced] By the rulebook the Visitors draw the boards and build the house, door to door. Here it always stands in the same way, fair to both sides.
        [random] By the rulebook the Visitors draw the boards and build the house, door to door. Here chance lays them, by the same rules.
    }
rule-H6 = A door that meets a wall is no door. Nobody passes there.
rule-H7 = The Basement and the 2F Hall are laid apart and touch no other board when they come. Only stairs lead to the Basement. Boards that are drawn after the 2F Hall may be laid on its floor.
rule-H8 = Until the 2F Hall has been drawn, every board joins the first floor. From then on it may join the first or the second.
rule-H9 = No board is ever joined to the Basement.
rule-H10 = All Visitors start in the 1F Hall.
rule-H11 = Some tiles are set aside before the mixing: the { $edition ->
        [ja] 15
       *[en] 24
    } Empty ones, her own, the Bones, the Safe and the Key Ring.
rule-H12 = She secretly chooses three of the six Combination tiles: they are the code of the Safe, and their order does not matter. The other three are hidden in the house, so a number you find is never in the code.
rule-H13 = The Key Ring lies on the Safe board until the Safe is opened.
rule-H14 = There are three weapons: the Wooden Stake, the Rusty Chain and the Gasoline. She secretly keeps one of the three Weakness tiles: it shows the one weapon that can end her. The other two are hidden in the house and show weapons that do not work.
rule-H15 = The Safe starts face down at the foot of the desk in the Study, never anywhere else.
rule-H16 = 22 tiles are mixed and dealt face down, one to a Shadow: 2 Weakness, 3 Combination, 10 Diary and 7 Item tiles. Exactly one Shadow gets none.
rule-H17 = Ten Diary cards lie in a row, one for each of her powers. A Diary tile that is found goes on its card, and that power is unlocked.
rule-H18 = She draws three powers, keeps one in secret and gives two back.{ $first_power ->
        [weak] {" "}Here she keeps one of rank C if she has drawn any.
       *[any] {""}
    } The deck is shuffled, and the Time of Despair goes to its bottom.
rule-H19 = Moving Things, power 4, cannot be the power she starts with.
rule-H20 = Every further power comes to her only once its Diary tile has been found. The Time of Despair is the one exception.
rule-H21 = Regular: four black discs and the red one with the small blip. Hard: four black and the red one with the big blip. Nightmare: three black and both red. { $edition ->
        [ja] That is the English edition; here H52 holds.
       *[en] { $noise ->
            [cards] With Noise cards, as here, there are no levels.
           *[other] { $difficulty ->
                [easy] Here it is easy, with the small red disc at 5.
                [hard] Here it is hard.
                [nightmare] Here it is a nightmare.
               *[regular] Here it is regular.
            }
        }
    }
rule-H22 = Instead of discs you may play with six Noise cards, 0 to 5. They are shuffled and lie face down, three by two. (English edition.) { $noise ->
        [discs] Here the discs lie on the screen and stand or fall by stated odds.
        [real] Here real discs lie on your table, and you say what became of them.
        [tower] Here you lay the discs on the screen by hand, and the hand trembles. Whether they stand is seen, not drawn.
       *[cards] Here the cards are used.
    }
rule-H23 = While the Visitors' eyes are closed she lays the Bones on any Shadow but the one with the Safe. A tile that was there moves to the Shadow that had none.
rule-H24 = She chooses the Red Bedroom or the Kid's Room, and looks at its tiles. One of them goes to the Location space of her board, and she hides in its place.
rule-H25 = Nobody can reach the tile on her Location space. It comes back to its Shadow when she moves on.
rule-H26 = She speaks her opening words, and the game begins.

# Who wins

rule-H27 = Escape: a Visitor Peeks at the Secret Exit while carrying the Key Ring. The Visitors win.
rule-H28 = Defeat: a Visitor uses the one weapon that works on the Shadow where she hides. The Visitors win.
rule-H29 = Rest: a Visitor Peeks at the Bones while carrying the Doll Mary. The Visitors win.
rule-H30 = She wins when every Visitor is dead.
rule-H31 = She wins when no way to win is left to the Visitors.
rule-H32 = She wins when the Visitors give up.
rule-H33 = What one Visitor achieves wins the game for every Visitor still alive (Japanese edition). If she wins, the Hakobito win a little with her.

# Noise

rule-H34 = The Visitor on her left takes the first turn. Turns go clockwise.
rule-H35 = A Visitor's turn begins with noise: lay the next disc on the stack, or turn up a Noise card. Only then may you act.
rule-H36 = If it goes wrong, you Made Noise. Your turn stops, she takes hers, the noise is reset, and you try again from the first disc.
rule-H37 =
    { $edition ->
        [ja] At a reset the discs go back to their numbers, the red one to the place that H52 gives it. Black discs fill the rest.
       *[en] At a reset the discs go back to their numbers, the red one to 3 (Regular and Hard). In Nightmare the big red one goes to 2 and the small red one to 4. Black discs fill the rest.{ $noise ->
            [cards] {""}
           *[other] { $difficulty ->
                [easy] {" "}Here it is easy, as in the Japanese edition (H52): the small red one goes to 5.
               *[other] {""}
            }
        }
    }
rule-H38 = You always take the disc with the lowest number.
rule-H39 = The first disc leans on the blip of the Noise board. Every later one lies on a disc of the stack.
rule-H40 = A red disc may lie with its blip up or down, as you like.
rule-H41 = The stack has toppled when the bottom disc is off the blip, or when another disc touches anything but { $edition ->
        [ja] the other discs.
       *[en] the disc beneath it.
    } A first disc that slips off the blip counts too.
rule-H42 = If only the disc in your hand falls and the stack stands, nothing has toppled. Pick it up and try again.
rule-H43 = You stack with one hand and touch only the new disc. (Japanese edition.)
rule-H44 =
    { $edition ->
        [ja] If the Hako Onna knocks the stack over with clear ill will, the Visitor finishes the turn, she gets none for it, and the discs go back. (The English edition means any bump, and the noise is reset at once.)
       *[en] If the Hako Onna knocks the stack over, be it by a bump of the table, the noise is reset and she gets no turn for it. (The Japanese edition means only clear ill will, and the Visitor finishes the turn first.)
    }
rule-H45 = If anything else brings the stack down in the middle of a turn, it counts as Made Noise, but that Visitor may finish the turn.
rule-H46 = When the fifth disc is laid, time is up: Time Overdue. She takes a turn after this one, the noise is reset, and the next Visitor plays. It does not count as Made Noise.
rule-H47 = To pass, you take the next disc and keep it. You do nothing else this turn.
rule-H48 = When the next disc is red, you cannot pass.
rule-H49 = She cannot interrupt a turn that was passed.
rule-H50 = Passing with the fifth disc brings Time Overdue just the same.
rule-H51 = Discs kept by passing come back at the next reset. (Japanese edition.)
rule-H52 = The level is where the one red disc lies: at 5 it is easier, at 3 normal, at 2 harder. If that is not enough, stack with your weaker hand. (Japanese edition.) { $edition ->
       *[en] { $noise ->
            [cards] With Noise cards, as here, there are no levels.
           *[other] { $difficulty ->
                [easy] Here it is easy, which the English edition does not have: the small red disc lies at 5.
               *[other] Here the levels of the English edition hold: H21.
            }
        }
        [ja] { $difficulty ->
            [easy] Here it is easy: the red disc lies at 5.
            [hard] Here it is hard: the red disc lies at 2.
            [nightmare] Here it is a nightmare: the red disc lies at 2, and the hand is the weaker one.
           *[regular] Here it is regular: the red disc lies at 3.
        }
    }
rule-H53 = With Noise cards you turn one up. If the cards face up come to 11 or more, you Made Noise. (English edition.)
rule-H54 = With Noise cards you pass by taking a card face down, without looking at it. While the 0 lies face up, you cannot pass. (English edition.)
rule-H55 = With Noise cards it is Time Overdue when only one card is left face down, or when someone passes with the fifth. (English edition.)

# The turn of a Visitor

rule-H56 = In your turn you may do one of three things: Move, Peek, or Use an item.
rule-H57 = Besides that, you may do as many free actions as you like (HR38).
rule-H58 = First say what you will do and to what. She may answer with a power. Only then does it happen.
rule-H59 = Move to the next room, through two doors that meet or up or down the stairs. Stairs join the 1F Hall with the 2F Hall, and the Storage Room with the Basement.
rule-H60 = A door with the Door Barrier on it is closed to Visitors. (Japanese edition.)
rule-H61 = Where only one of two rooms has a door, there is no way through. (Japanese edition; see H6.)
rule-H62 = Peek at one Shadow of your room. You alone see its tile; two tiles on one Shadow are resolved together.
rule-H63 = If it is the Hako Onna or a Hakobito, show it: you die. The tile goes back face down.
rule-H64 = If it is a Diary, you must show it and lay it on its Diary card.
rule-H65 = If it can be carried (an Item, a Weakness, a Combination tile), you may take it and keep it face down, or leave it.
rule-H66 = If it is the Safe, you may guess the code. A right guess gives you the Key Ring; after a wrong one the tile stays face down.
rule-H67 = Without the Key Ring the Secret Exit does not open. Its tile stays face down.
rule-H68 = Without the Doll Mary nothing happens at the Bones. Their tile stays face down.
rule-H69 = Where a tile was taken away, an Empty tile is laid face down, as long as there are any left.
rule-H70 = In place of that Empty tile you may put down one of your own tiles, face down.
rule-H71 = A Shadow without a tile cannot be Peeked at. A tile that lies face up can.
rule-H72 = The Safe, the Bones and the Secret Exit cannot be carried.
rule-H73 = To Use an item, show its card or its tile. If it needs a target, name one.
rule-H74 = Some items kill you if the Hako Onna is in your room, before they do anything. She shrieks, shows her tile and turns it face down again.
rule-H75 = If she is elsewhere, she may interrupt when you show the item or when you name its target. Once it has worked, she cannot.
rule-H76 = An item can be used again and again unless it says otherwise. Some work by themselves, without being Used.
rule-H77 = Gone after one use: the three weapons and the Strange Charm. Usable every turn: the Smartphone, Pokkuri-san and the Dowsing Rod. (Japanese edition.)
rule-H78 = Free: you and the Visitors in your room may show, give and get tiles. You may show them the tile you just Peeked at.{ $swap_items ->
        [yes] {" "}Item cards may be handed over and exchanged too (HR14).
        [exchange] {" "}Item cards may be exchanged too (HR14).
       *[no] {""}
    }
rule-H79 = Free: lay one of your tiles face down on a Shadow of your room that has no tile.
rule-H80 = Visitors may talk at any time except in her turn, and she hears it all. { $edition ->
        [ja] As in the English edition, lies are allowed, secret languages are not. (That one allows winks too.)
       *[en] Lies and winks (HR43) are allowed, secret languages are not.
    }
rule-H81 = The face of a tile is shown only to someone in the same room. (Japanese edition.)
rule-H82 = Then the turn goes to the Visitor on the left.

# The turn of the Hako Onna

rule-H83 = She takes a turn only after a Visitor Makes Noise, or after Time Overdue. After it the noise is always reset.
rule-H84 = Her turn is: Scream, then Set or Take back, then Activate, then Move. Each at most once, in this order, and none of them is compulsory.
rule-H85 = When she Screams, she names the very room she is in, not the Shadow, and draws one power.
rule-H86 = If that power is unlocked, she takes it into her hand. If not, it goes to the bottom of the deck.
rule-H87 = Drawn by a Scream, the Time of Despair goes to the bottom of the deck, and she draws two powers. She keeps both, even if they are locked.
rule-H88 = A power in her hand cannot be activated. It must be Set first.
rule-H89 = She may Set one power face down, on the left or the right of her board, or Take one back into her hand. Not both in one turn.
rule-H90 = A power Set this turn may be used this turn.
rule-H91 = A power that was activated goes back to her hand. To use it again she must Set it again.
rule-H92 = Some powers need a number of unlocked powers. Before that they may be Set, but not activated.
rule-H93 = Before she activates powers and moves, the Visitors close their eyes.
rule-H94 = Powers 1 to 4 are activated now, if they are Set, and nothing is said aloud. If two of them are Set, she may use both.
rule-H95 = Powers 6, 7, 8 and 10 never work in her own turn: they interrupt the Visitors. Power 5 works by itself, and power 9 works as long as it is Set.
rule-H96 = To Move she lays her Location tile back on the Shadow she leaves, moves to a neighbouring room or stays, and looks at every tile of that room.
rule-H97 = Tiles that lie face up in that room she may turn face down.
rule-H98 = Then she hides on one Shadow of that room. The tile that was there goes to her Location space.
rule-H99 = If that Shadow had no tile, she takes none, and leaves none behind when she goes.
rule-H100 = The Hakobito move at the same time as she, by the same rules. Each holds the tile whose place it took.
rule-H101 = The tile of a ghost is never held. Ghosts on one Shadow lie one upon the other, for all to see that there are two.
rule-H102 = Eyes open. After a Visitor Makes Noise the same Visitor goes on, after Time Overdue the next one.
rule-H103 = She makes her plan before the eyes close, and keeps the dark short.

# Interrupts

rule-H104 = Only a Set power can interrupt. Your turn pauses, the card is shown and takes effect, it goes back to her hand, and you go on. You may choose anew what to do.
rule-H105 = She may interrupt after the noise and after you have said what you will do, up to the moment before it happens.
rule-H106 = If both her Set powers interrupt, she may use both at the same moment.
rule-H107 = { $edition ->
        [ja] The Fire Extinguisher cannot be interrupted. (In the English edition neither can the Strange Charm.)
       *[en] The Strange Charm and the Fire Extinguisher cannot be interrupted.
    }
rule-H108 = What you had announced before an interrupt counts for nothing, and you announce again. If no action is left to you, you pass without keeping a disc. (Japanese edition.)
rule-H109 = I Want That One may take a tile that you have just shown in order to use it, as long as it has not worked yet. (Japanese edition.)
rule-H110 = If Open This interrupts a weapon, you Peek instead of using it. (Japanese edition.)
rule-H111 = If the Key Ring is taken from you before you have Peeked at the Secret Exit, that way out is closed. (Japanese edition.)
rule-H112 = I'm Behind You: if you Made Noise in the room where she is, you die. Time Overdue does not set it off (Japanese edition).

# Ways out, death, and the end

rule-H113 = To open the Safe, name three numbers in any order. You may guess wildly. { $edition ->
        [ja] After a wrong guess the turn goes on, as after any Peek. (In the English edition it ends.)
       *[en] A wrong guess ends your turn.
    }
rule-H114 = Every Peek at the Safe allows a new guess. (Japanese edition.)
rule-H115 = To use a weapon, name a Shadow of your room. Its tile is turned over.
rule-H116 = If she is not there, that tile and the weapon are out of the game, and no Empty tile is laid. It may even be a Hakobito.
rule-H117 = If she is there and it is the wrong weapon, you die. The weapon and every other tile on that Shadow are out of the game.
rule-H118 = If she is there and it is the right weapon, she is defeated. The Visitors win.
rule-H119 = You may try a weapon without knowing her weakness. (Japanese edition.)
rule-H120 = If you carry the Doll Mary when you Peek at the Bones, the Visitors win at once.
rule-H121 = A Visitor who dies becomes a Hakobito and plays on her side.
rule-H122 = All the dead Visitor carried is shown to everyone, and then is out of the game.
rule-H123 = The pawn goes back to its owner. The Hakobito tile is laid face down on the Shadow of the ghost that killed.
rule-H124 = In her turn the Hako Onna and the Hakobito talk freely and share what they know and see, and not before it (HR44).
rule-H125 = A Hakobito keeps its eyes open in her turn.
rule-H126 = A Hakobito moves to a neighbouring room or stays, looks at the tiles there and hides. The tile whose place it took lies under its pawn, and goes back at its next move (Japanese edition).
rule-H127 = A Hakobito has no powers. It does not count as the Hako Onna for anything but I'm Behind You.
rule-H128 = A Scream does not name a Hakobito's room, items that search do not find it, and it does not kill those who use an item beside it. (Japanese edition.)
rule-H129 = Any weapon puts a Hakobito out of the game, and the tile it holds too. (Japanese edition.)
rule-H130 = Peeking at a Hakobito kills, just as Peeking at her does.
rule-H131 = The game is over at once when the last Visitor dies.
rule-H132 = The game is over when Escape, Defeat and Rest are all blocked (HR24 says when that is). She may announce it in her turn.
rule-H133 = The Visitors may give up, and the game is over. In the Japanese edition all of them must agree.
rule-H134 = The advanced cards are for those who want them. { $advanced_powers ->
        [yes] { $noise ->
            [cards] Of her powers, number 10 is the advanced one here.
           *[other] Of her powers, numbers 9 and 10 are the advanced ones here.
        }
       *[no] Her powers are the ten plain ones here.
    } { $advanced_items ->
        [yes] Visitors choose from thirteen Item cards.
       *[no] Visitors choose from the six plain Item cards.
    } Impossible Upside Down is never used with Noise cards.

# Our rulings

rule-HR1 = Two Visitors are called first. The one drawn by lot begins with Item cards and boards; the one on her left takes the first turn.
rule-HR2 = A board may be turned by quarter turns before it is placed.
rule-HR3 =
    { $code ->
        [consecutive] The code is three of the six numbers in a row, as the Japanese text can be read: 4 codes in all, and no others can be guessed.
       *[any] The code is any three of the six numbers, in both editions: 20 codes in all. That it is three in a row, as the Japanese text can be read, is an option.
    }
rule-HR4 = Powers 1 to 3 change her one Move of this turn and add none. With 1 and 2 together, one of the two moves may be the free one; with 2 and 3, both may pass walls.
rule-HR5 = The power she starts with needs no Diary tile of its own. Only its number of unlocked powers counts.
rule-HR6 = At a Scream the Visitors learn her room, and whether she kept the card or put it at the bottom. They do not see which card it was.
rule-HR7 = She Screams and Sets or Takes back in the open, the card face down. What she activates and where she moves stays in the dark.
rule-HR8 = I'm Behind You kills only the Visitor who Made Noise. With five powers unlocked a Hakobito in the room kills too, if she is not there. The card goes back to her hand, and she may Set it again in the turn that follows.
rule-HR9 = If the Visitor who Made Noise has died, the next living Visitor to the left plays.
rule-HR10 =
    { $edition ->
        [ja] If the stack falls by accident in the middle of a turn, it counts as fallen when the turn is over: that Visitor finishes, I'm Behind You looks at where the Visitor stands then, she takes her turn as after Made Noise, and the next Visitor plays: it was toppled by no Visitor who would try again. (The English edition has noise made where and when it fell.)
       *[en] If the stack falls by accident in the middle of a turn, noise was made where and when it fell: I'm Behind You kills at once. The Visitor finishes the turn, she takes hers as after Made Noise, and afterwards the same Visitor plays again. (In the Japanese edition the stack counts as fallen when the turn is over.)
    }
rule-HR11 =
    { $noise ->
        [real] Your discs lie on a real table: the Visitors say when the stack has fallen. If they say that she knocked it over, she may object, and then it has not happened: the Visitor says whether it fell. It can happen as often as you like; what she has denied is not said again of the same disc, nor in the same turn before something has changed (HR38).
        [tower] The noise tower falls only by the disc that is being laid, and nobody bumps the table. No rule is needed.
       *[other] On a screen nothing falls by accident and nobody bumps the table. No rule is needed.
    }
rule-HR12 = You may Peek at the Safe and not guess, and you may leave any tile where it is.
rule-HR13 = You can lay a tile down only on a Shadow with no tile at all. A Shadow with an Empty tile is not free.
rule-HR14 =
    { $swap_items ->
        [yes] Visitors in one room may exchange Item cards, as in the Japanese edition, and hand them over for nothing, as they do with tiles. That is a reading: the Japanese words speak of exchange, and exchange alone is an option. The English edition speaks of tiles alone.
        [exchange] Visitors in one room may exchange Item cards, one for one, as in the Japanese edition. Here nobody hands one over for nothing. The English edition speaks of tiles alone.
       *[no] Item cards do not change hands: the English edition speaks of tiles alone. In the Japanese one they do, within one room.
    }
rule-HR15 = A weapon can destroy a Diary, the Bones, the Secret Exit or the Safe. The tile is shown and is out of the game; a Diary lost so unlocks nothing.
rule-HR16 = After a wrong weapon the tile on her Location space stays with her. Hakobito on that Shadow are removed, and the new Hakobito is laid there afterwards.
rule-HR17 = A player whose Hakobito was removed stays on her side and watches. The tile under the pawn is out of the game, as in the Japanese edition.
rule-HR18 = A ghost may hide on a Shadow without a tile. Then all can see that a tile has come there.
rule-HR19 = A new Hakobito holds no tile yet. If the Hako Onna is on that Shadow, she keeps hers.
rule-HR20 = If the cards come to 11 or more and only one is left face down as well, it is Made Noise.
rule-HR21 = Only a main action can be interrupted. Free actions cannot.
rule-HR22 = If both her Set powers interrupt, she chooses which comes first. The second follows at the same moment. The Peek that Open This forces comes last either way, and only then she names its Shadow; the barrier may come second, too. If the other power has dragged you to a room where nothing lies, there is no Peek, and you announce anew.
rule-HR23 = If no Shadow of your room holds a tile, Open This cannot be activated.
rule-HR24 =
    { $hopeless ->
        [gone] She wins when all three ways are closed by what is out of the game: Escape (the Secret Exit, or the Key Ring, or the Safe while the Key Ring is still in it), Defeat (the true weapon) and Rest (the Bones or the Doll). What a ghost only holds closes nothing here. This is looked at when her turn ends and whenever something leaves the game.
       *[blocked] She wins when all three ways are blocked, if only for now, by what is gone or held by a ghost: Escape (the Secret Exit, or the Key Ring, or the Safe while the Key Ring is still in it), Defeat (the true weapon) and Rest (the Bones or the Doll). One Hakobito can be enough. This is looked at when her turn ends and whenever something leaves the game.
    }
rule-HR25 = A door with the Door Barrier on it does not block a way in the sense of HR24.
rule-HR26 = Giving up takes every living Visitor's word, as in the Japanese edition.
rule-HR27 = Visitors talk in the open in their own time, and she can read it all; in her turn they are silent, and the ghosts talk among themselves. While eyes are closed at another time, nobody talks. { $edition ->
        [ja] Private channels are not allowed.
       *[en] Private signs are allowed, private channels are not.
    }
rule-HR28 = You may lie about your tiles, as in the English edition.
rule-HR29 = Whoever puts a question to her in her own room dies first. There is no answer, true or false.
rule-HR30 = Moving Things lays one tile back on each Shadow that had one, so the room looks as it did before.
rule-HR31 = A night has 200 hours, counted by her turns. If nothing has been decided by then, the Visitors have given up.
rule-HR32 = A ghost and a tile in one Shadow are met at the same time. If the tile wins the night, nobody dies. A Diary tile counts. Who dies takes nothing; who is saved by the Fire Extinguisher resolves the tile and then flees.
rule-HR33 = She may interrupt the use of any item that has not killed its user, in her own room too.
rule-HR34 = A Visitor may propose to give up in any turn of their own. After a refusal the same Visitor may propose it again when another turn of hers has passed.
rule-HR35 = In the dark all ghosts move at the same time. She is asked first and then the Hakobito by their seats, but any of them may let another go first. What one sees, all see. Nobody hides before all have chosen where; then she says that it stands, or who chooses anew, each once. All put back what they hold and hide together: a place that one leaves another can take, and of two in one Shadow the first to choose it holds its tile.
rule-HR36 =
    { $hopeless ->
        [gone] HR24 is looked at when I'm Mary brings her to the doll, too. Here a Key Ring that somebody laid down blocks nothing while a ghost lies on it, nor does a Secret Exit that is held.
       *[blocked] HR24 is looked at when I'm Mary brings her to the doll, too. A Key Ring that somebody laid down blocks Escape while a ghost lies on it, as a Secret Exit does that is held.
    }
rule-HR37 = The Fire Extinguisher works by itself against any death. The turn of the Visitor it saves is over; after I'm Behind You the same Visitor tries again when her turn has passed, as after any noise.{ $noise ->
        [real] { $edition ->
            [ja] {" "}Where a stack that fell in the middle of a turn counts at its end (HR10), the next Visitor plays.
           *[en] {""}
        }
       *[other] {""}
    }
rule-HR38 = Free actions have no limit. Only what would change nothing is not offered: while everybody holds what they hold, you do the same thing once; when something has changed hands, or you have announced a main action, you can do it again. Who has refused can also be asked again when something was shown or told. Your turn ends when you say so, or when nothing else is left to do. What lies where can be noted down three times a turn. Talk has no limit.
rule-HR39 = When I'm Behind You strikes, everyone learns the room of whoever stands behind, and not the Shadow. Only a new Hakobito shows it, lying there.
rule-HR40 = A hand lies face down and in no order. All can see when a tile comes or goes, and only its owner knows which: whoever had seen one of them then knows that it is one of these.
rule-HR41 = I Want That One takes a face-down tile unseen: they are mixed first, and chance says which. What has just been shown she may point at.
rule-HR42 =
    { $offers ->
        [own-turn] Visitors show and give tiles in their own turn, or when the active Visitor asks them.
       *[any-turn] Whoever stands beside the active Visitor and carries tiles may show and give them unasked, as often as they like: when the two are together before the main action, and again after it. The active Visitor can ask for more at any time. Two others among themselves wait for a turn of theirs.
    }
rule-HR43 =
    { $edition ->
        [ja] There are no winks: the Japanese edition speaks of talk alone.
       *[en] { $winks ->
            [any-turn] Visitors may wink at all times but in her turn, as the English edition says: in every turn all the others are asked as well, wherever they are, before the main action and after it. Everybody can wink at each other Visitor once in a turn. Only the one who is meant notices; what it means is up to you.
           *[own-turn] The English edition allows winks at all times but in her turn. Here nobody is kept waiting for them: you can wink at each other Visitor once in your own turn{ $offers ->
                [own-turn] {""}
               *[any-turn] , and in another's turn when you are asked what you show and give (HR42)
            }. That everybody is asked in every turn is an option. Only the one who is meant notices; what it means is up to you.
        }
    }
rule-HR44 = Whoever dies knows no more than before until her next turn, and the ghosts do not yet know what the dead one has seen. Until then the dead talk in the open like everybody, and close their eyes with the Visitors if I'm Mary makes it dark.
rule-HR45 = The tile you have just taken cannot be put into its own place: then it was left there. That is a reading: the rulebooks say only that you may put down one of your tiles.
rule-HR46 = Between a Peek and what is decided of it nothing else is done: take it, leave it or guess first. Showing and giving come before the action and after it.
rule-HR47 =
    { $noise ->
        [real] The stack can fall at any moment. The Visitor says so when next asked, and it counts then, where the Visitor stands. If a turn ends without its Visitor's word (a pass, a death, a flight{ $edition ->
            [ja] {""}
           *[en] , a wrong guess
        }), it is asked first whether the stack still stands; in a dead Visitor's turn the next one says it. What falls while a disc is laid and not because of it is said after it: that it stood, and then that it fell. If she has knocked it over then, { $edition ->
            [ja] the Visitor plays the turn without a disc.
           *[en] the Visitor begins again with the first disc.
        }
        [tower] The noise tower falls only while a disc is laid (HR11). No rule is needed.
       *[other] On a screen nothing falls by accident (HR11). No rule is needed.
    }
rule-HR48 = What the wrong weapon finds beside her leaves the game, all of it: a tile that lies there loose, a Hakobito and the tile it holds. It is shown first, and a Diary lost so unlocks nothing. It is lost too if the Fire Extinguisher saves you.
rule-HR49 = By I'm Mary she comes as in a Move: she lays her Location tile back, looks at every tile of the room, may turn face-up ones face down, and hides.
rule-HR50 = The noise tower: what the weaker hand does (H52) is let go a little higher, faster and more aslant than it is meant. The one red disc of the Japanese edition has a small blip, and so has the English one at 5. Under Impossible Upside Down every red disc must lie with its blip up, and every black one is a disc with a small blip, laid as you like. A disc that fell alone (H42) is laid again at once; you cannot pass then.
