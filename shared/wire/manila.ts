import type { Seat } from '../engine/core.ts';
import type {
  AuctionView,
  Berth,
  Bid,
  BoatView,
  Letter,
  Party,
  Payment,
  PlayerView,
  PromptView,
  Rules,
  Settlement,
  View,
  Ware,
} from '../games/manila/index.ts';
import {
  bySeat,
  type Described,
  flag,
  int8,
  list,
  nullable,
  or,
  own,
  record,
  text,
  uint8,
  union,
  whole,
} from './descriptor.ts';
import { outcome, seat, startingSeat } from './parts.ts';

const rules = record<Rules>({
  seats: uint8(),
  accomplices: uint8(),
  schedule: list(uint8()),
  pilotOrder: text(),
  largePilotMoves: text(),
  placementPass: text(),
  stowawayTargets: text(),
  destituteMayInsure: flag(),
  seatsOnDockedBoats: flag(),
  pirateEviction: flag(),
  evictionVacancies: text(),
  hideCash: flag(),
  startValue: uint8(),
  startingSeat: startingSeat(),
  showOdds: flag(),
});

const perWare = record<Record<Ware, number>>({ nutmeg: uint8(), silk: uint8(), ginseng: uint8(), jade: uint8() });

const perLetter = record<Record<Letter, Seat | null>>({
  A: nullable(seat()),
  B: nullable(seat()),
  C: nullable(seat()),
});

const berth = record<Berth>({ haven: text(), letter: text() });

const boat = record<BoatView>({
  ware: text(),
  start: nullable(uint8()),
  position: uint8(),
  berth: nullable(berth),
  plundered: flag(),
  seats: list(nullable(int8())),
  die: nullable(uint8()),
});

const auction = record<AuctionView>({
  standing: nullable(record<Bid>({ seat: seat(), amount: whole() })),
  bids: list(nullable(whole())),
  passed: list(flag()),
});

const prompt = union<PromptView, 'kind'>('kind', {
  auction: { seat: seat() },
  share: { seat: seat() },
  load: { seat: seat(), lane: uint8() },
  launch: { seat: seat(), lane: uint8(), ware: text() },
  placement: { seat: seat(), left: list(seat()) },
  roll: { seat: seat(), roll: uint8() },
  boarding: {
    seat: seat(),
    index: uint8(),
    boarded: nullable(record<{ ware: Ware; seat: number }>({ ware: text(), seat: uint8() })),
  },
  pilot: { seat: seat(), pilot: text(), moved: nullable(text()) },
  plunder: { seat: seat(), boats: list(text()) },
  over: {},
});

/** Shares are hidden until the end (M13.1), and money where the table has agreed so (A9). */
const player = record<PlayerView>({
  cash: own(whole()),
  shares: uint8(),
  pledged: uint8(),
  hand: own(list<readonly Ware[]>(text())),
  bought: list(text()),
  accomplices: uint8(),
  retired: flag(),
});

const party = (): Described<Party> => or('bank', seat());

const payment = record<Payment>({
  reason: text(),
  from: party(),
  to: party(),
  amount: whole(),
  ware: nullable(text()),
  letter: nullable(text()),
});

const settlement = record<Settlement>({
  voyage: uint8(),
  master: seat(),
  insurer: nullable(seat()),
  boats: list(record<Settlement['boats'][number]>({ ware: text(), berth, plundered: flag(), crew: list(seat()) })),
  payments: list(payment),
  rises: list(record<Settlement['rises'][number]>({ ware: text(), from: uint8(), to: uint8() })),
});

export const manilaWire = record<View>({
  seq: whole(),
  rules,
  voyage: uint8(),
  rolls: uint8(),
  round: uint8(),
  opener: seat(),
  master: nullable(seat()),
  prompt,
  auction: nullable(auction),
  values: perWare,
  supply: perWare,
  boats: list(boat),
  port: perLetter,
  shipyard: perLetter,
  pirates: list(nullable(int8())),
  pilots: record<View['pilots']>({ small: nullable(seat()), large: nullable(seat()) }),
  insurer: nullable(seat()),
  players: bySeat(player),
  settlement: nullable(settlement),
  outcome: nullable(outcome),
});
