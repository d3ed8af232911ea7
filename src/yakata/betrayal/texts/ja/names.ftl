# ビトレイアル：ルールの名前。パックが加えるものの名前は、パックにある。

seat-seat1 = 探索者1
seat-seat2 = 探索者2
seat-seat3 = 探索者3
seat-seat4 = 探索者4
seat-seat5 = 探索者5
explorer-named = { $family }の{ $name }（{ $age }歳）
explorer-unnamed = { $family }の者（{ $age }歳）

# 能力と区域

trait-speed = 速さ
trait-might = 腕力
trait-sanity = 正気
trait-knowledge = 知識
trait-physical = 腕力と速さ
trait-mental = 正気と知識
trait-all = すべての能力
trait-any = 能力1つ
trait-general = いずれかの能力

region-outside = 屋外
region-ground = 1階
region-upper = 2階
region-basement = 地下

side-n = 北
side-e = 東
side-s = 南
side-w = 西

# 山、記号、マーカー

deck-event = イベント
deck-item = アイテム
deck-omen = 予兆
deck-tiles = タイルの山
marker-ghost = 幽霊
marker-small = 小さな障害
marker-large = 大きな障害
thing-corpse = 遺体

# 役割と側

role-explorer = 探索者
role-hero = 一同のひとり
role-traitor = 裏切り者
role-rival = 競う者
role-hidden = 不明
side-heroes = 一同
side-traitor = 裏切り者の側
side-house = 館
side-each = 全員
side-nobody = だれでもない
    .won = だれの勝ちでもない
book-heroes = 一同の本
book-traitor = 裏切り者の本
book-all = 全員に

# ロール

roll-speed = 速さ
roll-might = 腕力
roll-sanity = 正気
roll-knowledge = 知識
roll-haunt = 怪異
roll-dice = ダイス

# どの家にもあるアクションと、返事

word-give = 渡す
word-drop = 置く
word-take = もらう
word-pick-up = 拾う
word-attack = 攻撃
word-yes = はい
word-no = いいえ
