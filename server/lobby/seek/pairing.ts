import type { Speed } from '../../../shared/protocol/speeds.ts';

/** Somebody who looks for others at one game. */
export interface Waiting {
  readonly uid: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly speed: Speed;
  readonly rated: boolean;
  readonly mu: number;
  /** seconds */
  readonly waited: number;
  /** he has agreed to begin with bots */
  readonly bots: boolean;
}

export interface Group {
  readonly people: readonly Waiting[];
  readonly seats: number;
}

/** how far apart in strength two may be at first, and how much farther with each second of waiting */
const width = { rated: 4, casual: 8, growth: 0.5 } as const;
/** a table that might still grow is held open for so long after the last has come, or so long in all */
const hold = { newest: 3, oldest: 12 } as const;

/** Whether these two would play together by now: who has waited long is glad of anybody. */
export function fits(a: Waiting, b: Waiting): boolean {
  if (a.speed !== b.speed || a.rated !== b.rated || a.least > b.most || b.least > a.most) return false;
  const base = a.rated ? width.rated : width.casual;
  return Math.abs(a.mu - b.mu) <= base + width.growth * Math.max(a.waited, b.waited);
}

/** The tables that can be laid now. `all`: who has waited longest first; he chooses first, and nobody is chosen twice. */
export function groupsOf(all: readonly Waiting[]): Group[] {
  const groups: Group[] = [];
  let free = all;
  const take = (group: Group | null): void => {
    if (!group) return;
    groups.push(group);
    free = free.filter((one) => !group.people.includes(one));
  };
  for (const one of all) if (free.includes(one)) take(amongPeople(one, free));
  for (const one of all) if (one.bots && free.includes(one)) take(withBots(one, free));
  return groups;
}

/** The greatest table around this one that everybody at it wants. */
function amongPeople(anchor: Waiting, free: readonly Waiting[]): Group | null {
  for (let seats = anchor.most; seats >= anchor.least; seats--) {
    const wanting = free.filter(({ least, most }) => least <= seats && seats <= most);
    const people = around(anchor, wanting).slice(0, seats);
    if (people.length === seats) return mayGrow(people, seats) ? null : { people, seats };
  }
  return null;
}

/** Those who have agreed to bots sit together, and bots take what is left. */
function withBots(anchor: Waiting, free: readonly Waiting[]): Group {
  const agreed = around(
    anchor,
    free.filter(({ bots }) => bots),
  );
  const people = agreed.slice(0, Math.min(...agreed.map(({ most }) => most)));
  return { people, seats: Math.max(people.length, ...people.map(({ least }) => least)) };
}

/** This one, and behind him the nearest in strength who all fit each other. */
function around(anchor: Waiting, free: readonly Waiting[]): Waiting[] {
  const distance = ({ mu }: Waiting): number => Math.abs(mu - anchor.mu);
  const people = [anchor];
  for (const other of [...free].sort((a, b) => distance(a) - distance(b)))
    if (other !== anchor && people.every((one) => fits(one, other))) people.push(other);
  return people;
}

function mayGrow(people: readonly Waiting[], seats: number): boolean {
  if (people.some(({ most }) => most === seats)) return false;
  const waited = people.map((one) => one.waited);
  return Math.min(...waited) < hold.newest && Math.max(...waited) < hold.oldest;
}
