declare module 'subset-font' {
  /** The font with these letters alone. */
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'woff2' | 'sfnt' },
  ): Promise<Buffer>;
}
