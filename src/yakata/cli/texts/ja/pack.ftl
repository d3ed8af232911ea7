# yakata pack show

pack-families = 一族
pack-tiles = タイル
pack-items = アイテム
pack-omens = 予兆
pack-cards = そのほかのカード
pack-events = イベント
pack-haunts = 怪異
pack-chapters = 章
pack-rules-added = 暦の扉
pack-journal = 地代帳
pack-monsters = 怪物と人物
pack-endings = 結末
pack-doorways = 戸口：{ $sides }
pack-symbols = 記号：{ $symbols }
pack-kind-traitor = 裏切り者が一人
pack-kind-none = 裏切り者はいない
pack-kind-hidden = だれかが偽りかもしれない
pack-kind-teams = 二つの側
pack-kind-alone = 各自ひとりずつ
pack-book-heroes = 一同
pack-book-traitor = 裏切り者
pack-book-all = 全員
pack-book-each = それを果たした者
