# Hako Onna: how it begins, how it ends, and what happens in between.

opening =
    The door is shut. It knows how many came in.
    I have counted you too. I do not lose count.
    Let us play. I am hiding already.

# Endings

ending-escape = The key turns as if it had been used yesterday. Outside there is fog, and a road, and the car where you left it. When you came, the house had no windows. In the mirror it has one.
ending-defeat = It is over quickly, and it makes less noise than you did. Where she was lies a small dress, folded to a size that no child would fit. Behind you the front door stands open. Nobody heard it.
ending-rest = You lay the doll where the arms would be. The bones do not move; it is the house that lets out its breath, room by room, up to the roof. Then, very near, a child says good night. Not to you.
ending-all-dead = The last lid closes. For a while the house is as quiet as it was before anyone came. Then someone in the dark begins to count, and the others go and hide.
ending-no-way = Nothing happens. You walk from room to room, and nothing in them can help you any more. You know it, and she knows that you do. She does not come: she has no reason left to hurry.
ending-gave-up = You sit down in the hall with your backs to the door, and say it aloud. Nobody looks up when the first lid opens. There is a box for each of you. There always was.

# Deaths

death-peek = You look in, and from very near something looks out. The others hear a lid close, gently.
death-item = The answer comes at once, and it comes from this room. It is a shriek; halfway through, it is yours.
death-behind-you = The sound has not died away when there is breath on your neck. You do not turn round; you are turned.
death-weapon = She lets you do it, all of it, to the end. Then a small voice, close to your ear, tells you what you should have brought.

# Her turn

scream-scene = A child screams, the way one screams when nobody has come for a long time. Now you know the room.
dark-falls = The light goes. Shut your eyes; small feet are crossing the floor.
light-returns = The light comes back. Everything is where it was, or nearly.
