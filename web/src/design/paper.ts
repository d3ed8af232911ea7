/** Layered paper: sheets with a hole cut out by hand, for pictures of any game. */

/** An arched hole from `left` to `right`, its crown at `top`, cut by hand. */
export function arch(left: number, right: number, top: number, foot: number, seed: number): string {
  const slip = (n: number) => (((Math.sin(seed * 7.3 + n * 45.1) * 977) % 1) * 1.8).toFixed(1);
  const p = (x: number, y: number, n: number) =>
    `${(x + Number(slip(n))).toFixed(1)} ${(y + Number(slip(n + 9))).toFixed(1)}`;
  const radius = (right - left) / 2;
  const shoulder = top + radius * 0.9;
  const middle = (left + right) / 2;
  const points: string[] = [p(left, foot, 1), p(left, (foot + shoulder) / 2, 2)];
  for (let n = 0; n <= 10; n++) {
    const angle = Math.PI - (n / 10) * Math.PI;
    points.push(p(middle + Math.cos(angle) * radius, shoulder - Math.sin(angle) * radius * 0.9, n + 3));
  }
  points.push(p(right, (foot + shoulder) / 2, 15), p(right, foot, 16));
  return `M${points.join('L')}Z`;
}

/** A whole sheet with that hole in it, a little larger than the picture so that nothing shines past its edge. */
export const sheet = (width: number, height: number, hole: string) =>
  `M-9-9H${width + 9}V${height + 9}H-9Z${hole}`;
