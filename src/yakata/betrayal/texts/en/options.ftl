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
option-company = The company (B39)
option-story = What has happened so far
