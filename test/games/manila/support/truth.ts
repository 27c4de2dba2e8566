import type { Seat } from '../../../../shared/engine/core.ts';
import { type MatchRecord, replay } from '../../../../shared/engine/record.ts';
import { manila, type State, WARES, type Ware } from '../../../../shared/games/manila/index.ts';
import { type Truth, written } from '../../../support/wire-audit.ts';

const sorted = (shares: readonly Ware[]): Ware[] => WARES.flatMap((ware) => shares.filter((share) => share === ware));

const nameOf = (shares: readonly Ware[]): string => `[${sorted(shares).join(' ')}]`;

/** A hand as JSON, or as a list in a message. */
const formsOf = (shares: readonly Ware[]): Buffer[] =>
  [shares, sorted(shares)].flatMap((hand) => [
    Buffer.from(JSON.stringify(hand)),
    Buffer.concat([Buffer.from([0x90 | hand.length]), ...hand.map(written)]),
  ]);

/** A secret of Manila is a hand that is not one's own, until the end (M13.1); equal hands look alike. */
export function truthOfManila(record: MatchRecord): Truth {
  const marks = new Map<string, Buffer[]>();
  const rng: number[][] = [];
  const hands: string[][] = [];
  const note = (state: State): void => {
    rng.push([...state.rng]);
    hands.push(state.players.map(({ shares }) => nameOf(shares)));
    for (const { shares } of state.players) marks.set(nameOf(shares), formsOf(shares));
  };
  note(replay(manila, { ...record, moves: [] }) as State);
  replay(manila, record, ({ state }) => note(state as State));
  const everything = new Set(marks.keys());
  const known = (viewer: Seat | null, seq: number): ReadonlySet<string> =>
    viewer === null ? new Set() : new Set(hands.slice(0, seq + 1).map((held) => held[viewer] ?? ''));
  return {
    marks,
    mayKnow: (viewer, seq) => (seq === hands.length - 1 ? everything : known(viewer, seq)),
    rng,
    seed: record.seed,
  };
}
