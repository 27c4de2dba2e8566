import type { Event } from '../../../../../shared/games/borneo/index.ts';

/** Both cards of a draw, the last picks of one player, a trade with its ship, the count with its winners: in one beat. */
export function sameBeat(first: Event, next: Event): boolean {
  switch (first.type) {
    case 'cardDrawn':
      return next.type === 'cardDrawn' && next.seat === first.seat;
    case 'shipmentPicked':
      return next.type === 'shipmentPicked' && next.seat === first.seat && next.company === first.company;
    case 'missionCompleted':
      return next.type === 'shipTaken';
    case 'merchantsMoved':
      return next.type === 'cardsDiscarded';
    case 'missionsRevealed':
      return next.type === 'gameEnded';
    case 'distributionBegan':
      return next.type === 'harbourTaken';
    default:
      return false;
  }
}

/** How much story each event is: 1 is about three seconds. */
const durations: Partial<Readonly<Record<Event['type'], number>>> = {
  merchantPlaced: 0.2,
  turnBegan: 0.1,
  missionChosen: 0.15,
  spiceTraded: 0.2,
  missionCompleted: 0.5,
  shipTaken: 0.2,
  merchantTransferred: 0.3,
  attackBegan: 0.3,
  attackCardLaid: 0.3,
  defenceCardLaid: 0.3,
  combatDecided: 0.4,
  merchantsMoved: 0.35,
  rewardTaken: 0.2,
  cardsDiscarded: 0.15,
  shipmentPlayed: 0.35,
  distributionBegan: 0.4,
  harbourTaken: 0.15,
  shipmentPicked: 0.2,
  harbourOpened: 0.2,
  cardDrawn: 0.12,
  pileReshuffled: 0.25,
  cardThrown: 0.12,
  endBegan: 0.4,
  missionsRevealed: 1,
  gameEnded: 0.4,
};

export const duration = ({ type }: Event): number => durations[type] ?? 0.05;

const momentous: ReadonlySet<Event['type']> = new Set([
  'missionCompleted',
  'combatDecided',
  'distributionBegan',
  'endBegan',
  'missionsRevealed',
  'gameEnded',
]);

/** Worth a look also for those whom it does not concern. */
export const isMomentous = ({ type }: Event): boolean => momentous.has(type);

const revealed: ReadonlySet<Event['type']> = new Set(['turnBegan', 'cardDrawn', 'harbourOpened', 'gameEnded']);

/** Not said before it has been seen; a chapter of the log begins with what is counted. */
export const isRevealed = ({ type }: Event): boolean => revealed.has(type);
