# The five families, by the names they work under; players write their own after the prologue.

family-ashlar = Ashlar
family-quill = Quill
family-fennel = Fennel
family-vesper = Vesper
family-marl = Marl
