/** Where one looks on the table, and how near. */

const NEAREST = 1.6;
const FARTHEST = 0.18;
/** A finger that moved so many pixels did not mean to tap. */
const DRAG = 7;

export class Camera {
  /** The point of the table in the middle of the view, and the scale. */
  x = $state(0);
  y = $state(0);
  k = $state(0.6);
  width = $state(0);
  height = $state(0);
  /** The view goes there by itself: it glides. */
  glides = $state(false);
  /** Somebody has moved the view, until it is told to follow again. */
  held = $state(false);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;
  #spread = 0;

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.k}px, ${this.height / 2 - this.y * this.k}px) scale(${this.k})`;
  }

  /** Where a point of the table is seen. */
  seen(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) * this.k + this.width / 2, y: (y - this.y) * this.k + this.height / 2 };
  }

  /** All of it. */
  fit(box: { x: number; y: number; w: number; h: number }, most = 0.9): void {
    this.glides = true;
    this.k = this.#near(Math.min(this.width / box.w, this.height / box.h, most));
    [this.x, this.y] = [box.x + box.w / 2, box.y + box.h / 2];
  }

  /** These in sight, the first before all others; nothing moves that need not. */
  keep(
    boxes: { x: number; y: number; w: number; h: number }[],
    edge: { above: number; below: number },
  ): void {
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

  /** No more of the bare table beside the maps than so many pixels; maps that are smaller than the view lie in its middle. */
  rest(width: number, height: number, edge: { above: number; below: number }): void {
    const inside = (at: number, size: number, view: number, before: number, after: number) => {
      const [least, most] = [(view / 2 - before) / this.k, size - (view / 2 - after) / this.k];
      return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
    };
    this.x = inside(this.x, width, this.width, 12, 12);
    this.y = inside(this.y, height, this.height, edge.above, edge.below);
  }

  zoom(by: number, at = { x: this.width / 2, y: this.height / 2 }, glides = true): void {
    const k = this.#near(this.k * by);
    const [dx, dy] = [at.x - this.width / 2, at.y - this.height / 2];
    this.glides = glides;
    this.x += dx / this.k - dx / k;
    this.y += dy / this.k - dy / k;
    this.k = k;
  }

  pan(dx: number, dy: number): void {
    this.glides = true;
    this.held = true;
    this.x += dx / this.k;
    this.y += dy / this.k;
  }

  #near(k: number): number {
    return Math.max(FARTHEST, Math.min(NEAREST, k));
  }

  // Fingers and the mouse

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#moved = 0;
    this.#spread = this.#apart();
  };

  move = (event: PointerEvent): void => {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    this.#moved += Math.abs(dx) + Math.abs(dy);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#moved < DRAG) return;
    const stage = event.currentTarget as HTMLElement;
    if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
    this.glides = false;
    this.held = true;
    const share = this.#fingers.size;
    this.x -= dx / this.k / share;
    this.y -= dy / this.k / share;
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

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#spread = this.#apart();
  };

  /** A drag that ends on a thing is no tap on it. */
  click = (event: MouseEvent): void => {
    if (this.#moved < DRAG || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.#moved = 0;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.held = true;
    this.zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX - left, y: event.clientY - top }, false);
  };

  #apart(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
