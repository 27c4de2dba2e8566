import type { State } from '../../../../shared/games/port-royal/index.ts';
import { type Situation, table } from './table.ts';

const CREW = ['captain-1', 'captain-1', 'settler-1', 'jack-1', 'governor-0'];
const OPEN = { tableaus: [CREW], table: ['expedition-captain2-settler1', 'expedition-captain2'] };

/** Every kind of question, also those that random play seldom meets. */
export const raritiesOfPortRoyal = (seats: number): State[] => [
  ...(seats > 1 ? ofTheBaseGame(seats) : []),
  ...ofContracts(seats),
  ...(seats > 1 && seats < 5 ? ofTheAdventure(seats) : []),
];

/** What random play seldom meets: another waits below, a private look, a visitor's sale before the end of the turn. */
function ofTheAdventure(seats: number): State[] {
  const at = (situation: Situation, ...words: string[]): State => {
    const place = table({ seats, mode: 'adventure', chapter: 5, ...situation });
    for (const word of words) place.plays(place.asked(), word);
    return place.state;
  };
  const rich = Array.from({ length: seats }, () => 14);
  const rum = 'adv-ship-blue-1-2-rum';
  const bread = 'adv-ship-yellow-1-2-bread';
  const inn = {
    missions: ['st-28b'],
    tableaus: [[], ['adv-innkeeper-1']],
    holds: [[], [rum]],
    coins: [5, ...Array<number>(seats - 1).fill(0)],
    harbour: ['ship-red-1-1', 'governor-0'],
  } as const;
  return [
    at({ missions: ['st-50'], harbour: [], deck: ['tax-mostSwords'], coins: rich }, 'draw'),
    at({ missions: ['st-58'], harbour: ['sailor-1'], tableaus: [['adv-sentinel-1']] }, 'look'),
    at({ missions: ['st-58'], event: seats > 2 ? 'ev-0-fog' : 'ev-1', pack: ['ev-2'], coins: rich }),
    at({ missions: ['st-35'], harbour: [], holds: [[rum, bread]] }, 'fulfil st-35'),
    at(inn, 'stop', 'pass', `sell ${rum} adv-innkeeper-1`, 'trade ship-red-1-1'),
  ];
}

/** Decisions with others waiting below them, and those that only some sets bring. */
function ofContracts(seats: number): State[] {
  const at = (situation: Situation, ...words: string[]): State => {
    const place = table({ seats, mode: 'contractsCoop', gambler: true, onTheGo20: true, ...situation });
    for (const word of words) place.plays(place.asked(), word);
    return place.state;
  };
  const rich = { coins: Array.from({ length: seats }, () => 14) };
  const gambler = [['gambler-1', 'gambler-1', 'otg20-merchant-red-2', 'sailor-1', 'sailor-1']];
  const tax = ['sailor-2', 'tax-mostSwords', 'ship-red-3-2', 'ship-blue-1-1', 'ship-red-1-1'];
  const inspector = { contracts: ['c-tax-inspector', 'c-jinx', 'c-frigate-nemesis'], time: 5, ...rich } as const;
  const nest = { contracts: ['c-pirates-nest', 'c-ransom', 'c-speculator'], time: 5 } as const;
  const gift = 'contract-ship-red-6-3-gift';
  return [
    // the team's own questions
    at({ startVictoryCards: 'ask', time: 6, contracts: ['c-jinx', 'c-bruja', 'c-ransom'] }),
    at({ contracts: ['c-jinx'], time: 5, harbour: [], deck: ['tax-mostSwords'] }, 'draw'),
    // an instant above a tax above a gambler's cards, then the bust
    at({ ...inspector, tableaus: gambler, harbour: [], deck: tax }, 'gamble'),
    at({ ...inspector, tableaus: gambler, harbour: [], deck: tax.filter((id) => !id.startsWith('tax')) }, 'gamble'),
    // two contracts of one instant
    at(
      { ...nest, harbour: ['ship-blue-1-1', 'ship-yellow-1-1'], deck: ['ship-red-1-1'], contracts: ['c-speculator'] },
      'draw',
    ),
    // a ship to store, one to use, a gift to give, a claim at the end
    at({ ...nest, tableaus: gambler, harbour: [], deck: ['ship-red-1-1'] }, 'draw'),
    at({ ...inspector, tableaus: gambler, harbour: [gift] }, 'stop', `trade ${gift}`),
    at({ contracts: ['c-jinx'], time: 3, harbour: [gift, 'ship-blue-1-1'] }, 'stop', `trade ${gift}`),
    ...(seats > 1
      ? [at({ ...nest, coins: [14, 6], harbour: ['ship-blue-1-1', 'ship-yellow-1-1', 'jester-1'] }, 'stop', 'pass')]
      : []),
    at({ ...nest, coins: [15], harbour: [] }),
  ];
}

function ofTheBaseGame(seats: number): State[] {
  const at = (situation: Situation, ...words: string[]): State => {
    const place = table({ seats, ...OPEN, ...situation });
    for (const word of words) place.plays(0, word);
    return place.state;
  };
  const complete = 'complete expedition-captain2-settler1';
  const ships = ['ship-red-1-1', 'ship-blue-2-2'];
  const bust = { harbour: ships, deck: ['ship-red-3-2'] };
  return [
    at({ deck: ['sailor-1'] }),
    at({ deck: ['sailor-1'] }, complete),
    at({ harbour: ships }, complete),
    at({ harbour: ships }, 'stop', complete),
    at({ harbour: ships, tableaus: [CREW.slice(0, 4)] }, 'stop', 'trade ship-red-1-1'),
    at({ harbour: [], tableaus: [CREW] }, 'stop'),
    at(bust, 'draw'),
    at(bust, 'draw', complete),
    at({ harbour: ships, deck: ['ship-red-1-1'], tableaus: [[...CREW, 'sailor-1']] }, 'draw'),
    at({ harbour: ships, deck: ['ship-black-2-1'], tableaus: [[...CREW, 'pirate-1']] }, 'draw'),
    at({ harbour: [...ships, 'governor-0'], ending: true }, 'stop'),
  ];
}
