import type { HarbourCardView, PlayerView, PromptView, Rules, View } from '../games/port-royal/index.ts';
import { bySeat, flag, list, nullable, record, text, uint8, uint16, union, whole } from './descriptor.ts';
import { outcome, seat, startingSeat } from './parts.ts';

const rules = record<Rules>({
  seats: uint8(),
  startCoins: uint8(),
  endInfluence: uint8(),
  winnerNeedsExpedition: flag(),
  visitorFee: uint8(),
  showDiscard: flag(),
  maxRounds: uint16(),
  startingSeat: startingSeat(),
  specialExpedition: flag(),
});

const prompt = union<PromptView, 'kind'>('kind', {
  discover: { seat: seat(), drawn: uint8(), reshuffled: flag() },
  ship: { seat: seat(), face: text(), drawn: uint8(), reshuffled: flag() },
  trade: { seat: seat(), takes: uint8() },
  bust: { seat: seat() },
  expeditionPay: {
    seat: seat(),
    expedition: text(),
    within: text(),
    drawn: uint8(),
    reshuffled: flag(),
    takes: uint8(),
  },
  over: {},
});

const discard = union<View['discard'], 'known'>('known', {
  true: { faces: list(text()) },
  false: { count: uint8() },
});

const player = record<PlayerView>({
  coins: uint8(),
  influence: uint8(),
  swords: uint8(),
  tableau: list(text()),
  expeditions: list(text()),
});

export const portRoyalWire = record<View>({
  seq: whole(),
  rules,
  round: uint16(),
  turn: whole(),
  start: seat(),
  active: seat(),
  deadTurns: uint8(),
  ending: flag(),
  prompt,
  deck: uint8(),
  discard,
  harbour: list(record<HarbourCardView>({ slot: whole(), face: text() })),
  nextSlot: whole(),
  table: list(text()),
  players: bySeat(player),
  outcome: nullable(outcome),
});
