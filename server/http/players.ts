import { type Request, type Response, Router } from 'express';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { GameId } from '../../shared/games/ids.ts';
import {
  type AvatarAnswer,
  avatarRequest,
  type LeaderboardAnswer,
  type PlayerAnswer,
} from '../../shared/protocol/players.ts';
import { gamesQuery } from '../../shared/protocol/replays.ts';
import type { PlayerRecords } from '../archive/PlayerRecords.ts';
import type { RatingStore } from '../store/RatingStore.ts';
import type { Guest } from '../store/row-types.ts';
import { bodyOf, queryOf, refused } from './answers.ts';

export interface PlayersParts {
  readonly records: PlayerRecords;
  readonly ratings: RatingStore;
  readonly games: ReadonlyMap<string, AnyGame>;
  visitor(request: Request): Guest | null;
  guestOf(request: Request): Guest;
}

export function players({ records, ratings, games, visitor, guestOf }: PlayersParts): Router {
  const router = Router();
  const beforeOf = (request: Request): Date => {
    const { before } = queryOf(gamesQuery, request);
    return before === undefined ? new Date() : new Date(before);
  };

  router.get('/leaderboard/:game', async (request, response: Response<LeaderboardAnswer>) => {
    const { game } = request.params;
    if (!games.has(game)) throw refused('noSuchGame');
    response.set('Cache-Control', 'no-store').json(await records.leaderboard(game as GameId));
  });

  router.get('/players/:handle', async (request, response: Response<PlayerAnswer>) => {
    const { handle } = request.params;
    const guest = /^[0-9a-f]{12}$/.test(handle) ? await ratings.guest({ handle }) : null;
    if (!guest) throw refused('noSuchPlayer');
    const own = visitor(request)?.uid === guest.uid;
    response.set('Cache-Control', 'no-store').json(await records.player(guest, beforeOf(request), own));
  });

  router.get('/me/player', async (request, response: Response<PlayerAnswer>) => {
    const guest = await ratings.guest(guestOf(request));
    if (!guest) throw refused('noSuchPlayer');
    response.set('Cache-Control', 'no-store').json(await records.player(guest, beforeOf(request), true));
  });

  router.post('/me/avatar', async (request, response: Response<AvatarAnswer>) => {
    const { uid } = guestOf(request);
    const { avatar } = bodyOf(avatarRequest, request);
    if (!(await ratings.setAvatar(uid, avatar))) throw refused('noSuchPlayer');
    response.json({ avatar });
  });

  return router;
}
