import type { Event } from '../../../../../shared/games/manila/index.ts';
import { NUMBERS } from '../../../../../shared/games/manila/index.ts';
import type { ManilaWord } from '../../../../../shared/i18n/games/manila/canvas.ts';
import type { StillEffect } from '../../../../stage/still-effect.ts';

/** What is left of an event when nothing may move: its sound, and a word where something great has happened. */
export function stillEffectOf(event: Event): StillEffect<ManilaWord> {
  switch (event.type) {
    case 'bidMade':
      return { sound: 'bid' };
    case 'auctionPassed':
    case 'roundPassed':
    case 'pirateStayed':
    case 'pilotWaived':
      return { sound: 'fold' };
    case 'masterElected':
      return { sound: 'hammer', word: { key: event.unopposed ? 'harbourMaster' : 'sold', tone: 'gold' } };
    case 'shareBought':
      return { sound: 'card' };
    case 'sharesPledged':
    case 'shareRedeemed':
    case 'accomplicePlaced':
      return { sound: 'coins' };
    case 'boatLaunched':
      return { sound: 'sail' };
    case 'diceRolled':
      return event.roll === NUMBERS.rolls
        ? { sound: 'dice', word: { key: 'lastRoll', tone: 'gold' } }
        : { sound: 'dice' };
    case 'boatBerthed':
      return { sound: 'dock', word: { key: event.haven === 'port' ? 'inPort' : 'inYard', tone: 'parchment' } };
    case 'boatBoarded':
      return { sound: 'board', word: { key: 'boarded', tone: 'wax' } };
    case 'boatPlundered':
      return { sound: 'plunder', word: { key: 'plundered', tone: 'wax' } };
    case 'insurerBroke':
      return { word: { key: 'bankrupt', tone: 'wax' } };
    case 'valueRose':
      return { sound: 'rise' };
    case 'gameEnded':
      return { ended: event.outcome };
    default:
      return {};
  }
}
