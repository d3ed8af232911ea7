/** The floors side by side, as large as the place they are given allows. Measures are in boards. */

import type { Laid } from '../night';

export interface FloorBox {
  floor: number;
  /** The first column and row of the floor. */
  left: number;
  top: number;
  columns: number;
  rows: number;
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

/** `cells` are the boards that lie and the places where one may come to lie. */
export function arrange(cells: Laid[], width: number, height: number, only: number | null): FloorPlan {
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
  const size = (wide: number, high: number) => Math.min(width / wide, height / high);
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
