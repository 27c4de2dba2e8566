import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Result } from '../../shared/engine/core.ts';
import { langOf } from '../../shared/i18n/load.ts';
import type { CreateTableAnswer } from '../../shared/protocol/http.ts';
import { pageQuery, type StoryPage } from '../../shared/protocol/pages.ts';
import { branchRequest, gamesQuery, historyQuery, type MyGamesAnswer } from '../../shared/protocol/replays.ts';
import type { Archive } from '../archive/Archive.ts';
import type { Config } from '../config.ts';
import type { Guest } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { bodyOf, queryOf, Refused } from './answers.ts';
import { addressOf, limited } from './limited.ts';
import { sendPacked } from './packed.ts';

/** a finished game never changes, but the code in its address should not stay in caches for long */
const aDay = 'private, max-age=86400';

export interface ReplayParts {
  readonly archive: Archive;
  readonly allow: Pick<Config['allow'], 'replays' | 'branches'>;
  /** limits how often a person may open tables, by whatever route */
  readonly opening: readonly RequestHandler[];
  visitor(request: Request): Guest | null;
  guestOf(request: Request): Guest;
  tableOf(request: Request): Promise<MatchRow>;
}

export function replays({ archive, allow, opening, visitor, guestOf, tableOf }: ReplayParts): Router {
  const router = Router();
  // replaying a game costs more than looking a table up
  const seldom = limited(allow.replays, addressOf);

  router.get('/replays/:idOrCode', seldom, async (request, response) => {
    const file = given(await archive.file(await tableOf(request)));
    response.set('Cache-Control', aDay);
    await sendPacked(request, response, file);
  });

  router.get('/tables/:idOrCode/history', seldom, async (request, response) => {
    const { from } = queryOf(historyQuery, request);
    const history = given(await archive.history(await tableOf(request), visitor(request)?.uid ?? null, from));
    response.set('Cache-Control', 'no-store');
    await sendPacked(request, response, history);
  });

  // its own limit: whoever reads at a table does not use up what a replay needs
  router.get(
    '/tables/:idOrCode/pages/:page',
    limited(allow.replays, addressOf),
    async (request, response: Response<StoryPage>) => {
      const lang = langOf([queryOf(pageQuery, request).lang]);
      const uid = visitor(request)?.uid ?? null;
      const page = given(await archive.page(await tableOf(request), uid, String(request.params.page), lang));
      // what has been opened stays so; who asks decides what is open
      response.set({ 'Cache-Control': aDay, Vary: 'Authorization' }).json(page);
    },
  );

  const branching = [...opening, limited(allow.branches, addressOf)];
  router.post('/replays/:idOrCode/branch', ...branching, async (request, response: Response<CreateTableAnswer>) => {
    const guest = guestOf(request);
    const asked = bodyOf(branchRequest, request);
    response.status(201).json(given(await archive.branch(await tableOf(request), guest, asked)));
  });

  router.get('/me/games', async (request, response: Response<MyGamesAnswer>) => {
    const { uid } = guestOf(request);
    const { before } = queryOf(gamesQuery, request);
    response.json(await archive.finishedOf(uid, before === undefined ? new Date() : new Date(before)));
  });

  return router;
}

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result);
  return result.value;
}
