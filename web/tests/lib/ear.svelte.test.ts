import { expect, test } from 'vitest';

import { ear } from '../../src/lib/ear.svelte';

test('who tells something while the page is drawn does not tell it again and again', async () => {
  let told = 0;
  const end = $effect.root(() => {
    $effect(() => {
      told++;
      ear.tell('A door.');
    });
  });
  await new Promise((drawn) => setTimeout(drawn));
  expect(told).toBe(1);
  expect(ear.said.map((one) => one.say)).toEqual(['A door.']);
  end();
  ear.forget();
  expect(ear.said).toEqual([]);
});
