import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { passOn } from '../../../../stage/seats.ts';
import type { Act } from './act.ts';
import { counterKey } from './act.ts';
import { clear, draw, moor, open, repel } from './acts-cards.ts';
import { fee, gain, payTax } from './acts-coins.ts';
import { complete, hire, trade } from './acts-trade.ts';
import { bust, end, finish, levy, reshuffle } from './acts-turns.ts';

/** The animation of an event; resolves when the next one may begin. */
export function acts(event: Event, act: Act): Promise<void> {
  switch (event.type) {
    case 'cardDrawn':
      return draw(act, event.face);
    case 'cardMoored':
      return moor(act, `h:${act.after.table.turn}:${event.slot}`);
    case 'expeditionOpened':
      return open(act, event.face);
    case 'shipRepelled':
      return repel(act);
    case 'busted':
      return bust(act, event.face);
    case 'harbourCleared':
      return clear(act);
    case 'taxLevied':
      return levy(act);
    case 'taxPaid':
      return payTax(act, event.seat, event.amount);
    case 'coinsGained':
      return gain(act, event.seat, event.amount);
    case 'feePaid':
      return fee(act, event.from, event.to, event.amount);
    case 'shipTraded':
      return trade(act, event.slot);
    case 'personHired':
      return hire(act, event);
    case 'expeditionCompleted':
      return complete(act, event);
    case 'deckReshuffled':
      return reshuffle(act);
    case 'endTriggered':
      return end(act);
    case 'gameEnded':
      return finish(act, event.outcome.winners);
    case 'turnBegan':
    case 'windowOpened':
      return passOn(act, (seat) => counterKey(act, seat));
    default:
      return Promise.resolve();
  }
}
