# yakata pack show

pack-families = Families
pack-tiles = Tiles
pack-items = Items
pack-omens = Omens
pack-cards = Other cards
pack-events = Events
pack-haunts = Haunts
pack-chapters = Chapters
pack-rules-added = Doors of the Almanac
pack-journal = Rent Book
pack-monsters = Monsters and persons
pack-endings = Endings
pack-doorways = Doorways: { $sides }
pack-symbols = Symbols: { $symbols }
pack-kind-traitor = one traitor
pack-kind-none = nobody is false
pack-kind-hidden = somebody may be false
pack-kind-teams = two sides
pack-kind-alone = everyone alone
pack-book-heroes = The company
pack-book-traitor = The traitor
pack-book-all = All
pack-book-each = Whoever it is
