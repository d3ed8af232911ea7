import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Camera } from '../../src/boards/betrayal/house/camera.svelte';

const NO_EDGE = { above: 0, below: 0 };
let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  [camera.width, camera.height, camera.x, camera.y, camera.k] = [800, 600, 500, 400, 0.5];
});

/** A point on the screen, as a point of the table. */
const under = (x: number, y: number) => ({
  x: (x - camera.width / 2) / camera.k + camera.x,
  y: (y - camera.height / 2) / camera.k + camera.y,
});

describe('looking', () => {
  test('where a point is seen and what lies under it are two ways of one road', () => {
    const { x, y } = camera.seen(620, 310);
    expect(under(x, y)).toEqual({ x: 620, y: 310 });
    expect(camera.seen(camera.x, camera.y)).toEqual({ x: 400, y: 300 });
    expect(camera.transform).toBe('translate(150px, 100px) scale(0.5)');
  });

  test('fits all of a box into what the edges leave free', () => {
    const box = { x: 100, y: 50, w: 2000, h: 500 };
    camera.fit(box, 0.9, { above: 100, below: 20 });
    const [from, to] = [camera.seen(box.x, box.y), camera.seen(box.x + box.w, box.y + box.h)];
    expect(from.x).toBeCloseTo(0);
    expect(to.x).toBeCloseTo(800);
    expect(from.y).toBeGreaterThanOrEqual(100);
    expect(to.y).toBeLessThanOrEqual(580);
    expect(from.y - 100).toBeCloseTo(580 - to.y);
    expect(camera.glides).toBe(true);
  });

  test('comes no nearer than it is told, and no nearer or farther than it can', () => {
    camera.fit({ x: 0, y: 0, w: 10, h: 10 });
    expect(camera.k).toBe(0.9);
    camera.fit({ x: 0, y: 0, w: 1e6, h: 1e6 });
    expect(camera.k).toBe(0.18);
    camera.zoom(1e6);
    expect(camera.k).toBe(1.6);
  });

  test('what a zoom is aimed at stays where it is', () => {
    const at = { x: 700, y: 120 };
    const before = under(at.x, at.y);
    camera.zoom(1.7, at);
    expect(camera.k).toBeCloseTo(0.85);
    expect(under(at.x, at.y).x).toBeCloseTo(before.x);
    expect(under(at.x, at.y).y).toBeCloseTo(before.y);
  });

  test('pans by pixels', () => {
    camera.pan(10, -20);
    expect([camera.x, camera.y]).toEqual([520, 360]);
  });
});

describe('keeping in sight', () => {
  test('moves nothing that need not move', () => {
    camera.keep([{ x: 400, y: 300, w: 200, h: 200 }], NO_EDGE);
    expect([camera.x, camera.y, camera.glides]).toEqual([500, 400, false]);
    camera.keep([], NO_EDGE);
    expect(camera.glides).toBe(false);
  });

  test('goes just as far as it must', () => {
    const box = { x: 1300, y: -900, w: 200, h: 200 };
    camera.keep([box], { above: 40, below: 60 });
    expect(camera.seen(box.x + box.w, 0).x).toBeCloseTo(800);
    expect(camera.seen(0, box.y).y).toBeCloseTo(40);
  });

  test('the first before all others, where there is not room for all', () => {
    const first = { x: 0, y: 400, w: 200, h: 200 };
    camera.keep([first, { x: 5000, y: 400, w: 200, h: 200 }], NO_EDGE);
    expect(camera.seen(first.x, 0).x).toBeGreaterThanOrEqual(0);
    expect(camera.seen(first.x + first.w, 0).x).toBeLessThanOrEqual(800);
  });

  test('what is larger than the view lies in its middle', () => {
    camera.keep([{ x: 0, y: 400, w: 4000, h: 10 }], NO_EDGE);
    expect(camera.x).toBeCloseTo(2000);
  });

  test('rests on the table: no more bare wood than the edges', () => {
    [camera.x, camera.y, camera.k] = [-5000, 9000, 1];
    camera.rest({ x: 100, y: 0, w: 3000, h: 2000 }, { above: 30, below: 50 });
    expect(camera.seen(100, 0).x).toBeCloseTo(0);
    expect(camera.seen(0, 2000).y).toBeCloseTo(550);
    camera.rest({ x: 0, y: 0, w: 100, h: 100 }, NO_EDGE);
    expect([camera.x, camera.y]).toEqual([50, 50]);
  });

  test('goes back for what would not be seen, and comes nearer only where it is worth it', () => {
    for (const [wanted, k] of [
      [0.55, 0.5],
      [0.49, 0.49],
      [0.7, 0.7],
    ] as const) {
      camera.come(wanted);
      expect(camera.k).toBe(k);
    }
  });

  test('whoever has dragged or zoomed looks by themselves', () => {
    camera.along(10, 0);
    camera.come(0.9);
    expect(camera.own).toBe(false);
    camera.zoom(1.1);
    expect(camera.own).toBe(true);
  });
});

describe('fingers', () => {
  const stage = {
    hasPointerCapture: () => true,
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  };

  function finger(id: number, x: number, y: number, more: object = {}): PointerEvent {
    const fixed = {
      button: 0,
      pointerId: id,
      isPrimary: id === 1,
      pointerType: 'touch',
      currentTarget: stage,
    };
    return { ...fixed, clientX: x, clientY: y, ...more } as unknown as PointerEvent;
  }

  const click = (detail = 1) => ({ detail, stopPropagation: vi.fn(), preventDefault: vi.fn() });
  const stopped = (event = click()) => {
    camera.click(event as unknown as MouseEvent);
    return event.stopPropagation.mock.calls.length > 0;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a tap that shakes a little is a tap; one that goes far is a drag, and no tap', () => {
    camera.down(finger(1, 100, 100));
    camera.move(finger(1, 105, 109));
    expect([camera.x, camera.y]).toEqual([500, 400]);
    camera.up(finger(1, 105, 109));
    expect(stopped()).toBe(false);
    camera.down(finger(1, 100, 100));
    camera.move(finger(1, 130, 100));
    expect(camera.x).toBeCloseTo(440);
    camera.up(finger(1, 130, 100));
    expect(stopped()).toBe(true);
    expect(stopped()).toBe(false);
  });

  test('a mouse needs less to drag; a key’s click is never a drag', () => {
    camera.down(finger(1, 100, 100, { pointerType: 'mouse' }));
    camera.move(finger(1, 108, 100, { pointerType: 'mouse' }));
    expect(camera.x).toBeCloseTo(484);
    expect(stopped(click(0))).toBe(false);
  });

  test('what lies under a dragging finger goes along with it', () => {
    camera.down(finger(1, 200, 200));
    const before = under(200, 200);
    for (const [x, y] of [
      [220, 210],
      [300, 150],
      [260, 420],
    ] as const) {
      camera.move(finger(1, x, y));
      expect(under(x, y).x).toBeCloseTo(before.x);
      expect(under(x, y).y).toBeCloseTo(before.y);
    }
    expect(camera.glides).toBe(false);
  });

  test('two fingers that part come nearer, round their middle', () => {
    camera.down(finger(1, 350, 300));
    camera.down(finger(2, 450, 300));
    const middle = under(400, 300);
    camera.move(finger(1, 300, 300));
    camera.move(finger(2, 500, 300));
    expect(camera.k).toBeCloseTo(1);
    expect(under(400, 300).x).toBeCloseTo(middle.x);
    expect(under(400, 300).y).toBeCloseTo(middle.y);
  });

  test('nothing moves by itself under a finger, but soon after the last is lifted', () => {
    const move = vi.fn();
    camera.follow(move);
    expect(move).toHaveBeenCalledOnce();
    camera.down(finger(1, 100, 100));
    camera.down(finger(2, 200, 100));
    camera.follow(move);
    camera.up(finger(1, 100, 100));
    vi.advanceTimersByTime(500);
    expect(move).toHaveBeenCalledOnce();
    camera.up(finger(2, 200, 100));
    vi.advanceTimersByTime(59);
    expect(move).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(move).toHaveBeenCalledTimes(2);
  });

  test('a finger whose end nobody told is forgotten with the next first one', () => {
    camera.down(finger(1, 100, 100));
    camera.down(finger(2, 300, 100));
    camera.down(finger(1, 100, 100));
    camera.move(finger(1, 160, 100));
    expect(camera.x).toBeCloseTo(380);
    expect(camera.k).toBe(0.5);
  });

  test('other buttons are not ours', () => {
    camera.down(finger(1, 100, 100, { button: 2 }));
    camera.move(finger(1, 400, 100));
    expect(camera.x).toBe(500);
  });
});

describe('lending the view', () => {
  test('goes back to where its owner looked, once', () => {
    camera.pan(10, 10);
    const looked = [camera.x, camera.y, camera.k];
    camera.lend();
    camera.fit({ x: 4000, y: 4000, w: 200, h: 200 });
    camera.lend();
    expect(camera.back()).toBe(true);
    expect([camera.x, camera.y, camera.k]).toEqual(looked);
    expect(camera.own).toBe(true);
    expect(camera.back()).toBe(false);
  });

  test('who looks elsewhere meanwhile stays there, and who never looked for themselves has nothing to go back to', () => {
    camera.lend();
    expect(camera.back()).toBe(false);
    camera.pan(10, 10);
    camera.lend();
    camera.pan(-300, 0);
    const looked = camera.x;
    expect(camera.back()).toBe(false);
    expect(camera.x).toBe(looked);
  });
});
