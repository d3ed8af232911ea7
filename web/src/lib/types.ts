/** The table's protocol, as docs/api.md tells it. */

export type Lang = 'en' | 'ja';
export type Slots = Record<string, unknown>;

/** A sentence with the number of the rule behind it. */
export interface Line {
  say: string;
  rule: string;
}

export interface Refusal extends Line {
  key: string;
  slots: Slots;
}

export interface OptionValue {
  value: number | string | boolean;
  say: string;
  story?: string;
}

export interface GameOption {
  key: string;
  say: string;
  default: number | string | boolean;
  values: OptionValue[];
}

export interface Bot {
  name: string;
  say: string;
}

export interface Game {
  name: string;
  title: string;
  line: string;
  seats: number[];
  minutes: [number, number];
  fear: number;
  options: GameOption[];
  bots: Bot[];
  /** The seats in words; empty where they are only counted. */
  places: string[];
  /** Whether it ever knows what comes next. */
  foresees: boolean;
  /** The option whose values are harder from one to the next. */
  harder: string;
  /** Sides to choose from, for somebody alone; none where all seats are alike. */
  roles: { seat: number; say: string }[];
  /** Options of a game that begins at once. */
  quick: Options;
  /** What the fields of its view are called. */
  fields: Record<string, string>;
}

export interface Rule {
  id: string;
  text: string;
}

/** What the owner may ask of a seat. */
export type SeatWish = 'me' | 'friend' | 'bot' | 'open';

/** Who sits where. */
export interface SeatNamed {
  seat: number;
  /** One word, as in records. */
  label: string;
  /** The place in words. */
  say: string;
  /** Who plays. */
  name: string;
  /** What the game calls whoever is played there. */
  called?: string;
}

export interface Seat extends SeatNamed {
  kind: 'person' | 'friend' | 'bot' | 'open';
  /** Its name, for a bot's seat and for a seat where a bot stands in. */
  bot: string;
  here: boolean;
  you: boolean;
}

export interface Result {
  key: string;
  scores: number[];
}

/** A result in words. */
export interface Outcome extends Result {
  say: string;
}

export type Status = 'waiting' | 'playing' | 'over';
export type Options = Record<string, number | string | boolean>;

export interface Table {
  id: string;
  game: string;
  title: string;
  options: Options;
  status: Status;
  version: number;
  commitment: string;
  seats: Seat[];
  you: number | null;
  /** All seats you hold. */
  yours: number[];
  owner: boolean;
  spectators: 'none' | 'public' | 'after';
  clock: 'none' | 'gentle' | 'daily';
  absent: 'wait' | 'bot';
  mask: 'auto' | 'on' | 'off';
  /** The table of the rematch, or nothing. */
  next: string;
  result: Outcome | null;
  /** The campaign of which this is a chapter, or nothing. */
  campaign: string;
  /** What it is called, and which of its chapters this is. */
  campaign_name: string;
  chapter: string;
}

export interface Choice {
  text: string;
  say: string;
}

export interface GameEvent {
  key: string;
  slots: Slots;
  say: string;
}

/** What every view has; a game adds its own fields. */
export interface View {
  seat: number;
  asked: number | null;
  prompt: string;
  rule: string;
  choices: string[];
  result: Result | null;
  [field: string]: unknown;
}

/** What one seat may see at one version. */
export interface State {
  type: 'state';
  version: number;
  seat: number;
  view: View;
  /** What happened since the version you had; with `fresh`, from the beginning. */
  events: GameEvent[];
  fresh: boolean;
  prompt: string;
  rule: string;
  choices: Choice[];
  /** Null when you can take back; else why not. */
  undo: Refusal | null;
  /** How the game ended, in a sentence; nothing while it is played. */
  result: string;
  /** When the last move was made, in seconds since 1970. */
  since?: number;
  /** Who hears you now: everybody, these seats, or why you may not speak. */
  talk?: number[] | Refusal | null;
  /** The choice that can be ordered for this question and all like it. */
  standing?: string;
  /** Since when others' hidden steps go on, in seconds since 1970, and how long a beat is. They end with one. */
  beat_since?: number;
  beat?: number;
  /** A hint for whoever is asked this for the first time. */
  lesson?: string;
  /** Names and texts of what is in the view, by key, in games whose texts are sealed until they are read. */
  texts?: Record<string, string>;
  /** What the game calls everybody, by seat; nothing where that is who plays. */
  called?: string[];
}

export interface ChatMessage {
  type: 'chat';
  number: number;
  seat: number;
  name: string;
  text: string;
  /** The seats that heard it; everybody where there are none. */
  to?: number[] | null;
}

export type FromServer =
  | State
  | { type: 'accepted'; key: string; version: number }
  | { type: 'refused'; key: string; reason: Refusal }
  | { type: 'table'; table: Table }
  | ChatMessage
  | { type: 'pong' };

/** One action that is known to come, as the game tells it to its board. */
export interface Step {
  kind: string;
  square: number;
  facing: string;
  rule: string;
  sees: boolean;
}

export interface Foresight {
  lines: Line[];
  steps: Step[];
  /** How the stage would end by it: `caught`, `route-end`, or nothing. */
  end: string;
}

export interface MyTable {
  id: string;
  game: string;
  title: string;
  status: Status;
  you: number;
  your_turn: boolean;
  /** Seconds since 1970. */
  touched: number;
  /** Of a chapter of a campaign: what that is called, and which chapter. */
  campaign: string;
  chapter: string;
}

export interface Me {
  name: string;
  lang: Lang;
  tables: MyTable[];
}

export interface NewTable {
  game: string;
  options?: Options;
  seats: { kind: SeatWish; bot?: string; name?: string }[];
  spectators?: Table['spectators'];
  clock?: Table['clock'];
  absent?: Table['absent'];
  mask?: Table['mask'];
  name?: string;
}

/** Where in a view (names of fields, places in lists), and what is there now. */
export type Change = [path: (string | number)[], value: unknown];

export interface ReplayLine {
  number: number;
  /** A seat's label, or `*` for chance. */
  who: string;
  text: string;
  say: string;
  events: GameEvent[];
  /** What became different in the view of the moment before. */
  changes: Change[];
}

export interface Replay {
  game: string;
  title: string;
  seats: SeatNamed[];
  /** A seat's number, `spectator` or `truth`. */
  as: string;
  /** The eyes through which it can be seen. */
  views: string[];
  start: View;
  lines: ReplayLine[];
  result: Outcome | null;
  record: string | null;
  /** Names and texts of all that was in view, in games whose texts are sealed until they are read. */
  texts?: Record<string, string>;
}

export interface NightResult {
  name: string;
  won: boolean;
  moves: number;
  you: boolean;
}

export interface Tonight {
  date: string;
  game: string;
  title: string;
  stage: number;
  say: string;
  story: string;
  options: Options;
  results: NightResult[];
  /** Your table of tonight, if you sat down. */
  table: string | null;
}
