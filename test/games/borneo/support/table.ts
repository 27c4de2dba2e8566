import assert from 'node:assert/strict';
import type { Seat } from '../../../../shared/engine/core.ts';
import { harboursFor, missionsFor } from '../../../../shared/games/borneo/components.ts';
import { advance } from '../../../../shared/games/borneo/flow.ts';
import {
  borneo,
  type CardId,
  COMPANIES,
  type Company,
  type Event,
  type HarbourId,
  MISSION_KINDS,
  type MissionKind,
  type Move,
  type Options,
  type Phase,
  perCompany,
  SHIPMENTS,
  type ShipmentId,
  type State,
  type View,
} from '../../../../shared/games/borneo/index.ts';
import { rulesOf } from '../../../../shared/games/borneo/options.ts';
import { deal } from '../../../../shared/games/borneo/setup.ts';
import { seedOf } from '../../../support/random-play.ts';
import { TableOf } from '../../../support/table.ts';

/** A situation in the table's words. What is not said lies in the draw pile; who is not named stands nowhere. */
export interface Situation {
  /** what is asked first */
  readonly moment?: 'placing' | 'mission' | 'company' | 'ship';
  readonly seats?: number;
  readonly options?: object;
  readonly active?: Seat;
  readonly turn?: number;
  /** rank 1 first */
  readonly companies?: Partial<Record<Company, readonly Seat[]>>;
  /** per seat */
  readonly hands?: readonly (readonly ShipmentId[])[];
  readonly warehouses?: readonly (readonly CardId[])[];
  readonly completed?: readonly (readonly MissionKind[])[];
  /** copies left of some kinds */
  readonly missions?: Partial<Record<MissionKind, number>>;
  /** open harbours with their columns */
  readonly places?: readonly (readonly [HarbourId, ...ShipmentId[]])[];
  /** the whole draw pile, the next card first */
  readonly draw?: readonly ShipmentId[];
  readonly discard?: readonly ShipmentId[];
  /** the whole harbour pile, the next one first */
  readonly harbours?: readonly HarbourId[];
  readonly ship?: Seat;
}

const OPEN = [['tidore'], ['banda'], ['ternate']] as const;

/** Cards that no test names by chance: dealt to who must have some. */
const idle = (taken: ReadonlySet<string>): ShipmentId[] =>
  SHIPMENTS.map(({ id }) => id)
    .reverse()
    .filter((id) => !taken.has(id));

function situate(situation: Situation): State {
  const { seats = 3, options = {}, hands = [], warehouses = [], completed = [], companies = {} } = situation;
  const parsed = borneo.parseOptions({ startingSeat: 0, ...options }, seats);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  const state = deal(rulesOf(parsed.value, seats, borneo.meta.rulesVersion), seedOf(1));
  const { edition } = state.rules;
  const places = situation.places ?? OPEN;
  const named: string[] = [hands, warehouses, places, [situation.draw ?? [], situation.discard ?? []]].flat(2);
  assert.equal(new Set(named).size, named.length, 'a card is named twice');
  const rest = idle(new Set(named));
  state.places = places.map(([harbour, ...column]) => ({ harbour, column }));
  state.players.forEach((player, seat) => {
    player.hand = [...(hands[seat] ?? rest.splice(0, 3))].sort();
    player.warehouse = [...(warehouses[seat] ?? [])];
    player.missions = [...(completed[seat] ?? [])];
  });
  const unused = harboursFor(edition, seats).filter((id) => !named.includes(id));
  state.harbours = [...(situation.harbours ?? unused)].reverse();
  state.removed = unused.filter((id) => !state.harbours.includes(id));
  state.discard = [...(situation.discard ?? [])];
  state.draw = [...(situation.draw ?? rest)].reverse();
  // a short pile: the other cards are out of reach
  if (situation.draw) state.removed.push(...rest);
  state.missions = missionsFor(edition, seats);
  for (const kind of completed.flat()) state.missions[kind]--;
  for (const kind of MISSION_KINDS) state.missions[kind] = situation.missions?.[kind] ?? state.missions[kind];
  state.companies = perCompany((company) => [...(companies[company] ?? [])]);
  state.ship = situation.ship ?? null;
  return state;
}

/** A table in a given situation. No luck in it but a reshuffle. */
export function table(situation: Situation = {}): Table {
  const state = situate(situation);
  const { moment = 'mission', active = 0, turn = 1 } = situation;
  const events: Event[] = [];
  if (moment !== 'placing') {
    state.active = active;
    state.turn = turn;
    state.phase = { kind: moment } as Phase;
    advance(state, 'again', (event) => void events.push(event));
  }
  return new Table(state, events);
}

const MAKE: Readonly<Record<string, readonly string[]>> = {
  placeMerchant: ['company'],
  mission: ['kind'],
  pirateCard: ['card'],
  pirateSpice: ['spice'],
  pay: ['card'],
  transfer: ['from', 'rank', 'to'],
  attack: ['company', 'attackerRank', 'defenderRank'],
  attackCard: ['card'],
  defendCard: ['card'],
  leave: ['to'],
  reward: ['card'],
  ship: ['card', 'place'],
  pick: ['card'],
  discard: ['card'],
};

export class Table extends TableOf<State, Move, View, Event, Options> {
  constructor(state: State, events: readonly Event[]) {
    super(borneo, state, events);
  }

  asked(): Seat {
    const [seat] = this.game.actors(this.state);
    assert.ok(seat !== undefined, 'nobody is asked');
    return seat;
  }

  /** Whoever is asked answers, one after the other. */
  inTurn(...words: string[]): this {
    for (const word of words) this.plays(this.asked(), word);
    return this;
  }

  hand(seat: Seat, ...expected: ShipmentId[]): this {
    assert.deepEqual(this.state.players[seat]?.hand, expected);
    return this;
  }

  warehouse(seat: Seat, ...expected: CardId[]): this {
    assert.deepEqual(this.state.players[seat]?.warehouse, expected);
    return this;
  }

  stands(company: Company, ...expected: Seat[]): this {
    assert.deepEqual(this.state.companies[company], expected);
    return this;
  }

  /** Every company at once; those not named are empty. */
  ranks(expected: Partial<Record<Company, readonly Seat[]>>): this {
    for (const company of COMPANIES) this.stands(company, ...(expected[company] ?? []));
    return this;
  }

  discarded(...expected: ShipmentId[]): this {
    assert.deepEqual(this.state.discard, expected);
    return this;
  }

  /** Who takes what in the last move, as `seat card`. */
  picked(...expected: string[]): this {
    const told = this.events.flatMap((event) =>
      event.type === 'shipmentPicked' ? [`${event.seat} ${event.card}`] : [],
    );
    assert.deepEqual(told, expected);
    return this;
  }

  protected override input(words: string): unknown {
    const [type = '', ...rest] = words.split(' ');
    const keys = MAKE[type] ?? [];
    const value = (text: string | undefined) => (/^\d+$/.test(text ?? '') ? Number(text) : text);
    const pirates = type === 'mission' ? { pirates: rest[1] === 'pirates' } : {};
    return { type, ...Object.fromEntries(keys.map((key, i) => [key, value(rest[i])])), ...pirates };
  }
}
