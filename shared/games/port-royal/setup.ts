import { below, rngOf, type Seed, shuffle } from '../../engine/rng.ts';
import { clockwise } from '../../engine/turn-order.ts';
import { DECK, faceOf, SPECIAL_EXPEDITION } from './components.ts';
import { advance, beginTurn } from './flow.ts';
import { rulesOf } from './options.ts';
import type { CardNo, Event, FaceId, Options, Player, Rules, State } from './types.ts';
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
  const deck = shuffle(rng, [...DECK]);
  const start = rules.startingSeat === 'random' ? below(rng, rules.seats) : rules.startingSeat;
  const players = Array.from({ length: rules.seats }, (): Player => ({ treasury: [], tableau: [], expeditions: [] }));
  for (const seat of clockwise(start, rules.seats))
    players[seat]?.treasury.push(...deck.splice(-rules.startCoins).reverse());
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
  };
}

export function start(state: State, emit: Emitter): void {
  beginTurn(state, emit);
  advance(state, 'again', emit);
}

/** What `start` told nobody, read off the first state: the deal, the first turn, its first card. */
export function opening(state: Readonly<State>): Event[] {
  if (state.seq > 0) return [];
  const { active: seat, rules } = state;
  const order = clockwise(seat, rules.seats);
  const events: Event[] = order.map((to) => ({
    type: 'coinsGained',
    seat: to,
    amount: rules.startCoins,
    reason: 'start',
  }));
  events.push({ type: 'turnBegan', seat, round: state.round, turn: state.turn });

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

const idOf = (card: CardNo): FaceId => faceOf(card).id;
