/** Where in the house we are: the address of the page. */
class Place {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  ask(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }
}

export const place = new Place();

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  place.read();
  if (!replace) scrollTo(0, 0);
}

/** Changes the #moment without a step in the history. */
export function mark(hash: string): void {
  history.replaceState(null, '', place.path + place.query + hash);
  place.hash = hash;
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Links of our own change the page without loading it anew. */
export function watchPlace(): () => void {
  const back = () => place.read();
  document.addEventListener('click', follow);
  window.addEventListener('popstate', back);
  window.addEventListener('hashchange', back);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('popstate', back);
    window.removeEventListener('hashchange', back);
  };
}
