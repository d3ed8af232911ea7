/** Names and stories from the game's own catalogue. */

import powers from '../../../../src/yakata/hako_onna/data/powers.toml?raw';
import { reader } from '../../lib/words';

/** A message of the catalogue; nothing where there is none. */
export const told = reader('hako-onna');

function large(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const roomName = (id: string) => told(`room-${id}`) || id;
export const shadowName = (id: string) => told(`shadow-${id.replace('.', '-')}`) || id;
export const tileName = (id: string) => told(`tile-${id}`) || told(`tile-${id.replace(/-\d+$/, '')}`) || id;
export const powerName = (id: string) => told(`power-${id}`) || id;
export const powerText = (id: string) => told(`power-${id}-text`);
export const itemName = (id: string) => told(`item-${id}`) || id;
export const itemText = (id: string) => told(`item-${id}-text`);
/** What a tile is for; numbers, weaknesses and pages are alike. */
export const tileText = (id: string) => {
  const kind = id.startsWith('not-') ? 'weakness' : id.replace(/-\d+$/, '');
  return told(`tile-${kind}-text`);
};
export const floorName = (floor: number) => large(told(`floor-${floor}`));

export const slotName = (slot: string) => short(told(`slot-${slot}`));

/** Without its article, for a label: “the Wooden Stake” is “Wooden Stake”. */
export const short = (name: string) => large(name.replace(/^(the|an?) /i, ''));

interface Power {
  number: number;
  /** How many pages of the Diary it waits for. */
  need: number;
  rank: string;
  /** It takes the place of the power with its number. */
  advanced: boolean;
}

/** Her powers as the game's own file has them. */
export const POWER: Record<string, Power> = Object.fromEntries(
  powers
    .split('[[powers]]')
    .slice(1)
    .map((entry) => {
      const field = (name: string) => new RegExp(`^${name} = "?([^"\\n]*)"?$`, 'm').exec(entry)?.[1] ?? '';
      return [
        field('id'),
        {
          number: Number(field('number')),
          need: Number(field('need')),
          rank: field('rank'),
          advanced: field('advanced') === 'true',
        },
      ];
    }),
);

export const isPower = (id: string) => id in POWER;
export const isItem = (id: string) => told(`item-${id}`) !== '';

/** Whatever it is: a shadow, a room, a power, an item or a tile. */
export function anyName(id: string): string {
  const kinds = ['room', 'power', 'item', 'tile'];
  if (id.includes('.')) return shadowName(id);
  return kinds.map((kind) => told(`${kind}-${id}`)).find(Boolean) ?? tileName(id);
}
