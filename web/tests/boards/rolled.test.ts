import { expect, test } from 'vitest';

import { lies } from '../../src/boards/betrayal/rolled';

const events = (...keys: string[]) => keys.map((key) => ({ key, slots: {}, say: '' }));

test('dice lie until another turn begins', () => {
  expect(lies(false, events('rolled'))).toBe(true);
  expect(lies(true, events('gets'))).toBe(true);
  expect(lies(true, events('gets', 'turn-begins'))).toBe(false);
  expect(lies(true, events('rolled', 'turn-begins', 'rolled'))).toBe(true);
  expect(lies(false, events('gets'))).toBe(false);
});
