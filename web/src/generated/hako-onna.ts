/** The views and choices of hako-onna. Written by `make types`: do not change it here. */

import type { View } from './kernel';

export type Edition = 'en' | 'ja';

export type Difficulty = 'easy' | 'hard' | 'nightmare' | 'regular';

/** Rulings carry their number; the defaults are the house's rulings (docs/rulings.md). */
export interface NightOptions {
  /** The English edition, or the Japanese manual Ver. 2.0. */
  edition: Edition;
  /**
   * H22: Noise cards (English only), a model of the discs with stated odds, real discs on your table, or the
   * noise tower: discs that are laid by hand on the screen. By edition: cards in English, discs in Japanese.
   */
  noise: 'by-edition' | 'cards' | 'discs' | 'real' | 'tower';
  /** H21, H52: which discs, and where the red one lies. Noise cards know no difficulty. */
  difficulty: Difficulty;
  /** H5: the Visitors build the house; or a fixed fair one; or a random legal one. */
  house: 'balanced' | 'build' | 'random';
  /** House rule for beginners: she keeps a power of rank C if she has drawn one. */
  first_power: 'any' | 'weak';
  /** HR3: any three of six numbers; or three in a row, as the Japanese words can be read. */
  code: 'any' | 'consecutive';
  /**
   * HR14: Visitors in one room may hand over and exchange Item cards too, or only exchange them. By edition:
   * not in English, yes in Japanese.
   */
  swap_items: 'by-edition' | 'exchange' | 'no' | 'yes';
  /**
   * HR42: Visitors beside the active one are asked whether they show or give something; or only the active
   * one is.
   */
  offers: 'any-turn' | 'own-turn';
  /**
   * HR43, in the English edition: Visitors wink in their own turn and when they are asked what they offer; or
   * all the others are asked in every turn.
   */
  winks: 'any-turn' | 'own-turn';
  /** H134: two advanced powers take the places of numbers 9 and 10. */
  advanced_powers: boolean;
  /** H134: thirteen Item cards to choose from. */
  advanced_items: boolean;
  /** HR24: what a ghost holds closes a road at once; or only what has left the game does. */
  hopeless: 'blocked' | 'gone';
}

export type Phase = 'dark' | 'end' | 'scream' | 'setup' | 'visitor' | 'window';

/** A board of a preset house, where it lies and how many quarter turns clockwise. */
export interface Laid {
  board: string;
  floor: 0 | 1 | 2;
  x: number;
  y: number;
  turns: 0 | 1 | 2 | 3;
}

/** A player as all see them. Seat 0 is the ghost. */
export interface SeatView {
  /** Still a Visitor. */
  alive: boolean;
  /** Where the pawn stands; empty for ghosts. */
  room: string;
  /** Item cards, face up. */
  items: string[];
  /** How many tiles they carry. */
  tiles: number;
  /** Which of them all know to be there, in no order; `unseen` for the others. */
  shown: string[];
}

/** One Shadow as it lies on the table. */
export interface ShadowView {
  id: string;
  room: string;
  /** How many tiles lie there: the top one hides nobody, or somebody. */
  tiles: number;
  /** The Empty tile there lies face up. */
  face_up: boolean;
  /** No ghost may enter (Purifying Salt). */
  salted: boolean;
}

export type Kind = 'big' | 'black' | 'small';

export type Side = 'down' | 'up';

/** A disc as it lies. Its own z is up as it was laid, its blip (`side`) above or below. */
export interface Lying {
  kind: Kind;
  side: Side;
  /** Micrometres: the disc's middle. */
  x: number;
  y: number;
  z: number;
  /** Millionths: the quaternion that turns it from level, with its x to the right, to how it lies. */
  qw: number;
  qx: number;
  qy: number;
  qz: number;
}

/** How a disc is let go. `str` is one word, which `parse` reads. */
export interface Placement {
  /** Tenths of a millimetre: where the disc's middle is when it is let go. */
  x: number;
  y: number;
  /** Degrees, 0 to 359: where the disc's own x points, and with it the blip of a red one. */
  turn: number;
  side: Side;
  /** Tenths of a millimetre above the place where it would touch. */
  height: number;
  /** Millimetres a second, downwards. */
  speed: number;
  /** Millimetres a second, sideways. */
  drift: number;
  /** Degrees, 0 to 359: where it drifts. */
  toward: number;
}

export type Aim = 'away' | 'left' | 'middle' | 'near' | 'right';

export type Manner = 'careful' | 'hasty' | 'steady';

/** One of the listed placements. */
export interface Way {
  placement: Placement;
  aim: Aim;
  care: Manner;
}

/** The noise tower. */
export interface TowerView {
  /** The discs as they lie, the lowest first. */
  stack: Lying[];
  /** What the next disc is. */
  kind: Kind;
  /** Where its blip may be (H40). */
  sides: Side[];
  /** HR50: it is let go a little higher, faster and more aslant than is meant. */
  weaker_hand: boolean;
  /** The listed ways to lay it, while somebody is asked. Any other is admitted too. */
  ways: Way[];
  /** How the hand has let the disc go whose fall is still to be seen. Nobody is asked meanwhile. */
  coming_down: Placement | null;
}

/**
 * The Noise System. Cards: those face up and how many are kept. Discs: the next one, how the others were
 * laid.
 */
export interface NoiseView {
  kind: 'cards' | 'discs' | 'real' | 'tower';
  /** The number of the next disc or card, 1 to 5; 6 when Time is Overdue. */
  next: number;
  cards: number[];
  kept: number;
  laid: string[];
  red: number[];
  /** Discs: the chance in hundredths that the next one stands when it is laid with care. */
  odds: number;
  overdue: boolean;
  tower: TowerView | null;
}

/** A Scream, as all heard it. */
export interface ScreamView {
  when: number;
  room: string;
  /** `kept`, `bottom` or `despair` (HR6). */
  kept: string;
}

/** What she answered to a question item. */
export interface AnswerView {
  when: number;
  seat: number;
  item: string;
  asked: string;
  answer: string;
}

/** What somebody has said. It may be a lie (HR28). */
export interface ClaimView {
  seat: number;
  /** A Shadow's id, or `hand`. */
  where: string;
  tile: string;
  when: number;
}

/** Something the seat knows of a tile. */
export interface NoteView {
  /**
   * A Shadow's id, `hand-2` (in the hand of seat 2), `gone`, `held-3` (with the ghost in seat 3), or `lost`
   * (somewhere: it was moved).
   */
  where: string;
  tile: string;
  /** The night hour, counted by her turns, in which it was seen. */
  when: number;
  /**
   * `peeked`, `photographed`, `shown-2` (by seat 2), `seen` (all saw it), `looked` (a ghost), `placed`,
   * `dead-2` (told by the dead of seat 2).
   */
  how: string;
  /** It may have changed since: she used a power in the dark that can move things. */
  stale: boolean;
  /** How often it was shown in that hour. */
  times: number;
}

/** HR40: a place where one of several tiles may be, since nobody saw which of them left a hand. */
export interface PerhapsView {
  /** A Shadow's id, `hand-2` or `gone`. */
  where: string;
  /** Which of the tiles that the seat has seen; `unseen` if it may be another. */
  tiles: string[];
}

/** A wink of yours, or at you (HR43). */
export interface WinkView {
  seat: number;
  other: number;
  when: number;
}

/** A ghost as the ghosts see it. */
export interface GhostView {
  seat: number;
  shadow: string;
  /** The tile it keeps out of reach; empty if none. */
  holds: string;
  /** Where it means to hide, until all have agreed (HR35). */
  means: string;
}

/** The table, and what this seat knows beyond it. */
export interface NightView extends View {
  options: NightOptions;
  phase: Phase;
  /** Her turns so far. */
  hour: number;
  /** Whose Visitor turn it is: a seat, or -1. */
  turn: number;
  house: Laid[];
  /** H59: rooms joined by a door or stairs, each pair once. */
  ways: [string, string][];
  stairs: [string, string][];
  players: SeatView[];
  shadows: ShadowView[];
  noise: NoiseView;
  /** The numbers of the Diary tiles found: as many powers are unlocked. */
  diary: number[];
  /** Tiles, items and powers out of the game, as far as all have seen them; `unseen` for the others. */
  gone: string[];
  empties: number;
  /** The two rooms whose door is barred. */
  barred: string[];
  /** Whether a power is set, left and right. */
  set_cards: [boolean, boolean];
  /** Set powers that all can see. */
  face_up_powers: string[];
  hand_cards: number;
  deck_cards: number;
  screams: ScreamView[];
  answers: AnswerView[];
  claims: ClaimView[];
  /** Numbers of the combination turned face up on the Safe board (Stethoscope). */
  numbers_known: number[];
  /** Numbers named with the Stethoscope that are not in it. */
  numbers_refused: number[];
  /** Wrong guesses. */
  guesses: [number, number, number][];
  /** Weapons that have hit her in vain. */
  weapons_failed: string[];
  key_in_safe: boolean;
  /**
   * What all have seen happen since this turn began, or with the answer that began it: the events, as texts.
   */
  trail: string[];
  /** The board that is to be laid. */
  board_drawn: string;
  /** What the active Visitor has announced: the text of the choice. */
  declared: string;
  /** Item cards to choose from; for her alone the powers she has drawn. */
  offered: string[];
  /** Shadows where she can be, as far as this seat can know. */
  may_be: string[];
  /** The same for every Hakobito, by its seat. */
  hakobito_may_be: [number, string[]][];
  notes: NoteView[];
  /** What may be where, of tiles that this seat has seen and could not follow. */
  perhaps: PerhapsView[];
  /** Your own tiles. */
  hand: string[];
  winks: WinkView[];
  partner: number;
  /** Powers the Smartphone has shown to you, when it was last used. */
  powers_shown: string[];
  powers_shown_at: number;
  /** The Shadow that is being looked into. */
  peeking: string;
  /** For the ghosts: where each of them is. */
  ghosts: GhostView[];
  /** For the ghosts. */
  code: number[];
  /** For the ghosts. */
  weakness: string;
  /** For the ghosts. */
  hand_powers: string[];
  /** For the ghosts. */
  set_powers: [string, string];
  /** For the ghosts: what only they have seen happen since this turn began. */
  whispers: string[];
  /** For the ghosts: the cards that went to the bottom before their eyes, in order. */
  deck_bottom: string[];
}

export type Slot = 'left' | 'right';

/** H94: use the power that is set here, in the dark. */
export interface ActivateChoice {
  verb: 'activate';
  slot: Slot;
}

/** H44, real discs: it was she. */
export interface AdmitChoice {
  verb: 'admit';
}

/** HR35: this ghost chooses anew. */
export interface AgainChoice {
  verb: 'again';
  seat: number;
}

/** H133: give up. */
export interface AgreeChoice {
  verb: 'agree';
}

/** H78: ask for a tile. */
export interface RequestChoice {
  verb: 'ask';
  seat: number;
}

/** H35, on the noise tower: lay the next disc by hand. More ways are admitted than are listed. */
export interface BalanceChoice {
  verb: 'balance';
  /**
   * Tenths of a millimetre from the middle of the board's blip: where the disc's middle is when it is let go.
   */
  x: number;
  y: number;
  /** Degrees, 0 to 359. */
  turn: number;
  /** Where the blip of a red disc is (H40); of a black one always `down`. */
  side: Side;
  /** Tenths of a millimetre above the place where it would touch. */
  height: number;
  /** Millimetres a second, downwards. */
  speed: number;
  /** Millimetres a second, sideways. */
  drift: number;
  /** Degrees, 0 to 359: where it drifts. */
  toward: number;
}

/** H69: nothing in its place, since no Empty tile is left. */
export interface BareChoice {
  verb: 'bare';
}

/** Keep the Music Box for another time. */
export interface BearChoice {
  verb: 'bear';
}

/** Sacred Drops: two discs or cards in one go. */
export interface BothChoice {
  verb: 'both';
}

/** H44, real discs: she has knocked it over. */
export interface BumpedChoice {
  verb: 'bumped';
}

/** H23: the Bones lie here. */
export interface BuryChoice {
  verb: 'bury';
  shadow: string;
}

/** H133: propose to give up. */
export interface DespairChoice {
  verb: 'despair';
}

/** H79: put one of your tiles on a Shadow that has none. */
export interface DiscardChoice {
  verb: 'discard';
  tile: string;
  shadow: string;
}

/** H69: an Empty tile in its place. */
export interface EmptyChoice {
  verb: 'empty';
}

/** H82: the turn is over. */
export interface EndChoice {
  verb: 'end';
}

/** H14: her weakness. */
export interface FearChoice {
  verb: 'fear';
  weapon: string;
}

/** H41, real discs: the stack has toppled. */
export interface FellChoice {
  verb: 'fell';
}

/** Fire Extinguisher: run to this room, or stay. */
export interface FleeChoice {
  verb: 'flee';
  room: string;
}

/** H53: turn a Noise card. */
export interface FlipChoice {
  verb: 'flip';
}

/** H78: give one of your tiles. */
export interface GiveChoice {
  verb: 'give';
  tile: string;
  seat: number;
}

/** H96: go to this room, or look round the same one again. */
export interface GoChoice {
  verb: 'go';
  room: string;
}

/** H113: these three numbers, in any order. */
export interface GuessChoice {
  verb: 'guess';
  a: number;
  b: number;
  c: number;
}

/** HR14: hand over an Item card. */
export interface HandChoice {
  verb: 'hand';
  item: string;
  seat: number;
}

/** H98: hide in this Shadow. */
export interface HideChoice {
  verb: 'hide';
  shadow: string;
}

/** H104: use the power that is set here. */
export interface InterruptChoice {
  verb: 'interrupt';
  slot: Slot;
}

/** H3: this Item card. H18: this power. */
export interface KeepChoice {
  verb: 'keep';
  card: string;
}

/** Moving Things: this tile on the next Shadow. */
export interface LayChoice {
  verb: 'lay';
  tile: string;
}

/** H65: leave the tile. */
export interface LeaveChoice {
  verb: 'leave';
}

/** H105: let the Visitor do it. */
export interface LetChoice {
  verb: 'let';
}

/** H12: the three numbers of the safe. */
export interface LockChoice {
  verb: 'lock';
  a: number;
  b: number;
  c: number;
}

/** H59: go to this room. */
export interface MoveChoice {
  verb: 'move';
  room: string;
}

/** H73: name a room, a tile, or one of her places for powers. */
export interface NameChoice {
  verb: 'name';
  what: string;
}

/** H84: neither set nor take back. */
export interface NeitherChoice {
  verb: 'neither';
}

/** H84: no more powers this turn. */
export interface DoneChoice {
  verb: 'no-more';
}

/** HR42: show and give nothing. */
export interface NothingChoice {
  verb: 'nothing';
}

/** H44, HR11: it was not she, or it did not fall. */
export interface ObjectChoice {
  verb: 'object';
}

/** H73: on this Shadow. */
export interface TargetChoice {
  verb: 'on';
  shadow: string;
}

/** Who carries the other Walkie-Talkie. */
export interface PartnerChoice {
  verb: 'partner';
  seat: number;
}

/** H47, H54: keep the disc or card and do nothing. */
export interface PassChoice {
  verb: 'pass';
}

/** H62: look into this Shadow. */
export interface PeekChoice {
  verb: 'peek';
  shadow: string;
}

/** H5: lay the drawn board here, with so many quarter turns. */
export interface PlaceChoice {
  verb: 'place';
  floor: number;
  x: number;
  y: number;
  turns: number;
}

/** H70: one of your tiles in its place. */
export interface PutChoice {
  verb: 'put';
  tile: string;
}

/** Do not do what was asked. */
export interface RefuseChoice {
  verb: 'refuse';
}

export type Answer = 'carried' | 'floor-0' | 'floor-1' | 'floor-2' | 'gone' | 'no' | 'with-us' | 'yes';

/** Her answer to a question item. */
export interface ReplyChoice {
  verb: 'reply';
  answer: Answer;
}

/** What you say lies there. It need not be true (HR28). */
export interface SayChoice {
  verb: 'say';
  tile: string;
}

/** H85: scream, name the room, draw a power. */
export interface ScreamChoice {
  verb: 'scream';
}

/** H89: set this power face down in this place. */
export interface SetChoice {
  verb: 'set';
  power: string;
  slot: Slot;
}

/** HR35: all ghosts hide where they mean to. */
export interface SettleChoice {
  verb: 'settle';
}

/** H78: show one of your tiles, or the tile you have just Peeked at. */
export interface ShowChoice {
  verb: 'show';
  tile: string;
  seat: number;
}

/** H84: do not scream. */
export interface SilenceChoice {
  verb: 'silence';
}

/** Stethoscope: is this number in the combination? */
export interface SoundChoice {
  verb: 'sound';
  number: number;
}

export type Care = 'careful' | 'down' | 'hasty' | 'up';

/** H35: lay the next disc, with this care; or, of a red one, with the blip down or up (H40). */
export interface StackChoice {
  verb: 'stack';
  care: Care;
}

/** H84: do not move at all. */
export interface StayChoice {
  verb: 'stay';
}

/**
 * I Want That One: one of the face-down tiles, unseen; the tile that was just shown for use; or the Item
 * card.
 */
export interface StealChoice {
  verb: 'steal';
  what: 'card' | 'shown' | 'tile';
}

/** Real discs: the stack stands. */
export interface StoodChoice {
  verb: 'stood';
}

/** HR14: offer one of your Item cards for one of another Visitor's. */
export interface SwapChoice {
  verb: 'swap';
  mine: string;
  theirs: string;
  seat: number;
}

/** H65: take the tile. */
export interface TakeChoice {
  verb: 'take';
}

/** H89: take the power in this place back. */
export interface RetakeChoice {
  verb: 'take-back';
  slot: Slot;
}

/** H80: say what lies, or lay, in this Shadow, or what is in your hand. */
export interface TellChoice {
  verb: 'tell';
  place: string;
}

/** H97: turn the face-up tile down. */
export interface TurnChoice {
  verb: 'turn-down';
  shadow: string;
}

/** Deductive Reasoning: lay the Empty tile face up. */
export interface UpChoice {
  verb: 'up';
}

/** H73: show this Item card or tile. */
export interface UseChoice {
  verb: 'use';
  item: string;
}

/** HR35: let this ghost go first. */
export interface WaitChoice {
  verb: 'wait';
  seat: number;
}

/** Music Box: no noise was made. */
export interface WindChoice {
  verb: 'wind';
}

/** HR43: a sign that only this Visitor sees. */
export interface WinkChoice {
  verb: 'wink';
  seat: number;
}

export type Choice =
  | ActivateChoice
  | AdmitChoice
  | AgainChoice
  | AgreeChoice
  | RequestChoice
  | BalanceChoice
  | BareChoice
  | BearChoice
  | BothChoice
  | BumpedChoice
  | BuryChoice
  | DespairChoice
  | DiscardChoice
  | EmptyChoice
  | EndChoice
  | FearChoice
  | FellChoice
  | FleeChoice
  | FlipChoice
  | GiveChoice
  | GoChoice
  | GuessChoice
  | HandChoice
  | HideChoice
  | InterruptChoice
  | KeepChoice
  | LayChoice
  | LeaveChoice
  | LetChoice
  | LockChoice
  | MoveChoice
  | NameChoice
  | NeitherChoice
  | DoneChoice
  | NothingChoice
  | ObjectChoice
  | TargetChoice
  | PartnerChoice
  | PassChoice
  | PeekChoice
  | PlaceChoice
  | PutChoice
  | RefuseChoice
  | ReplyChoice
  | SayChoice
  | ScreamChoice
  | SetChoice
  | SettleChoice
  | ShowChoice
  | SilenceChoice
  | SoundChoice
  | StackChoice
  | StayChoice
  | StealChoice
  | StoodChoice
  | SwapChoice
  | TakeChoice
  | RetakeChoice
  | TellChoice
  | TurnChoice
  | UpChoice
  | UseChoice
  | WaitChoice
  | WindChoice
  | WinkChoice;

export type Verb = Choice['verb'];

/** The fields of each choice, in the order of its text, and what reads them. */
export const FIELDS = {
  activate: { slot: String },
  admit: {},
  again: { seat: Number },
  agree: {},
  ask: { seat: Number },
  balance: {
    x: Number,
    y: Number,
    turn: Number,
    side: String,
    height: Number,
    speed: Number,
    drift: Number,
    toward: Number,
  },
  bare: {},
  bear: {},
  both: {},
  bumped: {},
  bury: { shadow: String },
  despair: {},
  discard: { tile: String, shadow: String },
  empty: {},
  end: {},
  fear: { weapon: String },
  fell: {},
  flee: { room: String },
  flip: {},
  give: { tile: String, seat: Number },
  go: { room: String },
  guess: { a: Number, b: Number, c: Number },
  hand: { item: String, seat: Number },
  hide: { shadow: String },
  interrupt: { slot: String },
  keep: { card: String },
  lay: { tile: String },
  leave: {},
  let: {},
  lock: { a: Number, b: Number, c: Number },
  move: { room: String },
  name: { what: String },
  neither: {},
  'no-more': {},
  nothing: {},
  object: {},
  on: { shadow: String },
  partner: { seat: Number },
  pass: {},
  peek: { shadow: String },
  place: { floor: Number, x: Number, y: Number, turns: Number },
  put: { tile: String },
  refuse: {},
  reply: { answer: String },
  say: { tile: String },
  scream: {},
  set: { power: String, slot: String },
  settle: {},
  show: { tile: String, seat: Number },
  silence: {},
  sound: { number: Number },
  stack: { care: String },
  stay: {},
  steal: { what: String },
  stood: {},
  swap: { mine: String, theirs: String, seat: Number },
  take: {},
  'take-back': { slot: String },
  tell: { place: String },
  'turn-down': { shadow: String },
  up: {},
  use: { item: String },
  wait: { seat: Number },
  wind: {},
  wink: { seat: Number },
} as const;
