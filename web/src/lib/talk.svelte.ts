import { recall, remember } from './memory';
import type { ChatMessage, Refusal } from './types';

/** What was said at a table, and what of it this browser has not shown yet. */
export class Talk {
  said = $state.raw<ChatMessage[]>([]);
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
    remember(`heard.${this.table}`, String(this.heard));
  }

  /** Another seat looks now: it has heard other things. */
  forget(): void {
    this.said = [];
    this.refusal = null;
  }

  /** The server tells old messages again to those who come back. */
  told(message: ChatMessage): void {
    if (this.said.some((one) => one.number === message.number)) return;
    this.said = [...this.said, message].sort((one, other) => one.number - other.number);
  }
}
