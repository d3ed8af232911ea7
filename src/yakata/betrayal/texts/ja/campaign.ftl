# The chronicle of a campaign

campaign-change-added =
    { $sort ->
        [event] これから館で起こりうること：{ $name }。
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
campaign-change-tile = { $name }は{ $to }になった。
campaign-change-heirloom = { $name }は{ $to }の家宝になった。
campaign-change-title = { $name }：{ $to }。
campaign-change-named =
    { $sort ->
        [family] { $name }は、いまでは{ $to }を名のる。
       *[other] { $name }はいまでは{ $to }と呼ばれる。
    }
campaign-change-crest = { $name }に{ $to }の紋章が付いた。
campaign-change-rule = 新しいルール：{ $name }。
campaign-mark-died = { $year }年、{ $name }がここで死んだ。
campaign-alive = { $name }、{ $born }年生まれ
campaign-died = { $name }、{ $born }年生まれ、{ $died }年没（{ $where }）
campaign-turned = 、裏切り者
campaign-entry-apart = 全員には読まれなかった記事。読んだのは：{ $name }。
campaign-blank-family = { $name }の名
campaign-blank-heirloom = { $to }の家宝「{ $name }」の名
campaign-blank-fate = { $name }がどうなったか（{ $to }）
campaign-bad-company = 別々の一族から3人から5人。ふたたび来られるのは生き残った人だけ。
