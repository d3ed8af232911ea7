# The rules as a book in the terminal.

rules-order = The order of play
rules-agreed = What is agreed
rules-option = { $label }: { $said }
rules-option-changed = { $label }: { $said } (other than usual)
rules-agreed-here = agreed here
rules-chapter = The rules
rules-words = The words of the rules
rules-word = { $name }: { $told }
rules-nothing = No rule speaks of “{ $typed }”, and none has this number.
