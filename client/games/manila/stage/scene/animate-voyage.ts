import type { Seat } from '../../../../../shared/engine/core.ts';
import type { Payment } from '../../../../../shared/games/manila/index.ts';
import { brassHigh, legal } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { bump, crown, glow, sumRises } from '../../../../stage/effects.ts';
import { flyTo, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import { proclaim } from '../../../../stage/proclaim.ts';
import { holdingOf } from '../../../../stage/seats.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, counterKey, goHome, handOf, transferAll, unitOf } from './animation.ts';
import { accompliceKey, boatKey, keys, marketKey, revealedKey, shareKey, socketKey } from './keys.ts';

/** What a payment is for: the seats of a boat, a berth, the pirates. */
function earning(animation: TableAnimation, { reason, ware, letter, to }: Payment): Piece[] {
  const { board } = animation;
  const crew = (space: Parameters<typeof accompliceKey>[0], seats: number): Piece[] =>
    Array.from({ length: seats }, (_, i) => board.piece(accompliceKey(space, i))).filter((piece) => piece !== null);
  if (reason === 'pirates') return crew('pirate', 2);
  if (reason === 'boat' && ware)
    return [board.piece(boatKey(ware)), ...crew(`seat:${ware}`, 4)].filter((each) => each !== null);
  const haven = reason === 'port' ? 'port' : 'shipyard';
  const key = letter && (to === 'bank' ? socketKey : accompliceKey)(`${haven}:${letter}`);
  const piece = key ? board.piece(key) : null;
  return piece ? [piece] : [];
}

/** One item of the settlement after the other, all its payments at once; what earns them cheers. */
export async function pay(animation: TableAnimation, payments: readonly Payment[]): Promise<void> {
  const counted = payments.flatMap(({ from, to }) => [from, to].filter((party): party is Seat => party !== 'bank'));
  const earners = new Set(payments.flatMap((payment) => earning(animation, payment)));
  animation.sound('coins');
  const cheers = [...earners].map(({ key }) => {
    const sprite = animation.board.sprite(key);
    return sprite ? bump(animation, sprite, 1.22, 320) : Promise.resolve();
  });
  const stagger = Math.min(90, 270 / payments.length);
  const transfers = payments.map((payment, i) => ({ ...payment, delay: 60 + i * stagger }));
  const others = glideOthers(
    animation,
    240,
    [...earners].map(({ key }) => key).concat(counted.map((seat) => counterKey(animation, seat))),
  );
  await Promise.all([...cheers, transferAll(animation, transfers), others]);
}

/** The insurer could not pay it all (M11.3). */
export async function broke(animation: TableAnimation): Promise<void> {
  shout(animation, animation.text.word('bankrupt'), 'wax', arenaOf(animation.before.places), 760);
  await Promise.all([glideOthers(animation, 200), animation.motion.wait(420)]);
}

/** Values climb one step, all of a voyage together (M12.1). */
export async function rise(animation: TableAnimation, rises: readonly Of<'valueRose'>[]): Promise<void> {
  const { board, motion } = animation;
  animation.sound('rise');
  const climbing = rises.map(async ({ ware, to }, i) => {
    const key = marketKey(ware);
    const piece = pieceAfter(animation, key);
    const sprite = board.sprite(key);
    if (!piece || !sprite) return;
    await motion.wait(i * 170 + 1);
    const light = glow(animation, piece, legal, 0.7);
    board.swap(piece);
    sumRises(animation, `${to}`, brassHigh, piece, 24 * unitOf(animation));
    await Promise.all([light, bump(animation, sprite, 1.07, 300)]);
  });
  await Promise.all([
    ...climbing,
    glideOthers(
      animation,
      200,
      rises.map(({ ware }) => marketKey(ware)),
    ),
  ]);
  await motion.wait(220);
}

/** The board is cleared: everybody goes home, the boats leave, the next auction begins (M12.2). */
export async function begin(animation: TableAnimation): Promise<void> {
  const { board } = animation;
  const { table } = animation.before;
  const sockets = [
    ...table.boats.flatMap(({ seats }) => seats),
    ...[...table.port, ...table.shipyard].map(({ socket }) => socket),
    ...table.pirates,
    ...table.pilots,
    table.insurance,
  ];
  const out = sockets.flatMap(({ space, index, occupant }) => {
    const piece = board.piece(accompliceKey(space, index));
    return piece && occupant !== null ? [{ piece, occupant }] : [];
  });
  const stagger = Math.min(35, 300 / Math.max(1, out.length));
  if (out.length > 0) animation.sound('card');
  await Promise.all(out.map(({ piece, occupant }, i) => goHome(animation, piece, occupant, i * stagger, 360)));
  const counter = board.sprite(keys.counter);
  const others = meanwhile(glideOthers(animation, 320));
  if (counter) await bump(animation, counter, 1.12, 280);
  await others;
}

// ---------------------------------------------------------------------------------------- the end

/** The shares of a seat as they lie open afterwards. */
const openShares = (animation: TableAnimation, seat: Seat): Piece[] =>
  animation.pieces.filter(({ key }) => key.startsWith(revealedKey(seat, 0).slice(0, -1)));

/** The hand of one player, card by card, and what it is worth. */
async function lay(animation: TableAnimation, seat: Seat): Promise<void> {
  const { board } = animation;
  const from = centre(handOf(animation, seat));
  const cards = openShares(animation, seat);
  const flights = cards.map((piece, i) => {
    const sprite = board
      .fly(piece.skin, from.x, from.y, 950 + i)
      .setScale(board.natural * 0.3)
      .setAlpha(0);
    return flyTo(animation, sprite, piece.skin.width, bodyOf(piece), {
      ms: 260,
      ease: 'Back.easeOut',
      delay: i * Math.min(70, 300 / cards.length),
      angle: piece.angle ?? 0,
    });
  });
  await Promise.all(flights);
  const hand = holdingOf(animation.after.table, seat)?.hand ?? [];
  const value = (ware: string): number =>
    animation.after.table.market.find((ladder) => ladder.ware === ware)?.value ?? 0;
  const worth = hand.reduce((sum, ware) => sum + value(ware), 0);
  const at = cards.at(-1) ?? board.piece(counterKey(animation, seat));
  if (at) sumRises(animation, `+${worth}`, brassHigh, at, 24 * unitOf(animation));
  await animation.motion.wait(240);
}

/** All hands are opened, one after the other (M13.1). */
export async function reveal(animation: TableAnimation): Promise<void> {
  const { table } = animation.after;
  const seats = [...table.plates.map(({ seat }) => seat), ...(table.mat ? [table.mat.seat] : [])];
  const open = seats.flatMap((seat) => openShares(animation, seat).map(({ key }) => key));
  shout(animation, animation.text.word('gameOver'), 'parchment', arenaOf(animation.before.places), 900);
  await glideOthers(animation, 220, open);
  for (const seat of seats) {
    animation.sound('card');
    if (seat === table.me) await own(animation, seat);
    else await lay(animation, seat);
  }
}

/** One's own shares lie open already: they nod. */
async function own(animation: TableAnimation, seat: Seat): Promise<void> {
  const mine = animation.pieces.filter(({ key }) => key.startsWith(shareKey('jade', 0).slice(0, 6)));
  const nods = mine.map(async ({ key }, i) => {
    const sprite = animation.board.sprite(key);
    if (!sprite) return;
    await animation.motion.wait(1 + i * 50);
    await bump(animation, sprite, 1.08, 220);
  });
  const hand = holdingOf(animation.after.table, seat)?.hand ?? [];
  const value = (ware: string): number =>
    animation.after.table.market.find((ladder) => ladder.ware === ware)?.value ?? 0;
  const at = mine.at(-1) ?? animation.board.piece(keys.who);
  if (at)
    sumRises(animation, `+${hand.reduce((sum, ware) => sum + value(ware), 0)}`, brassHigh, at, 24 * unitOf(animation));
  await Promise.all(nods);
}

/** Laurels for the winners, whole even where their plates lie at the upper edge. */
export async function finish(animation: TableAnimation, { outcome }: Of<'gameEnded'>): Promise<void> {
  const { table } = animation.before;
  const size = Math.round(88 * unitOf(animation));
  const heads = outcome.winners.flatMap((seat) => {
    const plate = animation.board.piece(table.me === seat ? keys.mat : counterKey(animation, seat));
    return plate ? [{ x: plate.x, y: Math.max(plate.y, size * 0.55) }] : [];
  });
  proclaim(animation, outcome, arenaOf(animation.before.places));
  await Promise.all([glideOthers(animation, 240), crown(animation, heads, size)]);
}
