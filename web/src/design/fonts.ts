const games = import.meta.glob(['./titles/*.css', '!./titles/every-page.css']);
let slices: Promise<unknown> | undefined;

/**
 * Call when Japanese titles are shown: brings the list of slices, and the browser then fetches those it needs. A game
 * has slices of its own; elsewhere they are general ones.
 */
export function wantJapaneseTitles(game?: string): Promise<unknown> {
  const own = game && games[`./titles/${game}.css`];
  return own ? own() : (slices ??= import('./fonts-ja.css'));
}
