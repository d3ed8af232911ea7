# はじめからあるタイル。ページは、封を切る前からその名を知っている。

tile-front-steps = 玄関先の石段
tile-entrance-hall = 玄関広間
tile-ground-floor-staircase = 1階の大階段
tile-upper-landing = 2階の踊り場
tile-basement-landing = 地下の踊り場
