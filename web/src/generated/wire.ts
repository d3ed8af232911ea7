/** What the page and the table say to each other. Written by `make types`: do not change it here. */

import type { Kind, Lying, Placement, Way } from './hako-onna';
import type { View } from './kernel';

/** Anything a client may say on a socket. */
export interface LiveMessage {
  type: 'chat' | 'hand' | 'move' | 'ping' | 'undo';
  version?: number;
  key?: string;
  choice?: string;
  text?: string;
  seat?: number | null;
  /** Where the hand is that lays a disc now: for the others to see, and kept nowhere. */
  hand?: [number, number, number, number, 'down' | 'up'] | null;
}

export type Slot = string | number | boolean | null | (string | number)[];

/** Some results of a roll, and what comes of them. */
export interface RowShown {
  band: string;
  /** Nothing where what has happened says it. */
  say: string;
  /** In percent, before the roll; -1 where nobody can say. */
  odds: number;
  /** It has come to this. */
  counts: boolean;
}

/** What hung on a roll, as far as you may know it. */
export interface StakeShown {
  /** What asks for it. */
  of: string;
  say: string;
  rows: RowShown[];
  /** Where nobody reads the rows before the roll: how likely each result is, in percent, from 0 up. */
  chances: number[];
}

export interface Happened {
  key: string;
  slots: Record<string, Slot>;
  say: string;
  stake?: StakeShown | null;
}

export interface Offered {
  text: string;
  say: string;
  /** What comes of it, and how likely, as far as you can know; nothing where its name says it all. */
  does: string;
}

/** A refusal, with its sentence. */
export interface Reason {
  key: string;
  say: string;
  rule: string;
  slots: Record<string, Slot>;
}

/** A line of what you try to do, or of what can stop you. */
export interface GoalShown {
  kind: 'stop' | 'win';
  say: string;
  done: number;
  /** How far it has come; 0 where nothing is counted. */
  of: number;
  /** It can no longer be reached. */
  lost: boolean;
}

/** What one seat may see at one version. */
export interface StateShown {
  type: 'state';
  version: number;
  seat: number;
  view: View;
  /** What has happened since the version that you had; with `fresh`, from the beginning. */
  events: Happened[];
  choices: Offered[];
  prompt: string;
  rule: string;
  /** Why you cannot take back; nothing where you can. */
  undo: Reason | null;
  fresh: boolean;
  /** How the game ended, in a sentence; nothing while it is played. */
  result: string;
  /** When the last move was made, in seconds since 1970: for a gentle clock. */
  since: number;
  /** Who hears you now: everybody, these seats, or why you may not speak. */
  talk: number[] | Reason | null;
  /** The choice that you may order to be made for you, here and in every decision like this. */
  standing: string;
  /** Since when hidden steps, or a decision that must look the same, go on. */
  beat_since: number;
  /** How many seconds such a beat lasts; it ends with one. */
  beat: number;
  /** A hint for whoever is asked this for the first time. */
  lesson: string;
  /** Names and texts of what is in the view, by key, for games that seal their texts. */
  texts: Record<string, string>;
  /** What you try to do and what can stop you. */
  goals: GoalShown[];
  /** Somebody else at your device is asked, and has a secret to see or to choose: it goes round covered. */
  covered: boolean;
  /** What the game calls everybody, by seat, where that is not who plays. */
  called: string[];
  /** The names of the drawings of what is in the view, by the same keys, where there are any. */
  drawings: Record<string, string>;
}

/** What is different from the state that this socket was told last. */
export interface StateChanged {
  type: 'changes';
  /** The version of that state. */
  of: number;
  version: number;
  /** In the place of those of that state. */
  events: Happened[];
  /** Of everything else: where, and what is there now. */
  changes: [(string | number)[], unknown][];
  /** What is there no more, when the changes are made. */
  gone?: (string | number)[][];
}

export interface Accepted {
  type: 'accepted';
  key: string;
  version: number;
}

export interface Declined {
  type: 'refused';
  key: string;
  reason: Reason;
}

export type Option = string | number | boolean;

export type Status = 'over' | 'playing' | 'waiting';

export type Sitter = 'bot' | 'friend' | 'open' | 'person';

export interface SeatShown {
  seat: number;
  /** One word, as in records. */
  label: string;
  kind: Sitter;
  /** Who plays. */
  name: string;
  /** Its name, for a bot's seat and for a seat where a bot stands in. */
  bot: string;
  here: boolean;
  you: boolean;
  /** The place in words. */
  say: string;
  /** Its part of the dice; nothing where it was not given yet, as by a person for whom the seat is kept. */
  nonce: string;
}

export type Spectators = 'after' | 'none' | 'public';

export type Clock = 'daily' | 'gentle' | 'none';

export type Absent = 'bot' | 'wait';

export type Mask = 'auto' | 'calm' | 'long' | 'off' | 'on' | 'quick';

export type Door = 'at-once' | 'counted' | 'held';

/** How a game ended, with its sentence. */
export interface Outcome {
  key: string;
  scores: number[];
  say: string;
}

export interface TableShown {
  id: string;
  game: string;
  options: Record<string, Option>;
  status: Status;
  version: number;
  commitment: string;
  seats: SeatShown[];
  you: number | null;
  owner: boolean;
  spectators: Spectators;
  clock: Clock;
  absent: Absent;
  /** The table of the rematch; nothing where there is none. */
  next: string;
  title: string;
  /** All seats that you hold. */
  yours: number[];
  mask: Mask;
  door: Door;
  /** Seconds until the door closes behind the last who came; 0 where nobody counts. */
  closes_in: number;
  result: Outcome | null;
  /** Of which this is a chapter. */
  campaign: string;
  campaign_name: string;
  /** In words. */
  chapter: string;
  /** What whoever has laid the table is called there. */
  host: string;
  /** Who asked for the rematch, as far as this house remembers. */
  next_by: string;
}

export interface TableChanged {
  type: 'table';
  table: TableShown;
}

export interface ChatSaid {
  type: 'chat';
  number: number;
  seat: number;
  name: string;
  text: string;
  /** The seats that heard it; nothing for everybody. */
  to: number[] | null;
  /** It was said before this socket was opened, and is told to whoever comes. */
  again: boolean;
}

export interface Pong {
  type: 'pong';
}

/** The way of one disc; one that does not move is not told. */
export interface Moving {
  /** Counted from 0, the lowest; the new disc is the last. */
  disc: number;
  /** Milliseconds: the first, then how much later each next pose is. */
  times: number[];
  /**
   * Seven numbers for each time: x, y, z in hundredths of a millimetre, qw, qx, qy, qz in ten-thousandths.
   * The first seven are the pose, the next seven what is added to it, and so on. Between poses: straight, the
   * turn normalised. Before the first time the disc is as it lay (the new one is not there yet); after the
   * last it stays.
   */
  poses: number[];
}

/** Something touches something that it did not touch before. */
export interface Knock {
  ms: number;
  disc: number;
  /** 1 to 100. */
  strength: number;
  /** The other disc (always a lower number), or -1: the board or its blip. */
  on: number;
}

/** From the moment when the hand comes down (0 ms) until nothing moves. */
export interface Trajectory {
  /** Milliseconds. */
  lasts: number;
  /** Milliseconds: until then the hand holds the new disc, trembling. */
  let_go: number;
  discs: Moving[];
  knocks: Knock[];
}

/** A disc was let go: how it came down, told just before the state that came of it. */
export interface TowerMoved {
  type: 'tower';
  /** Of that state. */
  version: number;
  /** Whose disc it was. */
  seat: number;
  trajectory: Trajectory;
}

/** Where the hand is that lays a disc now. */
export interface HandMoved {
  type: 'hand';
  seat: number;
  hand: [number, number, number, number, 'down' | 'up'];
}

/** Anything a table may say on a socket. */
export type LiveAnswer =
  StateShown | StateChanged | Accepted | Declined | TableChanged | ChatSaid | Pong | TowerMoved | HandMoved;

export type CampaignStatus = 'lost' | 'over' | 'playing' | 'ready' | 'waiting';

/** Somebody whom a campaign is about, as the back of its book has them. */
export interface Mark {
  id: string;
  say: string;
  colour: string;
}

/** A campaign on the shelf. */
export interface CampaignLine {
  id: string;
  game: string;
  name: string;
  owner: boolean;
  status: CampaignStatus;
  /** Of the chapter that runs or comes next. */
  number: number;
  /** Of the chapter that runs; of one to come nothing is said. */
  title: string;
  table: string;
  first_year: number;
  last_year: number;
  touched: number;
  /** Those that players have given themselves. */
  names: string[];
  /** Whom it is about so far. */
  marks: Mark[];
  /** All chapters are over, and the campaign with them; its house stays open for free play. */
  ended: boolean;
}

export interface NewCampaign {
  /** What the house is called. */
  name?: string;
  /** The first game that has campaigns, where none is named. */
  game?: string;
}

/** Something that you may write. */
export interface BlankShown {
  what: string;
  of: string;
  /** What is asked for. */
  say: string;
  /** What stands there. */
  text: string;
  longest: number;
}

/** A campaign, opened; beside these, what its game has to tell of it. */
export interface CampaignShown {
  line: CampaignLine;
  /** All chapters are over; from here on it is free play. */
  free: boolean;
  /** Why the rules of today cannot go on with it. */
  pinned: Reason | null;
  fork: string;
  moves: number;
  proved: boolean;
  blanks: BlankShown[];
  /** The names of the drawings of what is shown, by the keys of their texts. */
  drawings: Record<string, string>;
}

export interface CampaignFile {
  campaign: string;
}

export interface NewChapter {
  company: Record<string, string | number | boolean | null>[];
  spectators?: Spectators;
  clock?: Clock;
  absent?: Absent;
  mask?: Mask;
  door?: Door;
  name?: string;
  nonce?: string;
}

/** A table and, when it has begun, what you may see of it. */
export interface Both {
  table: TableShown;
  state: StateShown | null;
}

export interface ForkWish {
  /** The number of the chapter that is played again. */
  at: number;
  name?: string;
}

/** The place as a chapter has left it. */
export interface ChapterLeft {
  number: number;
  /** What its game shows of it; nothing where it has no picture. */
  place: unknown;
  /** As in a campaign. */
  drawings: Record<string, string>;
}

/** What somebody writes into the book of a campaign. */
export interface Ink {
  what: string;
  of: string;
  text: string;
}

export interface Value {
  value: Option;
  say: string;
}

export interface OptionShown {
  key: string;
  say: string;
  default: Option;
  values: Value[];
}

export interface BotShown {
  name: string;
  say: string;
}

export interface RoleShown {
  seat: number;
  say: string;
}

export type Weight = 'beat' | 'line' | 'nothing' | 'scene';

export interface GameShown {
  name: string;
  title: string;
  line: string;
  seats: number[];
  minutes: [number, number];
  fear: number;
  options: OptionShown[];
  bots: BotShown[];
  seat_labels: string[];
  /** The seats in words, as many as there can be; nothing where they are only counted. */
  places: string[];
  /** Whether it ever knows what comes next. */
  foresees: boolean;
  /** The option whose values are harder from one to the next. */
  harder: string;
  /** Sides to choose from, for somebody alone. */
  roles: RoleShown[];
  /** Options of a game that begins at once. */
  quick: Record<string, Option>;
  /** What the fields of its view are called. */
  fields: Record<string, string>;
  /**
   * What no rulebook prints and we have made: a line, and then part by part; nothing where there is nothing.
   */
  reconstructed: string[];
  /** How much of the stage each thing takes that can happen; what is not named is a line. */
  weights: Record<string, Weight>;
  /** What begins a turn. */
  turns: string[];
  /** What ends a game. */
  ends: string[];
}

export interface StepShown {
  say: string;
  rule: string;
}

export interface RuleShown {
  id: string;
  text: string;
}

export interface RuleOfBook extends RuleShown {
  /** Ours, where the rulebook is silent. */
  ruling: boolean;
  /** Another than usual, by the options of this table. */
  agreed: boolean;
}

export interface ChapterShown {
  key: string;
  title: string;
  line: string;
  rules: RuleOfBook[];
}

/** What was chosen before the game, and the rules that say so. */
export interface AgreedShown {
  option: string;
  value: string;
  usual: boolean;
  rules: string[];
}

/** A word of the rules. */
export interface Term {
  key: string;
  name: string;
  text: string;
  /** As it stands in a text; one after a minus is not this word, though it looks so. */
  forms: string[];
  rules: string[];
}

export interface BookShown {
  order: StepShown[];
  chapters: ChapterShown[];
  agreed: AgreedShown[];
  terms: Term[];
}

export interface Join {
  token: string;
  name?: string;
  nonce?: string;
}

export interface Seated {
  table: string;
  seat: number;
}

export interface Claim {
  token: string;
}

export interface Invitation {
  title: string;
  line: string;
  /** Who has laid the table. */
  host: string;
  /** Whom one will play, in words. */
  seat: string;
  /** What it is called, where the table is a chapter of one. */
  campaign: string;
  chapter: string;
  game: string;
  /** Who sits there already, in words. */
  others: string[];
  table: string;
  /** What the dice of the table have promised. */
  commitment: string;
  /** Of the seat. */
  number: number;
}

export type Reach = 'beyond' | 'here' | 'network';

/** A link as others can open it. */
export interface LinkShown {
  address: string;
  /** Who can open it: only this machine, whoever is in the same network, or everybody whom it is sent to. */
  reach: Reach;
  /** A QR code of it, as SVG. */
  picture: string;
}

export type Lang = 'en' | 'ja';

export interface MyTable {
  id: string;
  game: string;
  title: string;
  status: Status;
  you: number;
  your_turn: boolean;
  /** In seconds since 1970. */
  touched: number;
  result: string;
  /** What it is called, where the table is a chapter of one. */
  campaign: string;
  chapter: string;
}

export interface Me {
  name: string;
  lang: Lang;
  tables: MyTable[];
}

export interface MeChange {
  name?: string | null;
  lang?: Lang | null;
}

export interface Path {
  path: string;
}

export interface OpenRecord {
  record: string;
}

export interface SeatNamed {
  seat: number;
  label: string;
  say: string;
  name: string;
  /** What the game calls them. */
  called: string;
}

export interface LinePlayed {
  number: number;
  /** A seat's label, or `*` for chance. */
  who: string;
  text: string;
  say: string;
  events: Happened[];
  /** What became different in the view of the moment before. */
  changes: [(string | number)[], unknown][];
  /** What is there no more, when the changes are made. */
  gone: (string | number)[][];
}

export interface ReplayShown {
  game: string;
  title: string;
  seats: SeatNamed[];
  /** A seat's number, `spectator` or `truth`. */
  as: string;
  /** The eyes through which it can be seen. */
  views: string[];
  /** The view before the first line; with the truth, those of all seats: `seat 1`, `seat 2` and so on. */
  start: unknown;
  lines: LinePlayed[];
  result: Outcome | null;
  record: string | null;
  options: Record<string, Option>;
  /** Names and texts of all that was in view, for games that seal their texts. */
  texts: Record<string, string>;
  /** The names of its drawings, by the same keys. */
  drawings: Record<string, string>;
}

export type SeatKind = 'bot' | 'friend' | 'me' | 'open';

export interface SeatWish {
  kind: SeatKind;
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats?: SeatWish[];
  options?: Record<string, Option>;
  spectators?: Spectators;
  clock?: Clock;
  absent?: Absent;
  /**
   * How long hidden steps of a person last, so that their time tells nothing; `off`: as long as they take.
   */
  mask?: Mask;
  door?: Door;
  name?: string;
  nonce?: string;
}

/** What belongs together under one heading: a floor, the people. */
export interface Passage {
  title: string;
  lines: string[];
}

export interface Said {
  text: string;
  seat?: number | null;
}

/** A sentence, and the number of the rule behind it. */
export interface Line {
  say: string;
  rule: string;
}

export interface Foreseen {
  lines: Line[];
  /** What a board can show of it: the `kind` of each event, and its slots. */
  steps: Record<string, Slot>[];
  /** How it would end by that; nothing where it would not. */
  end: string;
}

export interface Move {
  version: number;
  key: string;
  choice: string;
  seat?: number | null;
}

export interface Versioned {
  version: number;
}

/** What is played at a table that has not begun, as far as it should be otherwise. */
export interface Plan {
  options?: Record<string, Option>;
  chairs?: number | null;
  spectators?: Spectators | null;
  clock?: Clock | null;
  absent?: Absent | null;
  mask?: Mask | null;
  door?: Door | null;
}

export interface Rematch {
  options?: Record<string, Option>;
}

export interface Sit {
  seat: number;
  name?: string;
  nonce?: string;
  /** Get up from where you sit: that chair is open then. */
  instead?: boolean;
}

export interface Undo {
  version: number;
  key: string;
  seat?: number | null;
}

export interface Played {
  name: string;
  won: boolean;
  moves: number;
  you: boolean;
}

export interface Tonight {
  date: string;
  game: string;
  title: string;
  options: Record<string, Option>;
  /** Which one it is of those that can come. */
  stage: number;
  say: string;
  story: string;
  results: Played[];
  /** Your table of tonight, where you have sat down. */
  table: string | null;
}

export interface TonightWish {
  name?: string;
}

/** An empty practice board. */
export interface Board {
  ways: Record<string, Way[]>;
}

/** One disc more on the practice board. */
export interface Laying {
  /** Eight values with commas between them: x, y, turn, side, height, speed, drift, toward. */
  placement: string;
  kind?: Kind;
  /** The discs as they lie, each the values of `Lying` with commas between them. */
  stack?: string[];
}

/** What came of it. */
export interface Laid {
  result: 'falls' | 'slips' | 'stands';
  stack: Lying[];
  trajectory: Trajectory;
  placement: Placement;
  /** Of the stack, in hundredths of a millimetre. */
  height: number;
  /** How far off such a hand lets go, as a standard deviation, in hundredths of a millimetre. */
  sway: number;
  /** The listed ways to lay the next disc, by its kind; none where the board is full. */
  ways: Record<string, Way[]>;
}

/** Somebody's best stack of tonight. */
export interface Stacked {
  name: string;
  discs: number;
  height: number;
  you: boolean;
}

/** One stack a day: for everybody the same discs, and in each try the same trembling. */
export interface TonightsTower {
  date: string;
  /** The discs, in the order in which they are laid. */
  kinds: Kind[];
  /** As your try stands. */
  stack: Lying[];
  /** The listed ways to lay the next disc; none where your try is over. */
  ways: Way[];
  /** Whether your try goes on: nothing has fallen, and discs are left. */
  going_on: boolean;
  /** So many you have begun. */
  tries: number;
  /** So many everybody has. */
  most: number;
  /** The best stack of each who has laid one, highest first. */
  best: Stacked[];
  /** SHA-256 of tonight's key, of which the trembling follows. */
  commitment: string;
  /** The key of the day before. */
  yesterday: string;
}

export interface TonightsLaying {
  placement: string;
}

export interface LaidTonight {
  laid: Laid;
  tower: TonightsTower;
}

/** Every call: its query, the body that it takes, and what it answers. */
export interface Calls {
  /** Your campaigns: those that you own, and those that you play in. */
  'GET /campaigns': { query: {}; body: null; answer: CampaignLine[] };
  /** A new campaign. */
  'POST /campaigns': { query: {}; body: NewCampaign; answer: CampaignShown };
  /** A campaign from a file, checked from its first entry to its last. */
  'POST /campaigns/import': { query: {}; body: CampaignFile; answer: CampaignShown };
  /** A campaign with all that has happened in it. */
  'GET /campaigns/{campaign_id}': { query: {}; body: null; answer: CampaignShown };
  /** A table for the next chapter. */
  'POST /campaigns/{campaign_id}/chapters': { query: {}; body: NewChapter; answer: Both };
  /** The campaign as a file; shorter without its records. */
  'GET /campaigns/{campaign_id}/export': { query: { records?: boolean }; body: null; answer: string };
  /** Another campaign of your own, that goes its own way from the start of a chapter. */
  'POST /campaigns/{campaign_id}/fork': { query: {}; body: ForkWish; answer: CampaignShown };
  /** The place as a chapter that is over has left it. */
  'GET /campaigns/{campaign_id}/left/{number}': { query: {}; body: null; answer: ChapterLeft };
  /** Go on by the rules and content of today. */
  'POST /campaigns/{campaign_id}/move': { query: {}; body: null; answer: CampaignShown };
  /** Write a name or a fate of your own, where the campaign has a blank for it. */
  'POST /campaigns/{campaign_id}/written': { query: {}; body: Ink; answer: CampaignShown };
  /** A drawing that a state, a replay or a campaign has named. What is drawn otherwise has another name. */
  'GET /drawings/{name}': { query: {}; body: null; answer: string };
  /** Every game that can be played here. */
  'GET /games': { query: {}; body: null; answer: GameShown[] };
  /** The rules of a game as a book, under these options: order of play, chapters, what was agreed, words. */
  'GET /games/{game}/book': { query: { options?: string }; body: null; answer: BookShown };
  /** Every rule of a game, by its number, as it is under these options: names and values, as JSON. */
  'GET /games/{game}/rules': { query: { options?: string }; body: null; answer: RuleShown[] };
  /** The words of a game's book alone: what a page needs to explain them at a touch. */
  'GET /games/{game}/terms': { query: { options?: string }; body: null; answer: Term[] };
  /** Take the seat of a seat link. */
  'POST /join': { query: {}; body: Join; answer: Seated };
  /** What a seat link leads to. It is not used up by looking. */
  'POST /join/look': { query: {}; body: Claim; answer: Invitation };
  /** The address of a path of this house for other devices, who can open it, and its QR code. */
  'GET /link': { query: { path: string }; body: null; answer: LinkShown };
  /** Forget you. */
  'DELETE /me': { query: {}; body: null; answer: null };
  /** Who you are here, and your tables. */
  'GET /me': { query: {}; body: null; answer: Me };
  /** Change your name or language. */
  'PATCH /me': { query: {}; body: MeChange; answer: Me };
  /** Be the person of a personal link. */
  'POST /me/claim': { query: {}; body: Claim; answer: Me };
  /** All that is kept of you. */
  'GET /me/export': { query: {}; body: null; answer: Record<string, unknown> };
  /** A link that brings you back on another device, once. */
  'POST /me/link': { query: {}; body: null; answer: Path };
  /** A record from a file, line by line. */
  'POST /replay': { query: { as?: string }; body: OpenRecord; answer: ReplayShown };
  /** A new table. */
  'POST /tables': { query: {}; body: NewTable; answer: Both };
  /** The table, and what you may see of it. */
  'GET /tables/{table_id}': { query: { seat?: number | null }; body: null; answer: Both };
  /** What lies on the table before you, in sentences under headings. */
  'GET /tables/{table_id}/aloud': { query: { seat?: number | null }; body: null; answer: Passage[] };
  /** Say something to those who may hear it. */
  'POST /tables/{table_id}/chat': { query: {}; body: Said; answer: null };
  /** What is known to come next. */
  'GET /tables/{table_id}/foresee': { query: { seat?: number | null }; body: null; answer: Foreseen };
  /** Make a choice. */
  'POST /tables/{table_id}/moves': { query: {}; body: Move; answer: Versioned };
  /** Change what is played, and how, before it begins. */
  'POST /tables/{table_id}/plan': { query: {}; body: Plan; answer: Both };
  /** The record, when the game is over. */
  'GET /tables/{table_id}/record': { query: {}; body: null; answer: string };
  /** The same seats again, with other options if you wish. */
  'POST /tables/{table_id}/rematch': { query: {}; body: Rematch | null; answer: Both };
  /** The game line by line, when it is over. */
  'GET /tables/{table_id}/replay': { query: { as?: string }; body: null; answer: ReplayShown };
  /** Say who may sit there. */
  'POST /tables/{table_id}/seats/{seat}': { query: {}; body: SeatWish; answer: Both };
  /** A fresh link for a friend's seat. */
  'POST /tables/{table_id}/seats/{seat}/link': { query: {}; body: null; answer: Path };
  /** Take an open seat, besides the one that you have or instead of it. */
  'POST /tables/{table_id}/sit': { query: {}; body: Sit; answer: Both };
  /** Take the last choice back. */
  'POST /tables/{table_id}/undo': { query: {}; body: Undo; answer: Versioned };
  /** Why a choice is not possible; null when it is. */
  'GET /tables/{table_id}/why': {
    query: { choice: string; seat?: number | null };
    body: null;
    answer: Reason | null;
  };
  /** Tonight's house, and the night's results. */
  'GET /tonight': { query: {}; body: null; answer: Tonight };
  /** Sit down at tonight's house. */
  'POST /tonight': { query: {}; body: TonightWish; answer: Both };
  /** The practice board, empty. */
  'GET /tower': { query: {}; body: null; answer: Board };
  /** Lay a disc on the practice board. */
  'POST /tower/lay': { query: {}; body: Laying; answer: Laid };
  /** Tonight's tower, and how high others have come. */
  'GET /tower/tonight': { query: {}; body: null; answer: TonightsTower };
  /** Lay the next disc of your try. */
  'POST /tower/tonight/lay': { query: {}; body: TonightsLaying; answer: LaidTonight };
  /** Begin a try at tonight's tower, on an empty board. */
  'POST /tower/tonight/try': { query: {}; body: null; answer: TonightsTower };
}
