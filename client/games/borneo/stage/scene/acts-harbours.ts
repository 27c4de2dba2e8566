import { backSkin } from '../../../../art/back.ts';
import { brassHigh } from '../../../../art/tokens.ts';
import { glideOthers, goOff, pieceAfter, turnUp } from '../../../../stage/act.ts';
import { bump, glow, sumRises } from '../../../../stage/effects.ts';
import { meanwhile, shout } from '../../../../stage/flights.ts';
import type { Table } from '../model.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, counterKey, homeOf, nod, play, spotOf, stow, tick, unitOf } from './act.ts';
import { harbourKey, keys, shipmentKey, storeKey, tallyKey, waterKey } from './keys.ts';

/** The flags of a place between before and after: `steps` of them have been counted. */
function counted(act: Act, place: number, steps: number): Table {
  const { table } = act.after;
  let left = steps;
  const before = act.before.table.places[place]?.tally ?? [];
  const places = table.places.map((each, i) => {
    if (i !== place) return each;
    const tally = each.tally.map(({ company, flags }, nth) => {
      const was = before[nth]?.flags ?? 0;
      // what is covered goes at once, what is new comes one by one (B8.3)
      const gained = Math.max(0, flags - was);
      const now = Math.min(flags, was) + Math.min(gained, left);
      left -= Math.min(gained, left);
      return { company, flags: now };
    });
    return { ...each, tally };
  });
  return { ...table, places };
}

const gains = (act: Act, place: number): number => {
  const before = act.before.table.places[place]?.tally ?? [];
  const after = act.after.table.places[place]?.tally ?? [];
  return after.reduce((sum, { flags }, i) => sum + Math.max(0, flags - (before[i]?.flags ?? 0)), 0);
};

/** A shipment slides under its harbour, and its flags join the tally (B8). */
export async function ship(act: Act, { seat, card, place }: Of<'shipmentPlayed'>): Promise<void> {
  const key = shipmentKey(card);
  act.sound('sail');
  const others = meanwhile(glideOthers(act, 320, [key, tallyKey(place)]));
  await play(act, card, seat, { ms: 520, height: -26 * unitOf(act) });
  const steps = gains(act, place);
  for (let i = 0; i <= steps; i++) {
    const sprite = tick(act, counted(act, place, i), tallyKey(place));
    if (i === 0 || !sprite) continue;
    act.sound('bid');
    await bump(act, sprite, 1.06, Math.min(150, 420 / steps));
  }
  await others;
}

/** A monopoly or a sharing is called out, and the harbour goes to its receiver (B9.2, B10.1). */
export async function distribute(
  act: Act,
  { kind, place, harbour }: Of<'distributionBegan'>,
  taken: Of<'harbourTaken'> | null,
): Promise<void> {
  const key = harbourKey(harbour);
  const water = act.board.piece(waterKey(place));
  const seat = taken?.seat ?? null;
  act.sound('dock');
  shout(act, act.text.word(kind), kind === 'monopoly' ? 'gold' : 'parchment', arenaOf(act.before.places), 900);
  const light = water ? meanwhile(glow(act, water, brassHigh, 0.6)) : null;
  await act.motion.wait(360);
  const counter = seat === null ? [] : [counterKey(act, seat)];
  const others = meanwhile(glideOthers(act, 360, [key, ...counter]));
  if (taken) await award(act, taken);
  await Promise.all([others, light]);
}

/** The harbour card goes into a warehouse, or out of the game (B9.4). */
export async function award(act: Act, { seat, harbour }: Of<'harbourTaken'>): Promise<void> {
  const key = harbourKey(harbour);
  const way = { ms: 480, height: 50 * unitOf(act) };
  if (seat !== null) {
    await stow(act, key, harbour, seat, way);
    sumRises(act, '+1', brassHigh, homeOf(act, seat), 16 * unitOf(act));
    return;
  }
  const piece = act.board.piece(key);
  if (piece) await goOff(act, key, { x: piece.x, y: piece.y - 60 * unitOf(act) }, { ...way, size: 0.1 });
}

/** Merchant by merchant a shipment into a warehouse; the last ones of one player together (B9.3, B9.6). */
export async function pick(act: Act, picks: readonly Of<'shipmentPicked'>[]): Promise<void> {
  const flying = picks.flatMap(({ card, seat }) => [
    shipmentKey(card),
    counterKey(act, seat),
    ...(act.after.table.me === seat ? (act.after.table.mat?.stores ?? []).map(({ spice }) => storeKey(spice)) : []),
  ]);
  const others = meanwhile(glideOthers(act, 300, flying));
  const stagger = Math.min(260, 900 / picks.length);
  const flights = picks.map(async ({ card, seat, company, rank }, i) => {
    if (i > 0) await act.motion.wait(i * stagger);
    act.sound('card');
    const nodding = meanwhile(nod(act, company, rank));
    await stow(act, shipmentKey(card), card, seat, { ms: 460, height: 60 * unitOf(act) });
    await nodding;
  });
  await Promise.all([...flights, others]);
  const [first] = picks;
  if (first) sumRises(act, `+${picks.length}`, brassHigh, homeOf(act, first.seat), 16 * unitOf(act));
}

/** The next harbour is turned up (B11.1). */
export async function open(act: Act, { harbour }: Of<'harbourOpened'>): Promise<void> {
  const key = harbourKey(harbour);
  const place = pieceAfter(act, key);
  act.sound('card');
  const others = meanwhile(glideOthers(act, 260, [key]));
  if (place) {
    const back = backSkin(place.skin.width, place.skin.height);
    await turnUp(act, key, back, spotOf(act, keys.harbours), { ms: 460, height: 24 * unitOf(act), size: 0.35 });
  }
  await others;
}
