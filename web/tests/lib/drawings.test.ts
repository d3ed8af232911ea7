/** Drawings that were told of: each is asked for once, and what did not come is asked for again. */

import { expect, test } from 'vitest';

import { Drawings } from '../../src/lib/drawings.svelte';

test('a drawing is asked for once, whoever tells of it', async () => {
  const asked: string[] = [];
  const drawings = new Drawings(async (name) => {
    asked.push(name);
    return { scene: [name] };
  });
  drawings.tell({ 'tile-a': 'x', 'tile-b': 'x' });
  drawings.tell({ 'tile-a': 'x' });
  expect(drawings.of('tile-a')).toBeUndefined();
  await drawings.ready('tile-a');
  expect(asked).toEqual(['x']);
  expect(drawings.of('tile-b')).toEqual({ scene: ['x'] });
  expect(drawings.of('tile-c')).toBeUndefined();
});

test('what is drawn otherwise has another name, and the last word', async () => {
  const drawings = new Drawings(async (name) => name);
  drawings.tell({ 'tile-a': 'old' });
  drawings.tell({ 'tile-a': 'new' });
  await drawings.ready('tile-a');
  expect(drawings.of('tile-a')).toBe('new');
});

test('what did not come is asked for again when it is told of again', async () => {
  let down = true;
  const drawings = new Drawings(async (name) => {
    if (down) throw new Error('offline');
    return name;
  });
  drawings.tell({ 'tile-a': 'x' });
  await drawings.ready('tile-a');
  expect(drawings.of('tile-a')).toBeUndefined();
  down = false;
  drawings.tell({ 'tile-a': 'x' });
  await drawings.ready('tile-a');
  expect(drawings.of('tile-a')).toBe('x');
});
