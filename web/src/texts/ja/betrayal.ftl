# ページの「ビトレイアル」。能力、区域、山札、トークン、方角、役割の名前はゲームのカタログに、パックが加える名前はテーブルから。

betrayal-ending-art = 夜の終わりの、丘の上の館。

# 館

betrayal-board = 館：四つの地図。矢印キーで動かし、＋と−で拡大縮小、Homeで全体、Iでタイルの説明
betrayal-maps = 地図
betrayal-lens = 見え方
betrayal-nearer = 近づく
betrayal-farther = 遠ざかる
betrayal-all = 館の全体
betrayal-to-actor = 手番の場所へ
betrayal-about-tile = { $tile }（{ $region }）について
betrayal-turn-tile = 回す
betrayal-lay-tile = 置く
betrayal-here = いま、ここで
betrayal-symbols = 記号
betrayal-runestone = ルーン石
betrayal-passage = 隠し通路
betrayal-locked = { $side }の戸口は鍵がかかっている：{ $traits }{ $need }以上で開く
betrayal-or = か
betrayal-lies-here = ここ
betrayal-stunned = 気絶

# いまの様子

betrayal-setup = 夜の前
betrayal-round = 第{ $number }ラウンド
betrayal-round-haunt = 怪異の第{ $number }ラウンド
betrayal-monsters = 館が動く
betrayal-moves = 残り移動{ $count }
betrayal-used = この手番に使った
betrayal-used-up = この手番で済み：{ $what }
betrayal-omens = 予兆{ $count }枚
betrayal-comes = 怪異が始まるのは、{ $how }。
betrayal-comes-or = か、
betrayal-onset-omen_roll = 怪異ロールで{ $number }以上が出たとき
betrayal-onset-omens = 予兆が{ $number }枚になったとき
betrayal-onset-tiles = タイルが{ $number }枚見つかったとき
betrayal-onset-rounds = 第{ $number }ラウンド
betrayal-onset-begins = 読み上げられたとおり

# 人とカード

betrayal-people = 探索者
betrayal-aged = { $family }、{ $age }歳
betrayal-details = { $name }：能力と持ち物
betrayal-track = { $trait }{ $value }、8段のうち{ $step }段、はじめは{ $start }段
betrayal-track-key = 明るい数がいまの能力。その数だけダイスを振り、速さならその数だけ進める。ダメージでどくろへ近づき、回復で緑の線までもどる。怪異の前はどくろに届かない。怪異のあとは、届けば死ぬ。
betrayal-hand = 持ち物
betrayal-nothing = なし
betrayal-used-card = 使用済み
betrayal-heirloom-of = { $family }の家宝
betrayal-yours = 自分の
betrayal-dead = 死亡
betrayal-escaped = 脱出
betrayal-decks = 山札
betrayal-decks-for = これから引かれるもの。上から順に、どの区域のものかがわかる。今いる区域に合わないタイルは、一番下へ行く。
betrayal-anywhere = どこでも
betrayal-card = カード
betrayal-rolled = ダイス：{ $dice }。結果{ $total }

# 本

betrayal-goal = 勝つには
betrayal-goal-of = 勝つには（{ $book }）
betrayal-begins = はじまり
betrayal-box-main = 主目的
betrayal-box-side = 副目的
betrayal-box-reaction = 起こること
betrayal-box-fact = 知っていること
betrayal-box-power = 力
betrayal-box-monster = 怪物
betrayal-shown-to-all = 全員が知っている
betrayal-missing = 足りないもの
betrayal-need-carry = { $what }を持つ
betrayal-need-at = { $what }にいる
betrayal-need-with = { $what }と一緒にいる
betrayal-need-near = { $what }と一緒にいる
betrayal-need-stun = { $what }を気絶させる
betrayal-need-word = この手番はもう使った言葉
betrayal-one-of = { $count }か所のどれか
betrayal-where = 場所を示す
betrayal-progress = 進み
betrayal-secrets = 秘密
betrayal-unknown = あなたは知らない

# 物語

betrayal-tonight = 今夜
betrayal-story = 物語
betrayal-story-opens = 夜のはじまりに
betrayal-story-turns = 夜が変わったとき
betrayal-house-rules = この館のきまり
betrayal-go-in = 館へ入る
betrayal-haunt-begins = 怪異が始まる
betrayal-heard = 全員に読まれること
betrayal-your-book = あなたの本
betrayal-for-you = あなただけに
betrayal-you-are = あなたは{ $role }。
betrayal-to-book = 本を開く
betrayal-to-house = 館へもどる
betrayal-who-reads = ここからは、それぞれの側が自分の画面で自分の本を読む。
betrayal-lifts = それぞれが知っていたことを見る
betrayal-outcome-lost = 負け
betrayal-outcome-won = 勝ち

# 側ごとに分かれて読む

betrayal-asked = 今は{ $name }が選ぶ
betrayal-asked-you = 今はあなたが選ぶ
betrayal-how-won = 勝った側がめざしたこと
betrayal-apart = 側ごとに分かれて読んでいる
betrayal-apart-with = 今の話は、{ $names }にだけ聞こえる。
betrayal-apart-alone = 話はだれにも聞こえない。ひとりで読む。
betrayal-apart-looking = それぞれの話は、ほかのだれにも聞こえない。
betrayal-apart-reads = { $name }：読んでいる
betrayal-apart-ready = { $name }：読み終えた
betrayal-apart-reads-you = あなた：読んでいる
betrayal-apart-ready-you = あなた：読み終えた
betrayal-apart-done = 本を読み終えた
betrayal-apart-talk = 自分の側と話す
betrayal-apart-first = 先に話し、館を見る

# 舞台

betrayal-stage-your-turn = あなたの手番
betrayal-stage-you-at = あなたは{ $tile }にいる。
betrayal-stage-at = { $name }は{ $tile }にいる。
betrayal-here-too = ここにあるもの
betrayal-now = { $steps ->
    [0] { $trait }がドクロに落ちた。
   *[other] { $trait }は今{ $value }。ドクロまであと{ $steps }段。
  }
betrayal-stage-moves = 移動{ $count }
betrayal-stage-roll = ダイスを{ $count }個振る
betrayal-stage-dice = まだ振られていないダイス{ $count }個
betrayal-moves-card = カードで移動終了
betrayal-me-title = 夜が始まる
betrayal-me-are = あなたは{ $name }
betrayal-me-family = { $family }、{ $age }歳。
betrayal-me-mark = { $mark ->
    [1] 色は黄、しるしは丸。
    [2] 色は青、しるしは四角。
    [3] 色は緑、しるしは三角。
    [4] 色は赤、しるしは菱形。
   *[5] 色は紫、しるしは星。
  }
betrayal-me-speed-for = 1手番の移動
betrayal-me-might-for = 戦いに使う
betrayal-me-sanity-for = 恐れに耐える
betrayal-me-knowledge-for = 調べるのに使う
betrayal-me-first = 最初に動くのは、あなた。
betrayal-me-after = 先に動くのは{ $names }。そのあと、あなたの手番になる。
betrayal-me-heard = あなたは{ $name }。{ $want }
betrayal-me-want = 最初の手番では、開いた戸口を抜けよう。新しい部屋が置かれ、その記号のカードを引く。引いたら移動は終わり。アクションはまだできる。
betrayal-ghost = 死して歩く
betrayal-health = 残り{ $number }
betrayal-safe = 今は攻撃がきかない
betrayal-token = あなたが見た：{ $what }
betrayal-looked = { $who }が見た
betrayal-possible = ありうるのは
betrayal-possible-many = ありうるのは{ $count }通り
betrayal-next-moves =
    { $way ->
        [more] 次の手番の移動＋{ $count }
       *[fewer] 次の手番の移動−{ $count }
    }
betrayal-stake = 結果ごとに起こること
betrayal-stake-odds = { $odds }％
betrayal-stake-counts = この結果になった。
betrayal-stake-nothing = 何も起こらない。
betrayal-stake-chances = 結果ごとの確率：{ $list }
betrayal-stake-chance = { $result }は{ $odds }％
betrayal-stage-haunt-roll = 怪異ロール
betrayal-stage-dead-you = あなたは死んだ。
betrayal-stage-dead-then = 夜はあなたなしでつづく。見届けることはできる。知っていることは、胸にしまっておくこと。
betrayal-stage-left = 残されたもの：
betrayal-stage-heirloom = { $family }の家宝
betrayal-stage-legacy = レガシーカードが読まれる
betrayal-stage-book = 館の書に記される
betrayal-stage-ghost = 幽霊がここにとどまる。この章も、これからの章も
betrayal-stage-passage = 隠し通路が、これからずっとここにある
betrayal-stage-changed = これから先も、このまま残る
betrayal-stage-door = 暦の扉がひとつ開いている
betrayal-stage-new-rule = これからの新しいルール
betrayal-stage-naming = 一族が、それぞれの名を書きしるす
betrayal-stage-stay = { $names }は、もう丘を下りない。
betrayal-why-go = 今そこへ行ける？

# The book of a campaign

betrayal-campaign-heirlooms = { $family }の家宝
betrayal-campaign-house = 館のむかしと今
betrayal-campaign-house-after = { $year }年のあとの館
betrayal-campaign-when = どの夜のあとを見るか
betrayal-campaign-now = 今
betrayal-campaign-map = { $region }、{ $year }年
betrayal-campaign-marks = 残るもの
betrayal-campaign-unseen = （その夜、この部屋は見つからなかった）
betrayal-campaign-no-plan = その夜の部屋の並びは、もうわからない。
betrayal-first-room = 屋根裏
