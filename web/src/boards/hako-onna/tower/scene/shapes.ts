/** The board, the discs and the candle as bodies. All is in millimetres, z up. */

import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  SphereGeometry,
  Vector2,
} from 'three';

import { ball, BLIPS, RADIUS, THICK } from '../things';

const upright = <Body extends BufferGeometry>(body: Body): Body => body.rotateX(Math.PI / 2) as Body;

/** Turned on a lathe: the edge rounded, the faces a hair hollow. */
export function disc(round: number): BufferGeometry {
  const [half, edge, hollow] = [THICK / 2, 1.15, 0.1];
  const points = [new Vector2(0.001, -half + hollow), new Vector2(RADIUS - 3.2, -half)];
  for (let n = 0; n <= 6; n++) {
    const angle = -Math.PI / 2 + (n * Math.PI) / 12;
    points.push(new Vector2(RADIUS - edge + edge * Math.cos(angle), -half + edge + edge * Math.sin(angle)));
  }
  for (let n = 0; n <= 6; n++) {
    const angle = (n * Math.PI) / 12;
    points.push(new Vector2(RADIUS - edge + edge * Math.cos(angle), half - edge + edge * Math.sin(angle)));
  }
  points.push(new Vector2(RADIUS - 3.2, half), new Vector2(0.001, half - hollow));
  return upright(new LatheGeometry(points, round));
}

/** What is painted on a face. */
export const face = (round: number) => new CircleGeometry(RADIUS - 1.3, round);

/** A low dome on z = 0. */
export function blip(size: keyof typeof BLIPS, round: number): BufferGeometry {
  const { high } = BLIPS[size];
  const big = ball(BLIPS[size]);
  const cap = new SphereGeometry(big, round, 12, 0, 2 * Math.PI, 0, Math.acos((big - high) / big));
  return upright(cap).translate(0, 0, high - big);
}

function rounded<Line extends Path>(line: Line, half: number, corner: number): Line {
  line.moveTo(-half + corner, -half);
  line.lineTo(half - corner, -half);
  line.quadraticCurveTo(half, -half, half, -half + corner);
  line.lineTo(half, half - corner);
  line.quadraticCurveTo(half, half, half - corner, half);
  line.lineTo(-half + corner, half);
  line.quadraticCurveTo(-half, half, -half, half - corner);
  line.lineTo(-half, -half + corner);
  line.quadraticCurveTo(-half, -half, -half + corner, -half);
  return line;
}

export const BOARD = { half: 84, frame: 9, thick: 7 };

/** The field of the board, its upper side at z = 0. */
export function field(): BufferGeometry {
  const inner = BOARD.half - BOARD.frame + 0.5;
  const body = new BoxGeometry(2 * inner, 2 * inner, BOARD.thick).translate(0, 0, -BOARD.thick / 2);
  return body;
}

/** The lacquered frame round it: a hair higher, its edges soft. */
export function frame(): BufferGeometry {
  const shape = rounded(new Shape(), BOARD.half, 7);
  shape.holes.push(rounded(new Path(), BOARD.half - BOARD.frame, 3));
  const soft = { bevelThickness: 1.1, bevelSize: 1.1, bevelSegments: 5, curveSegments: 10 };
  return new ExtrudeGeometry(shape, { depth: BOARD.thick, ...soft }).translate(0, 0, -BOARD.thick - 0.4);
}

/** Wax that has run a little, on a stand of brass. */
export const CANDLE = { x: -42, y: 45, high: 31, radius: 8.5 };

export function wax(round: number): BufferGeometry {
  const { high, radius } = CANDLE;
  const points = [
    [0.001, high - 2.2],
    [radius * 0.5, high - 2],
    [radius * 0.82, high - 0.6],
    [radius * 0.95, high - 0.1],
    [radius * 1.03, high - 1],
    [radius * 0.99, high - 4],
    [radius * 0.93, high - 10],
    [radius * 0.91, high - 20],
    [radius * 0.94, 3],
    [radius * 1.05, 0.4],
  ]
    .map(([x, y]) => new Vector2(x, y))
    .reverse();
  return upright(new LatheGeometry(points, round));
}

export const wick = () => upright(new CylinderGeometry(0.35, 0.5, 4.6, 8)).translate(0, 0, CANDLE.high);

export function stand(round: number): BufferGeometry {
  const points = [
    [0.001, 1],
    [9, 0.9],
    [13, 1.2],
    [15.4, 2.4],
    [16.4, 3.6],
    [17, 3.4],
    [16.6, 1.8],
    [14.6, 0.4],
    [12, 0.02],
    [0.001, 0],
  ]
    .map(([x, y]) => new Vector2(x, y))
    .reverse();
  return upright(new LatheGeometry(points, round));
}
