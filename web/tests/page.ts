/** As much of a browser as the page's own logic needs: a window, an address, a memory. Sockets and answers are the tests'. */

import type { Environment } from 'vitest/runtime';

class Memory {
  private readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.kept.set(name, value);
  removeItem = (name: string) => void this.kept.delete(name);
  clear = () => this.kept.clear();
}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global) {
    const unmatched = () => Object.assign(new EventTarget(), { matches: false });
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: {} });
    const parts = {
      window: Object.assign(new EventTarget(), { matchMedia: unmatched }),
      navigator: { language: 'en' },
      document,
      location: new URL('http://yakata.test/t/abc'),
      localStorage: new Memory(),
      sessionStorage: new Memory(),
    };
    for (const [name, part] of Object.entries(parts))
      Object.defineProperty(global, name, { value: part, configurable: true, writable: true });
    return { teardown: () => {} };
  },
} satisfies Environment;
