# Hako Onna on the page: what has the stage. The sentence of the event itself comes from the table.

# A Peek

scene-shut-title = Open it
scene-shut = Shut: { $place }
scene-open = Open: { $place }
scene-looks-back = Open: { $place }. Somebody looks out.
scene-looks-back-you = You look in. From very near, something looks out.
scene-looks-back-other = { $name } looks in, and does not look away again.

# A page of the Diary

scene-arms-her = Page { $page } arms her
scene-arms-you = Page { $page } arms you
scene-keeps-her = The page wakes { $power }. Until now she had to put that card away when she drew it; from now on she keeps it.
scene-keeps-you = The page wakes { $power }. When you draw it now, you keep it.
scene-strong-her = { $pages } pages are found. With so many she can use what she could only Set before: { $powers }.
scene-strong-you = { $pages } pages are found. With so many you can use what you could only Set before: { $powers }.
scene-stronger-her = { $left ->
    [one] { $pages } of 10 pages. With one more she can use stronger powers.
   *[other] { $pages } of 10 pages. With { $left } more she can use stronger powers.
  }
scene-stronger-you = { $left ->
    [one] { $pages } of 10 pages. With one more you can use stronger powers.
   *[other] { $pages } of 10 pages. With { $left } more you can use stronger powers.
  }

# What she does

scene-scream = The plan of the house. Rings go out from one room: { $room }.
scene-doors-away = { $doors ->
    [0] It is the room where you stand.
    [one] It is the room next to yours.
   *[other] It is { $doors } doors away from you.
  }
scene-played = A pale hand lays a card on the floor: { $power }.
scene-played-you = It is played against you
scene-played-other = It is played against { $name }
scene-barred = Planks fall across a door, and a strip of paper seals them.
scene-barred-until = No Visitor gets through until her next turn is over. Ghosts do.
scene-overdue = A tall clock strikes beside a stack of five discs.
scene-overdue-why = You were quiet for so long that the night has caught up with you. Nobody Made Noise; her turn comes all the same.
scene-dark = A candle goes out.
scene-light = A candle is lit again, and the room is there.
scene-turned-down = { $place }: the tile lay face up, and lies face down now.
scene-doubtful = { $count ->
    [one] One thing that you knew may lie elsewhere now.
   *[other] { $count } things that you knew may lie elsewhere now.
  }
scene-unbarred = The Door Barrier is lifted.

# Death

scene-died-peek = A lid is raised. Under it a pale face, hair over half of it, and one open eye.
scene-died-item = A pale face, very near, with its mouth wide open.
scene-died-behind-you = Somebody from behind; over the shoulder a pale face, and a hand.
scene-died-weapon = A pale face beside the weapon. Its hair has closed round it.
scene-her-side = The room through the gap under a lid, and those who still walk in it.
scene-her-side-title = The house from her side
scene-she-is-at = She is here: { $place }.
scene-code-is = The code of the Safe: { $numbers }.
scene-weakness-is = What can end her: { $tile }.
scene-win-with-her = When she wins, you win with her.
