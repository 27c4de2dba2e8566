import assert from 'node:assert/strict';
import type { Seat } from '../../../../shared/engine/core.ts';
import { below, type Rng, rngOf } from '../../../../shared/engine/rng.ts';
import { advance } from '../../../../shared/games/manila/flow.ts';
import {
  type Event,
  type Letter,
  type Move,
  manila,
  NUMBERS,
  type Options,
  type Pilot,
  type Space,
  type State,
  TILES,
  type View,
  WARES,
  type Ware,
} from '../../../../shared/games/manila/index.ts';
import { rulesOf } from '../../../../shared/games/manila/options.ts';
import * as auction from '../../../../shared/games/manila/phases/auction.ts';
import * as boarding from '../../../../shared/games/manila/phases/boarding.ts';
import * as placement from '../../../../shared/games/manila/phases/placement.ts';
import * as roll from '../../../../shared/games/manila/phases/roll.ts';
import * as share from '../../../../shared/games/manila/phases/share.ts';
import { deal } from '../../../../shared/games/manila/setup.ts';
import { fundsOf } from '../../../../shared/games/manila/zones.ts';
import { seedOf } from '../../../support/random-play.ts';
import { TableOf } from '../../../support/table.ts';

type Moment = 'auction' | 'share' | 'placement' | 'roll' | 'boarding' | 'pilots';

/** A situation in the table's words. What is not said is as at the beginning of a game. */
export interface Situation {
  /** what is asked first; `pilots`: the last placement round has just ended */
  readonly moment?: Moment;
  readonly seats?: number;
  readonly options?: object;
  readonly master?: Seat;
  readonly voyage?: number;
  /** per seat */
  readonly cash?: readonly number[];
  readonly shares?: readonly (readonly Ware[])[];
  readonly pledged?: readonly number[];
  readonly values?: Partial<Record<Ware, number>>;
  /** where the boats are: a space, or in port; in lane order */
  readonly boats?: Partial<Record<Ware, number | 'port'>>;
  /** who sits aboard, cheapest seat first */
  readonly crews?: Partial<Record<Ware, readonly Seat[]>>;
  readonly port?: Partial<Record<Letter, Seat>>;
  readonly shipyard?: Partial<Record<Letter, Seat>>;
  readonly pirates?: readonly Seat[];
  readonly pilots?: Partial<Record<Pilot, Seat>>;
  readonly insurer?: Seat;
  /** rolls made in this voyage */
  readonly rolls?: number;
}

const fill = <K extends string>(given: Partial<Record<K, Seat>>, ...keys: K[]): Record<K, Seat | null> =>
  Object.fromEntries(keys.map((key) => [key, given[key] ?? null])) as Record<K, Seat | null>;

function situate(situation: Situation): State {
  const {
    seats = 3,
    options = {},
    cash = [],
    shares = [],
    pledged = [],
    boats = {},
    crews = {},
    rolls = 0,
  } = situation;
  const parsed = manila.parseOptions({ startingSeat: 0, ...options }, seats);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  const state = deal(rulesOf(parsed.value, seats, manila.meta.rulesVersion), seedOf(1));
  state.voyage = situation.voyage ?? 1;
  const first = state.voyage === 1 && (situation.moment ?? 'auction') === 'auction';
  state.master = first ? null : (situation.master ?? 0);
  state.values = { ...state.values, ...situation.values };
  for (const [seat, player] of state.players.entries()) {
    player.cash = cash[seat] ?? player.cash;
    player.shares = [...(shares[seat] ?? player.shares)];
    player.bought = player.shares.slice(NUMBERS.sharesDealt);
    player.pledged = pledged[seat] ?? 0;
  }
  const held = state.players.flatMap((player) => player.shares);
  for (const ware of WARES) {
    state.supply[ware] = NUMBERS.sharesPerWare - held.filter((share) => share === ware).length;
    assert.ok(state.supply[ware] >= 0, `too many shares of ${ware}`);
  }
  let docked = 0;
  state.boats = (Object.keys(boats) as Ware[]).map((ware) => {
    const place = boats[ware] ?? 0;
    const crew = crews[ware] ?? [];
    const berth = place === 'port' ? ({ haven: 'port', letter: 'ABC'[docked++] as Letter } as const) : null;
    const position = place === 'port' ? 12 : place;
    const vacant = Array<null>(TILES[ware].costs.length - crew.length).fill(null);
    const start = NUMBERS.startSum / NUMBERS.boats;
    return { ware, start, position, berth, plundered: false, seats: [...crew, ...vacant], die: null };
  });
  state.port = fill(situation.port ?? {}, 'A', 'B', 'C');
  state.shipyard = fill(situation.shipyard ?? {}, 'A', 'B', 'C');
  state.pirates = [situation.pirates?.[0] ?? null, situation.pirates?.[1] ?? null];
  state.pilots = fill(situation.pilots ?? {}, 'small', 'large');
  state.insurer = situation.insurer ?? null;
  state.rolls = rolls;
  const before = situation.moment === 'roll' ? rolls + 1 : rolls;
  state.round = state.rules.schedule.slice(0, before).reduce((sum, rounds) => sum + rounds, 0);
  recall(state);
  return state;
}

/** Who stands on the board is not in hand. */
function recall(state: State): void {
  const { boats, port, shipyard, pirates, pilots, insurer } = state;
  const out = [
    ...boats.flatMap((boat) => boat.seats),
    ...Object.values(port),
    ...Object.values(shipyard),
    ...pirates,
    ...Object.values(pilots),
    insurer,
  ];
  state.players.forEach((player, seat) => {
    player.accomplices = state.rules.accomplices - out.filter((owner) => owner === seat).length;
    assert.ok(player.accomplices >= 0, `seat ${seat} has not so many accomplices`);
  });
}

/** A table in a given situation. No luck in it but the dice, and those are said. */
export function table(situation: Situation = {}): Table {
  const state = situate(situation);
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  const { moment = 'auction', rolls = 0 } = situation;
  if (moment === 'auction') auction.enter(state, state.master ?? state.opener);
  if (moment === 'share') share.enter(state);
  if (moment === 'placement') placement.enter(state, emit);
  if (moment === 'roll') roll.enter(state);
  if (moment === 'boarding') boarding.enter(state);
  if (moment === 'pilots') {
    assert.equal(rolls, 2, 'pilots act before the third roll');
    state.round = state.rules.schedule.reduce((sum, rounds) => sum + rounds, 0);
    state.phase = { kind: 'placement', round: state.round, turn: 0, left: [] };
  }
  advance(state, moment === 'pilots' ? 'done' : 'again', emit);
  return new Table(state, events);
}

const MAKE: Readonly<Record<string, readonly string[]>> = {
  bid: ['amount'],
  buy: ['ware'],
  load: ['ware'],
  launch: ['ware', 'start'],
  place: ['space'],
  board: ['ware'],
  evict: ['ware', 'seat'],
  steer: ['ware', 'steps'],
  send: ['ware', 'to'],
};

export class Table extends TableOf<State, Move, View, Event, Options> {
  constructor(state: State, events: readonly Event[]) {
    super(manila, state, events);
  }

  /** The answers without the loans beside them. */
  override answers(seat: Seat): string[] {
    return super.answers(seat).filter((words) => words !== 'borrow' && words !== 'redeem');
  }

  loans(seat: Seat): string[] {
    return super.answers(seat).filter((words) => words === 'borrow' || words === 'redeem');
  }

  /** Rolls these faces, one for each boat at sea in lane order. */
  rolls(...faces: number[]): this {
    this.state = { ...this.state, rng: rngRolling(faces) };
    return this.plays(this.state.master ?? 0, 'roll');
  }

  /** Everybody in turn passes this placement round. */
  passRound(): this {
    const { round } = this.state;
    while (this.state.phase.kind === 'placement' && this.state.round === round) this.plays(this.asked(), 'pass');
    return this;
  }

  /** Everybody else passes the auction, and this seat is master for 1. */
  passAuction(master: Seat): this {
    while (this.state.phase.kind === 'auction') this.plays(this.asked(), this.asked() === master ? 'bid 1' : 'pass');
    return this;
  }

  asked(): Seat {
    const [seat] = this.game.actors(this.state);
    assert.ok(seat !== undefined, 'nobody is asked');
    return seat;
  }

  cash(...expected: number[]): this {
    assert.deepEqual(
      this.state.players.map((player) => player.cash),
      expected,
    );
    return this;
  }

  pledged(...expected: number[]): this {
    assert.deepEqual(
      this.state.players.map((player) => player.pledged),
      expected,
    );
    return this;
  }

  funds(seat: Seat, expected: number): this {
    assert.equal(fundsOf(this.state.players[seat]!), expected);
    return this;
  }

  inHand(...expected: number[]): this {
    assert.deepEqual(
      this.state.players.map((player) => player.accomplices),
      expected,
    );
    return this;
  }

  values(expected: Partial<Record<Ware, number>>): this {
    assert.deepEqual({ ...this.state.values, ...expected }, this.state.values);
    return this;
  }

  /** `13`, or `port A` */
  boat(ware: Ware, expected: number | string): this {
    const boat = this.state.boats.find((afloat) => afloat.ware === ware);
    assert.equal(boat?.berth ? `${boat.berth.haven} ${boat.berth.letter}` : boat?.position, expected);
    return this;
  }

  crew(ware: Ware, ...expected: (Seat | null)[]): this {
    assert.deepEqual(this.state.boats.find((boat) => boat.ware === ware)?.seats, expected);
    return this;
  }

  /** What everybody was paid for the last voyage, less what they paid. */
  settled(...expected: number[]): this {
    const payments = this.state.settlement?.payments ?? [];
    const net = this.state.players.map((_, seat) =>
      payments.reduce(
        (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
        0,
      ),
    );
    assert.deepEqual(net, expected);
    return this;
  }

  protected override input(words: string): unknown {
    const [type = '', ...rest] = words.split(' ');
    const keys = MAKE[type] ?? [];
    const value = (text: string | undefined) => (/^-?\d+$/.test(text ?? '') ? Number(text) : text);
    return { type, ...Object.fromEntries(keys.map((key, i) => [key, value(rest[i])])) };
  }
}

/** A generator whose next dice are these. */
function rngRolling(faces: readonly number[]): Rng {
  for (let n = 1; n < 100_000; n++) {
    const rng = rngOf(seedOf(n));
    const copy: Rng = [...rng];
    if (faces.every((face) => 1 + below(copy, NUMBERS.faces) === face)) return rng;
  }
  throw new Error(`no generator rolls ${faces.join(', ')}`);
}

export const places = (...spaces: Space[]): string[] => spaces.map((space) => `place ${space}`);
