import type { Seat } from '../../../../../shared/engine/core.ts';
import type { CardId, Company, Event, Spice } from '../../../../../shared/games/borneo/index.ts';
import { spiceOf } from '../../../../../shared/games/borneo/index.ts';
import type { BorneoWord } from '../../../../../shared/i18n/games/borneo/canvas.ts';
import type { StageAct, Way } from '../../../../stage/act.ts';
import { carry, comeIn, goOff } from '../../../../stage/act.ts';
import type { Sprite } from '../../../../stage/Board.ts';
import { bump } from '../../../../stage/effects.ts';
import type { Spot } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import { holdingOf } from '../../../../stage/seats.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Lines, Places } from '../layout/places.ts';
import type { Table } from '../model.ts';
import { compose } from './compose.ts';
import { keys, merchantKey, plateKey, shipmentKey, storeKey } from './keys.ts';

export type Act = StageAct<Table, Places, BorneoWord>;

export type Of<T extends Event['type']> = Event & { readonly type: T };

export const unitOf = (act: Act): number => act.after.places.unit;

/** What words are called out over. */
export const arenaOf = ({ show }: Places): Rect => show;

// ---------------------------------------------------------------------------------------- players

/** The piece that tells what somebody has. */
export const counterKey = (act: Act, seat: Seat): string => (act.after.table.me === seat ? keys.who : plateKey(seat));

const middle = ({ stage }: Act): Spot => centre(stage);

/** Where a piece lies before or after the event; the middle of the stage for what is nowhere. */
export const spotOf = (act: Act, ...wanted: readonly string[]): Spot => {
  for (const key of wanted) {
    const piece = act.board.piece(key) ?? act.pieces.find((each) => each.key === key);
    if (piece) return piece;
  }
  return middle(act);
};

function linesOf({ after: { table, places } }: Act, seat: Seat): Lines | null {
  if (table.me === seat) return places.mat;
  return places.plates[table.plates.findIndex((who) => who.seat === seat)] ?? null;
}

/** Where somebody's portrait is, or where something of his is counted. */
export function homeOf(act: Act, seat: Seat, line: 'portrait' | 'hand' | 'missions' | 'ship' = 'portrait'): Spot {
  const at = linesOf(act, seat)?.[line];
  return at ? centre(at) : spotOf(act, counterKey(act, seat));
}

/** Where a card of somebody's warehouse is counted. */
export function storeOf(act: Act, seat: Seat, card: CardId): Spot {
  const goods = goodsOf(act, card);
  const nth = holdingOf(act.after.table, seat)?.stores.findIndex(({ spice }) => spice === goods) ?? -1;
  const lines = linesOf(act, seat);
  const at = lines?.stores[nth] ?? lines?.wares;
  return at ? centre(at) : homeOf(act, seat);
}

function goodsOf({ after }: Act, card: CardId): Spice | 'crate' {
  // only the board edition has crates (B2.3)
  const board = (after.table.mat ?? after.table.plates[0])?.stores.some(({ spice }) => spice === 'crate') ?? true;
  return spiceOf(card, board ? 'board' : 'card') ?? 'crate';
}

export const merchantsOf = (table: Table, company: Company): readonly Seat[] =>
  table.companies.find((each) => each.company === company)?.merchants ?? [];

/** The merchant who acts in a company nods. */
export function nod(act: Act, company: Company, rank: number): Promise<void> {
  const sprite = act.board.sprite(merchantKey(company, rank));
  return sprite ? bump(act, sprite, 1.3, 300) : Promise.resolve();
}

// ------------------------------------------------------------------------------------------ cards

/** A shipment goes to its new place: one's own from where it lies, another's out of his hand. */
export function play(act: Act, card: string, seat: Seat, way: Way): Promise<Sprite | null> {
  const key = shipmentKey(card);
  return act.board.piece(key)
    ? carry(act, key, way)
    : comeIn(act, key, homeOf(act, seat, 'hand'), { ...way, size: 0.3 });
}

/** A piece flies into somebody's warehouse, and his counter gives a little. */
export async function stow(act: Act, key: string, card: CardId, seat: Seat, way: Way): Promise<void> {
  await goOff(act, key, storeOf(act, seat, card), { size: 0.28, ...way });
  tick(act, act.after.table, counterKey(act, seat));
  if (act.after.table.me === seat) tick(act, act.after.table, storeKey(goodsOf(act, card)));
}

/** Cards fly to the discard pile one behind the other; it counts them when the first has come. */
export async function throwAll(act: Act, cards: readonly string[], keyOf = shipmentKey): Promise<void> {
  const to = spotOf(act, keys.discard);
  const stagger = Math.min(70, 320 / Math.max(1, cards.length));
  await Promise.all(
    cards.map((card, i) =>
      goOff(act, keyOf(card), to, { ms: 320, delay: i * stagger, height: 18 * unitOf(act), size: 0.5 }),
    ),
  );
}

// --------------------------------------------------------------------------------------- counting

/** One piece of another table: a number that counts, a counter that fills. */
export function tick(act: Act, table: Table, key: string): Sprite | null {
  const piece = compose(table, act.after.places, act.text).find((each) => each.key === key);
  if (piece) act.board.swap(piece);
  return act.board.sprite(key);
}
