import { COMPANIES, type Company, type State } from '../../../../shared/games/borneo/index.ts';
import { type Situation, table } from './table.ts';

type Crowd = Record<Company, number[]>;

/** Everybody's three merchants: the first ones where they are wanted, the others wherever there is room. */
function crowd(seats: number, wanted: Partial<Record<Company, readonly number[]>>, closed?: Company): Crowd {
  const companies: Crowd = { red: [], yellow: [], green: [], blue: [] };
  for (const company of COMPANIES) companies[company].push(...(wanted[company] ?? []));
  const open = COMPANIES.filter((company) => company !== closed && wanted[company] === undefined);
  const placed = COMPANIES.flatMap((company) => companies[company]);
  const rest = Array.from({ length: seats }, (_, seat) =>
    Array<number>(3 - placed.filter((owner) => owner === seat).length).fill(seat),
  ).flat();
  for (const [i, seat] of rest.entries()) companies[open[i % open.length] ?? 'blue'].push(seat);
  return companies;
}

/** Every kind of question, also those that random play seldom meets. */
export function raritiesOfBorneo(seats: number): State[] {
  const companies = crowd(seats, { red: [1, 2, 0] });
  const at = (situation: Situation, ...words: string[]): State =>
    table({ seats, companies, ...situation }).inTurn(...words).state;
  const rich = ['S04', 'S07', 'S52', 'S55', 'S02', 'S03', 'S01', 'bantam'];
  const poor = { options: { blackbeard: true }, warehouses: [['S04', 'S07', 'S10', 'S52', 'S02', 'S03']] };
  const armed = [
    ['S01', 'S13', 'S49'],
    ['S14', 'S15', 'S37'],
    ['S05', 'S06', 'S17'],
  ];
  const fight: Situation = { moment: 'company', hands: armed };
  const unarmed: Situation = { moment: 'company', hands: [['S01', 'S13'], ['S06', 'S08'], ['S05']] };
  const laden: Situation = {
    moment: 'ship',
    hands: [['S43', 'S46']],
    places: [['tidore', 'S25', 'S48', 'S01'], ['banda'], ['ternate']],
  };
  const nobody = crowd(seats, {}, 'red');
  return [
    at({ warehouses: [rich] }),
    at({ warehouses: [rich] }, 'mission same4'),
    at({ warehouses: [rich] }, 'mission each1'),
    at(poor),
    at(poor, 'mission each1 pirates'),
    at({ ...poor, ship: 0 }),
    at(fight),
    at(fight, 'attack red 3 1'),
    at(fight, 'attack red 3 1', 'attackCard S01'),
    at(fight, 'attack red 3 1', 'attackCard S01', 'done'),
    at(fight, 'attack red 3 1', 'attackCard S49', 'done', 'defendCard S14'),
    at(fight, 'attack red 3 1', 'attackCard S01', 'done', 'done'),
    at({ ...fight, options: { edition: 'card' } }, 'attack red 3 2', 'attackCard S01', 'done', 'done'),
    at(unarmed, 'attack red 3 1', 'attackCard S01'),
    at(laden),
    at(laden, 'ship S43 1'),
    at({ ...laden, companies: nobody, options: { edition: 'card' } }, 'ship S43 1'),
    at({ ...laden, harbours: [], warehouses: [[], ['S04', 'S07', 'S52']] }, 'ship S43 1', 'pick S48', 'pick S43'),
  ];
}
