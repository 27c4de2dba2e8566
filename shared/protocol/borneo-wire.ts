import { never } from '../engine/assert.ts';
import type { Seat } from '../engine/core.ts';
import type {
  CardId,
  CombatView,
  DistributionView,
  EndReason,
  HarbourId,
  MissionKind,
  PaymentView,
  PlaceView,
  PlayerView,
  PromptView,
  Rules,
  Spice,
  View,
} from '../games/borneo/index.ts';
import {
  numberOf,
  type OutcomeWire,
  type OwnWords,
  outcomeOf,
  present,
  startingSeatOf,
  withOwn,
  wordOf,
} from './wire.ts';

/** `room.state.toJSON().game` of a Borneo room: a spectator's View, but for what a schema cannot say (see wire.ts). */
export interface BorneoWire
  extends Omit<View, 'rules' | 'prompt' | 'places' | 'ship' | 'players' | 'ending' | 'outcome'> {
  readonly rules: Omit<Rules, 'capacity' | 'startingSeat'> & {
    readonly capacity: number;
    readonly startingSeat: string;
  };
  readonly prompt: PromptWire;
  readonly places: readonly PlaceWire[];
  readonly ship: number;
  readonly players: readonly PlayerWire[];
  readonly ending: EndReason | '';
  readonly outcome?: OutcomeWire;
}

interface PromptWire {
  readonly kind: PromptView['kind'];
  readonly seat: Seat;
  readonly order: readonly Seat[];
  readonly payment?: PaymentWire;
  readonly combat?: CombatView;
  readonly distribution?: DistributionView;
}

type PaymentWire = Omit<PaymentView, 'card' | 'spice'> & {
  readonly card: CardId | '';
  readonly spice: Spice | '';
};

type PlaceWire = Omit<PlaceView, 'harbour'> & { readonly harbour: HarbourId | '' };

type PlayerWire = Omit<PlayerView, 'hand' | 'missions'> & {
  readonly hand?: readonly CardId[];
  readonly missions?: readonly MissionKind[];
};

/** `own[seat].words`: what the holder of the seat sees beyond what a spectator sees (B16.1). */
export type BorneoOwn = Pick<PlayerView, 'hand' | 'missions'>;

/** The View that the room wrote for this seat, or for a spectator; null until the game has begun. */
export function borneoView(wire: BorneoWire | undefined, own: OwnWords | null): View | null {
  if (!wire) return null;
  const { rules, prompt, places, ship, players, ending, outcome } = wire;
  return {
    ...wire,
    rules: { ...rules, capacity: numberOf(rules.capacity), startingSeat: startingSeatOf(rules.startingSeat) },
    prompt: promptOf(prompt),
    places: places.map(({ harbour, column }) => ({ harbour: wordOf<HarbourId>(harbour), column })),
    ship: numberOf(ship),
    players: withOwn<PlayerView>(players.map(playerOf), own),
    ending: wordOf(ending),
    outcome: outcomeOf(outcome),
  };
}

const playerOf = ({ hand, missions, ...plain }: PlayerWire): PlayerView => ({
  ...plain,
  hand: hand ?? null,
  missions: missions ?? null,
});

const paymentOf = ({ card, spice, ...plain }: PaymentWire): PaymentView => ({
  ...plain,
  card: wordOf<CardId>(card),
  spice: wordOf(spice),
});

function promptOf({ kind, seat, order, payment, combat, distribution }: PromptWire): PromptView {
  switch (kind) {
    case 'placing':
    case 'finalMission':
      return { kind, seat, order };
    case 'mission':
    case 'company':
    case 'ship':
    case 'discard':
      return { kind, seat };
    case 'payment':
      return { kind, seat, payment: paymentOf(present(payment)) };
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
      return { kind, seat, combat: present(combat) };
    case 'pick':
      return { kind, seat, distribution: present(distribution) };
    case 'over':
      return { kind };
    default:
      return never(kind);
  }
}
