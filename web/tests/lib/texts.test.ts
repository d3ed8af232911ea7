import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

test.each(['en', 'ja'])('no words of the page are there twice in %s', (lang) => {
  const all = Object.entries(files)
    .filter(([path]) => path.includes(`/${lang}/`))
    .flatMap(([, text]) => keys(text));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
});
