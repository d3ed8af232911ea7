import { address, api, ours, refusalOf } from './api';
import { boardHere } from './boards';
import { Bookmark } from './bookmark';
import { Director } from './director.svelte';
import { games } from './games.svelte';
import { drawings } from './drawings.svelte';
import { ear } from './ear.svelte';
import { isFirstNight, learn } from './lessons';
import { Live, type Heard, type LineStatus } from './live';
import { recall, remember } from './memory';
import { markFor } from './marks.svelte';
import { Presence } from './presence.svelte';
import { fullName, isKept } from './seats';
import { isStill, settings } from './settings.svelte';
import { Talk } from './talk.svelte';
import type {
  Choice,
  Fall,
  Foresight,
  GameEvent,
  HandMoved,
  HandShown,
  Refusal,
  Seat,
  State,
  Table,
} from './types';
import { thingAt } from './why';
import { worded } from './wording';
import { say } from './words';

/** The key of words: they are not moves. */
const SAID = 'said';
/** The seat of those who look on. */
const NOBODY = -1;
/** What is shown of the past waits for its turn; older than so many it was seen. */
const FALLS = 12;
/** Milliseconds after the end of a fall: by then it was seen. */
const SEEN_BY = 4000;
/** Milliseconds between two places of a hand that are told: eight a second are heard. */
const WAVES = 130;

/** A table, and what a seat at it sees. */
interface Seen {
  table: Table;
  state: State | null;
}

/** Without the last ones, that are still to be told. */
function told(events: GameEvent[], untold: number): GameEvent[] {
  return untold ? events.slice(0, Math.max(0, events.length - untold)) : events;
}

/** A table as this browser sits at it: what the current seat may see, and what it can do. */
export class Room {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  private all = $state.raw<GameEvent[]>([]);
  private newest = $state.raw<GameEvent[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  foresight = $state.raw<Foresight | null>(null);
  /** Why there is nothing to show. */
  lost = $state.raw<Refusal | null>(null);
  line = $state<LineStatus>('opening');
  /** The choice that is on its way. */
  pending = $state<string | null>(null);
  /** Ends what the board is showing of what has happened; null when it shows the house as it is. */
  playing = $state.raw<(() => void) | null>(null);
  /** What it says of it at this moment. */
  playingSays = $state('');
  /** The question has stood long enough to be meant by a press. */
  settled = $state(false);
  /** The seat whose eyes are open; null for the only one, or nobody's. */
  seat = $state<number | null>(null);
  /** The seat that must take the device before anything is shown. */
  curtain = $state<Seat | null>(null);
  /** Choices offered earlier in this game. */
  known = $state.raw(new Map<string, Choice>());
  /** Those that this very question has had before: what is missing now can be asked about. */
  private before = $state.raw<{ question: string; choices: Map<string, Choice> }>({
    question: '',
    choices: new Map(),
  });

  /** What is answered for one of this browser's seats, until it says otherwise. */
  order = $state('');
  private orderBy = NOBODY;

  /** What was chosen last, in words, until its answer was heard. */
  did = '';

  /** How long the log was when this seat last chose. */
  chosen = $state(0);

  readonly talk: Talk;
  /** Who has gone for longer than it takes to load a page again. */
  private readonly presence = new Presence((seat, here) => {
    const who = this.seats.find((one) => one.seat === seat);
    if (who) ear.tell(say(here ? 'is-back' : 'has-gone', { name: fullName(who) }));
  });
  /** What has come from the house is told in its own time, before anything is asked. */
  readonly director = new Director({
    weigh: (event) => games.of(this.table?.game ?? '')?.weights[event.key] ?? 'line',
    begins: (event) => games.of(this.table?.game ?? '')?.turns.includes(event.key) ?? false,
    pace: () => settings.pace,
    isFirst: () => isFirstNight(this.table?.game ?? ''),
    plays: (event) =>
      !isStill() &&
      settings.pace !== 'at-once' &&
      (boardHere(this.table?.game ?? '')?.plays?.(event) ?? false),
    enter: (state) => this.show(state),
    insists: (...told) => this.staged(...told)?.insists ?? false,
    veils: (...told) => this.drawn(...told)?.board.behind ?? false,
    presses: (...told) => this.staged(...told)?.presses ?? 0,
    draws: (...told) => this.passes(...told),
    holds: (state) => this.comesAbout(state),
    rest: () => this.rest(),
  });
  /** How states came about, by their version. */
  private falls = new Map<number, Fall>();
  private watched: ReturnType<typeof setTimeout> | undefined;
  /** The hand of another seat, where it was seen last. */
  hand = $state.raw<HandMoved | null>(null);
  private waved = 0;
  /** Everything that was told so far, and of it the newest sentences: for the screen reader and under the board. */
  readonly log = $derived(told(this.all, this.director.untold));
  readonly news = $derived(told(this.newest, this.director.untold));
  private live: Live | null = null;
  /** The line was down: what comes next may be much. */
  private returns = false;
  private readonly bookmark: Bookmark;
  private sent = '';
  private left = false;
  /** The next state must tell the whole story again. */
  private anew = false;
  /** The seat that has to wait for the device. */
  private staying: number | null = null;

  /** The seat of this device that is asked next, and has nothing to hide: it is shown when all was told. */
  private next: Seat | null = null;
  /** The seat that takes the device when those round it have seen what happened. */
  private afterwards: Seat | null = null;
  /** Who looks has taken the device alone, for a secret: nobody else may see what this seat does. */
  private alone = false;
  /** Whoever takes the device next has a secret; else it is covered for the sake of the one before. */
  private hides = true;

  /** `onlooker`: as nobody at the table, whoever's browser this is. */
  constructor(
    readonly id: string,
    private readonly onlooker = false,
  ) {
    this.talk = new Talk(id);
    this.bookmark = new Bookmark(id);
    const [by = '', ...words] = recall(`order.${id}`).split(' ');
    this.order = words.join(' ');
    this.orderBy = by ? Number(by) : NOBODY;
    if (onlooker) this.seat = NOBODY;
  }

  /** Who sits where, each with what the game calls them. */
  readonly seats: Seat[] = $derived(
    this.table?.seats.map((seat) => ({
      ...seat,
      here: !this.presence.away.includes(seat.seat),
      called: this.state?.called[seat.seat] ?? '',
    })) ?? [],
  );

  /** How what is shown has come about, until that was seen. */
  get fall(): Fall | null {
    return this.director.holding ? (this.falls.get(this.state?.version ?? -1) ?? null) : null;
  }

  /** It is shown how this came about; whoever cannot show it does not keep the others waiting. */
  private comesAbout(state: State): boolean {
    const fall = this.falls.get(state.version);
    if (!fall || isStill() || settings.pace === 'at-once' || !boardHere(this.table?.game ?? '')?.shows)
      return false;
    clearTimeout(this.watched);
    this.watched = setTimeout(() => this.director.hold(false), fall.trajectory.lasts + SEEN_BY);
    return true;
  }

  /** One's own hand, for the others. */
  wave(hand: HandShown): void {
    if (this.seats.length < 2 || performance.now() < this.waved + WAVES) return;
    this.waved = performance.now();
    this.live?.wave(hand, this.seat);
  }

  /** The table as far as it was told: a scene that is not over yet has not happened on it. */
  get seen(): State | null {
    const { veiled, before } = this.director;
    if (!veiled || !before || !this.state) return this.state;
    return { ...before, choices: [], prompt: '', texts: { ...before.texts, ...this.state.texts } };
  }

  get mine(): Seat[] {
    return this.onlooker ? [] : this.seats.filter((seat) => seat.you);
  }

  /** The order is the one of the seat that looks. */
  get ordered(): boolean {
    return Boolean(this.order) && this.orderBy === this.here;
  }

  private get here(): number {
    return this.seat ?? this.table?.you ?? NOBODY;
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  get asked(): Seat | null {
    const asked = this.seen?.view.asked;
    return this.seats.find((seat) => seat.seat === asked) ?? null;
  }

  get missing(): Choice[] {
    const offered = new Set(this.state?.choices.map((choice) => choice.text));
    if (!offered.size || this.before.question !== this.state?.view.prompt) return [];
    return [...this.before.choices.values()].filter((choice) => !offered.has(choice.text));
  }

  /** The board that has a scene of this. */
  private drawn(event: GameEvent, { view, events }: State, before: State | null) {
    const board = boardHere(this.table?.game ?? '');
    const told = { event, view, before: before?.view ?? null, events };
    return board?.staged?.includes(event.key) && !board.plain?.(told) ? { board, told } : null;
  }

  /** It passes by; one that waits for its reader says itself what it is about. */
  private passes(...what: [GameEvent, State, State | null]): boolean {
    const found = this.drawn(...what);
    return found !== null && (this.onlooker || !found.board.waits?.(found.told));
  }

  /** What it says of the scene, for somebody who sits here. */
  private staged(...what: [GameEvent, State, State | null]) {
    const found = this.onlooker ? null : this.drawn(...what);
    if (!found) return null;
    const { board, told } = found;
    return { insists: board.insists?.(told) ?? false, presses: board.presses?.(told) ?? 0 };
  }

  /** `weighed`: how much each thing weighs is known then, and what happens is heard after that. */
  async open(weighed?: Promise<void>): Promise<void> {
    try {
      const { table, state } = await this.come(await this.look());
      this.sees(table);
      this.lost = null;
      if (this.shared) remember(`shared.${this.id}`, 'yes');
      if (state) this.arrive(state);
      else this.lookAway();
    } catch (error) {
      this.lost = refusalOf(error);
      return;
    }
    await weighed;
    if (!this.curtain && !this.left) this.listen();
  }

  /** To a chair that was kept: who comes gives the dice a number. */
  private async come(seen: Seen): Promise<Seen> {
    const kept = this.onlooker ? [] : seen.table.seats.filter((seat) => seat.you && isKept(seat));
    if (!kept.length) return seen;
    for (const { seat, name } of kept) await api.sit(seen.table, seat, name).catch(() => null); // another page of ours
    return this.look();
  }

  /** For good: this page is closed. */
  leave(): void {
    this.left = true;
    if (document.visibilityState !== 'hidden') this.lookAway();
    this.director.clear();
    this.presence.clear();
    clearTimeout(this.watched);
    this.close();
  }

  /** What was said while nobody looked is summed up. */
  lookAgain(): void {
    this.director.return(this.missedOf(this.log));
    this.lookAway();
  }

  /** So far it was told; what comes now is told to nobody. */
  lookAway(): void {
    if (this.mine.length === 1) this.bookmark.put(this.here, this.log.length);
  }

  /** What was not told to whoever sits here alone; those round one screen were there. */
  private missedOf(story: GameEvent[]): GameEvent[] {
    return this.mine.length === 1 && !this.state?.result ? this.bookmark.since(this.here, story) : [];
  }

  /** All that came was told. */
  private rest(): void {
    if (document.visibilityState !== 'hidden') this.lookAway();
    if (this.afterwards) this.cover(this.afterwards);
    void this.passOn();
  }

  /** Round one screen nobody's eyes are open until somebody says who they are. */
  private async look(): Promise<Seen> {
    if (this.seat === null && recall(`shared.${this.id}`)) {
      const seen = await api.table(this.id, NOBODY).catch(() => null);
      if (seen) return this.laidOpen(seen);
    }
    return this.laidOpen(await api.table(this.id, this.seat));
  }

  /** Where whoever is asked at this device has no secret, they look at once: nothing has to be covered. */
  private async laidOpen(seen: Seen): Promise<Seen> {
    const mine = this.onlooker || this.seat !== null ? [] : seen.table.seats.filter((seat) => seat.you);
    const asked = mine.find((seat) => seat.seat === seen.state?.view.asked);
    const other = mine.find((seat) => seat !== asked);
    if (!asked || !other) return seen;
    const beside = await api.table(this.id, other.seat).catch(() => null);
    if (!beside?.state || beside.state.covered || beside.state.view.asked !== asked.seat) return seen;
    const found = await api.table(this.id, asked.seat);
    this.seat = asked.seat;
    return found;
  }

  private close(): void {
    this.live?.close();
    this.live = null;
  }

  /** Everything anew, in another language. */
  async translate(): Promise<void> {
    if (this.curtain) return;
    this.known = new Map();
    this.before = { question: '', choices: new Map() };
    this.foresight = null;
    this.refusal = null;
    this.anew = true;
    this.live?.again();
  }

  /** Chooses, or says why that cannot be chosen. */
  async act(choice: string): Promise<void> {
    if (!this.state || this.pending || !this.director.quiet) return;
    this.refusal = null;
    const offered = this.state.choices;
    const made = boardHere(this.table?.game ?? '')?.admits?.(choice, offered) ?? false;
    if (!made && !offered.some((one) => one.text === choice)) return this.why(choice);
    this.pending = choice;
    this.did = this.state.choices.find((offered) => offered.text === choice)?.say ?? '';
    this.director.missed = [];
    this.chosen = this.log.length;
    this.foresight = null;
    if (this.table && this.state.lesson) learn(this.table.game, this.state.view.prompt);
    this.sent = this.live?.move(this.state.version, choice, this.seat) ?? '';
  }

  /** Answers this question, and all like it from now on; without a choice, no more. */
  stand(choice: string): void {
    this.order = choice;
    this.orderBy = choice ? this.here : NOBODY;
    remember(`order.${this.id}`, choice && `${this.orderBy} ${choice}`);
    if (choice) void this.act(choice);
  }

  undo(): void {
    if (!this.state || this.pending || !this.director.quiet) return;
    this.refusal = this.state.undo;
    if (this.state.undo) return;
    remember('undone', 'yes');
    this.pending = 'undo';
    this.foresight = null;
    this.sent = this.live?.undo(this.state.version, this.seat) ?? '';
  }

  async why(choice: string): Promise<void> {
    try {
      this.refusal = (await api.why(this.id, choice, this.seat)) ?? ours('possible');
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Something on the board was touched that is no choice now: why? */
  touch(target: EventTarget | null): void {
    const thing = this.mine.length && this.director.quiet && !this.state?.result ? thingAt(target) : null;
    if (thing?.because) this.refusal = thing.because;
    else if (thing?.text) void this.why(thing.text);
  }

  async foresee(): Promise<void> {
    if (this.foresight) {
      this.foresight = null;
      return;
    }
    try {
      this.foresight = await api.foresee(this.id, this.seat);
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  speak(text: string): boolean {
    this.talk.refusal = null;
    return this.live?.chat(text, this.seat, SAID) ?? false;
  }

  /** The next player has the device: from here on their seat is shown. */
  async takeOver(seat: Seat): Promise<void> {
    this.close();
    this.curtain = null;
    this.seat = seat.seat;
    this.alone = this.hides;
    this.staying = null;
    this.forget();
    await this.open();
  }

  /** Not yet: the one before looks once more. */
  stay(): void {
    this.staying = this.curtain?.seat ?? null;
    this.curtain = null;
    this.listen();
  }

  cover(next: Seat): void {
    this.curtain = next;
    this.afterwards = null;
    this.pending = null;
    this.close();
  }

  /**
   * Round one screen all look on while something happens: it is told as anybody may see it, of nobody's cards, before the
   * next one takes the device, or at the end of the night.
   */
  private async tellOpenly(state: State, next: Seat | null): Promise<void> {
    this.close();
    this.pending = null;
    const said = new Set(state.events.map(({ key, slots }) => JSON.stringify([key, slots])));
    try {
      const open = (await api.table(this.id, NOBODY)).state!;
      if (this.left || this.curtain) return;
      const since =
        open.events.findLastIndex(({ key, slots }) => !said.has(JSON.stringify([key, slots]))) + 1;
      const events = open.events.slice(since);
      const before = { ...open, result: '', view: { ...open.view, result: null } } as State;
      this.forget();
      this.seat = NOBODY;
      this.alone = false;
      this.afterwards = next;
      this.director.tell({ ...before, events: open.events.slice(0, since), choices: [], fresh: true });
      this.director.tell({ ...worded(open), events: worded({ ...open, events }).events, fresh: false });
      if (!next) this.listen();
      if (this.director.quiet) this.rest();
    } catch {
      if (next) this.cover(next);
    }
  }

  /** What happened is to be seen by all who sit round this screen. */
  private isForAll(state: State): boolean {
    if (state.fresh || this.seat === null || this.seat === NOBODY || settings.pace === 'at-once')
      return false;
    const weights = games.of(this.table?.game ?? '')?.weights ?? {};
    return state.events.some(({ key, say }) => say && ['beat', 'scene'].includes(weights[key] ?? ''));
  }

  /** Another seat of this device is asked what it has given an order for: the device need not go round. */
  private async answerFor(next: Seat): Promise<void> {
    try {
      const { state } = await api.table(this.id, next.seat);
      if (state?.standing !== this.order) return this.cover(next);
      await api.move(this.id, state.version, this.order, next.seat);
    } catch {
      this.cover(next);
    }
  }

  private forget(): void {
    this.director.forget();
    this.state = null;
    this.all = [];
    this.newest = [];
    this.chosen = 0;
    this.known = new Map();
    this.before = { question: '', choices: new Map() };
    this.foresight = null;
    this.refusal = null;
    this.pending = null;
    this.talk.forget();
  }

  private listen(): void {
    this.live?.close();
    this.live = new Live(
      () =>
        address(`/tables/${this.id}/live`, {
          since: this.anew ? null : (this.director.last?.version ?? this.state?.version),
          seat: this.seat,
          changes: 1,
        }),
      (message) => this.hear(message),
      (status) => {
        this.line = status;
        if (status === 'lost') this.returns = true;
      },
    );
  }

  private sees(table: Table): void {
    markFor(table.game);
    this.table = table;
    this.presence.see(table.seats);
  }

  private hear(message: Heard): void {
    if (message.type === 'state') this.arrive(message);
    else if (message.type === 'table') this.sees(message.table);
    else if (message.type === 'chat') this.talk.told(message);
    else if (message.type === 'tower') this.keep(message);
    else if (message.type === 'hand') this.hand = message;
    else if (message.type === 'accepted') this.answered(message.key, null);
    else if (message.type === 'refused') this.answered(message.key, message.reason);
  }

  private keep(fall: Fall): void {
    this.falls.set(fall.version, fall);
    for (const old of [...this.falls.keys()].slice(0, -FALLS)) this.falls.delete(old);
    this.hand = null;
  }

  private answered(key: string, reason: Refusal | null): void {
    if (key === SAID) this.talk.refusal = reason;
    if (key && key !== this.sent) return;
    this.pending = null;
    this.refusal = reason;
  }

  /** Something has come from the house. Nobody at the table waits for how it is told here. */
  private arrive(sent: State): void {
    drawings.tell(sent.drawings);
    const state = worded(sent);
    const came = !this.live || this.state !== null; // else it begins now, before whoever sits here
    const missed = state.fresh && came && !this.anew && !state.result ? this.missedOf(state.events) : [];
    if (state.fresh || state.version < (this.state?.version ?? 0)) this.director.clear();
    const next = this.shared ? this.mustTakeOver(state) : null;
    if (next?.seat !== this.staying) this.staying = null;
    this.next = next && this.seat !== null && !state.covered && !this.alone ? next : null;
    if (next && !this.next && this.staying === null) {
      this.hides = state.covered;
      if (this.order && this.orderBy === next.seat) void this.answerFor(next);
      else if (this.isForAll(state)) return void this.tellOpenly(state, next);
      else this.cover(next);
    }
    if (this.shared && state.view.result && this.isForAll(state)) return void this.tellOpenly(state, null);
    if (this.ordered && state.standing === this.order && !this.curtain) this.director.now();
    this.director.tell(state, this.returns);
    if (missed.length) this.director.missed = missed;
    this.returns = false;
    if (this.curtain) this.director.now();
    else if (this.director.quiet) this.rest();
  }

  /** The table lies open before the next one at this device: nobody has to take it. */
  private async passOn(): Promise<void> {
    const next = this.next;
    if (!next || this.left) return;
    this.next = null;
    try {
      const { table, state } = await api.table(this.id, next.seat);
      if (this.left || !state || this.curtain) return;
      this.close();
      this.forget();
      this.seat = next.seat;
      this.table = table;
      this.arrive(state);
      if (!this.curtain) this.listen();
    } catch {
      this.cover(next);
    }
  }

  private show(state: State): void {
    if (state.fresh) this.all = state.events;
    else this.all = [...this.all, ...state.events];
    if (state.fresh || state.events.length) this.newest = state.fresh ? state.events.slice(-1) : state.events;
    if (state.version !== this.state?.version) this.foresight = null;
    this.state = state;
    this.anew = false;
    if (state.choices.length) this.offer(state);
    if (this.ordered && state.standing === this.order && !this.curtain) void this.act(this.order);
    if (state.result && this.table && this.table.status !== 'over')
      this.table = { ...this.table, status: 'over' };
  }

  private offer({ choices, view }: State): void {
    const offered = choices.map((one) => [one.text, one] as const);
    const known = this.before.question === view.prompt ? this.before.choices : [];
    this.known = new Map([...this.known, ...offered]);
    this.before = { question: view.prompt, choices: new Map([...known, ...offered]) };
  }

  /** Who must have the device before this is shown: another seat is asked, or nobody has said yet who looks. */
  private mustTakeOver(state: State): Seat | null {
    if (state.view.result) return null;
    const asked = this.mine.find((seat) => seat.seat === state.view.asked);
    if (this.seat === null) return asked ?? this.mine[0]!;
    return asked && asked.seat !== this.seat ? asked : null;
  }
}
