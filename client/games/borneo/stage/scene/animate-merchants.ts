import { crossedSabres } from '../../../../art/icons.ts';
import { cream } from '../../../../art/palette.ts';
import { carry, comeIn, glideOthers } from '../../../../stage/animation.ts';
import { bump, emblemSkin, stamp, unstamp } from '../../../../stage/effects.ts';
import { meanwhile } from '../../../../stage/flights.ts';
import type { Of, TableAnimation } from './animation.ts';
import { homeOf, merchantsOf, tick, unitOf } from './animation.ts';
import { companyKey, merchantKey } from './keys.ts';

/** A merchant walks from their owner to the end of a company (B3.7). */
export async function place(animation: TableAnimation, { seat, company, rank }: Of<'merchantPlaced'>): Promise<void> {
  const key = merchantKey(company, rank);
  animation.sound('hire');
  // the rank is named when they have come
  const others = meanwhile(glideOthers(animation, 260, [key, companyKey(company)]));
  await comeIn(animation, key, homeOf(animation, seat), { ms: 420 });
  const sheet = tick(animation, animation.after.table, companyKey(company));
  await Promise.all([others, sheet ? bump(animation, sheet, 1.02, 160) : null]);
}

interface March {
  readonly from: string;
  readonly to: string;
  readonly height?: number;
  readonly delay?: number;
  readonly ms?: number;
}

/** Merchants change their places at once; a place that one leaves may be another's goal. */
async function march(animation: TableAnimation, steps: readonly March[]): Promise<void> {
  const height = 8 * unitOf(animation);
  // all leave before the first arrives: keys are ranks, and ranks are handed on
  await Promise.all(steps.map(({ from, to, ...way }) => carry(animation, from, { ms: 440, height, ...way }, to)));
}

/** Everyone below a gap moves up one rank (B6.1). */
function closing(animation: TableAnimation, company: Of<'merchantTransferred'>['from'], gap: number): March[] {
  const below = merchantsOf(animation.before.table, company).length - gap;
  return Array.from({ length: Math.max(0, below) }, (_, i) => ({
    from: merchantKey(company, gap + 1 + i),
    to: merchantKey(company, gap + i),
    delay: 160 + i * 60,
    height: 0,
  }));
}

/** A merchant changes their company (B6.1). */
export async function transfer(animation: TableAnimation, event: Of<'merchantTransferred'>): Promise<void> {
  const { from, fromRank, to, toRank } = event;
  animation.sound('hire');
  const walk = { from: merchantKey(from, fromRank), to: merchantKey(to, toRank), height: 46 * unitOf(animation) };
  const steps = [walk, ...closing(animation, from, fromRank)];
  const going = meanwhile(march(animation, steps));
  const goals = steps.map((step) => step.to);
  await Promise.all([going, glideOthers(animation, 300, [...goals, companyKey(to)])]);
  tick(animation, animation.after.table, companyKey(to));
}

/** The winner leaps into the rank they fought for; the beaten one takes theirs, or leaves (B7.5). All else waits for them. */
export async function displace(animation: TableAnimation, event: Of<'merchantsMoved'>): Promise<void> {
  const { company, attackerRank, defenderRank, to } = event;
  const height = 40 * unitOf(animation);
  animation.sound('board');
  const ms = 600;
  const rise = { from: merchantKey(company, attackerRank), to: merchantKey(company, defenderRank), height, ms };
  const beaten = merchantKey(company, defenderRank);
  const fall =
    to === null
      ? { from: beaten, to: merchantKey(company, attackerRank), height: -height / 2, ms }
      : { from: beaten, to: merchantKey(to, merchantsOf(animation.after.table, to).length), height: height * 1.3, ms };
  await march(animation, [rise, fall, ...(to === null ? [] : closing(animation, company, attackerRank))]);
}

/** Sabres cross over the merchant who is attacked (B7.9). */
export async function challenge(animation: TableAnimation, event: Of<'attackBegan'>): Promise<void> {
  const { company, attackerRank, defenderRank } = event;
  const { board, motion } = animation;
  const target = board.piece(merchantKey(company, defenderRank));
  const attacker = board.sprite(merchantKey(company, attackerRank));
  animation.sound('combat');
  const others = meanwhile(glideOthers(animation, 320));
  const nod = attacker ? meanwhile(bump(animation, attacker, 1.3, 320)) : null;
  if (target) {
    const size = Math.max(30, Math.round(target.skin.height * 1.3));
    const flash = await stamp(animation, emblemSkin('sabres', crossedSabres, size, cream), target);
    await motion.wait(260);
    await unstamp(animation, flash, 200);
  }
  await Promise.all([others, nod]);
}
