/** Where words hang: beside whoever said them, within the table, and never over other words. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The side of the bubble on which its speaker is; none where nobody of theirs is in sight. */
export type Tail = 'left' | 'right' | 'below' | 'above' | 'none';

export interface Placed extends Box {
  tail: Tail;
  /** Where along that side its tip is. */
  tip: number;
}

export interface Bubble {
  speaker: Box | null;
  /** What the speaker is part of: a column of seats, the house. */
  around?: Box;
  width: number;
  height: number;
}

/** Between a speaker and the words, and from one bubble to the next. */
const GAP = 10;
const EDGE = 4;
/** The tip keeps away from the round corners. */
const CORNER = 16;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;
const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Whether all of it that matters, its middle, lies within. */
export function within(box: Box, frame: Box): boolean {
  const { x, y } = middle(box);
  return x >= frame.left && x <= right(frame) && y >= frame.top && y <= bottom(frame);
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < right(other) && other.left < right(one) && one.top < bottom(other) && other.top < bottom(one)
  );
}

/** Which side of the speaker has room: beside a list of seats towards the house; else over whoever it is. */
function sideFor({ speaker, around, ...size }: Bubble & { speaker: Box }, frame: Box): Tail {
  const { x } = middle(speaker);
  const free = (gap: number) => !around || gap < 2 * GAP; // nobody else sits between
  if (x > frame.left + frame.width * 0.7 && speaker.left - frame.left >= size.width + GAP) {
    if (free(speaker.left - (around?.left ?? 0))) return 'right';
  } else if (x < frame.left + frame.width * 0.3 && right(frame) - right(speaker) >= size.width + GAP) {
    if (free(around ? right(around) - right(speaker) : 0)) return 'left';
  }
  return speaker.top - frame.top >= size.height + GAP ? 'below' : 'above';
}

function beside(speaker: Box, size: { width: number; height: number }, frame: Box, tail: Tail): Box {
  const { x, y } = middle(speaker);
  const left =
    tail === 'right'
      ? speaker.left - GAP - size.width
      : tail === 'left'
        ? right(speaker) + GAP
        : x - size.width / 2;
  const top =
    tail === 'below'
      ? speaker.top - GAP - size.height
      : tail === 'above'
        ? bottom(speaker) + GAP
        : y - size.height / 2;
  return {
    ...size,
    left: between(frame.left + EDGE, left, right(frame) - EDGE - size.width),
    top: between(frame.top + EDGE, top, bottom(frame) - EDGE - size.height),
  };
}

/**
 * All bubbles of a moment, oldest first: each by its speaker within `frame`, or at the head of the house where none is
 * in sight.
 */
export function place(bubbles: Bubble[], frame: Box, house = frame): Placed[] {
  const placed: Placed[] = [];
  for (const { speaker, around, width, height } of bubbles) {
    const size = { width, height };
    const tail = speaker ? sideFor({ speaker, around, ...size }, frame) : 'none';
    let box = speaker
      ? beside(speaker, size, frame, tail)
      : { ...size, left: house.left + (house.width - width) / 2, top: house.top + EDGE };
    for (let other; (other = placed.find((one) => meet(one, box)));)
      box = { ...box, top: bottom(other) + GAP };
    const { x, y } = middle(speaker ?? box);
    const upright = tail === 'left' || tail === 'right';
    const tip = upright
      ? between(CORNER, y - box.top, height - CORNER)
      : between(CORNER, x - box.left, width - CORNER);
    placed.push({ ...box, tail, tip });
  }
  return placed;
}
