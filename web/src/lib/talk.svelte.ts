import { length } from './director.svelte';
import { recall, remember } from './memory';
import type { ChatMessage, Refusal } from './types';

/** How long words hang in the air before anybody has read a letter, and for each letter; a reader looks elsewhere first. */
const LOOK = 3500;
const LETTER = 55;
const LONGEST = 14_000;

export function hangs(text: string): number {
  return Math.min(LONGEST, LOOK + LETTER * length(text));
}

/** What was said at a table, and what of it this browser has not shown yet. */
export class Talk {
  said = $state.raw<ChatMessage[]>([]);
  /** What was said while this page looked on, and nobody has seen yet. */
  fresh = $state.raw<ChatMessage[]>([]);
  /** Why the last words were not passed on. */
  refusal = $state.raw<Refusal | null>(null);
  private heard = $state(0);

  constructor(private readonly table: string) {
    this.heard = Number(recall(`heard.${table}`));
  }

  get unread(): number {
    return this.said.filter((message) => message.number > this.heard).length;
  }

  listened(): void {
    this.heard = this.said.at(-1)?.number ?? 0;
    this.fresh = [];
    remember(`heard.${this.table}`, String(this.heard));
  }

  /** Another seat looks now: it has heard other things. */
  forget(): void {
    this.said = [];
    this.fresh = [];
    this.refusal = null;
  }

  /** The server tells old messages again to those who come back. */
  told(message: ChatMessage): void {
    if (this.said.some((one) => one.number === message.number)) return;
    this.said = [...this.said, message].sort((one, other) => one.number - other.number);
    if (!message.again) this.fresh = [...this.fresh, message];
  }

  /** Its time is over; the talk has it for good. */
  passed(message: ChatMessage): void {
    this.fresh = this.fresh.filter((one) => one.number !== message.number);
  }
}
