import { isIPv6 } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { RateLimit } from '../config.ts';
import { RateBucket } from '../RateBucket.ts';
import { refused } from './answers.ts';

export type Keyed = (request: Request) => string;

/** One IPv6 user has countless addresses with the same first half: they count as one. */
export const addressOf: Keyed = ({ ip = '' }) => (isIPv6(ip) && !ip.includes('.') ? networkOf(ip) : ip);

/** The first half of an IPv6 address. */
function networkOf(ip: string): string {
  const [front = [], back = []] = ip.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const left = Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...left, ...back].slice(0, 4).join(':');
}

/** Refuses requests that come too often; each key has its own bucket. */
export function limited(limit: RateLimit, keyOf: Keyed): RequestHandler {
  const bucket = new RateBucket(limit);
  return (request: Request, _response: Response, next: NextFunction): void => {
    const seconds = bucket.take(keyOf(request));
    next(seconds > 0 ? refused('tooMany', { seconds }) : undefined);
  };
}
