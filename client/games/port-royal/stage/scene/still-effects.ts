import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import type { PortRoyalWord } from '../../../../../shared/i18n/en/port-royal/index.ts';
import type { StillEffect } from '../../../../stage/still-effect.ts';

/** What is left of an event when nothing may move. */
export function stillEffectOf(event: Event): StillEffect<PortRoyalWord> {
  switch (event.type) {
    case 'cardDrawn':
      return { sound: 'flip' };
    case 'busted':
      return { sound: 'bust', word: { key: 'bust', tone: 'wax' } };
    case 'taxLevied':
      return { sound: 'tax', word: { key: 'tax', tone: 'wax' } };
    case 'shipRepelled':
      return { sound: 'repel', word: { key: 'repelled', tone: 'parchment' } };
    case 'shipTraded':
      return { sound: 'coins' };
    case 'personHired':
      return { sound: 'hire' };
    case 'expeditionCompleted':
      return { sound: 'expedition' };
    case 'gamblerUsed':
      return { sound: 'dice', word: { key: 'gamblerPlays', tone: 'gold' } };
    case 'shipKept':
      return { sound: 'hire', word: { key: 'kept', tone: 'gold' } };
    case 'shipStored':
      return { sound: 'repel', word: { key: 'stored', tone: 'parchment' } };
    case 'contractProgressed':
      return { sound: 'bid' };
    case 'contractCompleted':
      return { sound: 'expedition', word: { key: 'contractDone', tone: 'gold' } };
    case 'timePassed':
      return event.time === 0 ? { sound: 'tax', word: { key: 'lastTurn', tone: 'wax' } } : {};
    case 'timeSetAside':
      return { sound: 'card' };
    case 'eventTurned':
      return { sound: 'flip' };
    case 'missionCompleted':
      return { sound: 'expedition', word: { key: 'missionDone', tone: 'gold' } };
    case 'missionProgressed':
      return { sound: 'bid' };
    case 'monthEnded':
      return { sound: 'expedition', word: { key: 'monthEnds', tone: 'gold' } };
    case 'cargoKept':
      return { sound: 'hire', word: { key: 'stowed', tone: 'gold' } };
    case 'cargoSold':
      return { sound: 'coins', word: { key: 'sold', tone: 'gold' } };
    case 'chapterJudged':
      return event.won
        ? { sound: 'expedition', word: { key: 'chapterWon', tone: 'gold' } }
        : { sound: 'bust', word: { key: 'chapterLost', tone: 'wax' } };
    case 'endTriggered':
      return { word: { key: 'lastRound', tone: 'gold' } };
    case 'gameEnded':
      return { ended: event.outcome };
    default:
      return {};
  }
}
