import { perspectiveDiceSixFacesRandom } from '../../../../art/icons.ts';
import { brassHigh, legal } from '../../../../art/palette.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { emblemSkin, glow, stamp, unstamp } from '../../../../stage/effects.ts';
import { meanwhile, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { TableAnimation } from './animation.ts';

/** The die comes down on the deck, and from now on nothing can be stopped (PR10.2). */
export async function gamble(animation: TableAnimation): Promise<void> {
  const { motion, board, text } = animation;
  const deck = board.piece('deck');
  animation.sound('dice');
  shout(animation, text.word('gamblerPlays'), 'gold', animation.before.places.harbour, 620);
  const at = deck ?? centre(animation.before.places.deck);
  const size = Math.max(24, Math.round(animation.before.places.deck.width * 0.7));
  const light = deck ? meanwhile(glow(animation, deck, legal, 0.8)) : Promise.resolve();
  const die = await stamp(animation, emblemSkin('die', perspectiveDiceSixFacesRandom, size, brassHigh), at);
  await motion.to(die, { angle: 360 }, 420, 'Cubic.easeOut');
  await Promise.all([light, unstamp(animation, die), glideOthers(animation, 200)]);
}
