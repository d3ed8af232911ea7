/** What is heard at the table: every sentence once, in the order in which it was said. */

export interface Heard {
  id: number;
  say: string;
}

/** Older sentences are in the log. */
const KEPT = 40;

class Ear {
  said = $state.raw<Heard[]>([]);
  /** The same, to be added to without reading it: whoever tells something does not listen for that. */
  private all: Heard[] = [];
  private count = 0;

  tell(...sentences: string[]): void {
    const more = sentences
      .map((one) => one.trim())
      .filter(Boolean)
      .map((say) => ({ id: this.count++, say }));
    if (more.length) this.said = this.all = [...this.all, ...more].slice(-KEPT);
  }

  /** Whether somebody has heard this lately. */
  knows(sentence: string): boolean {
    return this.said.some((one) => one.say === sentence.trim());
  }

  forget(): void {
    this.said = this.all = [];
  }
}

export const ear = new Ear();
