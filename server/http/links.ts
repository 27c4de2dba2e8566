import { randomBytes } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type GuestAnswer, type LinkAnswer, linkRequest } from '../../shared/protocol/http.ts';
import type { MatchStore } from '../store/MatchStore.ts';
import type { Guest } from '../store/row-types.ts';
import { bodyOf, refused } from './answers.ts';
import type { Tokens } from './tokens.ts';

const seconds = 600;

interface LinkParts {
  readonly store: MatchStore;
  readonly tokens: Tokens;
  /** limits how often a person may ask */
  readonly seldom: RequestHandler;
  guestOf(request: Request): Guest;
}

/** Moving to another device: a word that makes another browser the same guest, for ten minutes and once. */
export function links({ store, tokens, seldom, guestOf }: LinkParts): Router {
  const router = Router();

  router.post('/me/link', seldom, async (request, response: Response<LinkAnswer>) => {
    const word = randomBytes(16).toString('base64url');
    await store.social.keepLink(word, guestOf(request), seconds);
    response.set('Cache-Control', 'no-store').json({ word, seconds });
  });

  router.post('/guest/link', seldom, async (request, response: Response<GuestAnswer>) => {
    const guest = await store.social.useLink(bodyOf(linkRequest, request).word);
    if (!guest) throw refused('linkExpired');
    response.set('Cache-Control', 'no-store').json({ ...guest, token: tokens.sign(guest) });
  });

  return router;
}
