import type { Params } from '../../../../shared/engine/core.ts';
import {
  adventurerOn,
  type FaceId,
  face,
  type Move,
  NUMBERS,
  type ShipFace,
  SIDES,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';

/** The ship whose use is being decided on. */
export function shipTraded({ prompt, harbour }: View): FaceId | null {
  return prompt.kind === 'shipUse' ? (harbour.find(({ slot }) => slot === prompt.slot)?.face ?? null) : null;
}

/** What the next marker that leaves uncovers (PR14.15). */
const opened = (t: PortRoyalDict['quest'], windows: number): string =>
  t[`opens${Math.min(NUMBERS.markersOfAdventurer, windows + 1) as 1 | 2 | 3 | 4}`];

/** What a move of the adventure leaves or uncovers. */
export function adventureNote({ quest: t, adventurers }: PortRoyalDict, view: View, move: Move, quote: Params): string {
  const { prompt } = view;
  const seat = prompt.kind === 'over' ? 0 : prompt.seat;
  const own = view.players[seat]?.venturer;
  switch (move.type) {
    case 'use':
      return t.afterCash({ coins: Number(quote.coins ?? 0) });
    case 'stow':
      return t.afterStow({ ships: (own?.hold.length ?? 0) + 1 });
    case 'side': {
      const id = own && own.card > 0 ? adventurerOn(own.card, move.side).id : null;
      return id === null ? '' : `${adventurers[id].short} · ${t.sideNote({ coins: Number(quote.coins ?? 0) })}`;
    }
    case 'buyOut':
      return opened(t, own?.windows ?? 0);
    case 'fulfil':
      // the first of two times uncovers nothing (PR14.18)
      return Number(quote.step ?? 0) < Number(quote.steps ?? 0) ? '' : opened(t, own?.windows ?? 0);
    default:
      return '';
  }
}

type AdventureMove = Extract<
  Move,
  {
    type: 'choose' | 'side' | 'look' | 'retain' | 'toss' | 'fulfil' | 'deliver' | 'stow' | 'sell' | 'buyOut';
  }
>;

export function adventureLabel(dict: PortRoyalDict, view: View, move: AdventureMove, quote: Params): string {
  const { moves, adventurers } = dict;
  const n = (key: string): number => Number(quote[key] ?? 0);
  const seat = view.prompt.kind === 'over' ? 0 : view.prompt.seat;
  switch (move.type) {
    case 'choose':
      return moves.choose({ names: SIDES.map((side) => adventurers[adventurerOn(move.card, side).id].name) });
    case 'side': {
      const card = view.players[seat]?.venturer?.card ?? 0;
      return moves.side({ name: card > 0 ? adventurers[adventurerOn(card, move.side).id].name : '' });
    }
    case 'look':
      return moves.look({ cards: n('cards') || NUMBERS.cardsPerLook });
    case 'retain':
    case 'toss': {
      const id = view.glimpse?.looking[move.place];
      return moves[move.type]({ face: id === undefined ? null : face(id), place: move.place + 1 });
    }
    case 'fulfil': {
      const begun = n('step') < n('steps');
      return moves.fulfil({ mission: move.mission, cost: n('cost'), coins: n('coins'), crowns: n('crowns'), begun });
    }
    case 'deliver':
      return moves.deliver({ ships: move.ships.map((ship) => face(ship) as ShipFace) });
    case 'stow': {
      const fee = n('fee') > 0 ? { amount: n('fee'), to: '' } : null;
      return moves.stow({ ship: face(shipTraded(view) ?? '') as ShipFace, income: n('income'), fee });
    }
    case 'sell':
      return moves.sell({ ship: face(move.ship) as ShipFace, price: n('coins') });
    case 'buyOut':
      return moves.buyOut({ price: n('cost') });
  }
}
