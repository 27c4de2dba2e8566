import { never } from '../../engine/assert.ts';
import type { Message } from '../../engine/game.ts';
import type { Event } from './types.ts';

const message = (key: string, params: Message['params']): Message => ({ key: `port-royal.${key}`, params });

/** What the log says. Seats and faces are parameters, named by the reader; null: another event tells it already. */
export function describe(event: Event): Message | null {
  switch (event.type) {
    case 'turnBegan':
      return message('turnBegan', { seat: event.seat, round: event.round });
    case 'deckReshuffled':
      return message('deckReshuffled', { cards: event.cards });
    case 'cardDrawn':
      return message('cardDrawn', { seat: event.seat, face: event.face });
    case 'shipRepelled':
      return message('shipRepelled', { seat: event.seat, face: event.face });
    case 'taxPaid':
      return message('taxPaid', { seat: event.seat, amount: event.amount });
    case 'busted':
      return message('busted', { seat: event.seat, face: event.face });
    case 'drawsEnded':
      return message('drawsEnded', { seat: event.seat });
    case 'stopped':
      return message('stopped', { seat: event.seat });
    case 'windowOpened':
      return event.takes > 1 ? message('windowOpened', { seat: event.seat, takes: event.takes }) : null;
    case 'shipTraded':
      return message('shipTraded', { seat: event.seat, face: event.face, income: event.income });
    case 'personHired':
      return message('personHired', { seat: event.seat, face: event.face, cost: event.cost });
    case 'feePaid':
      return message('feePaid', { from: event.from, to: event.to, amount: event.amount });
    case 'coinsGained':
      // `shipTraded` names the income
      if (event.reason === 'trade') return null;
      return message(`coinsGained.${event.reason}`, { seat: event.seat, amount: event.amount });
    case 'gainLost':
      return message('gainLost', { seat: event.seat, amount: event.amount });
    case 'passed':
      return message('passed', { seat: event.seat });
    case 'expeditionCompleted':
      return message('expeditionCompleted', {
        seat: event.seat,
        face: event.face,
        persons: event.persons.join(','),
        influence: event.influence,
      });
    case 'endTriggered':
      return message('endTriggered', { seat: event.seat });
    case 'gameEnded':
      return message(`gameEnded.${event.outcome.reason}`, { winners: event.outcome.winners.join(',') });
    case 'cardMoored':
    case 'expeditionOpened':
    case 'taxLevied':
    case 'harbourCleared':
      return null;
    default:
      return never(event);
  }
}
