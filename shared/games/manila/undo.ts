import type { Event, State } from './types.ts';

/** What tells nothing of anybody's money. */
const moneyless: readonly Event['type'][] = [
  'boatLoaded',
  'boatLaunched',
  'roundBegan',
  'boatBoarded',
  'accompliceEvicted',
  'pirateStayed',
  'captainSucceeded',
  'boatSteered',
  'pilotWaived',
];

const withMoney: readonly Event['type'][] = [
  'voyageBegan',
  'bidMade',
  'auctionPassed',
  'masterElected',
  'sharesPledged',
  'shareRedeemed',
  'shareBought',
  'shareDeclined',
  'accomplicePlaced',
  'premiumPaid',
  'roundPassed',
  'boatBerthed',
  'boatPlundered',
  'moneyPaid',
  'insurerBroke',
  'valueRose',
  'voyageEnded',
];

const hidden: ReadonlySet<Event['type']> = new Set(moneyless);
const open: ReadonlySet<Event['type']> = new Set([...moneyless, ...withMoney]);

/** Where money is hidden, whoever pays has shown that they can (M13.2). */
export const reversible = ({ rules }: Readonly<State>, { type }: Event): boolean =>
  (rules.hideCash ? hidden : open).has(type);
