# Séance on the page.

seance-table = A round table in the dark, seen from above
seance-goal = The highest card that nobody else lays takes a candle.
seance-hand = Your hand
seance-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
seance-candles = { $count ->
    [one] 1 candle
   *[other] { $count } candles
  }
seance-place = { $who }: { $cards }, { $candles }, { $lies }
seance-face-down = a card, face down
seance-face-up = { $card }, face up
seance-nothing = nothing laid
seance-rounds = What was turned over
seance-round = Round { $number }
seance-taken = A candle for { $who }
seance-silence = Nobody is heard
seance-ending = Candles on a dark table, a flame for every one that was taken.
