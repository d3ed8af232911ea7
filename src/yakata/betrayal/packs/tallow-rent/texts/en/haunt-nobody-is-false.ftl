# Nobody Is False: chapter 3, the other night. All its words but the ends are those of the Quiet Guest.
haunt-nobody-is-false = The Quiet Guest
ending-nobody-is-false-proved = Nobody was false.
ending-nobody-is-false-proved-text =
    The last card is turned up, and it is as honest as the rest. For a moment nobody knows where to look. Then somebody begins to laugh, and you open all the windows, and the cold goes out like a dog that has been told.
    What is left is the letter. It is burnt, naturally. But the hand was a good hand, and it knew every one of your names, and it must now be supposed that it meant to be helpful.
ending-nobody-is-false-cold = The house is cold.
ending-nobody-is-false-cold-text =
    There comes an hour when the fire gives light and nothing else. You sit round it, with your hands out, from habit. Breath goes up from every one of you, and then from every one but one, and then it is no longer possible to tell, because nobody's does.
    The carrier who comes on Monday finds you all very well and not in want of anything. He remembers afterwards that he was not asked in, and that he was glad.
ending-nobody-is-false-wronged = The wrong one was named.
ending-nobody-is-false-wronged-text =
    It is remarkable how quickly it goes, once a thing has been said aloud. There was an honest face, and everyone was sure; and then another. Nobody had to do anything false at all. It could all be done with true things, in the wrong order.
    In the morning whoever is left shares a table, and passes the salt, and asks how one has slept. Whoever is asking.
