# yakata campaign

campaign-listed = { $file }：{ $house }、{ $nights ->
    [0] まだ何も遊ばれていない
   *[other] { $nights }夜
}
campaign-runs = 遊んでいる。
campaign-alive = { $name }、{ $born }年生まれ
campaign-died = { $name }、{ $born }年生まれ、{ $died }年没（{ $where }）
campaign-turned = 、裏切り者
campaign-next = 次の夜：yakata campaign play { $file }
