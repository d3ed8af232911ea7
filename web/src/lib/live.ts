/** A table's live line: takes up where it was, sends again what was not answered. */

import { nonce } from './chance';
import { stateAfter } from './moments';
import type { FromServer, HandShown, State, StateChanged, ToServer } from './types';

export type LineStatus = 'opening' | 'open' | 'lost';

/** What is heard of a line: whole states, however they were sent. */
export type Heard = Exclude<FromServer, StateChanged>;

/** Something that must be answered, by its key. */
type Move = ToServer & { key: string };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Close codes by which the server ends the line for good. */
const FOR_GOOD = new Set([1008, 4401, 4403, 4404]);

export class Live {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Move>();
  private tries = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** The last that was told on this socket: what comes next may be a change of it. */
  private state: State | null = null;

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: Heard) => void,
    private readonly change: (status: LineStatus) => void,
  ) {
    window.addEventListener('online', this.hurry);
    window.addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  move(version: number, choice: string, seat: number | null): string {
    return this.keep({ type: 'move', version, choice, key: nonce(), ...(seat !== null && { seat }) });
  }

  undo(version: number, seat: number | null): string {
    return this.keep({ type: 'undo', version, key: nonce(), ...(seat !== null && { seat }) });
  }

  /** False when the line is down: what is said then is not kept. */
  chat(text: string, seat: number | null, key: string): boolean {
    return this.send({ type: 'chat', text, key, ...(seat !== null && { seat }) });
  }

  /** Where a hand is now: a later one makes an earlier one needless, and none is kept. */
  wave(hand: HandShown, seat: number | null): void {
    this.send({ type: 'hand', hand, ...(seat !== null && { seat }) });
  }

  /** Opens the line anew, for another seat or another language. */
  again(): void {
    this.drop();
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener('online', this.hurry);
    window.removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
  }

  private open(): void {
    if (this.ended) return;
    this.change('opening');
    this.state = null;
    const socket = new WebSocket(this.address().replace(/^/, location.origin.replace(/^http/, 'ws')));
    this.socket = socket;
    socket.onopen = () => {
      this.change('open');
      for (const move of this.unanswered.values()) this.send(move);
      this.pinging = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.drop();
      if (FOR_GOOD.has(event.code)) this.ended = true;
      this.change('lost');
      this.waiting = setTimeout(() => this.open(), this.wait());
    };
  }

  private take(message: FromServer): void {
    clearTimeout(this.silence);
    this.tries = 0;
    if (message.type === 'accepted' || message.type === 'refused') this.unanswered.delete(message.key);
    if (message.type === 'changes') this.follow(message);
    else if (message.type !== 'pong') this.tell(message);
  }

  private tell(message: Heard): void {
    if (message.type === 'state') this.state = message;
    this.hear(message);
  }

  /** Changes of another state than the one that is here are of no use: the line is opened anew, and all of it comes. */
  private follow(message: StateChanged): void {
    if (this.state?.version === message.of) this.tell(stateAfter(this.state, message));
    else this.again();
  }

  private keep(move: Move): string {
    this.unanswered.set(move.key, move);
    this.send(move);
    return move.key;
  }

  private send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private ping(): void {
    if (!this.send({ type: 'ping' })) return;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), PONG_WITHIN);
  }

  /** Between nothing and twice as long as before: many browsers must not come back in the same moment. */
  private wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    return Math.random() * longest;
  }

  /** The browser knows sooner than the socket. */
  private cut = (): void => {
    this.drop();
    this.change('lost');
  };

  private hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.socket) this.ping();
    else if (!this.ended) {
      clearTimeout(this.waiting);
      this.open();
    }
  };

  private drop(): void {
    clearTimeout(this.waiting);
    clearTimeout(this.silence);
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
