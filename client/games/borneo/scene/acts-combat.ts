import { glideOthers, pieceAfter } from '../../../stage/act.ts';
import { bump } from '../../../stage/effects.ts';
import { meanwhile, shout } from '../../../stage/flights.ts';
import type { Table } from '../model.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, counterKey, pile, play, stow, throwAll, tick, unitOf } from './act.ts';
import { keys, shipmentKey, strengthKey } from './keys.ts';

type SideName = 'attack' | 'defence';

/** The table on which so many flags of a side have been counted. */
function counted(table: Table, side: SideName, flags: number): Table {
  const { combat } = table;
  return combat ? { ...table, combat: { ...combat, [side]: { ...combat[side], flags } } } : table;
}

/** The strength of a side grows flag by flag. */
async function count(act: Act, side: SideName, from: number, to: number): Promise<void> {
  const each = Math.min(190, 560 / Math.max(1, to - from));
  for (let flags = from + 1; flags <= to; flags++) {
    const sprite = tick(act, counted(act.after.table, side, flags), strengthKey(side));
    act.sound('bid');
    if (sprite) await bump(act, sprite, 1.25, each);
  }
}

/** A card is laid face up and its flags are counted (B7.2, B7.4). */
export async function lay(act: Act, event: Of<'attackCardLaid' | 'defenceCardLaid'>): Promise<void> {
  const { type, seat, card, flags } = event;
  const side = type === 'attackCardLaid' ? 'attack' : 'defence';
  const key = shipmentKey(card);
  const now = act.after.table.combat?.[side].flags ?? flags;
  act.sound('card');
  // the number waits for the card
  const others = meanwhile(glideOthers(act, 240, [key, strengthKey(side)]));
  await play(act, card, seat, { ms: 380, height: 40 * unitOf(act) });
  await Promise.all([others, count(act, side, now - flags, now)]);
}

/** Merchants in between help the defender; then it is said who has won (B7.4–B7.6). */
export async function decide(act: Act, { success, bonus }: Of<'combatDecided'>): Promise<void> {
  const { board, motion } = act;
  const others = meanwhile(glideOthers(act, 200));
  const helpers = board.sprite(keys.bonus);
  if (helpers && bonus > 0) await bump(act, helpers, 1.25, 320);
  const winner = board.sprite(strengthKey(success ? 'attack' : 'defence'));
  act.sound(success ? 'plunder' : 'repel');
  shout(
    act,
    act.text.word(success ? 'victorious' : 'repelled'),
    success ? 'wax' : 'parchment',
    arenaOf(act.before.places),
    800,
  );
  await Promise.all([others, winner ? bump(act, winner, 1.35, 420) : null]);
  await motion.wait(320);
}

/** One of the defender's own cards goes into his warehouse (B7.6). */
export async function reward(act: Act, { seat, card }: Of<'rewardTaken'>): Promise<void> {
  const key = shipmentKey(card);
  act.sound('card');
  await Promise.all([
    glideOthers(act, 300, [key, counterKey(act, seat)]),
    stow(act, key, card, seat, { ms: 460, height: 60 * unitOf(act) }),
  ]);
}

/** Played cards, or a column that nobody may have, go to the discard pile (B7.5c, B9.4, B10.5). */
export async function clear(act: Act, { cards }: Of<'cardsDiscarded'>): Promise<void> {
  act.sound('card');
  const flights = meanwhile(throwAll(act, cards));
  const shown = cards.map(shipmentKey).filter((key) => pieceAfter(act, key) === null);
  await Promise.all([flights, glideOthers(act, 320, [...shown, ...pile(act)])]);
}
