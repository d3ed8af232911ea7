/** Where everything stands on a laid board, 200 units wide, and where its doors lead. */

import type { Laid } from '../night';
import { boardPlan, type RoomPlan, type Side } from './boards';

export const BOARD = 200;
export const WALL = 7;
/** How wide a door is. */
export const DOOR = 46;
/** The narrow arm of a room that shares its board. */
const ARM = 44;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export const SIDES: Side[] = ['N', 'E', 'S', 'W'];
const STEP: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const turnedSide = (side: Side, turns: number) => SIDES[(SIDES.indexOf(side) + turns + 4) % 4]!;

function turnedPoint({ x, y }: Point, turns: number): Point {
  for (let n = 0; n < turns; n++) [x, y] = [BOARD - y, x];
  return { x, y };
}

function turnedBox(box: Box, turns: number): Box {
  const a = turnedPoint(box, turns);
  const b = turnedPoint({ x: box.x + box.w, y: box.y + box.h }, turns);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
}

/** The room's floor: a main part, and the arm of a room that shares its board. */
export function areasOf(room: RoomPlan, turns: number): Box[] {
  const main = { x: 0, y: 0, w: BOARD, h: BOARD };
  if (room.sides.length === 4) return [main];
  const [half, long] = [BOARD / 2, BOARD - ARM];
  const own = room.sides.join('');
  const parts: Record<string, Box[]> = {
    NE: [
      { x: ARM, y: 0, w: long, h: half },
      { x: long, y: half, w: ARM, h: half },
    ],
    SW: [
      { x: 0, y: half, w: long, h: half },
      { x: 0, y: 0, w: ARM, h: half },
    ],
    NW: [
      { x: 0, y: 0, w: long, h: half },
      { x: 0, y: half, w: ARM, h: half },
    ],
    ES: [
      { x: ARM, y: half, w: long, h: half },
      { x: long, y: 0, w: ARM, h: half },
    ],
  };
  return (parts[own] ?? [main]).map((box) => turnedBox(box, turns));
}

/** The wall between the two rooms of a board, as a line with a gap for the inner door in its middle. */
export function innerWall(rooms: RoomPlan[], turns: number): { line: Point[]; door: Box } | null {
  const first = rooms[0]?.sides.join('');
  if (rooms.length < 2) return null;
  const [near, far] = first === 'NE' ? [ARM, BOARD - ARM] : [BOARD - ARM, ARM];
  const line = [
    { x: near, y: 0 },
    { x: near, y: BOARD / 2 },
    { x: far, y: BOARD / 2 },
    { x: far, y: BOARD },
  ].map((point) => turnedPoint(point, turns));
  const gap = turnedBox({ x: BOARD / 2 - 20, y: BOARD / 2 - 4, w: 40, h: 8 }, turns);
  return { line, door: gap };
}

export interface Furnished {
  room: RoomPlan;
  areas: Box[];
  label: Point;
  /** How much room the name has. */
  labelWidth: number;
  spots: { id: string; kind: string; box: Box }[];
  pawns: Point;
  pawnsDown: boolean;
  stairs: Box | null;
}

const QUARTERS: Point[] = [
  { x: 46, y: 46 },
  { x: 154, y: 46 },
  { x: 154, y: 154 },
  { x: 46, y: 154 },
];

function around({ x, y }: Point, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

function wholeBoard(room: RoomPlan, turns: number): Furnished {
  const places = QUARTERS.map((point) => turnedPoint(point, turns));
  const spots = room.shadows.map((kind, n) => ({
    id: `${room.id}.${kind}`,
    kind,
    box: around(places[n]!, 74),
  }));
  const full = room.shadows.length === 4;
  const stairs = room.stairs ? (full ? { x: 87, y: 12, w: 26, h: 62 } : around(places[2]!, 60)) : null;
  return {
    room,
    areas: areasOf(room, turns),
    label: { x: 100, y: 100 },
    labelWidth: 176,
    spots,
    pawns: full ? { x: 100, y: 160 } : places[3]!,
    pawnsDown: full,
    stairs,
  };
}

function sharedBoard(room: RoomPlan, turns: number): Furnished {
  const [main, arm] = areasOf(room, turns) as [Box, Box];
  const size = 62;
  const flat = main.w > main.h;
  const above = flat ? arm.y < main.y : arm.y <= main.y;
  const across = flat ? main.x + main.w / 2 : main.x + main.w / 2;
  const labelY = flat ? (above ? main.y + main.h - 17 : main.y + 19) : main.y + 19;
  const n = room.shadows.length;
  const spots = room.shadows.map((kind, at) => {
    const box = flat
      ? around(
          {
            x: main.x + (main.w * (2 * at + 1)) / (2 * n) + (n === 1 ? -26 : 0),
            y: above ? main.y + 42 : main.y + 60,
          },
          size,
        )
      : around({ x: across, y: main.y + 62 + at * 62 }, size);
    return { id: `${room.id}.${kind}`, kind, box };
  });
  const far = { x: arm.x + 7, y: arm.y + 7, w: arm.w - 14, h: arm.h - 14 };
  const lying = arm.w > arm.h;
  const stairs = room.stairs
    ? lying
      ? { x: arm.x < 50 ? far.x : far.x + far.w / 2, y: far.y, w: far.w / 2, h: far.h }
      : { x: far.x, y: arm.y < 50 ? far.y : far.y + far.h / 2, w: far.w, h: far.h / 2 }
    : null;
  const pawns =
    n === 1
      ? flat
        ? { x: main.x + main.w / 2 + 40, y: spots[0]!.box.y + 36 }
        : { x: across, y: main.y + 118 }
      : { x: arm.x + arm.w / 2, y: arm.y + arm.h / 2 };
  if (stairs) {
    if (lying) pawns.x += arm.x < 50 ? arm.w / 4 : -arm.w / 4;
    else pawns.y += arm.y < 50 ? arm.h / 4 : -arm.h / 4;
  }
  return {
    room,
    areas: [main, arm],
    label: { x: across, y: labelY },
    labelWidth: main.w - (flat ? 2 * WALL + 4 : 4),
    spots,
    pawns,
    pawnsDown: n > 1 && !lying,
    stairs,
  };
}

export function furnished(laid: Laid): Furnished[] {
  const plan = boardPlan(laid.board);
  if (!plan) return [];
  return plan.rooms.map((room) =>
    room.sides.length === 4 ? wholeBoard(room, laid.turns) : sharedBoard(room, laid.turns),
  );
}

export interface DoorPlan {
  side: Side;
  /** It meets a door on the other side. */
  open: boolean;
  /** Nothing lies on the other side yet. */
  outside: boolean;
  here: string;
  there: string;
}

function roomAt(laid: Laid, side: Side): string {
  const own = turnedSide(side, -laid.turns);
  return boardPlan(laid.board)?.rooms.find((room) => room.sides.includes(own))?.id ?? '';
}

const hasDoor = (laid: Laid, side: Side) =>
  boardPlan(laid.board)?.doors.includes(turnedSide(side, -laid.turns)) ?? false;

export const cell = ({ floor, x, y }: Laid) => `${floor}.${x}.${y}`;

export function doorsOf(laid: Laid, house: Laid[]): DoorPlan[] {
  return SIDES.filter((side) => hasDoor(laid, side)).map((side) => {
    const [dx, dy] = STEP[side];
    const next = cell({ ...laid, x: laid.x + dx, y: laid.y + dy });
    const other = house.find((one) => cell(one) === next);
    const across = turnedSide(side, 2);
    return {
      side,
      open: other !== undefined && hasDoor(other, across),
      outside: other === undefined,
      here: roomAt(laid, side),
      there: other ? roomAt(other, across) : '',
    };
  });
}

/** The first room whose door opens on this place, and on which side of it the place lies. */
export function besideOf(place: Laid, house: Laid[]): { side: Side; room: string } {
  for (const side of SIDES) {
    const [dx, dy] = STEP[side];
    const there = cell({ ...place, x: place.x - dx, y: place.y - dy });
    const other = house.find((one) => cell(one) === there);
    if (other && hasDoor(other, side)) return { side, room: roomAt(other, side) };
  }
  return { side: 'N', room: '' };
}

/** The free places that a door opens on, whatever board is drawn. */
export function besideDoors(house: Laid[]): Laid[] {
  const taken = new Set(house.map(cell));
  return house.flatMap((laid) =>
    SIDES.filter((side) => hasDoor(laid, side))
      .map((side) => ({ ...laid, x: laid.x + STEP[side][0], y: laid.y + STEP[side][1] }))
      .filter((place) => !taken.has(cell(place))),
  );
}
