/** The plan of the mansion, against houses that were built by the rules. */

import { describe, expect, test } from 'vitest';

import type { NightView } from '../../src/generated/hako-onna';
import { BOARDS, ROOMS } from '../../src/boards/hako-onna/plan/boards';
import { arrange, between, GAP, growing, type FloorPlan } from '../../src/boards/hako-onna/plan/floors';
import {
  areasOf,
  BOARD,
  cell,
  doorsOf,
  furnished,
  innerWall,
  turnedSide,
  type Box,
} from '../../src/boards/hako-onna/plan/geometry';
import type { Laid } from '../../src/boards/hako-onna/night';
import { told } from '../told';

type House = Pick<NightView, 'house' | 'ways' | 'stairs' | 'shadows'>;
const HOUSES = told<House[]>('hako-onna-houses');
const TURNS = [0, 1, 2, 3] as const;

const pair = (one: string, other: string) => [one, other].sort().join(' ');
const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const inside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
const size = ({ w, h }: Box) => w * h;

describe('doors', () => {
  test('that are drawn open, with inner doors and stairs, are the ways of the rules (H59)', () => {
    expect(HOUSES.length).toBeGreaterThan(5);
    for (const { house, ways, stairs } of HOUSES) {
      const open = house.flatMap((laid) => doorsOf(laid, house).filter((door) => door.open));
      const inner = BOARDS.filter(
        (board) => board.rooms.length > 1 && house.some((laid) => laid.board === board.id),
      );
      const drawn = new Set([
        ...open.map((door) => pair(door.here, door.there)),
        ...inner.map(({ rooms }) => pair(rooms[0]!.id, rooms[1]!.id)),
        ...stairs.map(([below, above]) => pair(below, above)),
      ]);
      expect([...drawn].sort()).toEqual(ways.map(([one, other]) => pair(one, other)).sort());
    }
  });

  test('that are open are open from both sides; to the outside there is nothing', () => {
    for (const { house } of HOUSES)
      for (const laid of house)
        for (const door of doorsOf(laid, house)) {
          if (door.outside) expect(door.there).toBe('');
          if (!door.open) continue;
          const back = house
            .flatMap((other) => doorsOf(other, house))
            .filter((other) => other.here === door.there && other.there === door.here);
          expect(back.map((other) => other.side)).toContain(turnedSide(door.side, 2));
        }
  });

  test('go round with their board', () => {
    for (const turns of TURNS) {
      const laid: Laid = { board: 'study', floor: 1, x: 0, y: 0, turns };
      const sides = doorsOf(laid, [laid]).map((door) => door.side);
      expect(new Set(sides)).toEqual(new Set([turnedSide('N', turns), turnedSide('E', turns)]));
    }
    expect(turnedSide('N', 4)).toBe('N');
    expect(turnedSide('N', -1)).toBe('W');
  });
});

describe('rooms', () => {
  const whole: Box = { x: 0, y: 0, w: BOARD, h: BOARD };

  test('share their board without a gap and without lying on each other', () => {
    for (const { rooms } of BOARDS)
      for (const turns of TURNS) {
        const areas = rooms.flatMap((room) => areasOf(room, turns));
        expect(areas.reduce((sum, area) => sum + size(area), 0)).toBe(BOARD * BOARD);
        areas.forEach((one, n) => {
          expect(inside(one, whole)).toBe(true);
          for (const other of areas.slice(n + 1)) expect(meet(one, other)).toBe(false);
        });
      }
  });

  test('have a door between them in their inner wall', () => {
    for (const { rooms } of BOARDS)
      for (const turns of TURNS) {
        const wall = innerWall(rooms, turns);
        expect(wall === null).toBe(rooms.length === 1);
        if (!wall) continue;
        const { x, y, w, h } = wall.door;
        expect([x + w / 2, y + h / 2]).toEqual([BOARD / 2, BOARD / 2]);
        expect(w > h).toBe(turns % 2 === 0);
      }
  });

  test('have every Shadow of the rules in its own place, on their own floor', () => {
    for (const { id } of BOARDS)
      for (const turns of TURNS)
        for (const { room, areas, spots } of furnished({ board: id, floor: 1, x: 0, y: 0, turns })) {
          expect(spots.map((spot) => spot.id)).toEqual(room.shadows.map((kind) => `${room.id}.${kind}`));
          spots.forEach(({ box }, n) => {
            const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2, w: 0, h: 0 };
            expect(areas.some((area) => inside(middle, area))).toBe(true);
            expect(inside(box, whole)).toBe(true);
            for (const other of spots.slice(n + 1)) expect(meet(box, other.box)).toBe(false);
          });
        }
  });

  test('are those of the rules', () => {
    for (const { shadows } of HOUSES) {
      const known = new Set(ROOMS.flatMap((room) => room.shadows.map((kind) => `${room.id}.${kind}`)));
      for (const shadow of shadows) expect(known).toContain(shadow.id);
    }
  });
});

describe('floors', () => {
  const VIEWS = [
    [1600, 500],
    [500, 1100],
    [900, 900],
  ] as const;

  test('lie beside each other, every board of them within the plan and free of the others', () => {
    for (const { house } of HOUSES)
      for (const [width, height] of VIEWS) {
        const plan = arrange(house, width, height, null);
        const at = new Map(plan.floors.map((floor) => [floor.floor, floor]));
        const boards = house.map((laid) => {
          const floor = at.get(laid.floor)!;
          return {
            laid,
            box: { x: floor.x + laid.x - floor.left, y: floor.y + laid.y - floor.top, w: 1, h: 1 },
          };
        });
        boards.forEach(({ laid, box }, n) => {
          const slack = 0.001;
          expect(box.x).toBeGreaterThanOrEqual(-slack);
          expect(box.y).toBeGreaterThanOrEqual(-slack);
          expect(box.x + 1).toBeLessThanOrEqual(plan.width + slack);
          expect(box.y + 1).toBeLessThanOrEqual(plan.height + slack);
          for (const other of boards.slice(n + 1)) {
            const far = laid.floor === other.laid.floor ? 0 : GAP / 2;
            const grown = {
              x: box.x - far + slack,
              y: box.y + slack,
              w: 1 + 2 * (far - slack),
              h: 1 - 2 * slack,
            };
            expect(meet(grown, other.box), `${cell(laid)} and ${cell(other.laid)}`).toBe(false);
          }
        });
      }
  });

  test('are never smaller than side by side, and one can be looked at alone', () => {
    for (const { house } of HOUSES)
      for (const [width, height] of VIEWS) {
        const scale = (plan: { width: number; height: number }) =>
          Math.min(width / plan.width, height / plan.height);
        const all = arrange(house, width, height, null);
        const alone = [0, 1, 2].map((floor) => arrange(house, width, height, floor));
        const row = {
          width: alone.reduce((sum, plan) => sum + plan.width, 0) + 2 * GAP,
          height: Math.max(...alone.map((plan) => plan.height)),
        };
        expect(scale(all)).toBeGreaterThanOrEqual(scale(row) - 1e-9);
        expect(alone.map((plan) => plan.floors.map((floor) => floor.floor))).toEqual([[0], [1], [2]]);
      }
  });

  /** What a floor holds, and which way the others lie from the first one. */
  const holds = (plan: FloorPlan, { floor, x, y }: Laid) =>
    plan.floors.some(
      (box) =>
        box.floor === floor &&
        x >= box.left &&
        x < box.left + box.columns &&
        y >= box.top &&
        y < box.top + box.rows,
    );
  const order = (plan: FloorPlan) => {
    const [first, ...others] = plan.floors;
    return others.map((box) => [box.floor, Math.sign(box.x - first!.x), Math.sign(box.y - first!.y)]);
  };

  test('of a house that is built have every next board in their frame, and keep their places (H5, H7)', () => {
    for (const { house } of HOUSES)
      for (const [width, height] of VIEWS)
        for (let laid = 1; laid < house.length; laid++) {
          const before = growing(house.slice(0, laid), width, height, null);
          const after = growing(house.slice(0, laid + 1), width, height, null);
          expect(holds(before, house[laid]!)).toBe(true);
          expect(order(after)).toEqual(order(before));
          for (const box of before.floors) {
            const grown = after.floors.find((one) => one.floor === box.floor)!;
            expect(grown.columns).toBeGreaterThanOrEqual(box.columns);
            expect(grown.rows).toBeGreaterThanOrEqual(box.rows);
            expect(box.x + box.columns).toBeLessThanOrEqual(before.width + 1e-9);
            expect(box.y + box.rows).toBeLessThanOrEqual(before.height + 1e-9);
          }
        }
  });

  test('are moved from where they were to where they will be', () => {
    const { house } = HOUSES[0]!;
    const [from, to] = [2, house.length - 1].map((laid) => ({
      plan: growing(house.slice(0, laid), 1600, 500, null),
      cell: 100 + laid,
    }));
    const places = ({ plan, cell }: { plan: FloorPlan; cell: number }) => [
      cell,
      plan.width,
      plan.height,
      ...plan.floors.flatMap(({ left, top, x, y }) => [left, top, x, y]),
    ];
    const way = between(from!, to!);
    expect(places(way(0))).toEqual(places(from!));
    expect(places(way(1))).toEqual(places(to!));
    expect(way(0.5).cell).toBeCloseTo((from!.cell + to!.cell) / 2);
  });
});
