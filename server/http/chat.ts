import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  moderatorHeader,
  type Report,
  type ReportsAnswer,
  reportRequest,
  verdictRequest,
} from '../../shared/protocol/chat.ts';
import { readBy, saidBy } from '../chat/channels.ts';
import type { RateLimit } from '../config.ts';
import { RateBucket } from '../RateBucket.ts';
import type { ChatStore, OpenReport } from '../store/ChatStore.ts';
import type { Guest } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { bodyOf, refused } from './answers.ts';
import { addressOf, limited } from './limited.ts';

/** messages before and after the one complained about */
const reach = 10;
const atOnce = 100;

export interface ComplaintParts {
  readonly store: ChatStore;
  readonly allowance: RateLimit;
  guestOf(request: Request): Guest;
  tableOf(request: Request): Promise<MatchRow>;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Complaints about chat messages. */
export function complaints({ store, allowance, guestOf, tableOf }: ComplaintParts): Router {
  const router = Router();
  const seldom = limited(allowance, (request) => guestOf(request).uid);
  router.post('/tables/:idOrCode/reports', seldom, async (request, response: Response<{ n: number }>) => {
    const by = guestOf(request).uid;
    const { n, reason, note } = bodyOf(reportRequest, request);
    const table = await tableOf(request);
    const saying = await store.at(table.id, n);
    // a message that this person may not read does not exist for them
    if (!saying || !readBy(table, by).includes(saying.channel)) throw refused('noSuchSaying');
    const context = (await store.around(saying, reach)).map(saidBy);
    const id = digestOf(`${table.id} ${n} ${by}`).toString('base64url').slice(0, 22);
    await store.report({ id, matchId: table.id, n, by, about: saying.uid, reason, note, context });
    response.status(201).json({ n });
  });
  return router;
}

const shown = ({ report, code, open, silencedUntil }: OpenReport): Report => {
  const { id, matchId, n, reason, note, at, context } = report;
  const until = silencedUntil?.getTime() ?? null;
  return { id, table: code ?? matchId, n, reason, note, at: at.getTime(), context, open, silencedUntil: until };
};

/** The reports for moderators; only with the moderator key. */
export function moderation(store: ChatStore, key: string, wrongKeys: RateLimit): Router {
  const router = Router();
  router.use('/moderation', havingKey(key, wrongKeys), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/moderation/reports', async (_request, response: Response<ReportsAnswer>) => {
    response.json({ reports: (await store.openReports(atOnce)).map(shown) });
  });
  router.post('/moderation/reports/:id', async (request, response: Response<{ id: string }>) => {
    const id = String(request.params.id);
    if (!(await store.settle(id, bodyOf(verdictRequest, request)))) throw refused('noSuchSaying');
    response.json({ id });
  });
  return router;
}

/** Compares in constant time. After too many wrong keys even the right one has to wait. */
function havingKey(key: string, wrongKeys: RateLimit): RequestHandler {
  const wrong = new RateBucket(wrongKeys);
  const expected = digestOf(key);
  return (request, _response, next) => {
    const address = addressOf(request);
    const seconds = wrong.wait(address);
    const isRight = seconds === 0 && timingSafeEqual(digestOf(request.get(moderatorHeader) ?? ''), expected);
    if (seconds === 0 && !isRight) wrong.take(address);
    next(seconds > 0 ? refused('tooMany', { seconds }) : isRight ? undefined : refused('notModerator'));
  };
}
