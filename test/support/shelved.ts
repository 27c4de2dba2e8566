import { readFileSync } from 'node:fs';
import type { MatchStore } from '../../server/store/MatchStore.ts';
import type { Guest, SeatHolder } from '../../server/store/row-types.ts';
import { newCode, newMatchId } from '../../server/table/ids.ts';
import { listingOf } from '../../server/table/listing-columns.ts';
import { amongBots } from '../../server/table/seating/holders.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { Pace } from '../../shared/protocol/messages.ts';
import type { Speed } from '../../shared/protocol/speeds.ts';

/** A whole game of the fixtures of this game. */
export const fixture = (game: GameId, name: string): MatchRecord<GameId> =>
  JSON.parse(readFileSync(new URL(`../games/${game}/fixtures/${name}.json`, import.meta.url), 'utf8'));

export interface Shelved {
  readonly id: string;
  readonly code: string;
  readonly record: MatchRecord<GameId>;
}

interface Shelving {
  /** on the first seats; bots have the others */
  readonly people?: readonly Guest[];
  readonly upTo?: number;
  readonly pace?: Pace;
  readonly rated?: boolean;
  readonly speed?: Speed;
  readonly watching?: { readonly allowed: boolean; readonly delay: number };
  /** for lists, which read no log: the last move alone */
  readonly onlyEnd?: boolean;
}

/** always the same, so that pictures of the same position are */
const botNames = ['Anne Bonny', 'Calico Jack', 'Mary Read', 'Ching Shih', 'Black Bart'];

/** Puts a game into the store as if it had been played here, whole or up to a move. */
export async function shelve(
  store: MatchStore,
  whole: MatchRecord<GameId>,
  {
    people = [],
    upTo = whole.moves.length,
    pace = 'normal',
    rated = false,
    speed = 'unhurried',
    watching = { allowed: true, delay: 0 },
    onlyEnd = false,
  }: Shelving = {},
): Promise<Shelved> {
  const game = games[whole.game];
  const { rulesVersion, options, seats, seed } = whole;
  const record = { ...whole, moves: whole.moves.slice(0, upTo) };
  const [host = { uid: 'nobody', name: 'Nobody' }] = people;
  const seating: SeatHolder[] = amongBots(host, 0, seats);
  for (const [seat, holder] of seating.entries())
    if (holder.kind === 'bot') seating[seat] = { ...holder, name: botNames[seat] ?? holder.name };
  for (const [seat, { uid, name }] of people.entries()) seating[seat] = { kind: 'person', uid, name };
  const table = { id: newMatchId(), code: newCode(), game: whole.game, rulesVersion, options, host: host.uid, seating };
  await store.create({ ...table, visibility: 'private', pace, rated, speed, watching });
  const first = replay(game, { ...record, rulesVersion: game.meta.rulesVersion, moves: [] });
  const unopened = { id: table.id, epoch: 0 };
  await store.begin(unopened, { seed, dealtWith: Array(seats).fill('') }, listingOf(game, first));
  const rows: Parameters<MatchStore['append']>[] = [];
  replay(game, { ...record, rulesVersion: game.meta.rulesVersion }, ({ state, seq }) => {
    const [seat, move] = record.moves[seq - 1] as MatchRecord['moves'][number];
    rows.push([unopened, { seq, seat, move, requestId: `shelved ${seq}` }, listingOf(game, state)]);
  });
  for (const row of onlyEnd ? rows.slice(-1) : rows) {
    await store.append(...row);
    // the embedded database leaves nobody else a turn, and open connections are to be heard meanwhile
    await new Promise(setImmediate);
  }
  return { id: table.id, code: table.code, record };
}
