import type { Ware } from '../../../../../shared/games/manila/index.ts';
import { flyingFlag } from '../../../../art/icons.ts';
import { brassHigh, foam } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { bump, emblemSkin } from '../../../../stage/effects.ts';
import type { Point } from '../../../../stage/flights.ts';
import { flyTo, meanwhile } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import type { Piece, Skin } from '../../../../stage/piece.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Of, TableAnimation } from './animation.ts';
import { unitOf } from './animation.ts';
import { depths } from './depths.ts';
import { accompliceKey, boatKey, dieKey, offerKey, tileKey } from './keys.ts';

const laneOf = (animation: TableAnimation, ware: Ware): number =>
  animation.after.table.boats.findIndex((boat) => boat.ware === ware);

/** The card of a ware becomes the tile of a lane, and its sail goes up (M5.2). */
export async function load(animation: TableAnimation, { ware, lane }: Of<'boatLoaded'>): Promise<void> {
  const { board, motion } = animation;
  const offer = board.piece(offerKey(ware));
  const tile = animation.after.places.lanes[lane]?.tile;
  const card = offer ? board.take(offer.key) : null;
  const boat = pieceAfter(animation, boatKey(ware));
  animation.sound('sail');
  const own = (key: string): boolean => key === tileKey(ware) || key.startsWith(`socket:seat:${ware}:`);
  const flying = animation.pieces.filter(({ key }) => own(key) || key === boat?.key).map(({ key }) => key);
  const others = meanwhile(glideOthers(animation, 300, flying));
  if (offer && card && tile) {
    card.setDepth(940);
    const { x, y } = centre(tile);
    const width = tile.height * 0.5;
    const crate = rect(x - width / 2, y - width / 2, width, width);
    await flyTo(animation, card, offer.skin.width, crate, { ms: 340, ease: 'Cubic.easeInOut', alpha: 0.4 });
    board.remove(card);
  }
  const tiles = glideOthers(animation, 140, boat ? [boat.key] : []);
  await Promise.all([others, tiles, boat ? hoist(animation, boat) : null]);
  await motion.wait(60);
}

/** Up out of its own foot. */
function hoist(animation: TableAnimation, piece: Piece): Promise<void> {
  const { board, motion } = animation;
  const sprite = board.fly(piece.skin, piece.x, piece.y, piece.depth).setAlpha(0);
  board.land(sprite, piece);
  return motion.run(300, 'Back.easeOut', (at) => {
    const height = 0.25 + 0.75 * at;
    sprite.setAlpha(Math.min(1, at * 3)).setScale(board.natural, board.natural * height);
    sprite.setY(piece.y + ((1 - height) * piece.skin.height) / 2);
  });
}

// ---------------------------------------------------------------------------------------- sailing

/** Milliseconds from one space to the next. */
const space = 140;

const wakeSkin = (width: number): Skin => ({
  id: 'wake',
  width,
  height: Math.round(width * 0.3),
  pad: 4,
  paint(ctx) {
    ctx.strokeStyle = foam;
    ctx.lineCap = 'round';
    for (const [at, alpha] of [
      [0.2, 0.9],
      [0.5, 0.6],
      [0.8, 0.35],
    ] as const) {
      ctx.globalAlpha = alpha;
      ctx.lineWidth = width * 0.05;
      ctx.beginPath();
      ctx.ellipse(
        width * (1 - at),
        width * 0.15,
        width * 0.1,
        width * (0.05 + at * 0.09),
        0,
        Math.PI * 0.5,
        Math.PI * 1.5,
      );
      ctx.stroke();
    }
  },
});

/** Foam behind a boat that widens and is gone. */
function wake(animation: TableAnimation, at: Point, width: number, backwards: boolean): void {
  const { board, motion } = animation;
  const trail = board
    .fly(wakeSkin(Math.round(width)), at.x, at.y, depths.boat - 1)
    .setAlpha(0.85)
    .setFlipX(backwards);
  const spread = async (): Promise<void> => {
    const scaleX = board.natural * 1.3;
    await motion.to(trail, { alpha: 0, scaleX, scaleY: board.natural * 1.7 }, 520, 'Sine.easeOut');
    board.remove(trail);
  };
  void meanwhile(spread());
}

/** What goes with a boat on the water. */
const companyOf = (ware: Ware): string[] => [boatKey(ware), dieKey(ware)];

/** From space to space, a little up and down, with foam behind; `to` may be 14, the way into port. */
async function sailAlong(animation: TableAnimation, ware: Ware, from: number, to: number): Promise<void> {
  const { board, motion } = animation;
  const stops = animation.before.places.lanes[laneOf(animation, ware)]?.stops ?? [];
  const hull = board.piece(boatKey(ware));
  const party = companyOf(ware).flatMap((key) => {
    const sprite = board.sprite(key);
    return sprite ? [{ sprite, x: sprite.x, y: sprite.y }] : [];
  });
  if (!hull) return;
  const way = Math.sign(to - from);
  for (let at = from; at !== to; at += way) {
    const here = stops[at];
    const next = stops[at + way];
    if (!here || !next) continue;
    const dx = centre(next).x - centre(here).x;
    wake(animation, { x: party[0]?.x ?? hull.x, y: hull.y + hull.skin.height * 0.42 }, hull.skin.width * 0.62, way < 0);
    await motion.run(space, 'Sine.easeInOut', (done) => {
      const swell = Math.sin(done * Math.PI);
      for (const [i, { sprite, x, y }] of party.entries()) {
        sprite.setPosition(x + dx * done, y - swell * 3 * unitOf(animation));
        if (i === 0) sprite.setAngle(-way * 2.6 * swell);
      }
    });
    for (const each of party) each.x += dx;
  }
}

/** To the space where it starts (M5.3). */
export async function launch(animation: TableAnimation, { ware, start }: Of<'boatLaunched'>): Promise<void> {
  const place = pieceAfter(animation, boatKey(ware));
  const sprite = animation.board.sprite(boatKey(ware));
  animation.sound('sail');
  const others = meanwhile(glideOthers(animation, 240, [boatKey(ware)]));
  if (place && sprite) {
    animation.board.swap(place);
    const ms = 160 + 90 * start;
    wake(animation, { x: sprite.x, y: place.y + place.skin.height * 0.42 }, place.skin.width * 0.62, false);
    await animation.motion.to(
      sprite,
      { x: place.x, y: place.y, scaleX: animation.board.natural, scaleY: animation.board.natural },
      ms,
      'Sine.easeInOut',
    );
  }
  await others;
}

/** By its die or by a pilot, who shows themselves, space by space; past 13 it is in port at once (M7.1, M7.2, M9.4). */
export async function sail(animation: TableAnimation, event: Of<'boatSailed' | 'boatSteered'>): Promise<void> {
  const { ware, from, to } = event;
  const pilot = event.type === 'boatSteered' ? animation.board.sprite(accompliceKey(`pilot:${event.pilot}`)) : null;
  if (pilot) await bump(animation, pilot, 1.3, 240);
  animation.sound('sail');
  await sailAlong(animation, ware, from, to);
}

/** Everything else about a boat that came to rest at sea. */
export const rest = (animation: TableAnimation, ware: Ware): Promise<void> =>
  glideOthers(animation, 140, [boatKey(ware)]);

// ----------------------------------------------------------------------------------------- berths

/** Boats that are towed come one behind the other. */
export async function berthAll(animation: TableAnimation, events: readonly Of<'boatBerthed'>[]): Promise<void> {
  const keys = events.map(({ ware }) => boatKey(ware));
  const others = meanwhile(glideOthers(animation, 300, keys));
  await Promise.all([...events.map((event, i) => berth(animation, event, i * 160)), others]);
}

/** Into its berth with a small bump, and a flag goes up; to the shipyard slowly and tilted. */
async function berth(animation: TableAnimation, { ware, haven, how }: Of<'boatBerthed'>, delay: number): Promise<void> {
  const { board, motion } = animation;
  const key = boatKey(ware);
  const place = pieceAfter(animation, key);
  const hull = board.piece(key);
  const sprite = board.take(key);
  if (!place || !hull || !sprite) return;
  const towed = haven === 'shipyard';
  board.land(sprite, place);
  sprite.setDepth(930);
  if (towed) await motion.to(sprite, { angle: how === 'sent' ? -7 : -11 }, 160, 'Sine.easeOut', delay);
  await flyTo(animation, sprite, hull.skin.width, bodyOf(place), {
    ms: towed ? 680 : 400,
    ease: 'Sine.easeInOut',
    angle: towed ? -11 : 0,
  });
  animation.sound('dock');
  board.dress(sprite, place.skin);
  sprite.setScale(board.natural);
  if (!towed) flag(animation, place);
  await (towed
    ? motion.to(sprite, { angle: place.angle ?? 0 }, 180, 'Back.easeOut')
    : bump(animation, sprite, 1.16, 200));
}

/** A flag goes up over a berth and fades. */
function flag(animation: TableAnimation, at: Piece): void {
  const { board, motion } = animation;
  const size = Math.round(30 * unitOf(animation));
  const y = at.y - at.skin.height * 0.2;
  const cloth = board.overlay(emblemSkin('flag', flyingFlag, size, brassHigh), at.x, y).setAlpha(0);
  const wave = async (): Promise<void> => {
    try {
      await motion.to(cloth, { alpha: 1, y: y - size * 0.9 }, 240, 'Back.easeOut');
      await motion.wait(360);
      await motion.to(cloth, { alpha: 0 }, 200, 'Sine.easeIn');
    } finally {
      board.remove(cloth);
    }
  };
  void meanwhile(wave());
}
