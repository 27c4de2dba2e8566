import type { Seeker, SeekGroup } from '../../store/SeekStore.ts';

/** how far apart in strength two people may be in a rated game at first, and how much further with each second */
const width = { rated: 4, growth: 0.5 } as const;
/** seconds for which a table that might still grow waits: after the newest arrival, and at most in all */
const hold = { newest: 3, oldest: 12 } as const;

/** seconds in which the others may join, or say that they stay, after the first has agreed to begin with bots */
export const joinSeconds = 10;
/** seconds that those who came last have for it at least */
const noticeSeconds = 5;

/** Whether these two would play together by now: what a person accepts widens with waiting. */
export function fits(a: Seeker, b: Seeker): boolean {
  if (a.speed !== b.speed || a.rated !== b.rated || a.least > b.most || b.least > a.most) return false;
  // for fun anybody plays with anybody
  return !a.rated || Math.abs(a.mu - b.mu) <= width.rated + width.growth * Math.max(a.waited, b.waited);
}

/** The tables that can be made now. `all`: longest waiting first; they choose first, and nobody is chosen twice. */
export function groupsOf(all: readonly Seeker[]): SeekGroup[] {
  const groups: SeekGroup[] = [];
  let free = all;
  const take = (group: SeekGroup | null): void => {
    if (!group) return;
    groups.push(group);
    free = free.filter((one) => !group.people.includes(one));
  };
  for (const one of all) if (free.includes(one)) take(amongPeople(one, free));
  for (const company of companiesOf(free)) if (isBeginning(company)) take(tableOf(company));
  return groups;
}

/**
 * Those who would begin together with bots, all of them at once: nobody who waits beside somebody begins without them.
 * Who has said that they stay, or never wants bots, is in none.
 */
export function companiesOf(all: readonly Seeker[]): (readonly Seeker[])[] {
  const companies: (readonly Seeker[])[] = [];
  let free = all.filter(({ patience, stays }) => patience !== null && !stays);
  for (let [first] = free; first; [first] = free) {
    const people = around(first, free);
    const company = people.slice(0, Math.min(...people.map(({ most }) => most)));
    companies.push(company);
    free = free.filter((one) => !company.includes(one));
  }
  return companies;
}

/** What those who wait together are offered; null: to wait on. */
export interface BotsOffer {
  readonly company: readonly Seeker[];
  readonly bots: number;
  /** who agreed first, and in how many seconds it begins; null: nobody has agreed yet */
  readonly begins: { readonly by: Seeker; readonly seconds: number } | null;
}

/** The offer to this person: to all of their company together, as soon as one of them has waited long enough. */
export function offerTo(one: Seeker, all: readonly Seeker[]): BotsOffer | null {
  const asking = all.map((other) => (other.uid === one.uid ? one : other));
  const company = companiesOf(asking).find((people) => people.includes(one));
  if (!company) return null;
  const { seats } = tableOf(company);
  const isRipe = company.some(({ patience, waited, agreed }) => agreed !== null || waited >= (patience ?? Infinity));
  if (!isRipe || seats === company.length) return null;
  const [by] = agreedIn(company);
  const begins = by ? { by, seconds: secondsLeft(by, company) } : null;
  return { company, bots: seats - company.length, begins };
}

/** Until it begins without an answer of those who have given none: they were waiting for a game, and here it is. */
function secondsLeft(first: Seeker, company: readonly Seeker[]): number {
  const newest = Math.min(...company.map(({ waited }) => waited));
  return Math.max(0, joinSeconds - (first.agreed ?? 0), noticeSeconds - newest);
}

/** Those who have agreed, the first one first. */
const agreedIn = (company: readonly Seeker[]): Seeker[] =>
  company.filter(({ agreed }) => agreed !== null).sort((a, b) => (b.agreed ?? 0) - (a.agreed ?? 0));

/** All have agreed, or the others have had time to say that they stay. */
function isBeginning(company: readonly Seeker[]): boolean {
  const agreed = agreedIn(company);
  const [first] = agreed;
  return first !== undefined && (agreed.length === company.length || secondsLeft(first, company) === 0);
}

/** The largest table around this person that everybody at it wants. */
function amongPeople(anchor: Seeker, free: readonly Seeker[]): SeekGroup | null {
  for (let seats = anchor.most; seats >= anchor.least; seats--) {
    const wanting = free.filter(({ least, most }) => least <= seats && seats <= most);
    const people = around(anchor, wanting).slice(0, seats);
    if (people.length === seats) return mayGrow(people, seats) ? null : { people, seats };
  }
  return null;
}

/** With bots on what is left of the smallest table that all of them want. */
const tableOf = (people: readonly Seeker[]): SeekGroup => ({
  people,
  seats: Math.max(people.length, ...people.map(({ least }) => least)),
});

/** This person, then the nearest in strength who all fit each other. */
function around(anchor: Seeker, free: readonly Seeker[]): Seeker[] {
  const distance = ({ mu }: Seeker): number => Math.abs(mu - anchor.mu);
  const people = [anchor];
  for (const other of [...free].sort((a, b) => distance(a) - distance(b)))
    if (other !== anchor && people.every((one) => fits(one, other))) people.push(other);
  return people;
}

function mayGrow(people: readonly Seeker[], seats: number): boolean {
  if (people.some(({ most }) => most === seats)) return false;
  const waited = people.map((one) => one.waited);
  return Math.min(...waited) < hold.newest && Math.max(...waited) < hold.oldest;
}
