/** Wood, lacquer and gold, drawn by program. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

import { cloud, clouds, dice } from './noise';

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number) => Colour;

function canvas(width: number, height = width): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas');
  [made.width, made.height] = [width, height];
  return [made, made.getContext('2d')!];
}

function painted(width: number, height: number, paint: Paint): HTMLCanvasElement {
  const [made, context] = canvas(width, height);
  const image = context.createImageData(width, height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const [r, g, b] = paint(x / width, y / height);
      image.data[at] = r;
      image.data[at + 1] = g;
      image.data[at + 2] = b;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return made;
}

function texture(made: HTMLCanvasElement, colours: boolean): CanvasTexture {
  const found = new CanvasTexture(made);
  if (colours) found.colorSpace = SRGBColorSpace;
  found.wrapS = found.wrapT = RepeatWrapping;
  found.anisotropy = 4;
  return found;
}

const mix = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

export interface Wood {
  colour: Texture;
  /** Where it is smooth, and how it stands out. */
  rough: Texture;
}

/** Straight grain with rings that open here and there, pores along it. */
export function wood(light: Colour, dark: Colour, size: number, rings: number, seed: number): Wood {
  const grain = (x: number, y: number): number => {
    const bend = clouds(x * 2 + seed, y * 5 + seed, 2) * 0.16 + 0.05 * cloud(x * 3 + seed, y * 2);
    const ring = (y + bend) * rings;
    const line = Math.abs((ring % 1) - 0.5) * 2;
    const fibre = clouds(x * 10 + seed, y * 190, 2);
    return 0.5 * line ** 1.6 + 0.32 * fibre + 0.18 * clouds(x * 4, y * 3 + seed, 2);
  };
  const pore = (x: number, y: number) => (cloud(x * 34 + seed, y * 420, 4096) > 0.87 ? 0.68 : 1);
  const values = new Float32Array(size * size);
  const colour = painted(size, size, (x, y) => {
    const value = grain(x, y);
    values[Math.round(y * size) * size + Math.round(x * size)] = value;
    const [r, g, b] = mix(dark, light, value);
    const shade = pore(x, y) * (0.86 + 0.28 * cloud(x * 3 + 9, y * 3));
    return [r * shade, g * shade, b * shade];
  });
  const rough = painted(size, size, (x, y) => {
    const value = values[Math.round(y * size) * size + Math.round(x * size)]!;
    const level = 120 + 90 * (1 - value);
    return [level, level, level];
  });
  return { colour: texture(colour, true), rough: texture(rough, false) };
}

/** Polished by hand: nearly even, a breath of dust and the finest scratches. */
export function lacquer(size: number): Texture {
  const made = painted(size, size, (x, y) => {
    const level = 46 + 46 * clouds(x * 5, y * 5, 3) ** 2;
    return [level, level, level];
  });
  const context = made.getContext('2d')!;
  const random = dice(11);
  context.lineWidth = 0.6;
  for (let n = 0; n < 46; n++) {
    const [x, y, angle, long] = [
      random() * size,
      random() * size,
      random() * 6.3,
      6 + random() * size * 0.16,
    ];
    context.strokeStyle = `rgba(190,190,190,${0.06 + 0.16 * random()})`;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + long * Math.cos(angle), y + long * Math.sin(angle));
    context.stroke();
  }
  return texture(made, false);
}

/** Gold powder on lacquer: a hair-fine ring, and a moon over drifting cloud, where the disc's own x points. */
export function gold(size: number): Texture {
  const [made, context] = canvas(size);
  const random = dice(5);
  const middle = size / 2;
  const moon = { x: middle + size * 0.19, y: middle, radius: size * 0.15 };
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
  context.strokeStyle = '#d8d8d8';
  context.lineWidth = size * 0.011;
  context.beginPath();
  context.arc(middle, middle, size * 0.455, 0, 2 * Math.PI);
  context.stroke();
  context.lineWidth = size * 0.004;
  context.beginPath();
  context.arc(middle, middle, size * 0.43, 0, 2 * Math.PI);
  context.stroke();
  for (let n = 0; n < 5200; n++) {
    const angle = random() * 2 * Math.PI;
    const out = Math.sqrt(random()) * size * 0.42;
    const [x, y] = [middle + out * Math.cos(angle), middle + out * Math.sin(angle)];
    const away = Math.hypot(x - moon.x, y - moon.y) / moon.radius;
    const bite = Math.hypot(x - moon.x - moon.radius * 0.5, y - moon.y) / (moon.radius * 0.86);
    const drift = clouds((x / size) * 7 + 2, (y / size) * 16, 3);
    const wanted = away < 1 && bite > 1 ? 1 : Math.max(0, drift - 0.44) * 2.6 * (away < 1.25 ? 0 : 1);
    if (random() > wanted) continue;
    context.fillStyle = `rgba(255,255,255,${0.35 + 0.6 * random()})`;
    const grain = size * (0.0016 + 0.0026 * random());
    context.fillRect(x, y, grain, grain);
  }
  context.fillStyle = '#e8e8e8';
  context.beginPath();
  context.arc(moon.x, moon.y, moon.radius, 0.46 * Math.PI, 1.54 * Math.PI);
  context.arc(moon.x + moon.radius * 0.62, moon.y, moon.radius * 1.17, 1.33 * Math.PI, 0.67 * Math.PI, true);
  context.closePath();
  context.globalAlpha = 0.82;
  context.fill();
  return texture(made, false);
}

/** Light that fades from the middle. `stops`: how bright at each part of the way out. */
export function glow(size: number, stops: readonly (readonly [number, string])[]): Texture {
  const [made, context] = canvas(size);
  const shade = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  for (const [part, colour] of stops) shade.addColorStop(part, colour);
  context.fillStyle = shade;
  context.fillRect(0, 0, size, size);
  return texture(made, true);
}

/** A candle's flame: pale at heart, blue at the foot, without an edge. */
export function flame(size: number): Texture {
  const made = painted(size / 2, size, (x, y) => {
    const up = 1 - y;
    const wide = 0.46 * Math.sin(Math.PI * Math.min(1, up * 1.02) ** 0.62) ** 1.1 * (1 - up * 0.42);
    const away = Math.abs(x - 0.5) / Math.max(0.001, wide);
    const body = Math.max(0, 1 - away ** 2.2) * Math.min(1, up * 9) * Math.min(1, (1 - up) * 5);
    const heart = Math.max(0, 1 - away * 1.5) * Math.max(0, 1 - Math.abs(up - 0.42) * 2);
    const foot = Math.max(0, 1 - up * 6) * body;
    return [
      255 * Math.min(1, body * 1.15),
      255 * Math.min(1, body * (0.55 + 0.45 * heart) + 0.1 * foot),
      255 * Math.min(1, body * (0.16 + 0.6 * heart) + 0.75 * foot),
    ];
  });
  return texture(made, true);
}
