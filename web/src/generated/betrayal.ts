/** The views and choices of betrayal. Written by `make types`: do not change it here. */

import type { View } from './kernel';

export type Phase = 'end' | 'explore' | 'haunt' | 'setup';

export type Region = 'basement' | 'ground' | 'outside' | 'upper';

/** A tile of the house as it lies. */
export interface TileView {
  id: string;
  region: Region;
  x: number;
  y: number;
  turns: number;
  /** Its doorways, as they point now: some of `nesw`. */
  doors: string;
  /** Those that lead to nothing yet, and are not barred to this seat. */
  open: string;
  barred: string;
  bump: string;
  symbols: string[];
  runestone: boolean;
  passage: boolean;
  /** Markers on it: `ghost`, `small` and `large` obstacles, and those of the haunt. */
  marks: Record<string, number>;
  /** Cards and Objects that lie there. */
  things: string[];
  /** Ongoing Events. */
  events: string[];
  /** What kind of place it is, for its picture. */
  tags: string[];
  /** It can hurt who enters or stays: by its own text, or by a box that this seat reads. */
  danger: boolean;
  /** Barred doorways that a roll opens: the traits and the result that is needed, by side. */
  locks: Record<string, string>;
  /** The token face down that this seat has looked at. */
  token: string;
  /** The seats that have looked at the token face down: all saw them do it. */
  looked: number[];
}

/** Something that is carried. */
export interface CardView {
  id: string;
  used: boolean;
  /** Whose heirloom it is. */
  heirloom: string;
  /** The deck of a card; empty for an Object. */
  deck: string;
  /** What it does once has been done, this turn or tonight. */
  spent: boolean;
}

/** A player as this seat sees them. */
export interface PersonView {
  family: string;
  tile: string;
  alive: boolean;
  escaped: boolean;
  /** B44: where the clips stand; 0 is the skull, 1 critical. */
  steps: number[];
  values: number[];
  /** The starting steps. */
  starts: number[];
  hand: CardView[];
  /** `explorer`, `hero`, `traitor`, another role; `hidden` when this seat does not know. */
  role: string;
  statuses: string[];
  /** B98: Events that are kept. */
  kept: string[];
  name: string;
  age: number;
  /** The family's. */
  colour: string;
  /** Eight values for each trait, from the critical step up. */
  tracks: number[][];
  /** Not everybody knows this role. */
  face_down: boolean;
  /** Dead, and walks. */
  ghost: boolean;
  /** So many moves more in their next turn, or fewer. */
  next_moves: number;
}

/** A monster or a person in the house. */
export interface BeingView {
  id: string;
  kind: string;
  number: number;
  tile: string;
  stunned: boolean;
  person: boolean;
  size: string;
  follows: number;
  carries: string[];
  /** The trait that it attacks with, known like its traits. */
  attack: string;
  /** As far as this seat knows them: its controller does, and all once it has attacked or been attacked. */
  traits: Record<string, number>;
  statuses: string[];
  /** No attack does anything to it now, known like its traits. */
  safe: boolean;
  /** What is left of it, known like its traits; -1 for what has none. */
  health: number;
}

/** B17: the backs in their order, and what this seat has seen of the faces. */
export interface DeckView {
  id: string;
  backs: string[];
  /** Place in the deck (as text) and face. */
  known: Record<string, string>;
}

/** A box that this seat may read. */
export interface BoxView {
  /** `haunt.box`. */
  id: string;
  book: string;
  kind: string;
  /** It is for this player to use. */
  mine: boolean;
  /** All may read it. */
  shown: boolean;
  /** It holds now. */
  active: boolean;
  word: string;
  /** Where its action can be done, if everything else is right. */
  tiles: string[];
  /** It could be done here and now. */
  possible: boolean;
  /** What is still missing for it: `carry:THING`, `at:TILE`, `with:BEING`, `stun:BEING`. */
  needs: string[];
  does: string[];
  /** As in `ActionView`, for this player as things stand. */
  odds: number;
  /** The things in the game that one may have to carry for it. */
  wants: string[];
}

export interface CounterView {
  id: string;
  value: number;
  goal: number;
}

/** A family that can be chosen. */
export interface FamilyView {
  id: string;
  colour: string;
  starts: number[];
  tracks: number[][];
}

/** Something that this seat can do now, as it is printed. */
export interface ActionView {
  key: string;
  word: string;
  /** In a word each: `draw:item`, `!gain:might` with the best band, `?hurt:mental` with another. */
  does: string[];
  /** In percent: that its roll comes to the best band. */
  odds: number;
  /** The trait of a weapon. */
  attack: string;
  dice: number;
  result: number;
  range: string;
  /** Of a weapon: the families and beings that it reaches. */
  targets: string[];
}

/** An attack on somebody certain, as far as this seat can know: the dice of both sides. */
export interface FightView {
  trait: string;
  dice: number;
  against: number;
  /** In percent: that it is won. */
  odds: number;
}

/** The table, and what this seat knows beyond it. */
export interface NightView extends View {
  chapter: string;
  phase: Phase;
  round: number;
  /** Whose turn it is: a seat, or -1 (the monsters, nobody). */
  turn: number;
  order: number[];
  moves: number;
  /** B118: action words used this turn. */
  words: string[];
  tiles: TileView[];
  /** B61 to B65: tiles next to each other, each pair once. */
  ways: [string, string][];
  people: PersonView[];
  beings: BeingView[];
  decks: DeckView[];
  /** Who is out of sight, by family, and where they could be. */
  unseen: Record<string, string[]>;
  haunt: string;
  revealer: number;
  /** The books that this seat reads: `heroes`, `traitor`, a role's, `all`. After the end: every book. */
  books: string[];
  /**
   * The books of this seat's side, whose setup and victory it reads, its own first. No others, after the end
   * too.
   */
  own_books: string[];
  /** B146: while the sides read their books, the seats of each: only they hear each other. */
  apart: number[][];
  /** Who has not said yet to be ready. */
  reading: number[];
  /** The keys of the hints that were read out. */
  hints: string[];
  boxes: BoxView[];
  counters: CounterView[];
  /**
   * Counters of which each player, being or tile has one: by the counter, then by the family, being or tile.
   */
  tallies: Record<string, Record<string, number>>;
  /** What this seat knows of secrets; empty for a secret that it knows nothing of. */
  secrets: Record<string, string>;
  /** What each secret can be, as far as all know. */
  possible: Record<string, string[]>;
  dice: number[];
  rolled: number;
  omens: number;
  /** B138: what brings the haunt: `omen_roll`, `omens`, `tiles`, `rounds`; and how much else `begins` it. */
  onset: Record<string, number>;
  /** B27: rule modules that hold. */
  rules: string[];
  titles: Record<string, string>;
  /** What players have written: the names of families and of heirlooms, by their ids. */
  written: Record<string, string>;
  /** The card that is being read. */
  card: string;
  /** Cards that were drawn, of which some will be kept. */
  drawn: string[];
  /** B45: steps of damage that this seat has still to take. */
  harm: number;
  /** The tile that is being laid. */
  laying: string;
  /** The tile and the side that it is laid at. */
  through: [string, string];
  /** That tile where it will lie, not yet turned. */
  joining: TileView | null;
  /** Before the evening: those that nobody has chosen yet. */
  families: FamilyView[];
  /** The monster that acts. */
  being: string;
  being_moves: number;
  /** The Objects of the haunt that lie or are carried somewhere. */
  objects: string[];
  /** In this seat's own turn: what it can do now. */
  acts: ActionView[];
  /** BR32: choices that are an ATTACK on one's own side, and on nobody else. */
  own: string[];
  /** B126: choices that are an ATTACK on somebody certain, and how it would go. */
  fights: Record<string, FightView>;
  /** B124: the thing that somebody would TAKE; its owner is asked. */
  wanted: string;
  /** BR38: what was refused to who would TAKE it this turn. */
  refused: string[];
  /** What each answer to the question does, in a word each, where it is printed. */
  does: Record<string, string[]>;
  /** The faces of a roll that is not settled. */
  rolling: string;
  /** The last thing that was said aloud and left no other trace: a key and its slots. */
  said: string;
  /** How many such things were said so far. */
  sayings: number;
  ending: string;
  /**
   * Keys of what was read out besides: Legacy cards of tonight, entries of the journal, lines of the
   * chronicle.
   */
  read: string[];
  /** B18: how many Legacy cards open the evening; those after them are read when it turns. */
  opening: number;
}

/**
 * B117: an action, by the card, tile or haunt that has it: `hedge-knife.attack`; or `give`, `drop`, `take`,
 * `pick-up`, `attack`.
 */
export interface ActChoice {
  verb: 'act';
  action: string;
}

export interface AnswerChoice {
  verb: 'answer';
  word: 'no' | 'yes';
}

export type Side = 'e' | 'n' | 's' | 'w';

/** This doorway. */
export interface BarChoice {
  verb: 'bar';
  tile: string;
  side: Side;
}

export interface BidChoice {
  verb: 'bid';
  steps: number;
}

/** Enough. */
export interface DoneChoice {
  verb: 'done';
}

/** The turn is over. */
export interface EndChoice {
  verb: 'end';
}

/** B75: through the open doorway on this side. */
export interface ExploreChoice {
  verb: 'explore';
  side: Side;
}

/** B75: the tile lies with so many quarter turns. */
export interface LayChoice {
  verb: 'lay';
  turns: number;
}

export type Trait = 'knowledge' | 'might' | 'sanity' | 'speed';

/** B45: this trait takes the next step of damage. */
export interface LowerChoice {
  verb: 'lower';
  trait: Trait;
}

/** B69: to this tile. */
export interface MoveChoice {
  verb: 'move';
  tile: string;
}

/** This family, tile, card or monster, or this of several things to do. */
export interface PickChoice {
  verb: 'pick';
  what: string;
}

/** B50, B51: this trait rises. */
export interface RaiseChoice {
  verb: 'raise';
  trait: Trait;
}

/** B146: this side's book is read, and all is said. */
export interface ReadyChoice {
  verb: 'ready';
}

/** B83: this tile of the region turns so many quarters. */
export interface RearrangeChoice {
  verb: 'rearrange';
  tile: string;
  turns: number;
}

/** Roll this many dice again: those that show least. */
export interface RerollChoice {
  verb: 'reroll';
  dice: number;
}

/** With this trait. */
export interface RollChoice {
  verb: 'roll';
  trait: Trait;
}

export type Choice =
  | ActChoice
  | AnswerChoice
  | BarChoice
  | BidChoice
  | DoneChoice
  | EndChoice
  | ExploreChoice
  | LayChoice
  | LowerChoice
  | MoveChoice
  | PickChoice
  | RaiseChoice
  | ReadyChoice
  | RearrangeChoice
  | RerollChoice
  | RollChoice;

export type Verb = Choice['verb'];

/** The fields of each choice, in the order of its text, and what reads them. */
export const FIELDS = {
  act: { action: String },
  answer: { word: String },
  bar: { tile: String, side: String },
  bid: { steps: Number },
  done: {},
  end: {},
  explore: { side: String },
  lay: { turns: Number },
  lower: { trait: String },
  move: { tile: String },
  pick: { what: String },
  raise: { trait: String },
  ready: {},
  rearrange: { tile: String, turns: Number },
  reroll: { dice: Number },
  roll: { trait: String },
} as const;

/** Somebody at one night, or over all of theirs. */
export interface PersonShown {
  family: string;
  /** Nothing for somebody who has only the family's name. */
  name: string;
  age: number;
  born: number;
  nights: number[];
  /** Where, in words. */
  died: string;
  died_in: number;
  traitor: number[];
  won: number[];
  /** What became of them, in their players' own words (B169). */
  fates: string[];
}

/** Something of the house, by its id and its name; `text` is what is printed on it. */
export interface Named {
  id: string;
  say: string;
  text: string;
}

/** A family, whether it has played or not. */
export interface FamilyShown {
  family: string;
  say: string;
  colour: string;
  people: PersonShown[];
  missed: number;
  heirlooms: Named[];
  titles: string[];
  counts: Named[];
  /** Who may come again, as they were in the last chapter. */
  survivor: PersonShown | null;
}

export interface NightShown {
  number: number;
  title: string;
  year: number;
  over: boolean;
  people: PersonShown[];
  haunt: string;
  ending: string;
  ending_text: string;
  /** What was read when the evening began, and when it turned. */
  legacy: string[];
  journal: string[];
  changes: Named[];
}

/** All that a page shows of a campaign. */
export interface ChronicleShown {
  families: FamilyShown[];
  nights: NightShown[];
  rules: Named[];
  /** Of the chapter that runs. */
  company: PersonShown[];
  /** When the last chapter is over: headings, and what stands under each, line by line. */
  epilogue: Named[];
}

export type MarkKind = 'died' | 'ghost' | 'passage' | 'tile';

/** Something that a night has left on a tile for good, or somebody who died there. */
export interface TileMark {
  /** As it is called by now. */
  tile: string;
  what: MarkKind;
  night: number;
  year: number;
  say: string;
  family: string;
}

/** The house when a chapter was over. */
export interface HouseLeft {
  number: number;
  year: number;
  /** As they lay; none where nobody can tell any more. */
  tiles: TileView[];
  names: Record<string, string>;
  /** What the floors are called. */
  regions: Record<string, string>;
  /** Of that night and those before it, oldest first; also on tiles that nobody found that night. */
  marks: TileMark[];
}

/** Who of a family shall come. */
export interface Wish {
  family: string;
  name?: string;
  /** Nothing: the survivor of the last chapter comes again, older. */
  age?: number | null;
}
