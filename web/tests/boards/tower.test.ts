import { expect, test } from 'vitest';

import { Hand, SLIP } from '../../src/boards/hako-onna/tower/hand';
import { Film } from '../../src/boards/hako-onna/tower/moving';
import { touching } from '../../src/boards/hako-onna/tower/resting';
import { kindsOf } from '../../src/boards/hako-onna/tower/sets';
import { wordsOf } from '../../src/lib/words';
import { FAR, FAST, HIGH, level, lies, placing, type Disc } from '../../src/boards/hako-onna/tower/things';
import { aimed, textOf, wordOf } from '../../src/boards/hako-onna/tower/words';

const flat = (x: number, y: number, z: number): Disc => ({
  kind: 'black',
  side: 'down',
  at: [x, y, z],
  turned: level(0),
});

function lowered(seconds: number): Hand {
  const hand = new Hand();
  hand.still = true;
  hand.take([flat(0, 0, 3)], 'black', 'down', [0, 0]);
  hand.press(0);
  for (let n = 0; n < seconds * 50; n++) hand.move(0.02);
  return hand;
}

test('a hand that is kept still lets go low and slowly', () => {
  const { height, speed, drift } = lowered(4).release();
  expect(height).toBeLessThan(10);
  expect(speed).toBeLessThan(3);
  expect(drift).toBe(0);
});

test('the sooner it lets go, the higher and the faster', () => {
  const [soon, late] = [lowered(0.5).release(), lowered(3).release()];
  expect(soon.height).toBeGreaterThan(late.height + 40);
  expect(soon.speed).toBeGreaterThan(late.speed + 3);
});

test('a throw is haste, and says where to', () => {
  const hand = lowered(1);
  for (let n = 1; n < 8; n++) {
    hand.reach(0, n * 4);
    hand.move(0.016);
  }
  const { drift, toward } = hand.release();
  expect(drift).toBeGreaterThan(40);
  expect(toward).toBe(90);
});

test('a slip of the finger lets nothing go', () => {
  const hand = lowered(0.1);
  expect(hand.meant(SLIP - 1)).toBe(false);
  expect(hand.meant(SLIP)).toBe(true);
});

test('the breath sways a hand; where nothing moves it does not breathe', () => {
  const hand = new Hand();
  hand.take([], 'black', 'down', [10, 0]);
  const seen = new Set<number>();
  for (let n = 0; n < 60; n++) {
    hand.move(0.05);
    seen.add(Math.round(hand.pose().at[0] * 20));
  }
  expect(seen.size).toBeGreaterThan(5);
  hand.still = true;
  expect(hand.pose().at[0]).toBeCloseTo(10);
});

test('what is sent are whole numbers that the house takes', () => {
  const hand = {
    at: [900, -700],
    turn: -10,
    side: 'up',
    height: 99,
    falling: 5000,
    drift: [0, -9000],
  } as const;
  const sent = placing(hand);
  expect(Math.hypot(sent.x, sent.y)).toBeLessThanOrEqual(FAR * 10);
  expect(sent).toMatchObject({ turn: 350, height: HIGH * 10, speed: FAST, drift: FAST, toward: 270 });
  expect(textOf(sent)).toMatch(/^balance( -?\d+){3} up( \d+){4}$/);
  expect(wordOf(sent)).toMatch(/^(-?\d+,){3}up(,\d+){4}$/);
  expect(placing({ ...hand, height: -1, falling: -20 })).toMatchObject({ height: 0, speed: 0 });
});

test('a disc rests on the face below it, on the blip of the board, or on the board', () => {
  expect(touching([flat(0, 0, 3)], 2, 0).at[2]).toBeCloseTo(9);
  expect(touching([], 8, 0).at[2]).toBeCloseTo(5.8);
  expect(touching([], 40, 0).at[2]).toBeCloseTo(3);
  expect(touching([flat(0, 0, 3)], 0, 0, 0, 'big', 'down').at[2]).toBeCloseTo(11.4);
});

test('a film is read from its first pose and what is added to it', () => {
  const film = new Film({
    lasts: 200,
    let_go: 50,
    discs: [
      {
        disc: 1,
        times: [0, 100, 100],
        poses: [100, 0, 900, 10000, 0, 0, 0, 0, 0, -300, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ],
    knocks: [{ ms: 120, disc: 1, strength: 40, on: 0 }],
  });
  expect(film.pose(0, 50)).toBeNull();
  expect(film.pose(1, 50)!.at[2]).toBeCloseTo(7.5);
  expect(film.pose(1, 999)!.at).toEqual([1, 0, 6]);
  expect(film.knocks(100, 120)).toHaveLength(1);
  expect(film.knocks(120, 200)).toHaveLength(0);
});

test('a disc lies where the house says, in millimetres', () => {
  const told = {
    kind: 'small',
    side: 'up',
    x: 7500,
    y: -250,
    z: 4872,
    qw: 1e6,
    qx: 0,
    qy: 0,
    qz: 0,
  } as const;
  expect(lies(told)).toEqual({ kind: 'small', side: 'up', at: [7.5, -0.25, 4.872], turned: [0, 0, 0, 1] });
});

test('the red discs lie at their places', () => {
  expect(kindsOf('en', 'regular')).toEqual(['black', 'black', 'small', 'black', 'black']); // H37
  expect(kindsOf('en', 'nightmare')).toEqual(['black', 'big', 'black', 'small', 'black']); // H37
  expect(kindsOf('ja', 'hard')).toEqual(['black', 'small', 'black', 'black', 'black']); // H52
});

test('whoever missed is told where it was let go', async () => {
  await wordsOf('hako-onna');
  const at = (x: number, y: number) =>
    placing({ at: [x, y], turn: 0, side: 'down', height: 1, falling: 0, drift: [0, 0] });
  expect(aimed([], at(0.5, 0))).toContain('over the middle of the blip');
  expect(aimed([], at(0, -18))).toMatch(/18 mm in front of the middle of the blip, past its edge/);
  expect(aimed([flat(10, 0, 3)], at(20, 0))).toMatch(/10 mm to the right of the middle of the disc below\./);
});

test('what is left of a stack is known from how it came down', () => {
  const still = { disc: 0, times: [0, 100], poses: [0, 0, 300, 1e4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
  const gone = { ...still, poses: [0, 0, 300, 1e4, 0, 0, 0, 2000, 0, 0, 0, 0, 0, 0] };
  const film = (disc: typeof still) => new Film({ lasts: 100, let_go: 0, discs: [disc], knocks: [] });
  expect(film(still).wrecks(1)).toBe(false);
  expect(film(gone).wrecks(1)).toBe(true);
  expect(film(gone).wrecks(0)).toBe(false); // it was the new one
});
