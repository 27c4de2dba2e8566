import type { Event, State } from './types.ts';

/** What turns no card: drawn cards come with `cardDrawn`, which is not among them. */
const harmless: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'turnBegan',
  'cardMoored',
  'shipRepelled',
  'harbourCleared',
  'stopped',
  'windowOpened',
  'shipTraded',
  'feePaid',
  'coinsGained',
  'gainLost',
  'passed',
  'expeditionCompleted',
  'endTriggered',
  'timeSetAside',
  'shipStored',
  'storedDiscarded',
  'shipKept',
  'incomeRenounced',
  'giftGiven',
  'takesGained',
  'contractProgressed',
  'contractCompleted',
  'contractDeclined',
  'adventurerDrafted',
  'adventurerChosen',
  'missionCompleted',
  'missionProgressed',
  'missionDeclined',
  'buyOutDeclined',
  'abilityUnlocked',
  'trophyUncovered',
  'crownsGained',
  'cargoKept',
  'cargoSold',
]);

const payments: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'personHired',
  'coinsPaid',
  'missionPaid',
  'markerBoughtOut',
]);

/** Who pays turns coins over, and all see which cards they were, where the discard lies open (PR17.2). */
export const reversible = ({ rules }: Readonly<State>, { type }: Event): boolean =>
  harmless.has(type) || (payments.has(type) && !rules.showDiscard);
