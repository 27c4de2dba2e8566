import type { Event } from '../../../../../shared/games/manila/index.ts';
import { NUMBERS } from '../../../../../shared/games/manila/index.ts';

/** Payments of the same kind, rises, a loan and its use, a boat that sails into port: told in one beat. */
export function sameBeat(first: Event, next: Event): boolean {
  switch (first.type) {
    case 'moneyPaid':
      return next.type === 'moneyPaid' && item(first) === item(next);
    case 'valueRose':
      return next.type === 'valueRose';
    case 'sharesPledged':
      return first.forced && buys.has(next.type);
    case 'accomplicePlaced':
      return next.type === 'premiumPaid';
    case 'boatSailed':
    case 'boatSteered':
      return first.to > NUMBERS.lastSpace && next.type === 'boatBerthed' && next.ware === first.ware;
    case 'boatBerthed':
      return first.how === 'towed' && next.type === 'boatBerthed' && next.how === 'towed';
    default:
      return false;
  }
}

/** What a loan may be forced by, beside insurance. */
const buys: ReadonlySet<string> = new Set<Event['type']>(['masterElected', 'shareBought', 'accomplicePlaced']);

/** What a line of the settlement belongs to; shipyard and insurance are one account. */
const item = ({ reason, ware }: Event & { type: 'moneyPaid' }): string =>
  reason === 'insurance' || reason === 'shipyard' ? 'shipyard' : `${reason}:${ware ?? ''}`;

/** How much story each event is: 1 is about three seconds. */
const durations: Partial<Readonly<Record<Event['type'], number>>> = {
  bidMade: 0.1,
  auctionPassed: 0.1,
  masterElected: 0.5,
  sharesPledged: 0.2,
  shareRedeemed: 0.2,
  shareBought: 0.25,
  boatLoaded: 0.25,
  boatLaunched: 0.2,
  accomplicePlaced: 0.2,
  premiumPaid: 0.1,
  roundPassed: 0.1,
  diceRolled: 0.4,
  boatSailed: 0.2,
  boatSteered: 0.15,
  boatBerthed: 0.25,
  accompliceEvicted: 0.25,
  boatBoarded: 0.25,
  captainSucceeded: 0.1,
  boatPlundered: 0.3,
  moneyPaid: 0.13,
  insurerBroke: 0.2,
  valueRose: 0.13,
  voyageBegan: 0.3,
  sharesRevealed: 1,
  gameEnded: 0.4,
};

export const duration = ({ type }: Event): number => durations[type] ?? 0.05;

const momentous: ReadonlySet<Event['type']> = new Set([
  'masterElected',
  'diceRolled',
  'boatBerthed',
  'boatPlundered',
  'valueRose',
  'sharesRevealed',
  'gameEnded',
]);

/** Worth a look also for those whom it does not concern. */
export const isMomentous = ({ type }: Event): boolean => momentous.has(type);

const revealed: ReadonlySet<Event['type']> = new Set(['voyageBegan', 'roundBegan', 'diceRolled']);

/** Not said before it has been seen; a chapter of the log begins with what is counted. */
export const isRevealed = ({ type }: Event): boolean => revealed.has(type);
