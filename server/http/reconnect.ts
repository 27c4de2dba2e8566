import { matchMaker } from '@colyseus/core';
import { json, Router } from 'express';
import { reconnectRequest } from '../../shared/protocol/http.ts';
import { limits } from '../../shared/protocol/messages.ts';
import type { RateLimit } from '../config.ts';
import { bodyOf, refused } from './answers.ts';
import { addressOf, limited } from './limited.ts';

/**
 * The only route of the matchmaker of Colyseus that we serve, for `client.reconnect` of the SDK. It is our own because
 * theirs reads bodies of any size into memory, for anybody.
 */
export function reconnect(requests: RateLimit): Router {
  const router = Router();
  router.post('/:roomId', limited(requests, addressOf), json({ limit: limits.payload }), async (request, response) => {
    const asked = bodyOf(reconnectRequest, request);
    try {
      response.json(await matchMaker.reconnect(String(request.params.roomId), asked));
    } catch {
      // no such room, no such token, or too late: the client asks for its seat again
      throw refused('noSuchTable');
    }
  });
  return router;
}
