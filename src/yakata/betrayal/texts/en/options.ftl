# Betrayal: the door, and what is chosen before it shuts.

game-title = Betrayal Legacy
game-line = You explore a house together. Then it turns, and one of you may turn with it.

bot-random = a sleepwalker
bot-timid = a timid soul
bot-keen = a keen mind

option-chapter = Chapter
option-chapter-none = free play
option-haunt = Haunt (BR26)
option-haunt-any = whichever comes
option-families = Families (B34)
option-families-choose = each chooses, in turn
option-families-deal = dealt by chance
option-gains = Gains and healing (BR34)
option-gains-taken = always taken
option-gains-asked = asked each time
option-damage = Damage on a critical trait (BR12)
option-damage-felt = goes where it can be felt
option-damage-split = may be laid there, and is lost
option-company = The company (B39)
option-story = What has happened so far
