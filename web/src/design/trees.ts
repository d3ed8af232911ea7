/** A bare tree, grown branch by branch. The same seed grows the same tree. */
export interface Branches {
  width: number;
  path: string;
}

export function tree(x: number, y: number, tall: number, seed: number): Branches[] {
  const grown: string[][] = [[], [], [], [], [], []];
  let turn = seed;
  const chance = () => {
    turn = (turn * 16807) % 2147483647;
    return turn / 2147483647;
  };
  const grow = (fromX: number, fromY: number, length: number, angle: number, depth: number): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY - Math.sin(angle) * length;
    const bend = (chance() - 0.5) * length * 0.3;
    grown[depth]!.push(
      `M${fromX.toFixed(1)} ${fromY.toFixed(1)}Q${((fromX + toX) / 2 + bend).toFixed(1)} ${((fromY + toY) / 2).toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`,
    );
    if (depth === grown.length - 1) return;
    const spread = 0.34 + chance() * 0.3;
    grow(toX, toY, length * (0.66 + chance() * 0.16), angle + spread, depth + 1);
    grow(toX, toY, length * (0.6 + chance() * 0.2), angle - spread * (0.7 + chance() * 0.5), depth + 1);
  };
  grow(x, y, tall / 3, Math.PI / 2 + (chance() - 0.5) * 0.25, 0);
  return grown.map((paths, depth) => ({ width: (tall / 26) * 0.62 ** depth, path: paths.join('') }));
}
