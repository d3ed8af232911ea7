/** What is to be known of somebody, of a being or of a tile besides its name, in words. */

import type { Names } from './names';
import type { BeingView, NightView, PersonView, TileView } from './night';
import { say } from './texts';

/** Counters of which each has one: those of this player (by family), being or tile. */
export function talliesOf(night: NightView, names: Names, id: string): string[] {
  return Object.entries(night.tallies ?? {})
    .filter(([, each]) => id in each)
    .map(([counter, each]) => say('labelled', { label: names.of('counter', counter), what: each[id]! }));
}

const statuses = (names: Names, all: readonly string[]) => all.map((one) => names.of('status', one));

export function factsOfPerson(night: NightView, names: Names, person: PersonView): string[] {
  return [
    ...(person.ghost ? [say('betrayal-ghost')] : []),
    ...(person.next_moves
      ? [
          say('betrayal-next-moves', {
            count: Math.abs(person.next_moves),
            way: person.next_moves > 0 ? 'more' : 'fewer',
          }),
        ]
      : []),
    ...statuses(names, person.statuses),
    ...talliesOf(night, names, person.family),
  ];
}

export function factsOfBeing(night: NightView, names: Names, being: BeingView): string[] {
  return [
    ...(being.stunned ? [say('betrayal-stunned')] : []),
    ...(being.health >= 0 ? [say('betrayal-health', { number: being.health })] : []),
    ...(being.safe ? [say('betrayal-safe')] : []),
    ...statuses(names, being.statuses),
    ...talliesOf(night, names, being.id),
  ];
}

export function factsOfTile(night: NightView, names: Names, tile: TileView): string[] {
  return [
    ...(tile.token ? [say('betrayal-token', { what: names.of('marker', tile.token) })] : []),
    ...tile.looked
      .filter((seat) => seat !== night.seat)
      .map((seat) => say('betrayal-looked', { who: names.person(night.people[seat]!.family) })),
    ...talliesOf(night, names, tile.id),
  ];
}

/** What a secret can be, as far as all know; nothing where there is no choice left. */
export function possibleOf(night: NightView, names: Names, secret: string): string[] {
  const among = night.possible?.[secret] ?? [];
  return among.length > 1 ? among.map((one) => names.text(`secret-${secret}-${one}`) || names.any(one)) : [];
}
