"""The rules of a stage once more, written plainly and apart from the engine, to hold the two against each other.

Squares are (row, column) pairs, facings are vectors, tiles are (colour, number) pairs. Nothing is shared with the
package but the texts of choices and outcomes.
"""

VECTORS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
ROUTES = {
    1: "30 24 18 12 6 0 1 7 13 19 25 31 32 26 20 14 8 2 3 9 15 21 27 33",
    2: "1 2 3 4 5 11 17 23 29 28 27 26 25 24 18 12 6 7 8 9 15 21 20 19 13",
    3: "9 10 11 17 23 22 21 20 14 8 2 1 0 6 12 18 24 30 31 32 33",
    4: "5 11 17 23 22 21 15 9 8 7 13 19 25 24 18 12 6 0",
    5: "24 25 26 27 21 20 19 18 12 13 14 15 16 17 11 10 9 8 7 6 0",
}


def plus(a, b):
    return a[0] + b[0], a[1] + b[1]


def minus(a, b):
    return a[0] - b[0], a[1] - b[1]


def steps(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def tile(text):
    colour, number = text.split("-")
    return colour, int(number)


class Stage:
    """One stage, driven by the texts of its record."""

    def __init__(self, number):
        self.route = [divmod(int(square), 6) for square in ROUTES[number].split()]
        self.floor, self.memory, self.end = {}, [], None
        self.pool = {(colour, n) for colour in ("amber", "blue", "green", "red") for n in range(1, 7)}
        self.shown, self.turns, self.moves = [], 0, 0

    def answer(self, text):
        """One line of a record, without its number and seat."""
        word, _, rest = text.partition(" ")
        getattr(self, word.replace("-", "_"))(*rest.split())

    # Chance

    def stage_tile(self, text):
        self.pool.remove(tile(text))

    def first_tile(self, text):
        self.pool.remove(tile(text))
        self.shown.append(tile(text))

    second_tile = first_tile

    def draw(self, text=None):
        if text is None:
            return
        drawn = tile(text)
        self.pool.remove(drawn)
        if self.fits(drawn):
            self.enter(drawn)
            return
        self.memory.append(drawn)
        if len(self.memory) == 6:
            self.pool |= set(self.memory)
            self.memory = []
        self.pass_on()

    # Choices

    def lay(self, text):
        first = tile(text)
        self.memory = [other for other in self.shown if other != first]
        self.child = (5, 5)
        self.floor[self.child] = first
        self.monster = self.route[0]
        self.facing = minus(self.route[1], self.route[0])
        self.monster_turn()

    def move(self, way):
        self.child = plus(self.child, VECTORS[way])
        self.moves += 1
        assert self.child in self.floor
        assert self.moves <= 2
        if self.child == self.monster:
            self.end = "caught"

    def search(self, way):
        self.goal = plus(self.child, VECTORS[way])
        assert self.goal not in self.floor
        assert self.goal != self.monster

    def take(self, text):
        self.memory.remove(tile(text))
        assert self.fits(tile(text))
        self.enter(tile(text))

    def pass_on(self):
        self.turns += 1
        self.moves = 0
        if self.turns == 60:
            self.end = "turn-limit"
        else:
            self.monster_turn()

    def fits(self, drawn):
        under = self.floor[self.child]
        return drawn[1] >= under[1] or drawn[0] == under[0]

    def enter(self, drawn):
        self.child = self.goal
        self.floor[self.goal] = drawn
        if self.goal == (0, 0):
            self.end = "won"
        else:
            self.pass_on()

    # The Monster

    def monster_turn(self):
        for _ in range(2):
            if self.end is None:
                self.monster_action()
                if self.monster == self.child:
                    self.end = "caught"
                elif self.monster == self.route[-1]:
                    self.end = "route-end"

    def monster_action(self):
        front = plus(self.monster, self.facing)
        seen = max(abs(front[0] - self.child[0]), abs(front[1] - self.child[1])) <= 1
        if seen and steps(self.monster, self.child) == 1 and self.child != front:
            self.facing = minus(self.child, self.monster)
        elif seen or self.facing == self.heading():
            self.monster = front
        else:
            self.facing = self.heading()

    def heading(self):
        if self.monster in self.route:
            return minus(self.route[self.route.index(self.monster) + 1], self.monster)
        nearest = min(steps(self.monster, square) for square in self.route)
        goal = [square for square in self.route if steps(self.monster, square) == nearest][-1]
        good = [vector for vector in VECTORS.values() if steps(plus(self.monster, vector), goal) < nearest]
        return self.facing if self.facing in good else good[0]


Stage.end_turn = Stage.pass_on
