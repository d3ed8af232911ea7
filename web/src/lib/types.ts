/** The page's short names for what goes over the wire, and what is its own. */

import type { HandMoved, SeatShown, TableShown } from '../generated/wire';

export type { Result, View } from '../generated/kernel';
export type {
  BookShown as Book,
  BotShown as Bot,
  ChatSaid as ChatMessage,
  Foreseen as Foresight,
  Passage,
  GameShown as Game,
  HandMoved,
  Happened as GameEvent,
  Lang,
  LinePlayed as ReplayLine,
  LiveAnswer as FromServer,
  LiveMessage as ToServer,
  Me,
  MyTable,
  NewTable,
  Offered as Choice,
  OptionShown as GameOption,
  Outcome,
  Played as NightResult,
  Reason as Refusal,
  ReplayShown as Replay,
  RuleShown as Rule,
  SeatKind as SeatWish,
  Slot,
  StateChanged,
  StateShown as State,
  Status,
  TableShown as Table,
  TowerMoved as Fall,
  Term,
  Tonight,
} from '../generated/wire';

/** A hand that lays something by itself, as the others see it. */
export type HandShown = HandMoved['hand'];

export type Options = TableShown['options'];

/** Who sits where; `called` is what the game calls whoever is played there. */
export type SeatNamed = Pick<SeatShown, 'seat' | 'label' | 'say' | 'name'> &
  Partial<Pick<SeatShown, 'here' | 'kind'>> & { called?: string };
export type Seat = SeatShown & { called?: string };
