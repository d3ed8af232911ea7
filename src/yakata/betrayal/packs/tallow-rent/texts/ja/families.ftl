# 五つの一族。仮の名で、プロローグのあとに自分たちの姓を書く。

family-ashlar = アシュラー家
    .one = アシュラー
family-quill = クイル家
    .one = クイル
family-fennel = フェネル家
    .one = フェネル
family-vesper = ヴェスパー家
    .one = ヴェスパー
family-marl = マール家
    .one = マール
