import { startPostgres } from '../../scripts/services/index.mjs';
import type { DatabasePlace } from '../../server/store/database.ts';
import type { Incarnation, ListingColumns, NewMatch } from '../../server/store/match-types.ts';
import { freshFolder } from './fresh-folder.ts';
import { freshDatabase } from './services.ts';

export const standing: ListingColumns = { lobbySummary: { round: 1 }, toMove: [0], result: null };
export const table = (id: string, changes: Partial<NewMatch> = {}): NewMatch => ({
  id,
  code: `CODE-${id}`,
  game: 'toy',
  rulesVersion: 1,
  options: {},
  visibility: 'public',
  pace: 'normal',
  host: 'anna',
  seating: [{ kind: 'person', uid: 'anna', name: 'Anna' }, { kind: 'open' }],
  ...changes,
});
export const move = (seq: number, requestId = `r${seq}`) => ({ seq, seat: 0, move: { type: 'lay' }, requestId });
/** a table without a room */
export const unopened = (id: string): Incarnation => ({ id, epoch: 0 });
export const dealt = (seed: string) => ({ seed, dealtWith: [] });
export const longAgo = new Date(0);
export const soon = () => new Date(Date.now() + 60_000);

/** Where a store may be: the same of it is asked on either. */
export const grounds: Readonly<
  Record<string, () => Promise<{ fresh(): Promise<DatabasePlace>; close(): Promise<void> }>>
> = {
  'in a folder': async () => ({ fresh: async () => ({ folder: await freshFolder() }), close: async () => {} }),
  'on a server': async () => {
    const server = await startPostgres();
    const fresh = async () => ({ url: await freshDatabase(server.url) });
    return { fresh, close: () => server.stop() };
  },
};
