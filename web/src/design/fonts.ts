let wanted: Promise<unknown> | undefined;

/** Call when Japanese titles are shown: brings the list of slices, and the browser then fetches those it needs. */
export function wantJapaneseTitles(): Promise<unknown> {
  wanted ??= import('./fonts-ja.css');
  return wanted;
}
