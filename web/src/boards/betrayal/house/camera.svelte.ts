/** Where one looks on the table, and how near. */

import type { Box } from './plan';

const NEAREST = 1.6;
const FARTHEST = 0.18;
/** The view comes nearer by itself only for so much; it goes back at once when something would not be seen. */
const WORTH = 1.15;
/** A mouse or a finger that went so many pixels away did not mean to tap. */
const DRAG = { mouse: 7, touch: 12 };
/** So many milliseconds after a finger is lifted its tap is told. */
const TOLD = 60;

/** So many pixels of the view lie under something else. */
interface Edge {
  above: number;
  below: number;
}

interface Finger {
  x: number;
  y: number;
  /** Where it came down. */
  from: { x: number; y: number };
}

export class Camera {
  /** The point of the table in the middle of the view, and the scale. */
  x = $state(0);
  y = $state(0);
  k = $state(0.6);
  width = $state(0);
  height = $state(0);
  /** The view goes there by itself: it glides. */
  glides = $state(false);
  /** Whoever looks has chosen how near, and what: nothing is chosen for them until they go back to who acts. */
  #own = false;
  /** Where they looked, while the view is lent to what is told. */
  kept: { x: number; y: number; k: number } | null = null;
  #fingers = new Map<number, Finger>();
  #drags = false;
  #spread = 0;
  #later: (() => void) | null = null;

  get own(): boolean {
    return this.#own;
  }

  set own(own: boolean) {
    this.#own = own;
    this.kept = null;
  }

  /** Something is told elsewhere: the view goes there, and remembers where it was. */
  lend(): void {
    if (this.#own) this.kept ??= { x: this.x, y: this.y, k: this.k };
  }

  /** It was told: back to where its owner looked. Whether there is anything to go back to. */
  back(): boolean {
    const kept = this.kept;
    if (!kept) return false;
    [this.glides, this.kept] = [true, null];
    [this.x, this.y, this.k] = [kept.x, kept.y, kept.k];
    return true;
  }

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.k}px, ${this.height / 2 - this.y * this.k}px) scale(${this.k})`;
  }

  /** Where a point of the table is seen. */
  seen(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) * this.k + this.width / 2, y: (y - this.y) * this.k + this.height / 2 };
  }

  /** How near all of it can be seen, in what the edges leave free. */
  scale(box: Box, edge: Edge): number {
    return Math.min(this.width / box.w, (this.height - edge.above - edge.below) / box.h);
  }

  /** As near as that, where the difference is worth it. */
  come(k: number): void {
    if (k >= this.k && k <= this.k * WORTH) return;
    this.glides = true;
    this.k = this.#near(k);
  }

  /** What is drawn lies elsewhere now: the view goes along, and nothing moves under it. */
  along(dx: number, dy: number): void {
    if (!dx && !dy) return;
    this.glides = true;
    this.x += dx;
    this.y += dy;
  }

  /** All of it, in what the edges leave free. */
  fit(box: Box, most = 0.9, edge: Edge = { above: 0, below: 0 }): void {
    this.glides = true;
    this.k = this.#near(Math.min(this.scale(box, edge), most));
    this.x = box.x + box.w / 2;
    this.y = box.y + box.h / 2 - (edge.above - edge.below) / 2 / this.k;
  }

  /** These in sight, the first before all others; nothing moves that need not. */
  keep(boxes: Box[], edge: Edge): void {
    const first = boxes[0];
    if (!first) return;
    const [wide, high] = [this.width / this.k, (this.height - edge.above - edge.below) / this.k];
    const all = boxes.reduce((sum, one) => {
      const [x, y] = [Math.min(sum.x, one.x), Math.min(sum.y, one.y)];
      const [w, h] = [Math.max(sum.x + sum.w, one.x + one.w) - x, Math.max(sum.y + sum.h, one.y + one.h) - y];
      return {
        x: w <= wide ? x : sum.x,
        w: w <= wide ? w : sum.w,
        y: h <= high ? y : sum.y,
        h: h <= high ? h : sum.h,
      };
    }, first);
    const left = this.x - wide / 2;
    const top = this.y - this.height / 2 / this.k + edge.above / this.k;
    const by = (from: number, size: number, start: number, room: number) =>
      size > room
        ? from + size / 2 - start - room / 2
        : from < start
          ? from - start
          : Math.max(0, from + size - start - room);
    const [dx, dy] = [by(all.x, all.w, left, wide), by(all.y, all.h, top, high)];
    if (!dx && !dy) return;
    this.glides = true;
    this.x += dx;
    this.y += dy;
  }

  /** Nothing beside this is looked at as long as there is more of it to see; what is smaller than the view lies in its middle. */
  rest(box: Box, edge: Edge): void {
    const inside = (at: number, from: number, size: number, view: number, before: number, after: number) => {
      const [least, most] = [from + (view / 2 - before) / this.k, from + size - (view / 2 - after) / this.k];
      return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
    };
    const [x, y] = [
      inside(this.x, box.x, box.w, this.width, 0, 0),
      inside(this.y, box.y, box.h, this.height, edge.above, edge.below),
    ];
    this.along(x - this.x, y - this.y);
  }

  zoom(by: number, at = { x: this.width / 2, y: this.height / 2 }, glides = true): void {
    const k = this.#near(this.k * by);
    const [dx, dy] = [at.x - this.width / 2, at.y - this.height / 2];
    this.own = true;
    this.glides = glides;
    this.x += dx / this.k - dx / k;
    this.y += dy / this.k - dy / k;
    this.k = k;
  }

  pan(dx: number, dy: number): void {
    this.own = true;
    this.along(dx / this.k, dy / this.k);
  }

  #near(k: number): number {
    return Math.max(FARTHEST, Math.min(NEAREST, k));
  }

  /** Nothing moves by itself under a finger: at once, or when the last one is lifted and its tap is told. */
  follow(move: () => void): void {
    if (!this.#fingers.size) return move();
    this.#later = move;
  }

  // Fingers and the mouse

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    if (event.isPrimary) this.#fingers.clear(); // one whose end nobody told
    if (!this.#fingers.size) this.#drags = false;
    this.#fingers.set(event.pointerId, { ...at, from: at });
    this.#spread = this.#apart();
  };

  move = (event: PointerEvent): void => {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const [x, y] = [event.clientX, event.clientY];
    const far = Math.hypot(x - last.from.x, y - last.from.y);
    if (far >= DRAG[event.pointerType === 'mouse' ? 'mouse' : 'touch']) this.#drags = true;
    this.#fingers.set(event.pointerId, { ...last, x, y });
    if (!this.#drags) return;
    const stage = event.currentTarget as HTMLElement;
    if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
    this.glides = false;
    this.own = true;
    const share = this.#fingers.size;
    this.x -= (x - last.x) / this.k / share;
    this.y -= (y - last.y) / this.k / share;
    if (share < 2) return;
    const apart = this.#apart();
    const { left, top } = stage.getBoundingClientRect();
    const middle = [...this.#fingers.values()].reduce(
      (sum, one) => ({ x: sum.x + one.x / share, y: sum.y + one.y / share }),
      { x: -left, y: -top },
    );
    if (this.#spread && apart) this.zoom(apart / this.#spread, middle, false);
    this.#spread = apart;
  };

  /** Wherever it is lifted: a finger that did not drag may have left the view. */
  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#spread = this.#apart();
    if (this.#later && !this.#fingers.size) setTimeout(this.#goOn, TOLD);
  };

  #goOn = (): void => {
    const move = this.#later;
    if (!move || this.#fingers.size) return;
    this.#later = null;
    move();
  };

  /** A drag that ends on a thing is no tap on it. */
  click = (event: MouseEvent): void => {
    if (!this.#drags || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.#drags = false;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX - left, y: event.clientY - top }, false);
  };

  #apart(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
