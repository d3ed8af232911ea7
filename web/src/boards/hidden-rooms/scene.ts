/** Layered paper for the larger pictures: sheets with an arch cut out, the nearest the darkest. */

export interface Pigments {
  light: string;
  back: string;
  middle: string;
  front: string;
}

const NIGHT: Pigments = { light: '#d8d2c2', back: '#8d887c', middle: '#4a4843', front: '#25252a' };

/** Each monster's own light. */
export const LIGHTS: Record<number, Pigments> = {
  1: { light: '#f7cd80', back: '#c4853a', middle: '#6d4326', front: '#31242a' },
  2: { light: '#cbe2b4', back: '#7ba67c', middle: '#3b5b45', front: '#1f2c2b' },
  3: { light: '#c9dcf2', back: '#7396c0', middle: '#374f75', front: '#1c2538' },
  4: { light: '#e2d3f4', back: '#917bb9', middle: '#4a3f6b', front: '#242036' },
  5: { light: '#f7c4bf', back: '#c8737a', middle: '#6f3843', front: '#311e28' },
};

export const lightOf = (stage: number) => LIGHTS[stage] ?? NIGHT;

export { arch, sheet } from '../../design/paper';
