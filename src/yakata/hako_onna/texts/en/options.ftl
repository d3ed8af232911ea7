# Hako Onna: the door, and what is chosen before it shuts.

game-title = Hako Onna
game-line = She waits in a box. Find a way out, and do not make a sound.

reconstructed = The rulebooks show neither the cards nor the rooms, so many of her powers, the Items and the rooms here are reconstructed.
reconstructed-powers = Powers. Known: the names of 1, 2, 4 to 9, and what 1, 2 and 4 to 9 do at heart. Ours: 3 (Through The Walls) and, but for its Door Barrier, 10 (You Can't Leave); how many Diary tiles most of them need, and their ranks; who chooses the Shadow of Open This; that I'm Mary brings her to the doll.
reconstructed-items = Item cards and tiles. Known: the six Item cards and what they do. Ours: that Pokkuri-san and the Dowsing Rod kill in her room; that the Smartphone shows every power; the Sacred Drops with Noise cards; what the Strange Charm takes when nothing is Set; that the Fire Extinguisher works against any death, and the flight.
reconstructed-advanced = Advanced cards. Known: that there are two powers and seven Item cards, and the name Impossible Upside Down. Ours: all the rest, with most names.
reconstructed-boards = Boards. Known: the two halls, the Basement, the Study with the Safe, the Red Bedroom and the Kid's Room, Kitchen and Storage Room on one board, a living room, 24 Shadows in all. Ours: where the doors are, how many Shadows most rooms have, Washroom and Bathroom, the names of the Shadows.
reconstructed-noise = Discs on the screen. Ours: the odds by which they stand, measured at the noise tower; and of that, the weight and the grip of its discs, and how the hand trembles.

bot-random = a sleepwalker
bot-timid = a timid soul
bot-keen = a keen mind

option-edition = Edition
option-edition-en = English (2019)
option-edition-ja = Japanese (Ver. 2.0)
option-noise = Noise (H22)
option-noise-by-edition = as in the edition: cards in English, discs in Japanese
option-noise-cards = Noise cards
option-noise-discs = discs on the screen, with stated odds
option-noise-tower = the noise tower: discs laid by hand on the screen
option-noise-real = real discs on your table
option-difficulty = Difficulty of the discs (H21, H52)
option-difficulty-easy = easy
option-difficulty-regular = regular
option-difficulty-hard = hard
option-difficulty-nightmare = nightmare
option-house = The house (H5)
option-house-build = the Visitors build it, board by board
option-house-balanced = always the same, fair to both sides
option-house-random = built by chance
option-first_power = The power she starts with (H18)
option-first_power-any = any she draws
option-first_power-weak = one of rank C, if she draws any
option-code = The code of the Safe (HR3)
option-code-any = any three numbers
option-code-consecutive = three numbers in a row
option-swap_items = Item cards change hands (HR14)
option-swap_items-by-edition = as in the edition: no in English, yes in Japanese
option-swap_items-yes = handed over or exchanged, within one room
option-swap_items-exchange = only exchanged, one for one, within one room
option-swap_items-no = no
option-offers = Visitors beside the active one (HR42)
option-offers-any-turn = are asked whether they show or give something
option-offers-own-turn = show and give in their own turn, or when asked
option-winks = Winks, in the English edition (HR43)
option-winks-own-turn = in the own turn, and when one is asked what one offers
option-winks-any-turn = at all times: everybody is asked in every turn
option-advanced_powers = Advanced powers (H134)
option-advanced_powers-true = in place of 9 and 10; with Noise cards, of 10 alone
option-advanced_powers-false = none
option-advanced_items = Advanced Item cards (H134)
option-advanced_items-true = thirteen to choose from
option-advanced_items-false = none
option-hopeless = A way out is closed (HR24)
option-hopeless-blocked = by what is gone or held by a ghost
option-hopeless-gone = only by what is out of the game

role-visitor1 = a Visitor
role-ghost = the ghost
