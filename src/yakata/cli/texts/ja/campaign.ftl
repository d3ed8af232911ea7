# yakata campaign

campaign-listed = { $file }：{ $house }、{ $nights ->
    [0] まだ何も遊ばれていない
   *[other] { $nights }夜
}
campaign-runs = 遊んでいる。
campaign-to-write = 自分たちの名と、だれがどうなったかを書く：yakata campaign write { $file }
campaign-next = 次の夜：yakata campaign play { $file }
