import type { Demand } from '../../../../client/games/port-royal/stage/layout.ts';

const bare = { contracts: [], team: false, adventure: null } as const;
const open = { settled: false };
const settled = { settled: true };
/** So many contracts, of which the last ones are settled. */
const contracts = (count: number, done = 0) => [...Array(count - done).fill(open), ...Array(done).fill(settled)];

export const tables: readonly Omit<Demand, 'width' | 'height'>[] = [
  { plates: [0], expeditions: 0, ...bare, harbour: 0, next: true, drawn: false, own: 0, actions: 1 },
  { plates: [3, 5], expeditions: 2, ...bare, harbour: 3, next: true, drawn: true, own: 4, actions: 2 },
  { plates: [4, 5, 3], expeditions: 2, ...bare, harbour: 5, next: true, drawn: false, own: 5, actions: 3 },
  { plates: [9, 12, 14, 7], expeditions: 6, ...bare, harbour: 8, next: false, drawn: false, own: 12, actions: 9 },
  { plates: [14, 14, 14, 14], expeditions: 6, ...bare, harbour: 14, next: true, drawn: true, own: 16, actions: 2 },
  { plates: [1, 2, 3, 4, 5], expeditions: 3, ...bare, harbour: 6, next: true, drawn: false, own: null, actions: 0 },
  // contracts against each other, together, and alone
  {
    plates: [3],
    expeditions: 0,
    contracts: contracts(4),
    team: false,
    adventure: null,
    harbour: 3,
    next: true,
    drawn: true,
    own: 4,
    actions: 3,
  },
  {
    plates: [9, 12, 14, 7],
    expeditions: 6,
    contracts: contracts(4),
    team: false,
    adventure: null,
    harbour: 8,
    next: true,
    drawn: false,
    own: 12,
    actions: 9,
  },
  {
    plates: [5],
    expeditions: 2,
    contracts: contracts(5, 3),
    team: true,
    adventure: null,
    harbour: 5,
    next: false,
    drawn: false,
    own: 6,
    actions: 2,
  },
  {
    plates: [5, 6, 7],
    expeditions: 3,
    contracts: contracts(9, 2),
    team: true,
    adventure: null,
    harbour: 6,
    next: true,
    drawn: false,
    own: 8,
    actions: 3,
  },
  {
    plates: [4, 4, 4, 4],
    expeditions: 4,
    contracts: contracts(11, 5),
    team: true,
    adventure: null,
    harbour: 9,
    next: true,
    drawn: true,
    own: 9,
    actions: 4,
  },
  {
    plates: [],
    expeditions: 1,
    contracts: contracts(3, 1),
    team: true,
    adventure: null,
    harbour: 4,
    next: true,
    drawn: false,
    own: 3,
    actions: 2,
  },
  {
    plates: [4, 5, 6, 3, 2],
    expeditions: 3,
    contracts: contracts(11),
    team: true,
    adventure: null,
    harbour: 7,
    next: false,
    drawn: false,
    own: null,
    actions: 0,
  },
  { plates: [12, 12], expeditions: 1, ...bare, harbour: 12, next: false, drawn: false, own: null, actions: 0 },
];

/** A chapter with so many missions, the last of which is the latest; `latest: false`: all are of one age. */
const chapter = (
  missions: number,
  more: { aim?: boolean; look?: number; candidates?: number; sides?: number; latest?: boolean } = {},
) => ({
  ...bare,
  adventure: {
    missions: Array.from({ length: missions }, (_, i) => ({ latest: (more.latest ?? true) && i === missions - 1 })),
    aim: more.aim ?? false,
    look: more.look ?? 0,
    candidates: more.candidates ?? 0,
    sides: more.sides ?? 2,
  },
});

/** tables of the adventure */
export const chapters: readonly Omit<Demand, 'width' | 'height'>[] = [
  {
    plates: [],
    expeditions: 0,
    ...chapter(1, { aim: true }),
    harbour: 0,
    next: true,
    drawn: false,
    own: 0,
    actions: 1,
  },
  { plates: [4], expeditions: 2, ...chapter(3), harbour: 5, next: true, drawn: true, own: 6, actions: 3 },
  {
    plates: [5, 6, 7],
    expeditions: 3,
    ...chapter(4, { aim: true, look: 3 }),
    harbour: 6,
    next: true,
    drawn: false,
    own: 9,
    actions: 3,
  },
  { plates: [9, 8, 7], expeditions: 4, ...chapter(6), harbour: 9, next: false, drawn: false, own: 12, actions: 6 },
  {
    plates: [0, 0, 0],
    expeditions: 0,
    ...chapter(0, { candidates: 5 }),
    harbour: 0,
    next: false,
    drawn: false,
    own: 0,
    actions: 5,
  },
  {
    plates: [4, 5, 6, 3],
    expeditions: 2,
    ...chapter(4, { latest: false }),
    harbour: 7,
    next: true,
    drawn: false,
    own: null,
    actions: 0,
  },
];
