import { isShipment } from '../../../../../shared/games/borneo/index.ts';
import { galleon, woodenCrate } from '../../../../art/icons.ts';
import { brassHigh, cream } from '../../../../art/palette.ts';
import { glideOthers, goOff } from '../../../../stage/animation.ts';
import { bump, emblemSkin, glow, sumRises } from '../../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, homeOf, spotOf, throwAll, unitOf } from './animation.ts';
import { keys, missionKey, wareKey } from './keys.ts';

/** Somebody sets about a mission: its tile stands out, their warehouse is spread. */
export async function choose(animation: TableAnimation, { kind }: Of<'missionChosen'>): Promise<void> {
  const tile = animation.board.piece(missionKey(kind));
  const sprite = animation.board.sprite(missionKey(kind));
  animation.sound('expedition');
  await Promise.all([
    glideOthers(animation, 320),
    tile ? glow(animation, tile, brassHigh, 0.7) : null,
    sprite ? bump(animation, sprite, 1.06, 320) : null,
  ]);
}

/** The pirates count a card as another spice (B15.1). */
export async function trade(animation: TableAnimation, { card }: Of<'spiceTraded'>): Promise<void> {
  animation.sound('plunder');
  await glideOthers(animation, 240);
  const sprite = animation.board.sprite(wareKey(card));
  if (sprite) await bump(animation, sprite, 1.15, 320);
}

/** The cards of a payment leave the warehouse, spread in the show or unseen. */
async function pay(animation: TableAnimation, { seat, cards }: Of<'missionCompleted'>): Promise<void> {
  const shown = cards.filter((card) => animation.board.piece(wareKey(card)));
  const shipments = shown.filter((card) => isShipment(card));
  const harbours = shown.filter((card) => !isShipment(card));
  const away = harbours.map((card, i) => {
    const at = spotOf(animation, wareKey(card));
    return goOff(
      animation,
      wareKey(card),
      { x: at.x, y: at.y - 70 * unitOf(animation) },
      { ms: 420, delay: i * 60, size: 0.1 },
    );
  });
  if (shown.length > 0) return void (await Promise.all([throwAll(animation, shipments, wareKey), ...away]));
  await crates(animation, seat, cards.length);
}

/** A payment that was not spread: so many crates go from the payer to the discard pile. */
async function crates(animation: TableAnimation, seat: number, count: number): Promise<void> {
  const skin = emblemSkin('crate', woodenCrate, Math.round(24 * unitOf(animation)), cream);
  const from = homeOf(animation, seat);
  const to = spotOf(animation, keys.discard);
  const flights = Array.from({ length: Math.min(8, count) }, async (_, i) => {
    const sprite = animation.board.fly(skin, from.x, from.y, 950).setVisible(false);
    await hop(animation, sprite, to, { ms: 360, delay: i * 55 });
    animation.board.remove(sprite);
  });
  await Promise.all(flights);
}

/** Paid, called out, and laid face down before its owner (B5.5, B5.6); with pirates the ship comes too (B15.2). */
export async function complete(
  animation: TableAnimation,
  event: Of<'missionCompleted'>,
  taken: Of<'shipTaken'> | null,
): Promise<void> {
  const { seat, kind, points } = event;
  const { board } = animation;
  animation.sound('coins');
  await pay(animation, event);
  const tile = board.piece(missionKey(kind));
  shout(animation, animation.text.word('missionDone'), 'gold', arenaOf(animation.before.places), 900);
  animation.sound('expedition');
  const others = meanwhile(glideOthers(animation, 340));
  if (tile) {
    const sprite = board.fly(tile.skin, tile.x, tile.y, 955);
    await hop(animation, sprite, homeOf(animation, seat, 'missions'), { ms: 560, scale: board.natural * 0.3 });
    board.remove(sprite);
  }
  sumRises(animation, `+${points}`, brassHigh, homeOf(animation, seat, 'missions'), 20 * unitOf(animation));
  if (taken) await hoist(animation, taken);
  await others;
}

/** The pirate ship sails to its new holder. */
export async function hoist(animation: TableAnimation, { seat, from }: Of<'shipTaken'>): Promise<void> {
  const cove = animation.before.table.cove === null ? null : animation.board.piece(keys.cove);
  animation.sound('plunder');
  if (!cove) return glideOthers(animation, 240);
  const start = from === null ? cove : homeOf(animation, from);
  const ship = emblemSkin('ship', galleon, Math.round(60 * unitOf(animation)), brassHigh);
  const sprite = animation.board.fly(ship, start.x, start.y, 960).setScale(animation.board.natural * 0.4);
  const others = meanwhile(glideOthers(animation, 300));
  await hop(animation, sprite, homeOf(animation, seat, 'ship'), {
    ms: 760,
    height: 120 * unitOf(animation),
    scale: animation.board.natural * 0.6,
  });
  animation.board.remove(sprite);
  await others;
}

/** Somebody does not do what they might: a word at their name. */
export async function pass(animation: TableAnimation, { seat }: Of<'passed' | 'rewardDeclined'>): Promise<void> {
  animation.sound('fold');
  sumRises(animation, animation.text.word('passed'), cream, homeOf(animation, seat), 15 * unitOf(animation));
  await glideOthers(animation, 220);
}
