import type { AdventureCardTexts, AdventurerTexts, CargoKey, EventTexts } from '../../games/port-royal/adventure.ts';
import { counted } from '../../plural.ts';

const coins = counted('en', 'coin', 'coins');
export const crowns = counted('en', 'crown', 'crowns');

export const eventTexts: EventTexts = {
  'ev-0-fair-wind': { name: 'Fair wind', text: 'The active player gains 1 coin.' },
  'ev-0-market-day': { name: 'Market day', text: 'Everyone gains 1 coin.' },
  'ev-0-royal-favour': { name: 'Royal favour', text: 'The active player gains 1 crown.' },
  'ev-0-tailwind': { name: 'Tailwind', text: 'The active player may take 1 more card this turn.' },
  'ev-0-fog': { name: 'Fog', text: 'The active player may not stop while the harbour has fewer than 3 cards.' },
  'ev-0-patrol': { name: 'Patrol', text: 'The active player has 1 more sword for repelling ships this turn.' },
  'ev-0-storm': { name: 'Storm', text: 'The active player cannot repel ships this turn.' },
  'ev-0-cheap-hands': { name: 'Hands for hire', text: 'Hiring costs everyone 1 coin less this turn.' },
  'ev-0-dear-wages': { name: 'Dear wages', text: 'Hiring costs the active player 1 coin more this turn.' },
  'ev-0-smugglers': { name: 'Smugglers', text: 'Every ship traded this turn brings 1 coin more.' },
  'ev-0-harbour-dues': { name: 'Harbour dues', text: 'Everyone with 8 or more coins pays 1.' },
  'ev-0-open-harbour': {
    name: 'Open harbour',
    text: 'The others pay no fee this turn; the bank pays the active player 1 coin for each card they take.',
  },
  'ev-0-rumours': {
    name: 'Rumours',
    text: 'The active player looks at the top 2 cards of the deck in private and may discard one of them.',
  },
  'ev-1': { name: 'A small windfall', text: 'The active player gains 1 coin.' },
  'ev-2': { name: 'End of the month', text: 'The story goes on. Then a new month begins, one turn longer.' },
  'ev-3': {
    name: 'End of the month',
    text: 'Everyone may pay 10 coins to remove their leftmost marker. Then a new month begins, one turn longer.',
  },
};

export const adventurerTexts: AdventurerTexts = {
  'adv-grace-may': {
    name: 'Grace May',
    text: '2 coins when you bust with 4 or fewer cards in the harbour.',
    short: 'bust with 4 cards or fewer: +2',
  },
  'adv-jacques-grandeur': {
    name: 'Jacques Grandeur',
    text: '2 crowns for each expedition you complete.',
    short: 'expedition: +2 crowns',
  },
  'adv-jean-blackbeard': { name: 'Jean Blackbeard', text: '1 more sword, for everything.', short: '+1 sword' },
  'adv-senora-anne': {
    name: 'Señora Anne',
    text: 'Every person you hire costs 1 coin less.',
    short: 'hiring costs 1 less',
  },
  'adv-don-ferdinando': {
    name: 'Don Ferdinando',
    text: '1 crown for each black ship you trade.',
    short: 'black ships: +1 crown',
  },
  'adv-officer-scott': {
    name: 'Officer Scott',
    text: '1 coin when it is your turn to take cards and there are 5 or more in the harbour.',
    short: '5+ cards here: +1',
  },
  'adv-p-landman': {
    name: 'P. Landman',
    text: 'Each yellow ship you trade pays 1 extra coin.',
    short: 'yellow ships pay +1',
  },
  'adv-cutthroat-mary': {
    name: 'Cutthroat Mary',
    text: '1 coin when it is your turn to take cards and there are 3 or more ships in the harbour.',
    short: '3+ ships here: +1',
  },
  'adv-samuel-blackguard': {
    name: 'Samuel Blackguard',
    text: '2 coins at once, when the door opens.',
    short: '2 coins, once',
  },
  'adv-thomas-fishborn': {
    name: 'Thomas Fishborn',
    text: 'Once on your turn, look at the top 3 cards of the deck: keep one on top, discard the others.',
    short: 'look at 3 cards, keep 1',
  },
};

export const cargoes: Readonly<Record<CargoKey, string>> = {
  ritualBook: 'ritual book',
  herbs: 'herbs',
  bread: 'bread',
  rum: 'rum',
};

/** of the sixth colour, and of the persons who are new */
export const aresShip = 'Lugger';
export const adventureRoles = { sentinel: 'Sentinel', innkeeper: 'Innkeeper', tybuk: 'Tybuk brother' } as const;

export const adventureCards: AdventureCardTexts = {
  sentinel: 'Once on your turn, look at the top 3 cards of the deck: keep one on top, discard the others.',
  sentinelShort: 'look at 3 cards, keep 1',
  innkeeper: (price) =>
    `1 crown when it is your turn to take cards and there are 4 or more people in the harbour. Once in that time, buys a ship with bread or rum from your hold for ${coins(price)}.`,
  innkeeperShort: (price) => `bread or rum: +${price}; 4+ people here: +1 crown`,
  aresBonus: (n) => `Each Ares ship you trade brings ${coins(n)} more.`,
  aresBonusShort: (n) => `Ares ships: +${n}`,
  cargoShip: (cargo) => `When you trade it, take the money or keep the ship with its cargo in your hold: ${cargo}.`,
  crownShip: (n) => `Brings ${crowns(n)} instead of coins.`,
};
