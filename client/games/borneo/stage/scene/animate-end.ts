import type { Seat } from '../../../../../shared/engine/core.ts';
import type { MissionKind } from '../../../../../shared/games/borneo/index.ts';
import { MISSIONS, NUMBERS } from '../../../../../shared/games/borneo/index.ts';
import { brassHigh, cream, night, wax } from '../../../../art/palette.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import type { Sprite } from '../../../../stage/Board.ts';
import { bump, crown, sumRises, veil } from '../../../../stage/effects.ts';
import { flyTo, hop, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import type { Skin } from '../../../../stage/piece.ts';
import { proclaim } from '../../../../stage/proclaim.ts';
import { holdingOf } from '../../../../stage/seats.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { missionSkin } from '../../art/mission.ts';
import { strengthSkin } from '../../art/show.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, homeOf, unitOf } from './animation.ts';
import { merchantKey } from './keys.ts';

/** Harbours, columns and hands leave the game; everybody may complete one more mission (B13.1, B13.2). */
export async function close(animation: TableAnimation): Promise<void> {
  animation.sound('tax');
  shout(animation, animation.text.word('lastMissions'), 'wax', arenaOf(animation.before.places), 1100);
  await Promise.all([veil(animation, animation.stage, night, 0.35), glideOthers(animation, 600)]);
  await animation.motion.wait(300);
}

/** The empty water in which everything is counted. */
function waters({ after }: TableAnimation): Rect {
  const spots = after.places.places.map(({ water }) => water);
  const x = Math.min(...spots.map((water) => water.x));
  const y = Math.min(...spots.map((water) => water.y));
  const right = Math.max(...spots.map((water) => water.x + water.width));
  const bottom = Math.max(...spots.map((water) => water.y + water.height));
  return rect(x, y, right - x, bottom - y);
}

/** A figure of somebody, as they stand in a company. */
function figure(animation: TableAnimation, seat: Seat, at: Rect): Sprite | null {
  for (const { company, merchants } of animation.after.table.companies) {
    const piece = animation.board.piece(merchantKey(company, merchants.indexOf(seat) + 1));
    if (!piece || !merchants.includes(seat)) continue;
    const from = homeOf(animation, seat);
    const sprite = animation.board.fly(piece.skin, from.x, from.y, 950);
    void meanwhile(flyTo(animation, sprite, piece.skin.width, at, { ms: 300, ease: 'Cubic.easeOut' }));
    return sprite;
  }
  return null;
}

/** The shield of a row: it counts, with a nod each time. */
function shieldAt(animation: TableAnimation, at: Rect): (points: number, ms?: number) => Promise<void> {
  const { board } = animation;
  const size = Math.max(1, Math.round(at.width));
  const { x, y } = centre(at);
  let sprite: Sprite | null = null;
  return async (points, ms = 150) => {
    const skin = strengthSkin(points, true, size, size);
    sprite ??= board.fly(skin, x, y, 952);
    board.dress(sprite, skin);
    await bump(animation, sprite, 1.2, ms);
  };
}

interface Row {
  readonly seat: Seat;
  readonly frame: Rect;
  readonly kinds: readonly MissionKind[];
}

/** The tile of a kind as it is taken, also when it was the last. */
function tileOf(animation: TableAnimation, kind: MissionKind | undefined): Skin | null {
  const { table, places } = animation.after;
  const nth = table.missions.findIndex((mission) => mission.kind === kind);
  const mission = table.missions[nth];
  const at = places.mission[nth];
  if (!mission || !at) return null;
  const taken = { ...mission, left: 1, lacks: [], missing: null };
  const words = { name: animation.text.word(mission.kind), left: '' };
  return missionSkin(taken, words, Math.round(at.width), Math.round(at.height));
}

/** The missions of one player are turned up in their row, side by side. */
async function unfold(animation: TableAnimation, { seat, frame, kinds }: Row, nth: number, ms: number): Promise<void> {
  const { board } = animation;
  const tile = tileOf(animation, kinds[nth]);
  if (!tile) return;
  const high = frame.height;
  const wide = frame.width - 2.6 * high;
  const scale = Math.min((high * 0.8) / tile.height, wide / kinds.length / tile.width, 0.8);
  const step = Math.min(tile.width * scale + 4, wide / kinds.length);
  const from = homeOf(animation, seat, 'missions');
  const sprite = board.fly(tile, from.x, from.y, 951 + nth * 0.1).setScale(board.natural * 0.2);
  const to = { x: frame.x + high * 1.2 + step * (nth + 0.5), y: frame.y + high / 2 };
  await hop(animation, sprite, to, { ms, scale: board.natural * scale });
}

/** A point for every card in their warehouse, then mission after mission, then the ship (B13.3). */
async function count(animation: TableAnimation, row: Row, final: number): Promise<void> {
  const { seat, frame, kinds } = row;
  const high = frame.height;
  const say = shieldAt(animation, rect(frame.x + frame.width - high * 1.1, frame.y, high, high));
  const beside = { x: frame.x + frame.width - high * 1.7, y: frame.y + high * 0.8 };
  const size = Math.max(12, 15 * unitOf(animation));
  const who = holdingOf(animation.after.table, seat);
  figure(animation, seat, rect(frame.x, frame.y + high * 0.08, high * 0.84, high * 0.84));
  // who has done much is not to hold the others up
  const pace = Math.min(1, 4 / Math.max(1, kinds.length));
  let points = who?.wares ?? 0;
  animation.sound('rise');
  sumRises(animation, `+${points}`, cream, beside, size);
  await say(points);
  for (const [i, kind] of kinds.entries()) {
    animation.sound('coins');
    await unfold(animation, row, i, 240 * pace);
    points += MISSIONS[kind].points;
    sumRises(animation, `+${MISSIONS[kind].points}`, brassHigh, beside, size);
    await say(points, 150 * pace);
  }
  if (who?.ship) sumRises(animation, `−${NUMBERS.shipPenalty}`, wax, beside, size);
  await say(final, 220);
}

/** Missions are turned face up and everything is counted, player by player; then the winners (B13.3–B13.6). */
export async function reveal(
  animation: TableAnimation,
  { missions }: Of<'missionsRevealed'>,
  ended: Of<'gameEnded'> | null,
): Promise<void> {
  const { plates, mat } = animation.after.table;
  const seats = [...(mat ? [mat.seat] : []), ...plates.map((who) => who.seat)];
  const area = waters(animation);
  const high = Math.min(64 * unitOf(animation), (area.height * 0.8) / seats.length);
  const gap = Math.min(high * 0.25, (area.height * 0.8 - high * seats.length) / seats.length + 4);
  shout(animation, animation.text.word('gameOver'), 'parchment', arenaOf(animation.before.places), 800);
  await glideOthers(animation, 220);
  const rows = seats.map((seat, i) => ({
    seat,
    kinds: missions[seat] ?? [],
    frame: rect(area.x + 14, area.y + 10 + i * (high + gap), area.width - 28, high),
  }));
  // all rows at once, each a little later than the one above
  await Promise.all(
    rows.map(async (row, i) => {
      await animation.motion.wait(1 + i * 320);
      await count(animation, row, ended?.outcome.scores[row.seat] ?? 0);
    }),
  );
  if (ended) await laurels(animation, ended, rows);
}

async function laurels(animation: TableAnimation, { outcome }: Of<'gameEnded'>, rows: readonly Row[]): Promise<void> {
  const won = rows.filter(({ seat }) => outcome.winners.includes(seat));
  const heads = won.map(({ frame }) => ({ x: frame.x + frame.height * 0.42, y: frame.y + frame.height / 2 }));
  proclaim(animation, outcome, arenaOf(animation.before.places));
  await crown(animation, heads, Math.round((rows[0]?.frame.height ?? 60) * 1.4));
  await animation.motion.wait(500);
}
