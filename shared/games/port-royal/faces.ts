import type {
  CardSet,
  Cargo,
  ExpeditionFace,
  Face,
  PersonFace,
  Role,
  ShipColour,
  ShipFace,
  Skill,
  TaxBonus,
  TaxFace,
} from './types.ts';

export const SKILLS: readonly Skill[] = ['captain', 'priest', 'settler'];
export const CARGOES: readonly Cargo[] = ['ritualBook', 'herbs', 'bread', 'rum'];

// ------------------------------------------------------------------------------- the printed faces

type Printed<F> = F extends Face ? Omit<F, 'set'> : never;

const person = (role: Role, count: number, cost: number, influence: number, swords = 0): Printed<PersonFace> => ({
  kind: 'person',
  id: `${role}-${influence}`,
  count,
  role,
  cost,
  influence,
  swords,
  colour: null,
  aresBonus: 0,
  buysFor: 0,
});

/** Somebody who looks after the ships of one colour. */
const agent = (
  role: Role,
  colour: ShipColour,
  count: number,
  cost: number,
  influence: number,
): Printed<PersonFace> => ({
  ...person(role, count, cost, influence),
  id: `${role}-${colour}-${influence}`,
  colour,
});

const trader = agent.bind(null, 'trader');
const merchant = agent.bind(null, 'merchant');
const clerk = agent.bind(null, 'clerk');

const ship = (
  colour: ShipColour,
  count: number,
  swords: number | null,
  coins: number,
  gift = 0,
): Printed<ShipFace> => ({
  kind: 'ship',
  id: `ship-${colour}-${swords ?? 'skull'}-${coins}${gift > 0 ? '-gift' : ''}`,
  count,
  colour,
  coins,
  swords,
  gift,
  cargo: null,
  crowns: 0,
});

const noCargo: Readonly<Record<Cargo, number>> = Object.freeze({ ritualBook: 0, herbs: 0, bread: 0, rum: 0 });

function expedition(
  requires: Partial<Record<Skill, number>>,
  coins: number,
  influence: number,
  special = false,
): Printed<ExpeditionFace> {
  const words = SKILLS.filter((skill) => requires[skill]).map((skill) => `${skill}${requires[skill]}`);
  const { settler = 0, captain = 0, priest = 0 } = requires;
  return {
    kind: 'expedition',
    id: `expedition-${words.join('-')}`,
    count: 1,
    requires: Object.freeze({ settler, captain, priest }),
    cargo: noCargo,
    coins,
    influence,
    special,
  };
}

const tax = (bonusTo: TaxBonus, count: number, threshold = 12, leaves: number | null = null): Printed<TaxFace> => ({
  kind: 'tax',
  id: `tax-${bonusTo}`,
  count,
  threshold,
  leaves,
  bonusTo,
  bonusCoins: 1,
});

/** Field by field: copies that were spread have a shape each, and what the rules read most would be slow to look into. */
function faceIn(set: CardSet, before: string, printed: Printed<Face>): Face {
  const id = `${before}${printed.id}`;
  switch (printed.kind) {
    case 'person': {
      const { kind, count, role, cost, influence, swords, colour, aresBonus, buysFor } = printed;
      return { kind, id, count, role, cost, influence, swords, colour, aresBonus, buysFor, set };
    }
    case 'ship': {
      const { kind, count, colour, coins, swords, gift, cargo, crowns } = printed;
      return { kind, id, count, colour, coins, swords, gift, cargo, crowns, set };
    }
    case 'expedition': {
      const { kind, count, requires, cargo, coins, influence, special } = printed;
      return { kind, id, count, requires, cargo, coins, influence, special, set };
    }
    case 'tax': {
      const { kind, count, threshold, leaves, bonusTo, bonusCoins } = printed;
      return { kind, id, count, threshold, leaves, bonusTo, bonusCoins, set };
    }
  }
}

/** Cards that look like those of another set are told apart by what stands before their id. */
const setOf = (set: CardSet, before: string, faces: readonly Printed<Face>[]): readonly Face[] =>
  faces.map((printed) => Object.freeze(faceIn(set, before, printed)));

/** The 62 faces of the base game (PR2.2). The special expedition comes last. */
const base = setOf('base', '', [
  person('settler', 5, 4, 1),
  person('captain', 5, 4, 1),
  person('priest', 5, 4, 1),
  person('jack', 3, 6, 1),
  trader('yellow', 1, 3, 1),
  trader('yellow', 1, 5, 2),
  trader('blue', 1, 3, 1),
  trader('blue', 1, 5, 2),
  trader('green', 2, 3, 1),
  trader('red', 2, 3, 1),
  trader('black', 2, 3, 1),
  person('sailor', 7, 3, 1, 1),
  person('sailor', 2, 5, 2, 1),
  person('sailor', 1, 7, 3, 1),
  person('pirate', 1, 5, 1, 2),
  person('pirate', 1, 7, 2, 2),
  person('pirate', 1, 9, 3, 2),
  person('senorita', 2, 7, 2),
  person('senorita', 2, 9, 3),
  person('jester', 1, 5, 1),
  person('jester', 3, 7, 2),
  person('jester', 1, 9, 3),
  person('admiral', 1, 5, 1),
  person('admiral', 3, 7, 2),
  person('admiral', 2, 9, 3),
  person('governor', 4, 8, 0),
  ship('yellow', 3, 1, 1),
  ship('yellow', 1, 1, 2),
  ship('yellow', 2, 2, 2),
  ship('yellow', 1, 2, 3),
  ship('yellow', 2, 4, 3),
  ship('yellow', 1, 4, 4),
  ship('blue', 3, 1, 1),
  ship('blue', 1, 1, 2),
  ship('blue', 2, 2, 2),
  ship('blue', 1, 2, 3),
  ship('blue', 2, 5, 3),
  ship('blue', 1, 5, 4),
  ship('green', 3, 1, 1),
  ship('green', 1, 1, 2),
  ship('green', 2, 3, 2),
  ship('green', 1, 3, 3),
  ship('green', 2, 5, 3),
  ship('green', 1, 5, 4),
  ship('red', 3, 1, 1),
  ship('red', 3, 3, 2),
  ship('red', 2, 6, 3),
  ship('red', 1, null, 3),
  ship('red', 1, null, 4),
  ship('black', 3, 2, 1),
  ship('black', 3, 4, 2),
  ship('black', 2, 7, 3),
  ship('black', 1, null, 3),
  ship('black', 1, null, 4),
  expedition({ captain: 2 }, 2, 4),
  expedition({ priest: 2 }, 2, 4),
  expedition({ settler: 2 }, 2, 4),
  expedition({ captain: 2, settler: 1 }, 3, 6),
  expedition({ priest: 2, settler: 1 }, 3, 6),
  tax('mostSwords', 2),
  tax('leastInfluence', 2),
  expedition({ captain: 1, priest: 1, settler: 1 }, 3, 5, true),
]);

const gambler = setOf('gambler', '', [
  person('gambler', 2, 4, 1),
  person('gambler', 1, 6, 2),
  person('gambler', 1, 8, 3),
]);

/** The 20 cards of on the go that may also join the base game (PR1.3). */
const onTheGo20 = setOf('onTheGo20', 'otg20-', [
  merchant('yellow', 1, 8, 3),
  merchant('blue', 1, 8, 3),
  merchant('green', 1, 6, 2),
  merchant('red', 1, 6, 2),
  merchant('black', 1, 6, 2),
  person('passenger', 5, 4, 2),
  ship('yellow', 1, 1, 1),
  ship('yellow', 1, 4, 3),
  ship('blue', 1, 2, 2),
  ship('blue', 1, 5, 3),
  ship('green', 1, 1, 2),
  ship('green', 1, 3, 2),
  ship('red', 1, 3, 2),
  ship('red', 1, 6, 3),
  ship('black', 1, 2, 1),
  ship('black', 1, null, 4),
]);

/** The other 40, which are only played on the go (PR9.1). */
const onTheGo40 = setOf('onTheGo40', 'otg40-', [
  merchant('yellow', 1, 4, 1),
  merchant('blue', 1, 4, 1),
  merchant('green', 1, 4, 1),
  merchant('red', 1, 4, 1),
  merchant('black', 1, 4, 1),
  person('passenger', 3, 2, 1),
  person('passenger', 2, 6, 3),
  person('sailor', 7, 3, 1, 1),
  person('sailor', 2, 5, 2, 1),
  person('sailor', 1, 7, 3, 1),
  person('pirate', 1, 5, 1, 2),
  person('pirate', 1, 7, 2, 2),
  ship('yellow', 1, 1, 2),
  ship('yellow', 1, 2, 2),
  ship('yellow', 1, 2, 3),
  ship('blue', 2, 1, 1),
  ship('blue', 1, 5, 4),
  ship('green', 1, 1, 1),
  ship('green', 2, 5, 3),
  ship('red', 2, 1, 1),
  ship('red', 1, null, 4),
  ship('black', 1, 2, 1),
  ship('black', 1, 4, 2),
  ship('black', 1, 7, 3),
  tax('leastInfluence', 3, 9, 8),
]);

/** PR11 */
const contractCards = setOf('contractCards', 'contract-', [
  clerk('yellow', 1, 4, 1),
  clerk('blue', 1, 6, 2),
  clerk('green', 1, 9, 3),
  clerk('red', 1, 6, 2),
  clerk('black', 1, 4, 1),
  person('gunner', 1, 4, 1),
  person('gunner', 2, 6, 2),
  person('gunner', 1, 8, 3),
  person('viceAdmiral', 2, 5, 1),
  person('viceAdmiral', 2, 7, 2),
  person('viceAdmiral', 1, 9, 3),
  ship('yellow', 1, 2, 1),
  ship('yellow', 1, 4, 3, 1),
  ship('blue', 1, 1, 1),
  ship('blue', 1, 5, 3, 1),
  ship('green', 1, 1, 1),
  ship('green', 1, 3, 3, 1),
  ship('red', 1, 1, 1),
  ship('red', 1, 6, 3, 1),
  ship('black', 1, 2, 1),
  ship('black', 1, null, 3, 1),
]);

// ------------------------------------------------------------------------------------- the adventure

/** PR14.12 */
const cargoShip = (
  colour: ShipColour,
  count: number,
  swords: number | null,
  coins: number,
  cargo: Cargo,
  crowns = 0,
): Printed<ShipFace> => {
  const printed = ship(colour, count, swords, coins);
  return { ...printed, id: `${printed.id}-${cargo}`, cargo, crowns };
};

/** PR14.13: whoever knows the pirates of Ares. */
const knower = (role: Skill): Printed<PersonFace> => ({ ...person(role, 1, 5, 1), aresBonus: 1 });

const innkeeper = (count: number, cost: number, influence: number, buysFor: number): Printed<PersonFace> => ({
  ...person('innkeeper', count, cost, influence),
  buysFor,
});

const tybuk = (brother: number, cost: number, influence: number, swords: number): Printed<PersonFace> => ({
  ...person('tybuk', 1, cost, influence, swords),
  id: `tybuk-${brother}`,
});

const cargoExpedition = (
  skill: Skill,
  count: number,
  cargo: Partial<Record<Cargo, number>>,
  coins: number,
  influence: number,
): Printed<ExpeditionFace> => {
  const printed = expedition({ [skill]: count }, coins, influence);
  return { ...printed, id: `${printed.id}-${Object.keys(cargo).join('-')}`, cargo: { ...noCargo, ...cargo } };
};

/** Two taxes of different chapters look the same. */
const lateTax = (id: string): Printed<TaxFace> => ({ ...tax('leastInfluence', 1, 16), id, bonusCoins: 2 });

/** PR14.1: what each chapter brings. */
const adventure = [
  ...setOf('chapter1', 'adv-', [
    cargoShip('ares', 2, 2, 1, 'ritualBook'),
    cargoShip('ares', 1, 4, 1, 'ritualBook'),
    cargoShip('ares', 1, null, 1, 'ritualBook'),
    cargoShip('ares', 1, 2, 1, 'herbs'),
    cargoShip('ares', 2, 4, 1, 'herbs'),
    cargoShip('ares', 1, null, 1, 'herbs'),
    knower('captain'),
    knower('priest'),
    knower('settler'),
    lateTax('tax-a'),
  ]),
  ...setOf('chapter2', 'adv-', [
    person('sentinel', 2, 5, 1),
    person('sentinel', 2, 7, 2),
    person('sentinel', 1, 9, 3),
    cargoExpedition('priest', 1, { ritualBook: 1 }, 2, 4),
    cargoExpedition('captain', 2, { herbs: 1 }, 3, 6),
  ]),
  ...setOf('chapter3', 'adv-', [
    cargoShip('yellow', 1, 1, 2, 'bread'),
    cargoShip('yellow', 1, 2, 0, 'rum', 1),
    cargoShip('blue', 1, 1, 2, 'rum'),
    cargoShip('blue', 1, 2, 0, 'bread', 1),
    cargoShip('green', 1, 1, 0, 'bread', 1),
    cargoShip('green', 1, 3, 2, 'rum'),
    cargoShip('red', 1, 3, 2, 'bread'),
    cargoShip('red', 1, 6, 3, 'rum'),
    cargoShip('black', 1, 4, 2, 'rum'),
    cargoShip('black', 1, 7, 3, 'bread'),
    cargoExpedition('settler', 1, { bread: 1, rum: 1 }, 3, 5),
  ]),
  ...setOf('chapter4', 'adv-', [innkeeper(2, 4, 1, 3), innkeeper(2, 6, 2, 4), innkeeper(1, 8, 3, 5), lateTax('tax-b')]),
  ...setOf('chapter5', 'adv-', [tybuk(1, 5, 1, 2), tybuk(2, 7, 2, 2), tybuk(3, 7, 1, 3)]),
];

/** The numbers of cards count on from set to set, so those of a set never change. */
export const FACES: readonly Face[] = Object.freeze([
  ...base,
  ...gambler,
  ...onTheGo20,
  ...onTheGo40,
  ...contractCards,
  ...adventure,
]);
