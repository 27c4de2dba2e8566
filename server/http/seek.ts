import { type Request, type Response, Router } from 'express';
import type { Result } from '../../shared/engine/core.ts';
import { type SeekAnswer, seekRequest } from '../../shared/protocol/players.ts';
import type { SeekOffice } from '../lobby/seek/SeekOffice.ts';
import type { Guest } from '../store/row-types.ts';
import { bodyOf, Refused } from './answers.ts';

export function seek(seeks: SeekOffice, guestOf: (request: Request) => Guest): Router {
  const router = Router();
  const answer = (response: Response<SeekAnswer>, result: Result<SeekAnswer>): void => {
    if (!result.ok) throw new Refused(result);
    response.set('Cache-Control', 'no-store').json(result.value);
  };
  router.post('/seek', async (request, response) => {
    const guest = guestOf(request);
    answer(response, await seeks.join(guest, bodyOf(seekRequest, request)));
  });
  router.get('/seek', async (request, response) => {
    answer(response, { ok: true, value: await seeks.state(guestOf(request).uid) });
  });
  router.delete('/seek', async (request, response) => {
    answer(response, { ok: true, value: await seeks.cancel(guestOf(request).uid) });
  });
  router.post('/seek/bots', async (request, response) => {
    answer(response, await seeks.takeBots(guestOf(request).uid));
  });
  router.post('/seek/stay', async (request, response) => {
    answer(response, await seeks.stay(guestOf(request).uid));
  });
  return router;
}
