import { shipment } from '../../../../../shared/games/borneo/index.ts';
import { legal } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { bump } from '../../../../stage/effects.ts';
import type { Point } from '../../../../stage/flights.ts';
import { haloSkin, meanwhile, shout } from '../../../../stage/flights.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import { flagSpots } from '../../art/shipment.ts';
import type { Table } from '../model.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, play, stow, throwAll, tick, unitOf } from './animation.ts';
import { keys, shipmentKey, strengthKey } from './keys.ts';

type SideName = 'attack' | 'defence';

/** The table on which so many flags of a side have been counted. */
function counted(table: Table, side: SideName, flags: number): Table {
  const { combat } = table;
  return combat ? { ...table, combat: { ...combat, [side]: { ...combat[side], flags } } } : table;
}

/** The flags of a card light up one by one, and the strength of its side grows with them. */
async function count(animation: TableAnimation, side: SideName, card: string, from: number): Promise<void> {
  const place = pieceAfter(animation, shipmentKey(card));
  const company = animation.after.table.combat?.company;
  const spots = flagSpots(shipment(card)).filter((flag) => flag.company === company);
  const each = Math.min(210, 640 / Math.max(1, spots.length));
  for (const [i, { x, y }] of spots.entries()) {
    const table = counted(animation.after.table, side, from + i + 1);
    for (const name of ['attack', 'defence'] as const) tick(animation, table, strengthKey(name));
    const sprite = animation.board.sprite(strengthKey(side));
    animation.sound('bid');
    const { x: left, y: top, width } = place ? bodyOf(place) : { x: 0, y: 0, width: 0 };
    const flash = width > 0 ? spark(animation, { x: left + x * width, y: top + y * width }, width * 0.3, each) : null;
    await Promise.all([flash, sprite ? bump(animation, sprite, 1.25, each) : null]);
  }
}

/** A light that comes and goes. */
async function spark({ board, motion }: TableAnimation, at: Point, radius: number, ms: number): Promise<void> {
  const light = board.fly(haloSkin(Math.round(radius), legal), at.x, at.y, 960).setAlpha(0.9);
  await motion.to(light, { alpha: 0, scaleX: board.natural * 1.6, scaleY: board.natural * 1.6 }, ms, 'Sine.easeOut');
  board.remove(light);
}

/** A card is laid face up and its flags are counted (B7.2, B7.4). */
export async function lay(animation: TableAnimation, event: Of<'attackCardLaid' | 'defenceCardLaid'>): Promise<void> {
  const { type, seat, card, flags } = event;
  const side = type === 'attackCardLaid' ? 'attack' : 'defence';
  const key = shipmentKey(card);
  const now = animation.after.table.combat?.[side].flags ?? flags;
  animation.sound('card');
  // the number waits for the card
  const others = meanwhile(glideOthers(animation, 240, [key, strengthKey('attack'), strengthKey('defence')]));
  await play(animation, card, seat, { ms: 380, height: 40 * unitOf(animation) });
  await Promise.all([others, count(animation, side, card, now - flags)]);
}

/** Merchants in between help the defender; then it is said who has won (B7.4–B7.6). */
export async function decide(animation: TableAnimation, { success, bonus }: Of<'combatDecided'>): Promise<void> {
  const { board, motion } = animation;
  const others = meanwhile(glideOthers(animation, 200));
  const helpers = board.sprite(keys.bonus);
  if (helpers && bonus > 0) await bump(animation, helpers, 1.25, 320);
  const winner = board.sprite(strengthKey(success ? 'attack' : 'defence'));
  animation.sound(success ? 'plunder' : 'repel');
  shout(
    animation,
    animation.text.word(success ? 'victorious' : 'repelled'),
    success ? 'wax' : 'parchment',
    arenaOf(animation.before.places),
    800,
  );
  await Promise.all([others, winner ? bump(animation, winner, 1.35, 420) : null]);
  await motion.wait(320);
}

/** One of the defender's own cards goes into their warehouse (B7.6). */
export async function reward(animation: TableAnimation, { seat, card }: Of<'rewardTaken'>): Promise<void> {
  const key = shipmentKey(card);
  animation.sound('card');
  await Promise.all([
    // the combat is over: what was counted stands, also without the card
    glideOthers(animation, 300, [key, strengthKey('attack'), strengthKey('defence')]),
    stow(animation, key, card, seat, { ms: 460, height: 60 * unitOf(animation) }),
  ]);
}

/** Played cards, or a column that nobody may have, go to the discard pile (B7.5c, B9.4, B10.5). */
export async function clear(animation: TableAnimation, { cards }: Of<'cardsDiscarded'>): Promise<void> {
  animation.sound('card');
  const flights = meanwhile(throwAll(animation, cards));
  const shown = cards.map(shipmentKey).filter((key) => pieceAfter(animation, key) === null);
  await Promise.all([flights, glideOthers(animation, 320, [...shown, keys.discard])]);
  tick(animation, animation.after.table, keys.discard);
}
