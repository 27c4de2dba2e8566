import { InvariantError } from '../../engine/assert.ts';
import type { EndingId, MissionFace, MissionId, MissionNeeds, MonthLink, PageId, TitleId } from './types.ts';

// The missions of the adventure (PR14.7, PR14.11). Those whose requirements stand in the booklet keep them; the others,
// and how the months lead from one to the next, are our own (RULES.md, "Values of our own").

const open = (mission: MissionId, buyOut: number | null = null): MonthLink => ({ kind: 'open', mission, buyOut });
const check = (mission: MissionId, yes: MissionId, no: MissionId, buyOut: number | null = null): MonthLink => ({
  kind: 'check',
  mission,
  yes,
  no,
  buyOut,
});
const verdict = (ending: EndingId): MonthLink => ({ kind: 'verdict', ending });
const stay = (buyOut: number | null = null): MonthLink => ({ kind: 'stay', buyOut });

const nothing: MissionNeeds = Object.freeze({ roles: [], swords: 0, expeditions: 0, influence: 0, cheap: 0 });

interface Printed extends Partial<Omit<MissionFace, 'id' | 'chapter' | 'have' | 'first' | 'rivals'>> {
  readonly have?: Partial<MissionNeeds>;
  readonly first: Partial<MissionFace['first']>;
  readonly rivals: MonthLink;
}

const mission = (id: MissionId, { have, first, rivals, ...printed }: Printed): MissionFace =>
  Object.freeze({
    id,
    chapter: Number(id.slice('st-'.length, 'st-'.length + 1)),
    have: Object.freeze({ ...nothing, ...have }),
    coins: 0,
    cargo: [],
    moment: null,
    times: 1,
    takesFewer: 0,
    first: Object.freeze({ coins: 0, crowns: 0, ...first }),
    crowns: 1,
    rivals,
    together: rivals,
    star: false,
    ...printed,
  });

export const MISSIONS: readonly MissionFace[] = Object.freeze([
  mission('st-10', {
    cargo: ['ares', 'ares'],
    first: { coins: 2 },
    star: true,
    rivals: open('st-11'),
  }),
  mission('st-11', {
    have: { roles: ['captain'] },
    first: { coins: 1 },
    rivals: check('st-11', 'st-12', 'st-13'),
  }),
  mission('st-12', {
    have: { roles: ['priest'] },
    first: { coins: 2 },
    rivals: open('st-14'),
  }),
  mission('st-13', {
    have: { roles: ['priest'] },
    coins: 4,
    first: { crowns: 1 },
    star: true,
    rivals: check('st-11', 'st-14', 'st-15'),
  }),
  mission('st-14', {
    have: { swords: 1 },
    cargo: ['ares'],
    first: { coins: 2 },
    rivals: open('st-16', 8),
    together: verdict('st-61'),
  }),
  mission('st-15', {
    have: { swords: 2 },
    cargo: ['ares', 'ares'],
    first: { coins: 2 },
    crowns: 2,
    star: true,
    rivals: open('st-16', 8),
    together: verdict('st-61'),
  }),
  mission('st-16', {
    have: { roles: ['settler', 'captain'] },
    first: { coins: 2 },
    rivals: open('st-17'),
  }),
  mission('st-17', {
    cargo: ['ritualBook'],
    first: { coins: 2 },
    rivals: stay(8),
  }),
  mission('st-20', {
    cargo: ['ritualBook'],
    first: { coins: 2 },
    rivals: check('st-20', 'st-21', 'st-22'),
  }),
  mission('st-21', {
    have: { roles: ['sentinel'] },
    first: { coins: 2 },
    star: true,
    rivals: check('st-21', 'st-23', 'st-24'),
  }),
  mission('st-22', {
    have: { roles: ['sentinel'] },
    coins: 2,
    first: { coins: 2 },
    rivals: check('st-22', 'st-23', 'st-24'),
  }),
  mission('st-23', {
    cargo: ['herbs'],
    first: { coins: 2 },
    star: true,
    rivals: check('st-23', 'st-25', 'st-26'),
  }),
  mission('st-24', {
    coins: 3,
    cargo: ['herbs'],
    first: { crowns: 1 },
    rivals: check('st-24', 'st-25', 'st-26'),
  }),
  mission('st-25', {
    have: { swords: 2 },
    first: { crowns: 1 },
    star: true,
    rivals: open('st-27', 8),
    together: verdict('st-62'),
  }),
  mission('st-26', {
    have: { swords: 1 },
    cargo: ['ares'],
    first: { coins: 2 },
    crowns: 2,
    rivals: open('st-27', 8),
    together: verdict('st-62'),
  }),
  mission('st-27', {
    have: { roles: ['settler', 'priest'] },
    first: { coins: 2 },
    rivals: check('st-27', 'st-28a', 'st-28b'),
  }),
  mission('st-28a', {
    have: { expeditions: 1 },
    first: { coins: 2 },
    rivals: stay(8),
  }),
  mission('st-28b', {
    coins: 6,
    first: { crowns: 1 },
    rivals: stay(8),
  }),
  mission('st-30', {
    have: { expeditions: 1 },
    first: { coins: 2 },
    star: true,
    rivals: check('st-30', 'st-31', 'st-32'),
    together: open('st-31'),
  }),
  mission('st-31', {
    have: { roles: ['trader'] },
    first: { coins: 2 },
    rivals: check('st-31', 'st-33', 'st-34'),
  }),
  mission('st-32', {
    have: { roles: ['trader', 'trader'] },
    first: { crowns: 1 },
    rivals: check('st-32', 'st-33', 'st-34'),
  }),
  mission('st-33', {
    moment: { kind: 'colours', count: 4 },
    first: { coins: 2 },
    star: true,
    rivals: check('st-33', 'st-35', 'st-36'),
  }),
  mission('st-34', {
    coins: 5,
    moment: { kind: 'colours', count: 4 },
    first: { crowns: 1 },
    crowns: 2,
    rivals: check('st-34', 'st-35', 'st-36'),
  }),
  mission('st-35', {
    cargo: ['food'],
    first: { coins: 2 },
    star: true,
    rivals: open('st-37', 8),
    together: verdict('st-63'),
  }),
  mission('st-36', {
    coins: 3,
    cargo: ['food'],
    first: { crowns: 1 },
    rivals: open('st-37', 8),
    together: verdict('st-63'),
  }),
  mission('st-37', {
    have: { swords: 4 },
    first: { coins: 2 },
    rivals: open('st-38'),
  }),
  mission('st-38', {
    have: { influence: 8 },
    first: { crowns: 1 },
    rivals: stay(8),
  }),
  mission('st-40', {
    have: { cheap: 3 },
    first: { coins: 2 },
    star: true,
    rivals: check('st-40', 'st-41', 'st-42'),
    together: open('st-41'),
  }),
  mission('st-41', {
    cargo: ['herbs', 'bread'],
    first: { coins: 2 },
    star: true,
    rivals: check('st-41', 'st-43', 'st-44'),
  }),
  mission('st-42', {
    coins: 4,
    cargo: ['herbs'],
    first: { crowns: 1 },
    rivals: check('st-42', 'st-43', 'st-44'),
  }),
  mission('st-43', {
    have: { roles: ['innkeeper'] },
    first: { coins: 2 },
    star: true,
    rivals: check('st-43', 'st-45', 'st-46'),
  }),
  mission('st-44', {
    have: { roles: ['innkeeper'] },
    coins: 3,
    first: { crowns: 1 },
    rivals: check('st-44', 'st-45', 'st-46'),
  }),
  mission('st-45', {
    have: { influence: 7 },
    first: { coins: 2 },
    rivals: open('st-47', 8),
    together: verdict('st-64'),
  }),
  mission('st-46', {
    have: { influence: 7 },
    coins: 4,
    first: { crowns: 1 },
    crowns: 2,
    rivals: open('st-47', 8),
    together: verdict('st-64'),
  }),
  mission('st-47', {
    cargo: ['ritualBook', 'ritualBook'],
    first: { coins: 2 },
    crowns: 2,
    rivals: open('st-48'),
  }),
  mission('st-48', {
    coins: 10,
    first: { crowns: 1 },
    crowns: 2,
    rivals: stay(8),
  }),
  mission('st-50', {
    moment: { kind: 'taxPaid' },
    first: { coins: 2 },
    star: true,
    rivals: check('st-50', 'st-51', 'st-52'),
    together: open('st-51'),
  }),
  mission('st-51', {
    coins: 5,
    moment: { kind: 'stop', cards: 4 },
    takesFewer: 1,
    first: { coins: 2 },
    crowns: 2,
    star: true,
    rivals: check('st-51', 'st-53', 'st-54'),
  }),
  mission('st-52', {
    moment: { kind: 'stop', cards: 1 },
    times: 2,
    first: { coins: 2 },
    star: true,
    rivals: check('st-52', 'st-53', 'st-54'),
  }),
  mission('st-53', {
    have: { swords: 2 },
    first: { coins: 2 },
    rivals: check('st-53', 'st-55', 'st-56'),
  }),
  mission('st-54', {
    have: { swords: 3 },
    first: { crowns: 1 },
    rivals: check('st-54', 'st-55', 'st-56'),
  }),
  mission('st-55', {
    have: { swords: 2 },
    cargo: ['ares'],
    first: { coins: 2 },
    rivals: open('st-57', 8),
    together: verdict('st-65'),
  }),
  mission('st-56', {
    have: { swords: 2 },
    coins: 2,
    cargo: ['ares'],
    first: { crowns: 1 },
    crowns: 2,
    rivals: open('st-57', 8),
    together: verdict('st-65'),
  }),
  mission('st-57', {
    have: { roles: ['priest'], expeditions: 1 },
    first: { coins: 2 },
    rivals: open('st-58'),
  }),
  mission('st-58', {
    have: { influence: 10 },
    first: { crowns: 1 },
    rivals: stay(8),
  }),
]);

const byId: ReadonlyMap<MissionId, MissionFace> = new Map(MISSIONS.map((one) => [one.id, one]));

export const isMissionId = (value: unknown): value is MissionId => byId.has(value as MissionId);

export function missionOf(id: MissionId): MissionFace {
  const found = byId.get(id);
  if (found === undefined) throw new InvariantError(`no mission ${id}`);
  return found;
}

/** PR14.7 */
export const firstMission = (chapter: number): MissionId => missionOf(`st-${chapter}0` as MissionId).id;

/** What is read aloud before it. */
export const titleOf = (chapter: number): TitleId => (chapter === 1 ? 'st-cover' : `st-title-${chapter}`) as TitleId;

/** PR16.2, PR16.3: how a chapter ends. */
export const endingOf = (chapter: number): EndingId => `st-6${chapter}` as EndingId;

/** All pages, in the order of the book. */
export const PAGES: readonly PageId[] = Object.freeze(
  [1, 2, 3, 4, 5].flatMap((chapter): PageId[] => [
    titleOf(chapter),
    ...MISSIONS.filter((one) => one.chapter === chapter).map(({ id }) => id),
    endingOf(chapter),
  ]),
);
