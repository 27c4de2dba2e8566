import { at } from '../../engine/assert.ts';
import { below, rngOf, type Seed, shuffle } from '../../engine/rng.ts';
import { NUMBERS, perWare, WARES } from './components.ts';
import { rulesOf } from './options.ts';
import { auctionOf } from './phases/auction.ts';
import type { Event, Options, Player, Rules, State, Ware } from './types.ts';

/** The first state stands at the first bid. */
export function setup(options: Options, seats: number, seed: Seed, version: number): State {
  return deal(rulesOf(options, seats, version), seed);
}

/** M2.1 – M2.4 */
export function deal(rules: Rules, seed: Seed): State {
  const rng = rngOf(seed);
  const pool = shuffle(
    rng,
    WARES.flatMap((ware) => Array<Ware>(NUMBERS.sharesInDeal).fill(ware)),
  );
  const supply = perWare<number>(() => NUMBERS.sharesPerWare);
  const players = Array.from({ length: rules.seats }, (): Player => {
    const shares = pool.splice(-NUMBERS.sharesDealt);
    for (const ware of shares) supply[ware]--;
    return { cash: NUMBERS.startCash, shares, pledged: 0, bought: [], accomplices: rules.accomplices, retired: false };
  });
  const opener = rules.startingSeat === 'random' ? below(rng, rules.seats) : rules.startingSeat;
  return {
    rng,
    seq: 0,
    rules,
    phase: auctionOf(rules.seats, opener),
    pending: [],
    voyage: 1,
    rolls: 0,
    round: 0,
    opener,
    master: null,
    values: perWare<number>(() => rules.startValue),
    supply,
    boats: [],
    port: { A: null, B: null, C: null },
    shipyard: { A: null, B: null, C: null },
    pirates: [null, null],
    pilots: { small: null, large: null },
    insurer: null,
    players,
    settlement: null,
  };
}

/** M12.2: all accomplices go home, the boats leave; the last sheet stays until there is a new one. */
export function clearBoard(state: State): void {
  state.rolls = 0;
  state.round = 0;
  state.boats = [];
  state.port = { A: null, B: null, C: null };
  state.shipyard = { A: null, B: null, C: null };
  state.pirates = [null, null];
  state.pilots = { small: null, large: null };
  state.insurer = null;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = at(state.players, seat);
    player.accomplices = state.rules.accomplices;
    player.retired = false;
  }
}

/** What `setup` told nobody, read off the first state. */
export const opening = (state: Readonly<State>): Event[] =>
  state.seq > 0 ? [] : [{ type: 'voyageBegan', voyage: state.voyage, opener: state.opener }];
