# 五つの家。仮の名で、プロローグのあとに自分たちの姓を書く。

family-ashlar = アシュラー家
family-quill = クイル家
family-fennel = フェネル家
family-vesper = ヴェスパー家
family-marl = マール家
