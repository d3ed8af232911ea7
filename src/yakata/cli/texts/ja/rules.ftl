# ターミナルで読む、本としてのルール。

rules-order = 手番の順
rules-agreed = 取り決め
rules-option = { $label }：{ $said }
rules-option-changed = { $label }：{ $said }（いつもと違う）
rules-agreed-here = この卓の決まり
rules-chapter = ルール
rules-words = ルールの言葉
rules-word = { $name }：{ $told }
rules-nothing = 「{ $typed }」の出てくるルールも、その番号のルールもない。
