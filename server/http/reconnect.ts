import { matchMaker } from '@colyseus/core';
import { json, Router } from 'express';
import { limits, reconnectRequest } from '../../shared/protocol/messages.ts';
import type { RateLimit } from '../config.ts';
import { bodyOf, refused } from './answers.ts';
import { addressOf, limited } from './limited.ts';

/**
 * The one route of Colyseus' matchmaker that this house has, for the SDK's `client.reconnect`. It is ours because
 * theirs reads bodies of any size into memory, for anybody.
 */
export function reconnect(requests: RateLimit): Router {
  const router = Router();
  router.post('/:roomId', limited(requests, addressOf), json({ limit: limits.payload }), async (request, response) => {
    const asked = bodyOf(reconnectRequest, request);
    try {
      response.json(await matchMaker.reconnect(String(request.params.roomId), asked));
    } catch {
      // no such room, no such token, or too late: the seat has to be asked for anew
      throw refused('noSuchTable');
    }
  });
  return router;
}
