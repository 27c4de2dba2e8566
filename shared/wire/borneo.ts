import type {
  CombatView,
  DistributionView,
  MissionKind,
  PaymentView,
  PlaceView,
  PlayerView,
  PromptView,
  Rules,
  ShipmentId,
  View,
} from '../games/borneo/index.ts';
import { bySeat, flag, list, nullable, own, record, text, uint8, union, whole } from './descriptor.ts';
import { outcome, seat, startingSeat } from './parts.ts';

const rules = record<Rules>({
  seats: uint8(),
  edition: text(),
  merchants: uint8(),
  capacity: nullable(uint8()),
  ownMayTouch: flag(),
  monopolyHarbourTo: text(),
  mayRejoin: flag(),
  blackbeard: flag(),
  startingSeat: startingSeat(),
});

const payment = record<PaymentView>({
  kind: text(),
  pirates: flag(),
  card: nullable(text()),
  spice: nullable(text()),
  named: list(text()),
});

const combat = record<CombatView>({
  company: text(),
  attacker: seat(),
  attackerRank: uint8(),
  defender: seat(),
  defenderRank: uint8(),
  attack: list(text()),
  defence: list(text()),
});

const distribution = record<DistributionView>({
  place: uint8(),
  kind: text(),
  companies: list(text()),
  pickers: list(record<DistributionView['pickers'][number]>({ seat: seat(), company: text(), rank: uint8() })),
});

const prompt = union<PromptView, 'kind'>('kind', {
  placing: { seat: seat(), order: list(seat()) },
  mission: { seat: seat() },
  payment: { seat: seat(), payment },
  company: { seat: seat() },
  attackCard: { seat: seat(), combat },
  defendCard: { seat: seat(), combat },
  displaced: { seat: seat(), combat },
  defenceReward: { seat: seat(), combat },
  ship: { seat: seat() },
  pick: { seat: seat(), distribution },
  discard: { seat: seat() },
  finalMission: { seat: seat(), order: list(seat()) },
  over: {},
});

/** A hand is its holder's alone, and so are missions face down until the end (B16.1). */
const player = record<PlayerView>({
  hand: own(list<readonly ShipmentId[]>(text())),
  cards: uint8(),
  warehouse: list(text()),
  missions: own(list<readonly MissionKind[]>(text())),
  completed: uint8(),
});

export const borneoWire = record<View>({
  seq: whole(),
  rules,
  start: seat(),
  active: seat(),
  turn: whole(),
  phase: text(),
  prompt,
  draw: uint8(),
  harbours: uint8(),
  discard: list(text()),
  removed: list(text()),
  buried: uint8(),
  places: list(record<PlaceView>({ harbour: nullable(text()), column: list(text()) })),
  missions: record<View['missions']>({
    each1: uint8(),
    each2: uint8(),
    each3: uint8(),
    same4: uint8(),
    same8: uint8(),
  }),
  companies: record<View['companies']>({
    red: list(seat()),
    yellow: list(seat()),
    green: list(seat()),
    blue: list(seat()),
  }),
  ship: nullable(seat()),
  players: bySeat(player),
  ending: nullable(text()),
  outcome: nullable(outcome),
});
