/** The floors side by side, as large as the place they are given allows. Measures are in boards. */

import type { Laid } from '../night';
import { besideDoors } from './geometry';

export interface FloorBox {
  floor: number;
  /** The first column and row of the floor. */
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Its name stands over the first board of its first row: so many columns in. */
  named: number;
  /** Where it lies in the plan. */
  x: number;
  y: number;
}

export interface FloorPlan {
  floors: FloorBox[];
  width: number;
  height: number;
}

/** Between floors, and over each for its name. */
export const GAP = 0.16;
export const HEAD = 0.18;

function boxOf(floor: number, cells: Laid[]): FloorBox {
  const xs = cells.map((one) => one.x);
  const ys = cells.map((one) => one.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    floor,
    left,
    top,
    columns: Math.max(...xs) - left + 1,
    rows: Math.max(...ys) - top + 1,
    named: Math.min(...cells.filter((one) => one.y === top).map((one) => one.x)) - left,
    x: 0,
    y: HEAD,
  };
}

function inRow(boxes: FloorBox[]): FloorPlan {
  let x = 0;
  const floors = boxes.map((box) => {
    const here = { ...box, x };
    x += box.columns + GAP;
    return here;
  });
  return { floors, width: x - GAP, height: Math.max(...boxes.map((box) => box.rows)) + HEAD };
}

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Each board with the air it needs round it, and room over it for the floor's name. */
const airy = (x: number, y: number): Rect => ({
  x: x - GAP,
  y: y - HEAD - GAP,
  w: 1 + 2 * GAP,
  h: 1 + HEAD + GAP,
});
const meet = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Floors fitted into the corners that the others leave free, one after the other. */
function nested(
  boxes: FloorBox[],
  cells: Laid[],
  size: (width: number, height: number) => number,
): FloorPlan {
  const on = (box: FloorBox) => cells.filter((one) => one.floor === box.floor);
  const taken: Rect[] = [];
  const floors: FloorBox[] = [];
  let frame = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const box of boxes) {
    let best: { x: number; y: number; frame: typeof frame; worth: number } | null = null;
    const xs = floors.length ? steps(frame.left - box.columns - 1, frame.right + 1) : [0];
    const ys = floors.length ? steps(frame.top - box.rows - 1, frame.bottom + 1) : [HEAD];
    for (const y of ys)
      for (const x of xs) {
        const grown = {
          left: Math.min(frame.left, x),
          top: Math.min(frame.top, y - HEAD),
          right: Math.max(frame.right, x + box.columns),
          bottom: Math.max(frame.bottom, y + box.rows),
        };
        const worth = size(grown.right - grown.left, grown.bottom - grown.top);
        if (best && worth <= best.worth * 1.001) continue;
        const rects = on(box).map((one) => airy(x + one.x - box.left, y + one.y - box.top));
        if (rects.some((rect) => taken.some((other) => meet(rect, other)))) continue;
        best = { x, y, frame: grown, worth };
      }
    if (!best) continue;
    frame = best.frame;
    floors.push({ ...box, x: best.x, y: best.y });
    for (const one of on(box))
      taken.push({
        x: best.x + one.x - box.left,
        y: best.y + one.y - box.top - HEAD / 2,
        w: 1,
        h: 1 + HEAD / 2,
      });
  }
  return {
    floors: floors.map((box) => ({ ...box, x: box.x - frame.left, y: box.y - frame.top })),
    width: frame.right - frame.left,
    height: frame.bottom - frame.top,
  };
}

function steps(from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = from; at <= to; at += 0.2) found.push(Math.round(at * 10) / 10);
  return found.sort((a, b) => Math.abs(a) - Math.abs(b));
}

/**
 * `cells` are the boards that lie and the places where one may come to lie. Which floor lies where is chosen for a stage of
 * this `shape`, its width for its height.
 */
export function arrange(
  cells: Laid[],
  width: number,
  height: number,
  only: number | null,
  shape = width / height,
): FloorPlan {
  const levels = [...new Set(cells.map((one) => one.floor))].sort();
  const boxes = levels
    .filter((floor) => only === null || floor === only)
    .map((floor) =>
      boxOf(
        floor,
        cells.filter((one) => one.floor === floor),
      ),
    );
  const all = inRow(boxes);
  if (boxes.length < 2) return all;
  const size = (wide: number, high: number) => Math.min(shape / wide, 1 / high);
  const [first, ...rest] = [...boxes].sort((a, b) => b.columns * b.rows - a.columns * a.rows) as [
    FloorBox,
    ...FloorBox[],
  ];
  const options = [
    all,
    nested([first, ...rest], cells, size),
    nested([first, ...rest.reverse()], cells, size),
  ];
  const worth = (plan: FloorPlan) => size(plan.width, plan.height);
  return options.reduce((best, plan) => (worth(plan) > worth(best) * 1.04 ? plan : best));
}

const UPPER: Laid = { board: 'hall-2f', floor: 2, x: 0, y: 0, turns: 0 };
const BELOW: Laid = { board: 'basement', floor: 0, x: 0, y: 0, turns: 0 };

/** What lies, what lies there for certain before the night, and every place that a door opens on. */
function ground(house: Laid[]): Laid[] {
  const sure = [UPPER, BELOW].filter((one) => !house.some((laid) => laid.board === one.board));
  const all = [...house, ...sure];
  return [...all, ...besideDoors(all)];
}

/**
 * The floors of a house that is being built. They rest on what lies, not on who is asked or on what was drawn, so that
 * nothing moves under a hand; and each floor keeps its place beside the others, whatever grows.
 */
export function growing(house: Laid[], width: number, height: number, only: number | null): FloorPlan {
  const cells = ground(house);
  const box = (floor: number) =>
    boxOf(
      floor,
      cells.filter((one) => one.floor === floor),
    );
  if (only !== null) return inRow([box(only)]);
  const [below, first, upper] = [box(0), box(1), box(2)];
  if (width > height) {
    const x = first.columns + GAP;
    const floors = [
      { ...first, x: 0, y: HEAD },
      { ...upper, x, y: HEAD },
      { ...below, x, y: 2 * HEAD + upper.rows + GAP },
    ];
    const high = Math.max(first.rows + HEAD, 2 * HEAD + upper.rows + GAP + below.rows);
    return { floors, width: x + upper.columns, height: high };
  }
  const y = first.rows + GAP + 2 * HEAD;
  const x = upper.columns + GAP;
  return {
    floors: [
      { ...first, x: 0, y: HEAD },
      { ...upper, x: 0, y },
      { ...below, x, y },
    ],
    width: Math.max(first.columns, x + below.columns),
    height: y + upper.rows,
  };
}

/** A plan and how large its boards are drawn. */
export interface Shown {
  plan: FloorPlan;
  cell: number;
}

/** From one plan to another by and by; a floor that is new is where it will be. */
export function between(from: Shown, to: Shown): (part: number) => Shown {
  return (part) => {
    const way = (a: number, b: number) => a + (b - a) * part;
    const floors = to.plan.floors.map((box) => {
      const was = from.plan.floors.find((one) => one.floor === box.floor) ?? box;
      return {
        ...box,
        left: way(was.left, box.left),
        top: way(was.top, box.top),
        x: way(was.x, box.x),
        y: way(was.y, box.y),
      };
    });
    const plan = {
      floors,
      width: way(from.plan.width, to.plan.width),
      height: way(from.plan.height, to.plan.height),
    };
    return { plan, cell: way(from.cell, to.cell) };
  };
}
