"""What designers look for, and how the pack language says it, where the word is another one."""

from typing import Final, NamedTuple


class Called(NamedTuple):
    """A wish, how it is said, and an example: steps, or the fields of another table."""

    wish: str
    said: str
    example: str
    table: str = ""
    """``Action``, ``Reaction``, ``Object``, ``Monster``, ``Box`` or ``Passive``; nothing for steps."""


CALLED: Final = (
    Called(
        "a card becomes a token",
        "An Object (or a marker, a monster) comes where the card is; the card goes to the box.",
        "[{do: pick, name: omen, thing: {id: lamp-glass}}, {do: put-thing, object: ember, at: omen}, "
        "{do: box, what: {id: lamp-glass}}]",
    ),
    Called(
        "a dead player goes on as a ghost",
        "They `rise` when they have died: what they can do are the boxes with `ghost`, and how they walk `ghosts` of "
        "the haunt says.",
        "{on: died, when: {is: role, role: hero}, do: [{do: rise}]}",
        "Reaction",
    ),
    Called(
        "somebody who should die lives on, changed",
        "They do not die, but get a status; what they can and cannot do are the passives of the status.",
        "{on: would-die, do: [{do: instead}, {do: drop, every: true}, {do: set-trait, trait: all, set: critical}, "
        "{do: set-status, status: stone}]}",
        "Reaction",
    ),
    Called(
        "somebody does something in another's turn",
        "`act-now` for an action, `walk` for some tiles, `extra-turn` for a whole turn.",
        "[{do: act-now, who: {all: allies, at: {region: same}}, words: [attack]}]",
    ),
    Called(
        "a trap that nobody sees",
        "A secret with `tiles`; an action that is `secret` hides it `at` a tile, and who enters makes the house `ask`.",
        "[{do: ask, secret: trap, where: its, aloud: false, yes: [{do: damage, harm: physical, amount: 2}]}]",
    ),
    Called(
        "a question with yes or no about a secret",
        "`ask`: all hear the answer, and see what it leaves possible.",
        "[{do: ask, secret: name, among: [ash, elm]}]",
    ),
    Called(
        "a counter for each player, monster or tile",
        "A counter of the haunt with `each`; the number `count` adds up those of several.",
        "[{do: counter, counter: doses, add: 1, who: target}, {do: win, side: heroes, ending: cured, "
        "when: {is: number, this: {of: count, counter: doses, who: heroes}, at-least: 4}}]",
    ),
    Called(
        "a monster with life points; a person that can be hurt",
        "`health` of the monster; `hurt` takes some of it, and `hunts` says whom it attacks besides players.",
        "{id: warden, health: 4, hunts: {kind: child}, traits: {speed: 3, might: 4}, attack: {trait: might}}",
        "Monster",
    ),
    Called(
        "a monster that cannot be harmed in the dark",
        "`safe` of the monster, which is `this` there; its traits may ask the same.",
        "{id: warden, traits: {might: {of: if, test: {is: some-being, being: {named: this, at: {marker: lamp}}}, "
        "then: 2, else: 6}}, safe: {is: not, test: {is: some-being, being: {named: this, at: {marker: lamp}}}}}",
        "Monster",
    ),
    Called(
        "tokens that lie face down",
        "`deal-tokens`, `peek-token` and `turn-up`; turned up they are markers.",
        "[{do: deal-tokens, tokens: {key: 1, blank: 5}, back: closed, where: {landing: false}}, "
        "{do: turn-up, back: closed, where: here}]",
    ),
    Called(
        "a side loses",
        "The other side wins. Where nobody is on that side, all have lost.",
        "[{do: win, side: traitor, ending: all-lost}]",
    ),
    Called(
        "one of several players loses", "They leave the game, and the others go on.", "[{do: eliminate, who: target}]"
    ),
    Called(
        "an action is offered only now and then",
        "Its `when`, `where`, `target` and `once` say when; there is no trigger for it.",
        "{id: pray, word: rest, where: {ghost: true}, when: {is: critical}, once: player}",
        "Action",
    ),
    Called(
        "somebody may do nothing, or may not leave",
        "A status with the passives `cannot-act` and `cannot-leave`.",
        "{give: cannot-act, when: {is: at, where: {marker: web}}}",
        "Passive",
    ),
    Called(
        "a barricade that is broken down",
        "`block` the doorway, and an action with a roll that does `unblock`. With `lock` one rolls in passing.",
        '[{do: roll, trait: might, bands: {"4+": [{do: unblock, where: here}], "0-3": []}}]',
    ),
    Called(
        "a role that goes with a thing",
        "An Object that gives the role to whoever receives it.",
        "{id: keys, reactions: [{on: received, do: [{do: set-role, role: traitor}]}]}",
        "Object",
    ),
    Called(
        "a thing is delivered, used up, burnt",
        "`remove-thing`; it is heard as `delivered`.",
        "[{do: remove-thing, what: {id: ember, carrier: actor}}]",
    ),
    Called(
        "a token is laid, taken away, counted",
        "`mark`, `unmark`, and the number `marks`; heard as `marked` and `unmarked`.",
        "[{do: mark, marker: web, where: here}, {do: counter, counter: webs, set: {of: marks, marker: web}}]",
    ),
    Called(
        "a track, a timer",
        "A counter of the haunt with a `goal`, moved by a reaction on `round-end`; or `schedule`.",
        "{on: round-end, do: [{do: counter, counter: hours, add: 1}]}",
        "Reaction",
    ),
    Called(
        "a question with yes or no",
        "`may: true` on a reaction; `choose` with two options in a list of steps.",
        "[{do: choose, options: [{id: yes, do: [{do: damage, harm: mental, amount: 1}]}, {id: no}]}]",
    ),
    Called(
        "a reroll",
        "The passive `reroll`; how many dice stands in `add`.",
        "{give: reroll, add: 2, traits: [might]}",
        "Passive",
    ),
    Called(
        "a counterattack",
        "A reaction on `attack-lost` that attacks.",
        "{on: attack-lost, do: [{do: attack, target: it, attacker: target}]}",
        "Reaction",
    ),
    Called(
        "a bonus for friends who help",
        "A number that counts people, as a bonus of the roll.",
        "[{do: roll, trait: might, result-bonus: [{add: {of: people, who: {all: allies, at: here}}}], "
        'bands: {"0+": []}}]',
    ),
    Called(
        "an automatic enemy",
        "A monster whose turn is a `routine`: it goes `towards` the nearest of these tiles, and attacks.",
        "{id: hound, turn: routine, towards: {who: heroes}, traits: {speed: 3, might: 4}, attack: {trait: might}}",
        "Monster",
    ),
    Called(
        "killed, not stunned; only one way to be harmed",
        "`defeat` and `immune` of the monster.",
        "{id: shade, traits: {might: 3, sanity: 4}, immune: [might], defeat: kill}",
        "Monster",
    ),
    Called(
        "a tile flips, or is another from now on",
        "`replace-tile`; for the whole campaign, `stick-tile` with an overlay.",
        "[{do: replace-tile, where: here, tile: burnt-room}]",
    ),
    Called(
        "rules that hold only in one stage",
        "A flag or counter and the `when` of the boxes. What must stay sealed until then stands in a haunt of its own, "
        "and `next-stage` goes there.",
        "{id: rise, kind: main, when: {is: flag, flag: door-open}, action: {id: rise, word: invoke, "
        "do: [{do: next-stage, haunt: second-part}]}}",
        "Box",
    ),
)
