/** Grain and clouds for everything that is drawn here: the same numbers in every browser. */

function hash(x: number, y: number): number {
  let h = (x * 374761393 + y * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Between 0 and 1, soft; it comes again after so many cells. */
export function cloud(x: number, y: number, every = 64): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const at = (a: number, b: number) => hash(((a % every) + every) % every, ((b % every) + every) % every);
  const [low, high] = [at(i, j) * (1 - u) + at(i + 1, j) * u, at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u];
  return low * (1 - v) + high * v;
}

/** Several clouds, each finer and fainter. */
export function clouds(x: number, y: number, layers = 3): number {
  let [sum, weight, most] = [0, 1, 0];
  for (let n = 0; n < layers; n++) {
    sum += weight * cloud(x * 2 ** n, y * 2 ** n);
    most += weight;
    weight /= 2;
  }
  return sum / most;
}

/** A row of numbers between 0 and 1, the same at every visit. */
export function dice(seed: number): () => number {
  let n = seed;
  return () => hash(++n, seed * 7 + 3);
}
