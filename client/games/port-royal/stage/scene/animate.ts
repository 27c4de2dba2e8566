import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { passOn } from '../../../../stage/seats.ts';
import { clear, draw, moor, open, repel } from './animate-cards.ts';
import { fee, gain, payTax } from './animate-coins.ts';
import { complete, hire, trade } from './animate-trade.ts';
import { bust, end, finish, levy, reshuffle } from './animate-turns.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey } from './animation.ts';

/** The animation of an event; resolves when the next one may begin. */
export function animate(event: Event, animation: TableAnimation): Promise<void> {
  switch (event.type) {
    case 'cardDrawn':
      return draw(animation, event.face);
    case 'cardMoored':
      return moor(animation, `h:${animation.after.table.turn}:${event.slot}`);
    case 'expeditionOpened':
      return open(animation, event.face);
    case 'shipRepelled':
      return repel(animation);
    case 'busted':
      return bust(animation, event.face);
    case 'harbourCleared':
      return clear(animation);
    case 'taxLevied':
      return levy(animation);
    case 'taxPaid':
      return payTax(animation, event.seat, event.amount);
    case 'coinsGained':
      return gain(animation, event.seat, event.amount);
    case 'feePaid':
      return fee(animation, event.from, event.to, event.amount);
    case 'shipTraded':
      return trade(animation, event.slot);
    case 'personHired':
      return hire(animation, event);
    case 'expeditionCompleted':
      return complete(animation, event);
    case 'deckReshuffled':
      return reshuffle(animation);
    case 'endTriggered':
      return end(animation);
    case 'gameEnded':
      return finish(animation, event);
    case 'turnBegan':
    case 'windowOpened':
      return passOn(animation, (seat) => counterKey(animation, seat));
    default:
      return Promise.resolve();
  }
}
