/** Small things this browser remembers. Without storage they are forgotten, and nothing else happens. */

export function recall(name: string): string {
  try {
    return localStorage.getItem(`yakata.${name}`) ?? '';
  } catch {
    return '';
  }
}

export function remember(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(`yakata.${name}`, value);
    else localStorage.removeItem(`yakata.${name}`);
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('yakata.')) localStorage.removeItem(name);
    }
  } catch {
    // Nothing was kept.
  }
}
