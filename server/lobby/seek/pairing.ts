import type { Seeker, SeekGroup } from '../../store/SeekStore.ts';

/** how far apart in strength two people may be at first, and how much further with each second of waiting */
const width = { rated: 4, casual: 8, growth: 0.5 } as const;
/** seconds for which a table that might still grow waits: after the newest arrival, and at most in all */
const hold = { newest: 3, oldest: 12 } as const;

/** Whether these two would play together by now: what a person accepts widens with waiting. */
export function fits(a: Seeker, b: Seeker): boolean {
  if (a.speed !== b.speed || a.rated !== b.rated || a.least > b.most || b.least > a.most) return false;
  const base = a.rated ? width.rated : width.casual;
  return Math.abs(a.mu - b.mu) <= base + width.growth * Math.max(a.waited, b.waited);
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
  for (const one of all) if (one.bots && free.includes(one)) take(withBots(one, free));
  return groups;
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

/** Those who have agreed to bots sit together, and bots take what is left. */
function withBots(anchor: Seeker, free: readonly Seeker[]): SeekGroup {
  const agreed = around(
    anchor,
    free.filter(({ bots }) => bots),
  );
  const people = agreed.slice(0, Math.min(...agreed.map(({ most }) => most)));
  return { people, seats: Math.max(people.length, ...people.map(({ least }) => least)) };
}

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
