import type { Event } from '../../../../../shared/games/port-royal/index.ts';

const momentous: ReadonlySet<Event['type']> = new Set([
  'busted',
  'expeditionCompleted',
  'endTriggered',
  'gameEnded',
  'contractCompleted',
  'gamblerUsed',
  'timeSetAside',
  'eventTurned',
  'missionOpened',
  'missionCompleted',
  'monthEnded',
  'trophyUncovered',
  'chapterJudged',
]);

/** Worth a look also for those whom it does not concern. */
export const isMomentous = ({ type }: Event): boolean => momentous.has(type);

/** A ship goes to where it is stored or kept at once, and not by way of the discard; a reward comes from its contract. */
export function sameBeat(first: Event, next: Event): boolean {
  switch (first.type) {
    case 'shipRepelled':
      return next.type === 'shipStored';
    case 'shipTraded':
      return next.type === 'shipKept' || next.type === 'cargoKept';
    case 'contractCompleted':
      return next.type === 'coinsGained' && next.reason === 'contract';
    case 'giftGiven':
      return next.type === 'coinsGained' && next.reason === 'gift';
    default:
      return false;
  }
}
