import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Allowance } from '../config.ts';
import { refused } from './answers.ts';
import { TokenBucket } from './TokenBucket.ts';

export type Keyed = (request: Request) => string;

export const addressOf: Keyed = (request) => request.ip ?? '';

/** Refuses who asks too often; each key has a bucket of its own. */
export function limited(allowance: Allowance, keyOf: Keyed): RequestHandler {
  const bucket = new TokenBucket(allowance);
  return (request: Request, _response: Response, next: NextFunction): void => {
    const seconds = bucket.take(keyOf(request));
    next(seconds > 0 ? refused('tooMany', { seconds }) : undefined);
  };
}
