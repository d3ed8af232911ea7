# このパックが名づける、ルールの言葉。

# アクション

word-attack = 攻撃
word-give = 渡す
word-drop = 置く
word-take = もらう
word-pick-up = 拾う
word-challenge = 挑む
word-drink = 飲む
word-eat = 食べる
word-invoke = 唱える
word-operate = 扱う
word-prepare = 備える
word-rest = 休む
word-search = 探す
word-study = 調べる
word-talk = 話す
word-wear = まとう

# することを、文で

deed-challenge-card = { $source }で挑む
deed-challenge-tile = { $source }で挑む
deed-drink-card = { $source }を飲む
deed-eat-tile = { $source }で食べる
deed-invoke-card = { $source }で唱える
deed-operate-card = { $source }を扱う
deed-operate-event = 「{ $source }」を扱う
deed-operate-tile = { $source }にあるものを扱う
deed-prepare-card = { $source }で備える
deed-rest-tile = { $source }で休む
deed-search-tile = { $source }を探す
deed-study-card = { $source }を調べる
deed-study-tile = { $source }で調べる
deed-talk-card = { $source }を手に話す
deed-talk-tile = { $source }で話す
deed-wear-card = { $source }をまとう
deed-wear-event = { $source }をまとう

# 種類とマーカー

type-weapon = 武器
type-firearm = 銃
type-sacred = 聖具

marker-searched = 探索済み

# 秘密

secret-two-voices = 信じるべき声
secret-two-voices-1 = 1つ目の声
secret-two-voices-2 = 2つ目の声
secret-the-strangers-coat = ポケットの中身
secret-the-strangers-coat-coin = 硬貨
secret-the-strangers-coat-letter = 手紙
secret-the-strangers-coat-bread = パンの端
