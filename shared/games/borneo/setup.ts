import type { Seat } from '../../engine/core.ts';
import { below, rngOf, type Seed, shuffle } from '../../engine/rng.ts';
import { clockwise } from '../../engine/turn-order.ts';
import { harboursFor, missionsFor, NUMBERS, perCompany, SHIPMENTS } from './components.ts';
import { rulesOf } from './options.ts';
import type { Event, HarbourPlace, Options, Player, Rules, State } from './types.ts';
import { addToHand } from './zones.ts';

/** The first state stands at the first merchant to be placed. */
export function setup(options: Options, seats: number, seed: Seed, version: number): State {
  return deal(rulesOf(options, seats, version), seed);
}

/** B3.1 – B3.5, B3.9 */
export function deal(rules: Rules, seed: Seed): State {
  const rng = rngOf(seed);
  const start = rules.startingSeat === 'random' ? below(rng, rules.seats) : rules.startingSeat;
  const draw = shuffle(
    rng,
    SHIPMENTS.map(({ id }) => id),
  );
  const players = Array.from({ length: rules.seats }, (): Player => {
    const player: Player = { hand: [], warehouse: [], missions: [] };
    for (const card of draw.splice(-NUMBERS.startHand)) addToHand(player, card);
    return player;
  });
  const harbours = shuffle(rng, harboursFor(rules.edition, rules.seats));
  const places = harbours
    .splice(-NUMBERS.places)
    .reverse()
    .map((harbour): HarbourPlace => ({ harbour, column: [] }));
  return {
    rng,
    seq: 0,
    rules,
    phase: { kind: 'placing', order: placingOrder(start, rules) },
    pending: [],
    start,
    active: start,
    turn: 0,
    draw,
    discard: [],
    removed: [],
    buried: [],
    harbours,
    places,
    missions: missionsFor(rules.edition, rules.seats),
    companies: perCompany<Seat[]>(() => []),
    ship: null,
    players,
    ending: null,
  };
}

/** B3.6: round by round, there and back again. */
export function placingOrder(start: Seat, { seats, merchants }: Pick<Rules, 'seats' | 'merchants'>): Seat[] {
  const there = clockwise(start, seats);
  const back = [...there].reverse();
  return Array.from({ length: merchants }, (_, round) => (round % 2 === 0 ? there : back)).flat();
}

/** Everything before the first prompt lies open on the table; nothing is told twice. */
export const opening = (_state: Readonly<State>): Event[] => [];
