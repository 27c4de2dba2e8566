import { crossedSabres } from '../../../../art/icons.ts';
import { cream } from '../../../../art/tokens.ts';
import { carry, comeIn, glideOthers } from '../../../../stage/act.ts';
import { bump, emblemSkin, stamp, unstamp } from '../../../../stage/effects.ts';
import { meanwhile } from '../../../../stage/flights.ts';
import type { Act, Of } from './act.ts';
import { homeOf, merchantsOf, tick, unitOf } from './act.ts';
import { companyKey, merchantKey } from './keys.ts';

/** A merchant walks from his owner to the end of a company (B3.7). */
export async function place(act: Act, { seat, company, rank }: Of<'merchantPlaced'>): Promise<void> {
  const key = merchantKey(company, rank);
  act.sound('hire');
  // the rank is named when he has come
  const others = meanwhile(glideOthers(act, 260, [key, companyKey(company)]));
  await comeIn(act, key, homeOf(act, seat), { ms: 420 });
  const sheet = tick(act, act.after.table, companyKey(company));
  await Promise.all([others, sheet ? bump(act, sheet, 1.02, 160) : null]);
}

interface March {
  readonly from: string;
  readonly to: string;
  readonly height?: number;
  readonly delay?: number;
  readonly ms?: number;
}

/** Merchants change their places at once; a place that one leaves may be another's goal. */
async function march(act: Act, steps: readonly March[]): Promise<void> {
  const height = 8 * unitOf(act);
  // all leave before the first arrives: keys are ranks, and ranks are handed on
  await Promise.all(steps.map(({ from, to, ...way }) => carry(act, from, { ms: 440, height, ...way }, to)));
}

/** Everyone below a gap moves up one rank (B6.1). */
function closing(act: Act, company: Of<'merchantTransferred'>['from'], gap: number): March[] {
  const below = merchantsOf(act.before.table, company).length - gap;
  return Array.from({ length: Math.max(0, below) }, (_, i) => ({
    from: merchantKey(company, gap + 1 + i),
    to: merchantKey(company, gap + i),
    delay: 160 + i * 60,
    height: 0,
  }));
}

/** A merchant changes his company (B6.1). */
export async function transfer(act: Act, event: Of<'merchantTransferred'>): Promise<void> {
  const { from, fromRank, to, toRank } = event;
  act.sound('hire');
  const walk = { from: merchantKey(from, fromRank), to: merchantKey(to, toRank), height: 46 * unitOf(act) };
  const steps = [walk, ...closing(act, from, fromRank)];
  const going = meanwhile(march(act, steps));
  const goals = steps.map((step) => step.to);
  await Promise.all([going, glideOthers(act, 300, [...goals, companyKey(to)])]);
  tick(act, act.after.table, companyKey(to));
}

/** The winner leaps into the rank he fought for; the beaten one takes his, or leaves (B7.5). All else waits for them. */
export async function displace(act: Act, event: Of<'merchantsMoved'>): Promise<void> {
  const { company, attackerRank, defenderRank, to } = event;
  const height = 40 * unitOf(act);
  act.sound('board');
  const ms = 600;
  const rise = { from: merchantKey(company, attackerRank), to: merchantKey(company, defenderRank), height, ms };
  const beaten = merchantKey(company, defenderRank);
  const fall =
    to === null
      ? { from: beaten, to: merchantKey(company, attackerRank), height: -height / 2, ms }
      : { from: beaten, to: merchantKey(to, merchantsOf(act.after.table, to).length), height: height * 1.3, ms };
  await march(act, [rise, fall, ...(to === null ? [] : closing(act, company, attackerRank))]);
}

/** Sabres cross over the merchant who is attacked (B7.9). */
export async function challenge(act: Act, event: Of<'attackBegan'>): Promise<void> {
  const { company, attackerRank, defenderRank } = event;
  const { board, motion } = act;
  const target = board.piece(merchantKey(company, defenderRank));
  const attacker = board.sprite(merchantKey(company, attackerRank));
  act.sound('board');
  const others = meanwhile(glideOthers(act, 320));
  const nod = attacker ? meanwhile(bump(act, attacker, 1.3, 320)) : null;
  if (target) {
    const size = Math.max(30, Math.round(target.skin.height * 1.3));
    const flash = await stamp(act, emblemSkin('sabres', crossedSabres, size, cream), target);
    await motion.wait(260);
    await unstamp(act, flash, 200);
  }
  await Promise.all([others, nod]);
}
