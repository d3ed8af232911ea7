import { describe, expect, test } from 'vitest';

import { place, within, type Box } from '../../src/lib/bubbles';

const DESK: Box = { left: 0, top: 50, width: 1440, height: 850 };
const PHONE: Box = { left: 0, top: 50, width: 390, height: 500 };
const SIZE = { width: 240, height: 60 };

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

describe('words hang beside whoever says them', () => {
  test('at a list on the right they are to its left, and at one on the left to its right', () => {
    const row = { left: 1150, top: 400, width: 270, height: 40 };
    const [beside] = place([{ speaker: row, ...SIZE }], DESK);
    expect(beside!.tail).toBe('right');
    expect(beside!.left + beside!.width).toBeLessThan(row.left);
    expect(beside!.top + beside!.tip).toBeCloseTo(420);
    const [other] = place([{ speaker: { ...row, left: 16 }, ...SIZE }], DESK);
    expect(other!.tail).toBe('left');
    expect(other!.left).toBeGreaterThan(16 + 270);
  });

  test('where others sit between a seat and the house they are over it', () => {
    const column = { left: 1080, top: 50, width: 344, height: 400 };
    const seat = { left: 1310, top: 200, width: 110, height: 60 };
    const [over] = place([{ speaker: seat, around: column, ...SIZE }], DESK);
    expect(over!.tail).toBe('below');
    const [beside] = place([{ speaker: { ...seat, left: 1084 }, around: column, ...SIZE }], DESK);
    expect(beside!.tail).toBe('right');
  });

  test('at a figure in the house they are over it, or under it where it stands at the top', () => {
    const figure = { left: 180, top: 300, width: 20, height: 40 };
    const [over] = place([{ speaker: figure, ...SIZE }], PHONE);
    expect(over!.tail).toBe('below');
    expect(over!.top + over!.height).toBeLessThan(figure.top);
    expect(over!.left + over!.tip).toBeCloseTo(190);
    const [under] = place([{ speaker: { ...figure, top: 60 }, ...SIZE }], PHONE);
    expect(under!.tail).toBe('above');
    expect(under!.top).toBeGreaterThan(100);
  });

  test('they never leave the table, wherever somebody stands', () => {
    for (let left = 0; left < PHONE.width; left += 13)
      for (let top = PHONE.top; top < PHONE.top + PHONE.height; top += 17) {
        const [one] = place([{ speaker: { left, top, width: 20, height: 30 }, ...SIZE }], PHONE);
        expect(one!.left).toBeGreaterThanOrEqual(0);
        expect(one!.left + one!.width).toBeLessThanOrEqual(PHONE.width);
        expect(one!.top).toBeGreaterThanOrEqual(PHONE.top);
        expect(one!.top + one!.height).toBeLessThanOrEqual(PHONE.top + PHONE.height);
      }
  });

  test('whoever is out of sight is heard at the head of the house, without a tip', () => {
    const house = { ...PHONE, top: 100, height: 450 };
    const [one] = place([{ speaker: null, ...SIZE }], PHONE, house);
    expect(one!.tail).toBe('none');
    expect(one!.top).toBeGreaterThanOrEqual(house.top);
    expect(one!.top).toBeLessThan(house.top + 10);
  });

  test('nobody speaks over somebody else', () => {
    const rows = [0, 44, 88, 132].map((down) => ({ left: 1150, top: 400 + down, width: 270, height: 40 }));
    const placed = place(
      [...rows, null, null].map((speaker) => ({ speaker, ...SIZE })),
      DESK,
    );
    for (const [n, one] of placed.entries())
      for (const other of placed.slice(n + 1)) expect(overlap(one, other)).toBe(false);
  });
});

test('somebody whose middle is cut off is out of sight', () => {
  expect(within({ left: 10, top: 60, width: 20, height: 20 }, PHONE)).toBe(true);
  expect(within({ left: 385, top: 60, width: 40, height: 20 }, PHONE)).toBe(false);
});
