# Séance, the example game.

game-title = Séance
game-line = Four guests in the dark. The highest card laid by one alone is heard.

option-evenings = Evenings
field-hand = Your hand
field-card = Your card on the table
field-counts = Cards in hand
field-laid = Has laid a card
field-shown = Turned over
field-candles = Candles
seat-seat1 = the first guest
seat-seat2 = the second guest
seat-seat3 = the third guest
seat-seat4 = the fourth guest

dealt = You are dealt { $card }.
laid = { $seat } has laid a card.
turned = The cards are turned over: { $cards }.

prompt-lay = Which card do you lay?
choice-lay = lay { $card }
not-in-hand = You do not hold that card.
result-candles = The candles are counted.

rule-S1 = Everybody is dealt three of sixteen cards, two each of 1 to 8.
rule-S2 = In turn, everybody lays one card of their hand, face down.
rule-S3 = Then all are turned over. The highest number laid by one guest alone takes a candle.
rule-S4 = After three rounds the evening is over. Most candles win.
goal-candles = The highest card that nobody else lays takes a candle. Most candles win.
goal-same = Whoever lays the same number as another is not heard.
