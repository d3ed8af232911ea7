# Words of the rules that this pack names.

# Actions

word-attack = ATTACK
word-give = GIVE
word-drop = DROP
word-take = TAKE
word-pick-up = PICK UP
word-challenge = CHALLENGE
word-drink = DRINK
word-eat = EAT
word-invoke = INVOKE
word-operate = OPERATE
word-prepare = PREPARE
word-rest = REST
word-search = SEARCH
word-study = STUDY
word-talk = TALK
word-wear = WEAR

# What is done, in full

deed-challenge-card = Challenge somebody with { THE($source) }
deed-challenge-tile = Challenge somebody { IN($source) }
deed-drink-card = Drink { THE($source) }
deed-eat-tile = Eat { IN($source) }
deed-invoke-card = Invoke { THE($source) }
deed-operate-card = Operate { THE($source) }
deed-operate-event = Operate: { $source }
deed-operate-tile = Operate what is { IN($source) }
deed-prepare-card = Prepare { THE($source) }
deed-rest-tile = Rest { IN($source) }
deed-search-tile = Search { THE($source) }
deed-study-card = Study { THE($source) }
deed-study-tile = Study { IN($source) }
deed-talk-card = Talk, with { THE($source) } in hand
deed-talk-tile = Talk { IN($source) }
deed-wear-card = Wear { THE($source) }
deed-wear-event = Wear: { $source }

# Types and markers

type-weapon = Weapon
type-firearm = Firearm
type-sacred = Sacred

marker-searched = Searched

# What is kept secret

secret-two-voices = Which voice to trust
secret-two-voices-1 = The first voice
secret-two-voices-2 = The second voice
secret-the-strangers-coat = What is in the pocket
secret-the-strangers-coat-coin = A coin
secret-the-strangers-coat-letter = A letter
secret-the-strangers-coat-bread = A heel of bread
