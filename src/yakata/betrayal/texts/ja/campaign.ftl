# The chronicle of a campaign

campaign-change-added =
    { $sort ->
        [event] これから館で起こりうること：{ $name }。
        [lodger] { $name }が、これからずっと館にいる。
       *[other] { $name }が、これからずっと館にある。
    }
campaign-change-destroyed =
    { $sort ->
        [event] もう起こらないこと：{ $name }。
       *[other] { $name }は永遠に失われた。
    }
campaign-change-tomb = { $name }は墓所に眠る。
campaign-change-back = { $name }が墓所からもどった。
campaign-change-passage = { $name }に隠し通路が開いた。
campaign-change-ghost = { $name }に幽霊が{ $to }体いる。
campaign-change-intensified = { $name }がいっそう悪くなった。
campaign-change-tile = { $name }のあとに、いまは{ $to }がある。
campaign-change-heirloom = { $name }は{ $to }の家宝になった。
campaign-change-title = { $name }：{ $to }。
campaign-change-named =
    { $sort ->
        [family] { $name }は、いまでは{ $to }を名のる。
       *[other] { $name }は、いまでは「{ $to }」と呼ばれる。
    }
campaign-change-crest = { $name }に{ $to }の紋章が付いた。
campaign-change-rule = 新しいルール：{ $name }。
campaign-mark-died = { $year }年、{ $name }がここで死んだ。
campaign-alive = { $name }、{ $born }年生まれ
campaign-died = { $name }、{ $born }年生まれ、{ $died }年没（{ $where }）
campaign-alive-unnamed = { $born }年生まれ
campaign-died-unnamed = { $born }年生まれ、{ $died }年没（{ $where }）
campaign-turned = 、裏切り者
campaign-night-ended = { $name }。{ $to }
campaign-entry-apart = 全員には読まれなかった記事。読んだのは：{ $name }。
campaign-blank-family = { $name }の名
campaign-blank-heirloom = { $to }の家宝「{ $name }」の名
campaign-blank-fate = { $name }がどうなったか（{ $to }）
campaign-bad-company = 別々の一族から3人から5人。ふたたび来られるのは生き残った人だけ。

# 終章

epilogue-count = { $count ->
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
    [13] 十三
    [14] 十四
    [15] 十五
    [16] 十六
    [17] 十七
    [18] 十八
    [19] 十九
    [20] 二十
   *[other] { $count }
}
epilogue-how-many = { $count ->
    [2] ふたり
    [3] 三人
    [4] 四人
    [5] 五人
    [6] 六人
    [7] 七人
    [8] 八人
    [9] 九人
    [10] 十人
    [11] 十一人
    [12] 十二人
    [13] 十三人
    [14] 十四人
    [15] 十五人
    [16] 十六人
    [17] 十七人
    [18] 十八人
    [19] 十九人
    [20] 二十人
   *[other] { $count }人
}
epilogue-gap = { "" }
epilogue-name = { $kin }の{ $name }
epilogue-one-of = { $kin }の者
epilogue-unnamed = { $count ->
    [1] 名のないひとり
   *[other] 名のない{ epilogue-how-many }
}
epilogue-years = { $first }年から{ $last }年まで
epilogue-nights = だれの夜だったか
epilogue-night = { $year }年、{ $name }。
epilogue-won = { $names }の夜だった。
epilogue-won-by-nobody = だれの夜でもなく、館の夜だった。
epilogue-dead = 残されたのは、{ $names }。
epilogue-there = { $count ->
    [1] 一夜、ここにいた（{ $years }年）。
   *[other] { epilogue-count }夜、ここにいた（{ $years }年）。
}
epilogue-sent = { $count ->
    [1] 来たのはひとり。{ $names }。
   *[other] 来たのは{ epilogue-how-many }。{ $names }。
}
epilogue-sent-unnamed = { $count ->
    [1] 来たのはひとり。
   *[other] 来たのは{ epilogue-how-many }。
}
epilogue-lost = { $count ->
    [1] 帰らなかったのはひとり。{ $names }。
   *[other] 帰らなかったのは{ epilogue-how-many }。{ $names }。
}
epilogue-lost-unnamed = { $count ->
    [1] 帰らなかったのはひとり。
   *[other] 帰らなかったのは{ epilogue-how-many }。
}
epilogue-turned = { $count ->
    [1] 向こう側にいたのはひとり。{ $names }。
   *[other] 向こう側にいたのは{ epilogue-how-many }。{ $names }。
}
epilogue-turned-unnamed = { $count ->
    [1] 向こう側にいたのはひとり。
   *[other] 向こう側にいたのは{ epilogue-how-many }。
}
epilogue-debts = { $count ->
    [0] この名に借りはない。
    [1] この名に、借りが一件ある。
   *[other] この名に、借りが{ epilogue-count }件ある。
}
epilogue-stayed = { $count ->
    [1] 一度、居ついた。
   *[other] { epilogue-count }度、居ついた。
}
epilogue-accused = { $count ->
    [1] いわれのない告発を一度受け、その旨が記してある。
   *[other] いわれのない告発を{ epilogue-count }度受け、その旨が記してある。
}
epilogue-title = 最後まで、{ $name }。
epilogue-heirlooms = 伝えたのは、{ $names }。
epilogue-fate = { $name }　{ $fate }
epilogue-fate-gap = { "　" }
epilogue-end = そして、丘
epilogue-owing = { $count ->
    [1] まだ借りのある一族がひとつ。{ $names }。
   *[other] まだ借りのある一族が{ epilogue-count }つ。{ $names }。
}
epilogue-none-owing = だれにも借りはない。だれかがそれを信じるまでに、しばらくかかる。
epilogue-buried = { $count ->
    [0] あなたがたの身内で、ここに眠る者はいない。
    [1] あなたがたの身内がひとり、ここに眠る。
   *[other] あなたがたの身内が{ epilogue-how-many }、ここに眠る。
}
epilogue-unseen = { $count ->
    [0] どの部屋にも、見える者しかいない。
    [1] ひと部屋に、見えない者がひとりいる。
   *[other] 部屋部屋に、見えない者が{ epilogue-how-many }いる。
}
epilogue-open = キャンペーンは終わった。館はあなたがたが残したまま、開いている。いつの夜でも、フリープレイで。
