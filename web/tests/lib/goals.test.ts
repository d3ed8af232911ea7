import { describe, expect, test } from 'vitest';

import { brief } from '../../src/lib/goals';

const CUP =
  'Drink. Then, if you have: lay 5 courses of brick at the ward before the eleventh round. If not, read.';

describe('what there is room for of a goal', () => {
  test('whole sentences, as many as fit', () => {
    const text = 'Bring the doll to the cellar. Then leave by the steps. The moon is up.';
    expect(brief(text, 60)).toBe('Bring the doll to the cellar. Then leave by the steps.');
    expect(brief(text, 200)).toBe(text);
  });

  test('the first in any case: the line cuts it', () => {
    const text = 'Hang three lamps in the windows of the upper floor before the thirteenth round. Or wait.';
    expect(brief(text, 20)).toBe(
      'Hang three lamps in the windows of the upper floor before the thirteenth round.',
    );
  });

  test('never one that does not say what is to be done', () => {
    expect(brief(CUP, 50)).toBe(CUP);
    expect(brief('あなたは健康である。飲んだ者がひとりもいなくなれば、あなたの勝ち。', 40)).toBe(
      'あなたは健康である。飲んだ者がひとりもいなくなれば、あなたの勝ち。',
    );
  });
});
