/** What lies open over the page. One thing at a time. */

import { frame } from './frame.svelte';

export type Sheet =
  | 'settings'
  | 'keys'
  | 'log'
  | 'talk'
  | 'notes'
  | 'side'
  | 'rules'
  | 'table'
  | 'dice'
  | 'how'
  | 'book'
  | 'goals';

/** On a desk these lie beside the house: the night goes on under them. */
const DOCKED = new Set<Sheet | null>(['log', 'talk', 'notes']);

class Sheets {
  open = $state<Sheet | null>(null);
  /** Those that this page has. Where it has no rules of a table, there is the game's own book. */
  readonly here = new Set<Sheet>();
  /** The rule that was asked for. */
  rule = $state('');

  /** Opens the book of what is played now, where a board has one; else the rules are it. */
  book = $state.raw<(() => void) | undefined>();

  /** How many drawers of the board lie open over the table. */
  drawers = $state(0);

  /** What lies open leaves the table free. */
  get docked(): boolean {
    return frame.desk && DOCKED.has(this.open);
  }

  /** Something over the table is read: nothing is told behind it. */
  get reads(): boolean {
    return (this.open !== null && !this.docked) || this.drawers > 0;
  }

  /** The game whose panels were asked for. */
  how = $state('');

  toggle(sheet: Sheet): void {
    this.rule = '';
    this.open = this.open === sheet ? null : sheet;
  }

  showHow(game: string): void {
    this.how = game;
    this.open = 'how';
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open = this.here.has('rules') ? 'rules' : 'book';
  }
}

export const sheets = new Sheets();
