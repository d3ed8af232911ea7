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
