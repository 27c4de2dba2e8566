import type { Params } from '../../../../shared/engine/core.ts';
import {
  ADVENTURERS,
  adventurerOn,
  type FaceId,
  face,
  type Move,
  type ShipFace,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';

type VentureMove = Extract<
  Move,
  { type: 'choose' | 'side' | 'look' | 'retain' | 'toss' | 'fulfil' | 'deliver' | 'stow' | 'sell' | 'buyOut' }
>;

/** Labels of the moves that only the adventure has. */
export function ventureLabel(
  { moves }: PortRoyalDict,
  s: PortRoyalSpeech,
  view: View,
  move: VentureMove,
  quote: Params,
): string {
  const n = (key: string): number => Number(quote[key] ?? 0);
  const shipOf = (id: FaceId): ShipFace => face(id) as ShipFace;
  switch (move.type) {
    case 'choose':
      return moves.choose({ sides: ADVENTURERS.filter(({ card }) => card === move.card).map(({ id }) => id) });
    case 'side': {
      const seat = view.prompt.kind === 'over' ? 0 : view.prompt.seat;
      const card = view.players[seat]?.venturer?.card ?? 1;
      return moves.side({ adventurer: adventurerOn(card, move.side).id, coins: n('coins') });
    }
    case 'look':
      return moves.look({ cards: n('cards') });
    case 'retain':
    case 'toss': {
      const id = view.glimpse?.looking[move.place];
      return moves[move.type]({ face: id === undefined ? null : face(id), place: move.place });
    }
    case 'fulfil': {
      const { mission } = move;
      const [cost, coins, crowns, step, steps] = [n('cost'), n('coins'), n('crowns'), n('step'), n('steps')];
      return moves.fulfil({ mission, cost, coins, crowns, step, steps });
    }
    case 'deliver':
      return moves.deliver({ ships: move.ships.map(shipOf) });
    case 'stow': {
      const { prompt } = view;
      const slot = prompt.kind === 'shipUse' ? prompt.slot : -1;
      const moored = view.harbour.find((berth) => berth.slot === slot);
      const fee = n('fee') > 0 ? { amount: n('fee'), to: s.name(view.active) } : null;
      return moored ? moves.stow({ ship: shipOf(moored.face), income: n('income'), fee }) : '';
    }
    case 'sell':
      return moves.sell({ ship: shipOf(move.ship), coins: n('coins') });
    case 'buyOut':
      return moves.buyOut({ cost: n('cost') });
  }
}
