import type { Seat } from '../../../../../shared/engine/core.ts';
import type { CardId, Company, Event, Spice } from '../../../../../shared/games/borneo/index.ts';
import { spiceOf } from '../../../../../shared/games/borneo/index.ts';
import type { BorneoWord } from '../../../../../shared/i18n/games/borneo/canvas.ts';
import type { StageAnimation, Way } from '../../../../stage/animation.ts';
import { carry, comeIn, goOff } from '../../../../stage/animation.ts';
import type { Sprite } from '../../../../stage/Board.ts';
import { bump } from '../../../../stage/effects.ts';
import type { Point } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import { holdingOf } from '../../../../stage/seats.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Lines, Places } from '../layout/places.ts';
import type { Table } from '../model.ts';
import { compose } from './compose.ts';
import { keys, merchantKey, plateKey, shipmentKey } from './keys.ts';

export type TableAnimation = StageAnimation<Table, Places, BorneoWord>;

export type Of<T extends Event['type']> = Event & { readonly type: T };

export const unitOf = (animation: TableAnimation): number => animation.after.places.unit;

/** What words are called out over. */
export const arenaOf = ({ show }: Places): Rect => show;

// ---------------------------------------------------------------------------------------- players

/** The piece that tells what somebody has. */
export const counterKey = (animation: TableAnimation, seat: Seat): string =>
  animation.after.table.me === seat ? keys.who : plateKey(seat);

const middle = ({ stage }: TableAnimation): Point => centre(stage);

/** Where a piece lies before or after the event; the middle of the stage for what is nowhere. */
export const spotOf = (animation: TableAnimation, ...wanted: readonly string[]): Point => {
  for (const key of wanted) {
    const piece = animation.board.piece(key) ?? animation.pieces.find((each) => each.key === key);
    if (piece) return piece;
  }
  return middle(animation);
};

function linesOf({ after: { table, places } }: TableAnimation, seat: Seat): Lines | null {
  if (table.me === seat) return places.mat;
  return places.plates[table.plates.findIndex((who) => who.seat === seat)] ?? null;
}

/** Where somebody's portrait is, or where something of theirs is counted. */
export function homeOf(
  animation: TableAnimation,
  seat: Seat,
  line: 'portrait' | 'hand' | 'missions' | 'ship' = 'portrait',
): Point {
  const at = linesOf(animation, seat)?.[line];
  return at ? centre(at) : spotOf(animation, counterKey(animation, seat));
}

/** Where a card of somebody's warehouse is counted. */
export function storeOf(animation: TableAnimation, seat: Seat, card: CardId): Point {
  const goods = goodsOf(animation, card);
  const nth = holdingOf(animation.after.table, seat)?.stores.findIndex(({ spice }) => spice === goods) ?? -1;
  const lines = linesOf(animation, seat);
  const at = lines?.stores[nth] ?? lines?.wares;
  return at ? centre(at) : homeOf(animation, seat);
}

function goodsOf({ after }: TableAnimation, card: CardId): Spice | 'crate' {
  // only the board edition has crates (B2.3)
  const board = (after.table.mat ?? after.table.plates[0])?.stores.some(({ spice }) => spice === 'crate') ?? true;
  return spiceOf(card, board ? 'board' : 'card') ?? 'crate';
}

export const merchantsOf = (table: Table, company: Company): readonly Seat[] =>
  table.companies.find((each) => each.company === company)?.merchants ?? [];

/** The merchant who animate in a company nods. */
export function nod(animation: TableAnimation, company: Company, rank: number): Promise<void> {
  const sprite = animation.board.sprite(merchantKey(company, rank));
  return sprite ? bump(animation, sprite, 1.3, 300) : Promise.resolve();
}

// ------------------------------------------------------------------------------------------ cards

/** A shipment goes to its new place: one's own from where it lies, another's out of their hand. */
export function play(animation: TableAnimation, card: string, seat: Seat, way: Way): Promise<Sprite | null> {
  const key = shipmentKey(card);
  return animation.board.piece(key)
    ? carry(animation, key, way)
    : comeIn(animation, key, homeOf(animation, seat, 'hand'), { ...way, size: 0.3 });
}

/** A piece flies into somebody's warehouse. */
export const stow = (animation: TableAnimation, key: string, card: CardId, seat: Seat, way: Way): Promise<void> =>
  goOff(animation, key, storeOf(animation, seat, card), { size: 0.28, ...way });

/** Cards fly to the discard pile one behind the other; it counts them when the first has come. */
export async function throwAll(
  animation: TableAnimation,
  cards: readonly string[],
  keyOf = shipmentKey,
): Promise<void> {
  const to = spotOf(animation, keys.discard);
  const stagger = Math.min(70, 320 / Math.max(1, cards.length));
  await Promise.all(
    cards.map((card, i) =>
      goOff(animation, keyOf(card), to, { ms: 320, delay: i * stagger, height: 18 * unitOf(animation), size: 0.5 }),
    ),
  );
}

// --------------------------------------------------------------------------------------- counting

/** One piece of another table: a tally that counts, a pile that fills. */
export function tick(animation: TableAnimation, table: Table, key: string): Sprite | null {
  const piece = compose(table, animation.after.places, animation.text).find((each) => each.key === key);
  if (piece) animation.board.swap(piece);
  return animation.board.sprite(key);
}
