/** Somebody looks back at a game that is over: whether those who sat there have laid the next table. */

import { address, api } from './api';
import { Live } from './live';
import type { Table } from './types';

/** Who plays on, and where; nothing for those who did not sit there. */
export function callOf(table: Table | null): { table: string; by: string } | null {
  const sat = table?.seats.some((seat) => seat.you);
  return table?.next && sat && !table.campaign ? { table: table.next, by: table.next_by } : null;
}

export class Called {
  private table = $state.raw<Table | null>(null);
  private live: Live | null = null;
  private left = false;

  constructor(private readonly id: string) {}

  get call(): { table: string; by: string } | null {
    return callOf(this.table);
  }

  /** Strangers who follow a link to a replay have no line to its table. */
  async listen(): Promise<void> {
    try {
      const { table, state } = await api.table(this.id, null);
      this.table = table;
      if (this.left || !table.seats.some((seat) => seat.you)) return;
      this.live = new Live(
        () => address(`/tables/${this.id}/live`, { since: state?.version, seat: table.you }),
        (message) => {
          if (message.type === 'table') this.table = message.table;
        },
        () => {},
      );
    } catch {
      // no such table here: its record alone is kept
    }
  }

  leave(): void {
    this.left = true;
    this.live?.close();
  }
}
