import type { State } from '../../../../shared/games/port-royal/index.ts';
import { type Situation, table } from './table.ts';

const CREW = ['captain-1', 'captain-1', 'settler-1', 'jack-1', 'governor-0'];
const OPEN = { tableaus: [CREW], table: ['expedition-captain2-settler1', 'expedition-captain2'] };

/** Every kind of question, also those that random play seldom meets. */
export function raritiesOfPortRoyal(seats: number): State[] {
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
