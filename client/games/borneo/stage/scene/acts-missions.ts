import { isShipment } from '../../../../../shared/games/borneo/index.ts';
import { galleon, woodenCrate } from '../../../../art/icons.ts';
import { brassHigh, cream } from '../../../../art/tokens.ts';
import { glideOthers, goOff } from '../../../../stage/act.ts';
import { bump, emblemSkin, glow, sumRises } from '../../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, counterKey, homeOf, spotOf, throwAll, tick, unitOf } from './act.ts';
import { keys, missionKey, wareKey } from './keys.ts';

/** Somebody sets about a mission: its tile stands out, his warehouse is spread. */
export async function choose(act: Act, { kind }: Of<'missionChosen'>): Promise<void> {
  const tile = act.board.piece(missionKey(kind));
  const sprite = act.board.sprite(missionKey(kind));
  act.sound('expedition');
  await Promise.all([
    glideOthers(act, 320),
    tile ? glow(act, tile, brassHigh, 0.7) : null,
    sprite ? bump(act, sprite, 1.06, 320) : null,
  ]);
}

/** The pirates count a card as another spice (B15.1). */
export async function trade(act: Act, { card }: Of<'spiceTraded'>): Promise<void> {
  act.sound('plunder');
  await glideOthers(act, 240);
  const sprite = act.board.sprite(wareKey(card));
  if (sprite) await bump(act, sprite, 1.15, 320);
}

/** The cards of a payment leave the warehouse, spread in the show or unseen. */
async function pay(act: Act, { seat, cards }: Of<'missionCompleted'>): Promise<void> {
  const shown = cards.filter((card) => act.board.piece(wareKey(card)));
  const shipments = shown.filter((card) => isShipment(card));
  const harbours = shown.filter((card) => !isShipment(card));
  const away = harbours.map((card, i) => {
    const at = spotOf(act, wareKey(card));
    return goOff(act, wareKey(card), { x: at.x, y: at.y - 70 * unitOf(act) }, { ms: 420, delay: i * 60, size: 0.1 });
  });
  if (shown.length > 0) return void (await Promise.all([throwAll(act, shipments, wareKey), ...away]));
  await crates(act, seat, cards.length);
}

/** A payment that was not spread: so many crates go from the payer to the discard pile. */
async function crates(act: Act, seat: number, count: number): Promise<void> {
  const skin = emblemSkin('crate', woodenCrate, Math.round(24 * unitOf(act)), cream);
  const from = homeOf(act, seat);
  const to = spotOf(act, keys.discard);
  const flights = Array.from({ length: Math.min(8, count) }, async (_, i) => {
    const sprite = act.board.fly(skin, from.x, from.y, 950).setVisible(false);
    await hop(act, sprite, to, { ms: 360, delay: i * 55 });
    act.board.remove(sprite);
  });
  await Promise.all(flights);
}

/** Paid, called out, and laid face down before its owner (B5.5, B5.6); with pirates the ship comes too (B15.2). */
export async function complete(act: Act, event: Of<'missionCompleted'>, taken: Of<'shipTaken'> | null): Promise<void> {
  const { seat, kind, points } = event;
  const { board } = act;
  const counter = counterKey(act, seat);
  act.sound('coins');
  await pay(act, event);
  const tile = board.piece(missionKey(kind));
  shout(act, act.text.word('missionDone'), 'gold', arenaOf(act.before.places), 900);
  act.sound('expedition');
  const others = meanwhile(glideOthers(act, 340, [counter]));
  if (tile) {
    const sprite = board.fly(tile.skin, tile.x, tile.y, 955);
    await hop(act, sprite, homeOf(act, seat, 'missions'), { ms: 560, scale: board.natural * 0.3 });
    board.remove(sprite);
  }
  tick(act, act.after.table, counter);
  sumRises(act, `+${points}`, brassHigh, homeOf(act, seat, 'missions'), 20 * unitOf(act));
  if (taken) await hoist(act, taken);
  await others;
}

/** The pirate ship sails to its new holder. */
export async function hoist(act: Act, { seat, from }: Of<'shipTaken'>): Promise<void> {
  const cove = act.before.table.cove === null ? null : act.board.piece(keys.cove);
  act.sound('plunder');
  if (!cove) return glideOthers(act, 240);
  const start = from === null ? cove : homeOf(act, from);
  const ship = emblemSkin('ship', galleon, Math.round(60 * unitOf(act)), brassHigh);
  const sprite = act.board.fly(ship, start.x, start.y, 960).setScale(act.board.natural * 0.4);
  const others = meanwhile(glideOthers(act, 300));
  await hop(act, sprite, homeOf(act, seat, 'ship'), {
    ms: 760,
    height: 120 * unitOf(act),
    scale: act.board.natural * 0.6,
  });
  act.board.remove(sprite);
  await others;
}

/** Somebody does not do what he might: a word at his name. */
export async function pass(act: Act, { seat }: Of<'passed' | 'rewardDeclined'>): Promise<void> {
  act.sound('fold');
  sumRises(act, act.text.word('passed'), cream, homeOf(act, seat), 15 * unitOf(act));
  await glideOthers(act, 220);
}
