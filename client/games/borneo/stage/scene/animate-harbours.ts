import { backSkin } from '../../../../art/back.ts';
import { brassHigh } from '../../../../art/palette.ts';
import { glideOthers, goOff, pieceAfter, turnUp } from '../../../../stage/animation.ts';
import { bump, glow, sumRises } from '../../../../stage/effects.ts';
import { meanwhile, shout } from '../../../../stage/flights.ts';
import type { Table } from '../model.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, counterKey, homeOf, nod, play, spotOf, stow, tick, unitOf } from './animation.ts';
import { harbourKey, keys, shipmentKey, storeKey, tallyKey, waterKey } from './keys.ts';

/** The flags of a place between before and after: `steps` of them have been counted. */
function counted(animation: TableAnimation, place: number, steps: number): Table {
  const { table } = animation.after;
  let left = steps;
  const before = animation.before.table.places[place]?.tally ?? [];
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

const gains = (animation: TableAnimation, place: number): number => {
  const before = animation.before.table.places[place]?.tally ?? [];
  const after = animation.after.table.places[place]?.tally ?? [];
  return after.reduce((sum, { flags }, i) => sum + Math.max(0, flags - (before[i]?.flags ?? 0)), 0);
};

/** A shipment slides under its harbour, and its flags join the tally (B8). */
export async function ship(animation: TableAnimation, { seat, card, place }: Of<'shipmentPlayed'>): Promise<void> {
  const key = shipmentKey(card);
  animation.sound('sail');
  const others = meanwhile(glideOthers(animation, 320, [key, tallyKey(place)]));
  await play(animation, card, seat, { ms: 520, height: -26 * unitOf(animation) });
  const steps = gains(animation, place);
  for (let i = 0; i <= steps; i++) {
    const sprite = tick(animation, counted(animation, place, i), tallyKey(place));
    if (i === 0 || !sprite) continue;
    animation.sound('bid');
    await bump(animation, sprite, 1.06, Math.min(150, 420 / steps));
  }
  await others;
}

/** A monopoly or a sharing is called out, and the harbour goes to its receiver (B9.2, B10.1). */
export async function distribute(
  animation: TableAnimation,
  { kind, place, harbour }: Of<'distributionBegan'>,
  taken: Of<'harbourTaken'> | null,
): Promise<void> {
  const key = harbourKey(harbour);
  const water = animation.board.piece(waterKey(place));
  const seat = taken?.seat ?? null;
  animation.sound('dock');
  shout(
    animation,
    animation.text.word(kind),
    kind === 'monopoly' ? 'gold' : 'parchment',
    arenaOf(animation.before.places),
    900,
  );
  const light = water ? meanwhile(glow(animation, water, brassHigh, 0.6)) : null;
  await animation.motion.wait(360);
  const counter = seat === null ? [] : [counterKey(animation, seat)];
  const others = meanwhile(glideOthers(animation, 360, [key, ...counter]));
  if (taken) await award(animation, taken);
  await Promise.all([others, light]);
}

/** The harbour card goes into a warehouse, or out of the game (B9.4). */
export async function award(animation: TableAnimation, { seat, harbour }: Of<'harbourTaken'>): Promise<void> {
  const key = harbourKey(harbour);
  const way = { ms: 480, height: 50 * unitOf(animation) };
  if (seat !== null) {
    await stow(animation, key, harbour, seat, way);
    sumRises(animation, '+1', brassHigh, homeOf(animation, seat), 16 * unitOf(animation));
    return;
  }
  const piece = animation.board.piece(key);
  if (piece) await goOff(animation, key, { x: piece.x, y: piece.y - 60 * unitOf(animation) }, { ...way, size: 0.1 });
}

/** Merchant by merchant a shipment into a warehouse; the last ones of one player together (B9.3, B9.6). */
export async function pick(animation: TableAnimation, picks: readonly Of<'shipmentPicked'>[]): Promise<void> {
  const flying = picks.flatMap(({ card, seat }) => [
    shipmentKey(card),
    counterKey(animation, seat),
    ...(animation.after.table.me === seat
      ? (animation.after.table.mat?.stores ?? []).map(({ spice }) => storeKey(spice))
      : []),
  ]);
  const others = meanwhile(glideOthers(animation, 300, flying));
  const stagger = Math.min(260, 900 / picks.length);
  const flights = picks.map(async ({ card, seat, company, rank }, i) => {
    if (i > 0) await animation.motion.wait(i * stagger);
    animation.sound('card');
    const nodding = meanwhile(nod(animation, company, rank));
    await stow(animation, shipmentKey(card), card, seat, { ms: 460, height: 60 * unitOf(animation) });
    await nodding;
  });
  await Promise.all([...flights, others]);
  const [first] = picks;
  if (first) sumRises(animation, `+${picks.length}`, brassHigh, homeOf(animation, first.seat), 16 * unitOf(animation));
}

/** The next harbour is turned up (B11.1). */
export async function open(animation: TableAnimation, { harbour }: Of<'harbourOpened'>): Promise<void> {
  const key = harbourKey(harbour);
  const place = pieceAfter(animation, key);
  animation.sound('card');
  const others = meanwhile(glideOthers(animation, 260, [key]));
  if (place) {
    const back = backSkin(place.skin.width, place.skin.height);
    await turnUp(animation, key, back, spotOf(animation, keys.harbours), {
      ms: 460,
      height: 24 * unitOf(animation),
      size: 0.35,
    });
  }
  await others;
}
