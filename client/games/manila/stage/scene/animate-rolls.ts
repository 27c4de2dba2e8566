import { NUMBERS } from '../../../../../shared/games/manila/index.ts';
import { skullCrossedBones } from '../../../../art/icons.ts';
import { cream, wax } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import type { Throw } from '../../../../stage/dice.ts';
import { tumbleAll } from '../../../../stage/dice.ts';
import { emblemSkin, stamp, unstamp, veil } from '../../../../stage/effects.ts';
import { meanwhile, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import { dieSkin } from '../../art/die.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, goHome, handOf, unitOf } from './animation.ts';
import { accompliceKey, boatKey, dieKey, keys } from './keys.ts';

/** The dice leave the hand of the harbour master and come to rest beside their boats (M7.1). */
export async function roll(animation: TableAnimation, { seat, roll, dice }: Of<'diceRolled'>): Promise<void> {
  const { board, motion } = animation;
  const cup = board.piece(keys.dice) ?? centre(handOf(animation, seat));
  const thrown = dice.flatMap(({ ware, face }, i): Throw[] => {
    const place = pieceAfter(animation, dieKey(ware));
    if (!place) return [];
    const from = { x: cup.x + (i - (dice.length - 1) / 2) * place.skin.width, y: cup.y };
    return [{ from, to: place, face, skin: (shown) => dieSkin(ware, shown, place.skin.width) }];
  });
  animation.sound('dice');
  if (roll === NUMBERS.rolls)
    shout(animation, animation.text.word('lastRoll'), 'gold', arenaOf(animation.before.places), 520);
  const own = dice.map(({ ware }) => dieKey(ware));
  for (const key of own) {
    const old = board.take(key);
    if (old) void motion.to(old, { alpha: 0 }, 120, 'Linear');
  }
  // the tray shows the faces too: not before the dice do
  const others = meanwhile(glideOthers(animation, 200, [...own, keys.dice]));
  await Promise.all([tumbleAll(animation, thrown), others]);
  // long enough to be read
  await motion.wait(320);
}

/** Skull and bones over the boat; its crew goes home unpaid (M10.3). */
export async function plunder(animation: TableAnimation, { ware }: Of<'boatPlundered'>): Promise<void> {
  const { board, motion } = animation;
  const boat = board.piece(boatKey(ware));
  const before = animation.before.table.boats.find((each) => each.ware === ware);
  animation.sound('plunder');
  shout(animation, animation.text.word('plundered'), 'wax', arenaOf(animation.before.places), 640);
  const dark = meanwhile(veil(animation, animation.stage, wax, 0.24));
  const skull = emblemSkin('skull', skullCrossedBones, Math.round(64 * unitOf(animation)), cream);
  const flash = boat ? await stamp(animation, skull, boat) : null;
  await motion.wait(180);
  const crew = (before?.seats ?? []).flatMap(({ occupant, index }) => {
    const piece = board.piece(accompliceKey(`seat:${ware}`, index));
    return occupant !== null && piece ? [{ piece, occupant }] : [];
  });
  const leaving = crew.map(({ piece, occupant }, i) => goHome(animation, piece, occupant, i * 70));
  await Promise.all([
    dark,
    ...leaving,
    flash ? unstamp(animation, flash, 300) : null,
    glideOthers(
      animation,
      300,
      crew.map(({ piece }) => piece.key),
    ),
  ]);
}
