import type {
  AdventureRules,
  AdventureView,
  ContractView,
  Glimpse,
  HarbourCardView,
  MissionView,
  PlayerView,
  PromptView,
  Rules,
  Targets,
  VenturerView,
  View,
  WaitingView,
} from '../games/port-royal/index.ts';
import { bySeat, flag, list, nullable, or, own, record, text, uint8, uint16, union, whole } from './descriptor.ts';
import { outcome, seat, startingSeat } from './parts.ts';

const rules = record<Rules>({
  seats: uint8(),
  startCoins: uint8(),
  endInfluence: nullable(uint8()),
  winnerNeedsExpedition: flag(),
  visitorFee: uint8(),
  showDiscard: flag(),
  maxRounds: uint16(),
  startingSeat: startingSeat(),
  specialExpedition: flag(),
  sets: list(text()),
  openContracts: uint8(),
  teamContracts: flag(),
  timeCards: nullable(uint8()),
  startVictoryCards: or('ask', uint8()),
  adventure: nullable(
    record<AdventureRules>({
      chapter: nullable(uint8()),
      openMissions: uint8(),
      adventurerChoice: text(),
      batch: nullable(text()),
      events: uint8(),
      smallGroup: flag(),
      monthEnd: text(),
      targets: nullable(record<Targets>({ markers: uint8(), influence: uint8() })),
      retryCoins: uint8(),
    }),
  ),
});

/** The phase that a decision interrupts. */
const within = {
  within: text<'discover' | 'trade' | 'bust' | 'wrapUp'>(),
  drawn: uint8(),
  reshuffled: flag(),
  takes: uint8(),
};

const prompt = union<PromptView, 'kind'>('kind', {
  discover: { seat: seat(), drawn: uint8(), reshuffled: flag() },
  ship: { seat: seat(), face: text(), drawn: uint8(), reshuffled: flag() },
  trade: { seat: seat(), takes: uint8() },
  bust: { seat: seat() },
  startVictory: { seat: seat() },
  wrapUp: { seat: seat() },
  expeditionPay: { seat: seat(), expedition: text(), ...within },
  instant: { seat: seat(), contract: text(), ...within },
  taxVictory: { seat: seat(), ...within },
  shipUse: { seat: seat(), slot: whole(), takes: uint8() },
  gift: { seat: seat(), coins: uint8(), takes: uint8() },
  adventurerCard: { seat: seat() },
  adventurerSide: { seat: seat() },
  retryCoins: { seat: seat(), left: uint8() },
  missionInstant: { seat: seat(), mission: text(), ...within },
  missionPay: { seat: seat(), mission: text(), ...within },
  look: { seat: seat(), source: text(), count: uint8(), ...within },
  buyOut: { seat: seat(), price: uint8(), ...within },
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
  ships: list(text()),
  stored: list(text()),
  venturer: nullable(
    record<VenturerView>({
      card: uint8(),
      adventurer: nullable(text()),
      hold: list(text()),
      crowns: uint8(),
      crownInfluence: uint8(),
      windows: uint8(),
      boughtOut: uint8(),
      markers: uint8(),
      abilityUnlocked: flag(),
      trophy: flag(),
    }),
  ),
});

const adventure = record<AdventureView>({
  missions: list(record<MissionView>({ id: text(), done: list(seat()), progress: list(seat()) })),
  pages: list(text()),
  cards: list(uint8()),
  month: uint8(),
  event: nullable(text()),
  past: list(text()),
  pack: list(nullable(text())),
  unused: uint8(),
  looks: uint8(),
  grown: uint8(),
  takesFewer: uint8(),
  sold: list(text()),
});

/** What one seat has seen of the deck (PR17.3). */
const glimpse = record<Glimpse>({ looking: list(text()), top: list(text()) });

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
  contracts: list(record<ContractView>({ id: text(), done: list(seat()), progress: list(uint8()) })),
  time: uint8(),
  victory: uint8(),
  gamblers: uint8(),
  reached: uint8(),
  purse: uint8(),
  waiting: list(
    record<WaitingView>({
      kind: text(),
      seat: seat(),
      face: nullable(text()),
      contract: nullable(text()),
      mission: nullable(text()),
      left: uint8(),
    }),
  ),
  adventure: nullable(adventure),
  glimpse: own(glimpse),
  outcome: nullable(outcome),
});
