import { below, type Rng, rngOf, type Seed, shuffle } from '../../engine/rng.ts';
import { clockwise, everySeat } from '../../engine/turn-order.ts';
import { deckOf, faceOf, SPECIAL_EXPEDITION } from './components.ts';
import { CONTRACTS, timeOfSeals } from './contracts.ts';
import { advance, beginTurn } from './flow.ts';
import { rulesOf } from './options.ts';
import { beginChoosing, dealAdventure } from './prepare.ts';
import type {
  Adventure,
  CardNo,
  ContractId,
  Event,
  FaceId,
  OpenContract,
  Options,
  Player,
  Rules,
  State,
} from './types.ts';
import { coinsOf, type Emitter } from './zones.ts';

/** The first state stands at the first choice: the first card has been turned up. */
export function setup(options: Options, seats: number, seed: Seed, version: number): State {
  const state = deal(rulesOf(options, seats, version), seed);
  start(state, () => {});
  return state;
}

/** PR3.1 – PR3.3 */
export function deal(rules: Rules, seed: Seed): State {
  const rng = rngOf(seed);
  // PR14.1: a chapter's own cards may come later
  const deck = shuffle(rng, deckOf(rules.sets.filter((set) => set !== rules.adventure?.batch)));
  const start = rules.startingSeat === 'random' ? below(rng, rules.seats) : rules.startingSeat;
  const players = everySeat(
    rules.seats,
    (): Player => ({ treasury: [], tableau: [], expeditions: [], ships: [], stored: [] }),
  );
  if (rules.startCoins > 0)
    for (const seat of clockwise(start, rules.seats))
      players[seat]?.treasury.push(...deck.splice(-rules.startCoins).reverse());
  const contracts = dealContracts(rules, rng);
  const time = deck.splice(deck.length - timeOf(rules, contracts));
  return {
    rng,
    seq: 0,
    rules,
    phase: { kind: 'discover', drawn: 0, reshuffled: false },
    pending: [],
    deck,
    discard: [],
    harbour: [],
    nextSlot: 0,
    table: rules.specialExpedition ? [SPECIAL_EXPEDITION] : [],
    players,
    start,
    active: start,
    round: 1,
    turn: 0,
    deadTurns: 0,
    ending: false,
    contracts,
    time,
    victory: presetVictory(rules, time),
    gamblers: 0,
    reached: 0,
    purse: 0,
    adventure: dealAdventure(rules, rng),
  };
}

/** PR12.1, PR13.1: nothing ever comes of those that are not revealed, so they stay in the box. */
function dealContracts({ openContracts, teamContracts, seats }: Rules, rng: Rng): OpenContract[] {
  if (openContracts === 0) return [];
  return shuffle(rng, (teamContracts ? allContracts : contractsOfRivals).slice())
    .slice(0, openContracts)
    .map((id) => ({ id, done: [], progress: everySeat(seats, () => 0) }));
}

const allContracts: readonly ContractId[] = CONTRACTS.map(({ id }) => id);
const contractsOfRivals: readonly ContractId[] = CONTRACTS.filter(({ teamOnly }) => !teamOnly).map(({ id }) => id);

/** PR13.2 */
const timeOf = ({ timeCards }: Rules, contracts: readonly OpenContract[]): number =>
  timeCards === null ? 0 : timeCards + timeOfSeals(contracts.map(({ id }) => id));

/** PR13.3: what was agreed on before, but one card of the time pile stays. */
function presetVictory({ startVictoryCards }: Rules, time: CardNo[]): CardNo[] {
  if (startVictoryCards === 'ask' || time.length === 0) return [];
  const count = Math.min(startVictoryCards, time.length - 1);
  return time.splice(time.length - count).reverse();
}

export function start(state: State, emit: Emitter): void {
  if (state.adventure !== null) beginChoosing(state);
  else if (state.time.length > 0 && state.rules.startVictoryCards === 'ask') state.phase = { kind: 'startVictory' };
  else beginTurn(state, emit);
  advance(state, 'again', emit);
}

/** What `start` told nobody, read off the first state: the deal, the first turn, its first card. */
export function opening(state: Readonly<State>): Event[] {
  if (state.seq > 0) return [];
  const { active: seat, rules, adventure } = state;
  if (adventure !== null) return openingOfAdventure(adventure);
  const order = clockwise(seat, rules.seats);
  const events: Event[] = order.map((to) => ({
    type: 'coinsGained',
    seat: to,
    amount: rules.startCoins,
    reason: 'start',
  }));
  events.push(...preparations(state));
  if (state.turn === 0) return events;
  events.push({ type: 'turnBegan', seat, round: state.round, turn: state.turn });

  // with a time pile the first card came from it
  if (rules.timeCards !== null) events.push({ type: 'timePassed', time: state.time.length });
  const tax = state.discard[0];
  const moored = state.harbour[0];
  const opened = state.table.find((card) => card !== SPECIAL_EXPEDITION);
  if (tax !== undefined) {
    // nobody has swords or influence yet: everybody is tied (PR7.3)
    events.push(drawn(tax), { type: 'taxLevied', face: idOf(tax) });
    for (const to of order)
      events.push({ type: 'coinsGained', seat: to, amount: coinsOf(state, to) - rules.startCoins, reason: 'taxBonus' });
  } else if (moored !== undefined) {
    events.push(drawn(moored.card), { type: 'cardMoored', face: idOf(moored.card), slot: moored.slot });
  } else if (opened !== undefined) {
    events.push(drawn(opened), { type: 'expeditionOpened', face: idOf(opened) });
  }
  return events;

  function drawn(card: CardNo): Event {
    return { type: 'cardDrawn', seat, face: idOf(card) };
  }
}

/** PR14.2: nobody has coins yet, and no turn has begun. */
function openingOfAdventure({ pages, venturers }: Adventure): Event[] {
  const cards = venturers.flatMap(({ card }) => (card === null ? [] : [card]));
  const events: Event[] = pages.map((page) => ({ type: 'pageOpened', page }));
  if (cards.length > 0) events.push({ type: 'adventurersDealt', cards });
  return events;
}

/** PR3.4: contracts, the time pile, and what was put aside of it. */
function preparations({ contracts, time, victory, turn, active: seat }: Readonly<State>): Event[] {
  const events: Event[] = [];
  if (contracts.length > 0) events.push({ type: 'contractsOpened', contracts: contracts.map(({ id }) => id) });
  const drawn = turn > 0 ? 1 : 0;
  const all = time.length + victory.length;
  if (all === 0) return events;
  events.push({ type: 'timeSet', cards: all + drawn });
  if (victory.length > 0)
    events.push({ type: 'timeSetAside', seat, time: time.length + drawn, victory: victory.length });
  return events;
}

const idOf = (card: CardNo): FaceId => faceOf(card).id;
