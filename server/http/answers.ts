import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { Params, Refusal } from '../../shared/engine/core.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { Log } from '../log.ts';

const statuses: Partial<Record<string, number>> = {
  noGuest: 401,
  noSuchRoute: 404,
  noSuchTable: 404,
  noSuchSaying: 404,
  notModerator: 401,
  noSuchPlayer: 404,
  noSuchCampaign: 404,
  notInCampaign: 403,
  campaignOver: 409,
  notSeeking: 409,
  notOffered: 409,
  tooMany: 429,
  tableFull: 409,
  notFinished: 409,
  notWatchable: 403,
  pageClosed: 403,
  linkExpired: 410,
  internal: 500,
  closing: 503,
  otherRules: 503,
  moved: 503,
  notStored: 503,
} satisfies Partial<Record<ServiceRefusalCode, number>>;

/** Thrown by a handler to answer with a refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor({ code, clause, params }: Refusal) {
    super(code);
    this.refusal = { code, clause, params };
  }
}

export const refused = (code: ServiceRefusalCode, params: Params = {}): Refused =>
  new Refused(serviceRefusal(code, params));

function sendRefusal(response: Response, refusal: Refusal): void {
  const { seconds } = refusal.params;
  if (refusal.code === 'tooMany' && seconds) response.set('Retry-After', String(seconds));
  response.status(statuses[refusal.code] ?? 400).json(refusal);
}

/** The parsed body, or a refusal. */
export function bodyOf<F extends z.ZodType>(format: F, request: Request): z.output<F> {
  const parsed = format.safeParse(request.body ?? {});
  if (!parsed.success) throw refused('badRequest', { at: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data;
}

/** The parsed query string, or a refusal. */
export function queryOf<F extends z.ZodType>(format: F, request: Request): z.output<F> {
  const parsed = format.safeParse(request.query);
  if (!parsed.success) throw refused('badRequest', { at: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data;
}

export const nothingThere: RequestHandler = (_request, response) =>
  sendRefusal(response, serviceRefusal('noSuchRoute'));

/** The last handler: refusals are answers, an unreadable body is the client's fault, everything else is ours. */
export const answerErrors =
  (log: Log) =>
  (error: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) next(error);
    else sendRefusal(response, refusalOf(error, log));
  };

function refusalOf(error: unknown, log: Log): Refusal {
  if (error instanceof Refused) return error.refusal;
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status < 500) return serviceRefusal('badRequest');
  log.error('http-request-failed', { err: error });
  return serviceRefusal('internal');
}
