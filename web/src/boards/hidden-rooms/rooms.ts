import type { Colour } from './house';

/** How each colour is known without its colour: its floor, and the thing that lies there as often as its number. */
interface Room {
  /** Lines or fields cut into the floor, in the square's units. */
  floor: string;
  cut: 'line' | 'field';
  /** A small thing, in a box of 24. */
  thing: string;
}

const LOW = 9;
const HIGH = 91;
const SPAN = HIGH - LOW;

function planks(): string {
  const wide = SPAN / 6;
  const joints = [30, 66, 46, 22, 74, 40];
  return joints
    .map((joint, n) => {
      const y = LOW + n * wide;
      const line = n ? `M${LOW} ${y.toFixed(1)}H${HIGH}` : '';
      return `${line}M${LOW + joint} ${y.toFixed(1)}v${wide.toFixed(1)}`;
    })
    .join('');
}

function chequers(): string {
  const wide = SPAN / 6;
  const fields: string[] = [];
  for (let r = 0; r < 6; r++)
    for (let c = r % 2; c < 6; c += 2) {
      const x = (LOW + c * wide).toFixed(1);
      fields.push(
        `M${x} ${(LOW + r * wide).toFixed(1)}h${wide.toFixed(1)}v${wide.toFixed(1)}h-${wide.toFixed(1)}z`,
      );
    }
  return fields.join('');
}

function waves(): string {
  const rows: string[] = [];
  for (let y = LOW + 9; y < HIGH - 4; y += 12) rows.push(`M${LOW} ${y}` + 'l6.83 6l6.83-6'.repeat(6));
  return rows.join('');
}

function lozenges(): string {
  const wide = SPAN / 4;
  const fields: string[] = [];
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 4; c++) {
      const x = LOW + (c + 0.5) * wide;
      const y = LOW + (r + 0.5) * wide;
      fields.push(`M${x} ${y - 8}l6 8l-6 8l-6-8z`);
    }
  return fields.join('');
}

export const ROOMS: Record<Colour, Room> = {
  amber: {
    floor: planks(),
    cut: 'line',
    thing:
      'M12 1a5.6 5.6 0 0 1 1.8 10.9V14.5h3.7v2.6h-3.7V19h3.7v2.6h-3.7V23.5h-3.6V11.9A5.6 5.6 0 0 1 12 1Zm0 3.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  },
  blue: {
    floor: chequers(),
    cut: 'field',
    thing: 'M14.5 1.5a10.7 10.7 0 1 0 8 17.2A10.3 10.3 0 0 1 14.5 1.5Z',
  },
  green: {
    floor: waves(),
    cut: 'line',
    thing: 'M2.5 22.5C1 10 8 2 22 2c.5 13.5-6.5 20.5-16 18.5l-1.5 2.8ZM6 18.5 16.5 8',
  },
  red: {
    floor: lozenges(),
    cut: 'field',
    thing: 'M12 22.5C4.5 16 1.5 12 1.5 7.9A5.4 5.4 0 0 1 12 6a5.4 5.4 0 0 1 10.5 1.9c0 4.1-3 8.1-10.5 14.6Z',
  },
};

/** Corners a hand has cut: never quite square. The same seed cuts the same. */
export function handCut(
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
  slip = 1.6,
): string {
  const off = (n: number) => (((Math.sin(seed * 12.9 + n * 78.2) * 43758.5) % 1) * slip).toFixed(2);
  const at = (px: number, py: number, n: number) =>
    `${(px + Number(off(n))).toFixed(1)} ${(py + Number(off(n + 1))).toFixed(1)}`;
  return `M${at(x, y, 1)}L${at(x + width, y, 3)}L${at(x + width, y + height, 5)}L${at(x, y + height, 7)}Z`;
}
