# yakata campaign

campaign-listed = { $file }：{ $house }、{ $nights ->
    [0] まだ何も遊ばれていない
   *[other] { $nights }夜
}
campaign-runs = 遊んでいる。
campaign-next = 次の夜：yakata campaign play { $file }
