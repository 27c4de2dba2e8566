import type { Seat } from '../../../../shared/engine/core.ts';
import { MISSIONS } from '../../../../shared/games/borneo/index.ts';
import { brassHigh, cream, night } from '../../../art/tokens.ts';
import { glideOthers } from '../../../stage/act.ts';
import { bump, crown, sumRises, veil } from '../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../stage/flights.ts';
import { holdingOf } from '../../../stage/seats.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, counterKey, homeOf, unitOf } from './act.ts';
import { keys, missionKey } from './keys.ts';

/** Harbours, columns and hands leave the game; everybody may complete one more mission (B13.1, B13.2). */
export async function close(act: Act): Promise<void> {
  act.sound('tax');
  shout(act, act.text.word('lastMissions'), 'wax', arenaOf(act.before.places), 1100);
  await Promise.all([veil(act, act.stage, night, 0.35), glideOthers(act, 600)]);
  await act.motion.wait(300);
}

/** What one player has: a point for every card in his warehouse, then mission after mission (B13.3). */
async function count(act: Act, seat: Seat, kinds: Of<'missionsRevealed'>['missions'][number]): Promise<void> {
  const { board } = act;
  const home = homeOf(act, seat);
  const size = 17 * unitOf(act);
  const wares = holdingOf(act.after.table, seat)?.wares ?? 0;
  const sprite = board.sprite(counterKey(act, seat));
  act.sound('rise');
  sumRises(act, `+${wares}`, cream, home, size);
  if (sprite) await bump(act, sprite, 1.06, 220);
  const each = Math.min(240, 620 / Math.max(1, kinds.length));
  for (const [i, kind] of kinds.entries()) {
    const tile = board.piece(missionKey(kind));
    act.sound('coins');
    if (tile) {
      const card = board.fly(tile.skin, home.x, home.y, 950 + i).setScale(board.natural * 0.2);
      const x = home.x + (i - (kinds.length - 1) / 2) * 18 * unitOf(act);
      await hop(act, card, { x, y: home.y }, { ms: each, height: 30 * unitOf(act), scale: board.natural * 0.55 });
      void meanwhile(act.motion.to(card, { alpha: 0 }, 500, 'Sine.easeIn'));
    }
    sumRises(act, `+${MISSIONS[kind].points}`, brassHigh, home, size);
  }
  if (kinds.length === 0) await act.motion.wait(160);
}

/** Missions are turned face up and everything is counted, player by player (B13.3, B13.6). */
export async function reveal(act: Act, { missions }: Of<'missionsRevealed'>): Promise<void> {
  const { plates, mat } = act.after.table;
  shout(act, act.text.word('gameOver'), 'parchment', arenaOf(act.before.places), 900);
  await glideOthers(act, 220);
  for (const seat of [...plates.map((who) => who.seat), ...(mat ? [mat.seat] : [])])
    await count(act, seat, missions[seat] ?? []);
}

/** The totals, and laurels for the winners, whole even where their plates lie at the upper edge. */
export async function finish(act: Act, { outcome }: Of<'gameEnded'>): Promise<void> {
  const size = Math.round(88 * unitOf(act));
  act.sound('end');
  outcome.scores.forEach((score, seat) => {
    sumRises(act, `${score}`, brassHigh, homeOf(act, seat), 22 * unitOf(act));
  });
  const heads = outcome.winners.flatMap((seat) => {
    const plate = act.board.piece(act.before.table.me === seat ? keys.mat : counterKey(act, seat));
    return plate ? [{ x: plate.x, y: Math.max(plate.y, size * 0.55) }] : [];
  });
  shout(act, act.text.word('victory'), 'gold', arenaOf(act.before.places), 1600);
  await Promise.all([glideOthers(act, 240), crown(act, heads, size)]);
}
