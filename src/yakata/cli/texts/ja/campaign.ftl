# yakata campaign

campaign-listed = { $file }：{ $house }、{ $nights ->
    [0] まだ何も遊ばれていない
   *[other] { $nights }夜
}
campaign-listed-ended = { $file }：{ $house }、{ $nights }夜。キャンペーンは終わり、館は開いている
campaign-moved = 前の章のあとで館が変わった。ここからは今のルールとカードで進む。これまでの出来事はそのまま残る。
campaign-runs = 遊んでいる。
campaign-to-write = 自分たちの名と、だれがどうなったかを書く：yakata campaign write { $file }
campaign-next = 次の夜：yakata campaign play { $file }
campaign-is-over = キャンペーンは終わった。この館でのフリープレイ：yakata campaign play { $file }
