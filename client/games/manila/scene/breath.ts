import type { Event } from '../../../../shared/games/manila/index.ts';
import { NUMBERS } from '../../../../shared/games/manila/index.ts';

/** Payments of the same kind, rises, a loan and its use, a boat that sails into port: told in one breath. */
export function along(first: Event, next: Event): boolean {
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

/** How much story each event is: 1 is about two seconds. */
const weights: Partial<Readonly<Record<Event['type'], number>>> = {
  bidMade: 0.15,
  auctionPassed: 0.15,
  masterElected: 0.8,
  sharesPledged: 0.3,
  shareRedeemed: 0.3,
  shareBought: 0.35,
  boatLoaded: 0.35,
  boatLaunched: 0.25,
  accomplicePlaced: 0.3,
  premiumPaid: 0.2,
  roundPassed: 0.15,
  diceRolled: 0.6,
  boatSailed: 0.3,
  boatSteered: 0.25,
  boatBerthed: 0.35,
  accompliceEvicted: 0.35,
  boatBoarded: 0.4,
  captainSucceeded: 0.2,
  boatPlundered: 0.5,
  moneyPaid: 0.2,
  insurerBroke: 0.3,
  valueRose: 0.2,
  voyageBegan: 0.4,
  sharesRevealed: 1.5,
  gameEnded: 0.6,
};

export const weigh = ({ type }: Event): number => weights[type] ?? 0.1;
