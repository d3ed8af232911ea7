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

function stacked(above: FloorPlan, below: FloorPlan): FloorPlan {
  const shift = above.height + GAP;
  return {
    floors: [...above.floors, ...below.floors.map((box) => ({ ...box, y: box.y + shift }))],
    width: Math.max(above.width, below.width),
    height: shift + below.height,
  };
}

function beside(left: FloorPlan, right: FloorPlan): FloorPlan {
  const shift = left.width + GAP;
  return {
    floors: [...left.floors, ...right.floors.map((box) => ({ ...box, x: box.x + shift }))],
    width: shift + right.width,
    height: Math.max(left.height, right.height),
  };
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
  const [first, ...rest] = [...boxes].sort((a, b) => b.columns * b.rows - a.columns * a.rows) as [
    FloorBox,
    ...FloorBox[],
  ];
  rest.sort((a, b) => a.floor - b.floor);
  const column = rest.map((box) => inRow([box])).reduceRight((below, above) => stacked(above, below));
  const options = [
    all,
    beside(inRow([first]), column),
    beside(column, inRow([first])),
    stacked(inRow([first]), inRow(rest)),
  ];
  const size = (plan: FloorPlan) => Math.min(width / plan.width, height / plan.height);
  return options.reduce((best, plan) => (size(plan) > size(best) * 1.04 ? plan : best));
}
