# The Warrener's Dog: a hunt, for free play.

haunt-hunt = The Warrener's Dog
haunt-hunt-story =
    The warrener who had the hill kept one dog, and never called it, and nobody in the villages ever saw the two of them together. When he died the dog was looked for. They found the bowl, and the chain, which was in order, and was fastened at both ends.
    It is in the orchard now. It has come round the house twice and has not barked. It is not savage; it does what it was taught. It goes to whoever is nearest, and brings them in.
haunt-hunt-hint-heroes-1 = Lay a wire, and it will step over it; unless there is somebody to fetch.
haunt-hunt-hint-heroes-2 = So one of you must stand there.
haunt-hunt-setup-heroes = The dog is in the farthest place outside[//; and another, very like it, in the farthest place in the basement].
haunt-hunt-win-heroes = Give the dog 4/6/11 wounds (for three, four or five players). You lose when [two/two/three] of you are dead, or when the ninth round begins.

box-hunt-hu-wire = Lay a wire
box-hunt-hu-wire-text = PREPARE, on a tile without a wire: roll Knowledge or Might. 4+: a wire lies here. 0–3: it has been done before; the old one is still in the wall.
box-hunt-hu-strike = Strike it in the wire
box-hunt-hu-strike-text = OPERATE, when the dog is in a wire on your tile or next to it: roll Speed or Might. 4+: 1 wound. 0–3: it looks at you, as if you had been meant to do something else.
box-hunt-hu-caught = Caught
box-hunt-hu-caught-text = If the dog ends its turn on a tile with a wire, it is in the wire, and has 2 wounds more.
box-hunt-hu-loose = Loose again
box-hunt-hu-loose-text = At the start of the monsters' turn a wire that the dog is in breaks.
box-hunt-hu-dog = The dog
box-hunt-hu-dog-text = Speed 5, Might 5. It goes to the nearest person, and no obstacle slows it. It attacks with Might. Only in a wire does an attack do anything to it.

being-warrener-dog = Warrener's dog
    .low = dog
    .the = the dog
counter-hunt-marks = Wounds

ending-hunt-dead = It lies still.
ending-hunt-dead-text =
    It is smaller than you had thought, and old, and somebody has kept its coat very well. Round its neck there is a collar, and on the collar a plate, where one would put the name of the house. You rub it with a thumb. It has all your names on it, and the first of them is worn almost smooth.
ending-hunt-fed = It has brought them in.
ending-hunt-fed-text =
    It takes them one at a time, by the sleeve, with a soft mouth, and lays them side by side under the wall, in the order in which they were fetched. Then it sits down beside the last, and looks round for whoever is to say that it is a good dog.
ending-hunt-home = It has been called off.
ending-hunt-home-text =
    Shortly before it is light there comes a whistle from the hill, two notes, the second lower. The dog gets up from beside you and goes. At the gate it stops and looks back, and waits, and looks back; and one of you, you will not agree afterwards which, has already taken down a coat.
