import type { Event } from '../../../../../shared/games/borneo/index.ts';
import type { BorneoWord } from '../../../../../shared/i18n/games/borneo/canvas.ts';
import type { StillEffect } from '../../../../stage/still-effect.ts';

/** What is left of an event when nothing may move: its sound, and a word where something great has happened. */
export function stillEffectOf(event: Event): StillEffect<BorneoWord> {
  switch (event.type) {
    case 'merchantPlaced':
    case 'merchantTransferred':
      return { sound: 'hire' };
    case 'passed':
    case 'rewardDeclined':
      return { sound: 'fold' };
    case 'missionCompleted':
      return { sound: 'expedition', word: { key: 'missionDone', tone: 'gold' } };
    case 'shipTaken':
      return { sound: 'plunder' };
    case 'attackBegan':
      return { sound: 'combat' };
    case 'attackCardLaid':
    case 'defenceCardLaid':
    case 'rewardTaken':
    case 'cardThrown':
      return { sound: 'card' };
    case 'cardDrawn':
      return { sound: 'deal' };
    case 'combatDecided':
      return event.success
        ? { sound: 'plunder', word: { key: 'victorious', tone: 'wax' } }
        : { sound: 'repel', word: { key: 'repelled', tone: 'parchment' } };
    case 'shipmentPlayed':
      return { sound: 'sail' };
    case 'distributionBegan':
      return { sound: 'dock', word: { key: event.kind, tone: event.kind === 'monopoly' ? 'gold' : 'parchment' } };
    case 'pileReshuffled':
      return { sound: 'deal', word: { key: 'reshuffled', tone: 'parchment' } };
    case 'endBegan':
      return { sound: 'tax', word: { key: 'lastMissions', tone: 'wax' } };
    case 'gameEnded':
      return { ended: event.outcome };
    default:
      return {};
  }
}
