# Lot Twenty-Seven: chapter 7, 1871.

haunt-lot-twenty-seven = Lot Twenty-Seven
haunt-lot-twenty-seven-story =
    A person has come whom nobody engaged, in a clean collar, with a catalogue and a hammer. He has chalked numbers on your doors. He begs pardon for being before his time. He will begin, if it is agreeable, with the lots in the open air, go through the house in their order, and conclude with Lot Twenty-Seven, which is not described.
    You need not trouble to be civil to each other, he says; it is not that sort of sale. There is a gentleman at the back. In every room, when you look round, there is a gentleman at the back, with his hat on his knee and his hand a little raised.
haunt-lot-twenty-seven-hint-all-1 = Whoever buys Lot Twenty-Seven has won. He asks no less than the reserve.
haunt-lot-twenty-seven-hint-all-2 = What nobody buys, the gentleman at the back does, and the reserve goes up by a guinea.
haunt-lot-twenty-seven-hint-all-3 = He will advance you something. It is put to an account, and the account goes with the lot.
haunt-lot-twenty-seven-setup-heroes = The Auction Room is found, if it can be, and Lot 27 is there; if not, it is in the Entrance Hall. The other lots are near the Front Steps, the Upper Landing, the Basement Landing and the Entrance Hall, and are sold in their order. The auctioneer stands at the first. Each of you has 2 guineas. The reserve on Lot 27 is 11/10/9 guineas.
haunt-lot-twenty-seven-win-all = Everyone for themselves. Buy Lot 27: be with the auctioneer when it is put up, and bid most, and no less than the reserve. When it has been called three times and nobody has bought it, it is the gentleman's, and nobody has won.

box-lot-twenty-seven-lt-sale = The sale
box-lot-twenty-seven-lt-sale-text = At the end of each round, all who are on the auctioneer's tile bid guineas in secret. Whoever bids most pays, and has the lot; with a tie nobody has. Lots 1 to 26 are put up in four parcels: whoever has bought one draws the top Item; one that nobody has bought goes to the gentleman at the back, and the reserve rises by 1. Then the auctioneer goes on to the next number. Lot 27 is called up to three times, each time for no less than the reserve.
box-lot-twenty-seven-lt-consign = Enter a lot
box-lot-twenty-seven-lt-consign-text = OPERATE, with the auctioneer: bury an unused Item, and roll Knowledge. 4+: 2 guineas. 0–3: 1 guinea.
box-lot-twenty-seven-lt-credit = Ask for an advance
box-lot-twenty-seven-lt-credit-text = TALK, with the auctioneer: roll Sanity or Knowledge. 4+: 1 guinea for you, and 1 on the account. 1–3: he has not caught your name. 0: he has; 1 mental damage.
box-lot-twenty-seven-lt-drawers = Go through the drawers
box-lot-twenty-seven-lt-drawers-text = SEARCH, on a tile that is no landing and is not marked searched: roll Knowledge or Speed. 5+: mark it searched; 1 guinea. 0–4: string.
box-lot-twenty-seven-lt-catalogue = Read ahead
box-lot-twenty-seven-lt-catalogue-text = STUDY, with the auctioneer, before Lot 27: look at the top two Items, and put them back in any order.
box-lot-twenty-seven-lt-wager = Lay a guinea
box-lot-twenty-seven-lt-wager-text = CHALLENGE, not where the auctioneer is, somebody on your tile: each of you must have a guinea. Both roll Knowledge. The loser has one guinea less, and the winner one more.
box-lot-twenty-seven-lt-fact = What all know
box-lot-twenty-seven-lt-fact-text = Everyone is everyone's opponent. Nobody can be attacked where the auctioneer is: it is a sale. No bid is seen before all have bid. Half of what stands on the account at the end, rounded up, is the buyer's, in the Rent Book, for good.

being-auctioneer = The auctioneer
    .the = the auctioneer
    .only = the auctioneer
counter-lt-guineas = Guineas
counter-lt-account = Guineas on the account
counter-lt-reserve = Reserve on Lot 27
counter-lt-calls = Times that Lot 27 was called
status-lt-buyer = Has bought Lot 27
    .is = has bought Lot 27
    .gone = has not bought Lot 27
tell-lot-twenty-seven-back = No advance? Then it is the gentleman's. Nobody saw him nod. He has a way of having nodded.
prompt-pick-lt-entered = What do you enter for the sale?

ending-lot-twenty-seven-sold = Sold.
ending-lot-twenty-seven-sold-text =
    The hammer comes down so lightly that you all lean forward to hear it. There is a little applause, from the back. You are shown where to sign: the earlier signatures are there, five of them, and a sixth; you had not known that one was to sign below the sixth.
    Then he turns over the page, and reads you what it is. It takes him until it is light. The hill; item, all that is on it; item, whatever was advanced. He reads very well. At each item the others take up their hats, one after another, and go, rather quickly, like people who have come out of a shop with something under their coat.
ending-lot-twenty-seven-bought-in = To the gentleman at the back.
ending-lot-twenty-seven-bought-in-text =
    Once; twice. At the third time of asking nobody looks up. Then the chairs creak, all together, though most of them are empty, as when a room turns round to see who it is.
    He comes forward to sign. He does it standing, in a round plain hand, and blots it, and passes it back for you to see. It is a name you know. It is, in fact, as one of you begins to say and does not finish, quite a good likeness.
