# かくされた部屋：タイル、色、方向、席。

colour-amber = 琥珀
colour-blue = 青
colour-green = 緑
colour-red = 赤
tile-amber = 琥珀{ $number }
tile-blue = 青{ $number }
tile-green = 緑{ $number }
tile-red = 赤{ $number }

direction-up = 上
direction-right = 右
direction-down = 下
direction-left = 左

seat-child = 子ども
