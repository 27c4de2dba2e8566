import type { MedalsOf, MomentsOf } from '../../../games/manila/index.ts';
import type { MedalLinesOf, MomentLinesOf } from '../../speech.ts';
import { by } from '../who.ts';
import { pesos, shares, wares } from './names.ts';

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

const moments: MomentLinesOf<MomentsOf> = {
  rise: (p, s, seat) => [
    `${wares[p.ware]} rose ${times(p.times)}`,
    `${by(s, seat, 'get', 'gets')} *${p.worth}* for ${shares(p.shares)}.`,
  ],
  voyage: (p, s, seat) => [`Voyage ${p.voyage}`, `${by(s, seat, 'gain', 'gains')} *${p.gain}* in all.`],
  slump: (p, s, seat) => [`Voyage ${p.voyage}`, `${by(s, seat, 'lose', 'loses')} *${p.loss}* in all.`],
  luckyRoll: (p, s, seat) => [
    `Voyage ${p.voyage}, roll ${p.roll}`,
    `The dice bring ${s.isYou(seat) ? 'you' : s.name(seat)} *${p.swing}* more than expected.`,
  ],
  unluckyRoll: (p, s, seat) => [
    `Voyage ${p.voyage}, roll ${p.roll}`,
    `The dice bring ${s.isYou(seat) ? 'you' : s.name(seat)} *${p.swing}* less than expected.`,
  ],
  plunder: (p, s, seat) => [
    `Voyage ${p.voyage}: pirates`,
    `${by(s, seat, 'take', 'takes')} *${p.amount}* from the ${wares[p.ware].toLowerCase()} boat.`,
  ],
  insured: (p, s, seat) => [
    `Voyage ${p.voyage}: damage`,
    `As the insurer, ${s.isYou(seat) ? 'you pay' : `${s.name(seat)} pays`} *${p.paid}*.`,
  ],
  pledged: (p, s, seat) => ['Loans stayed open', `${by(s, seat, 'owe', 'owes')} *${p.cost}* for ${shares(p.shares)}.`],
};

const medals: MedalLinesOf<MedalsOf> = {
  baron: (p) => [`${wares[p.ware]} baron`, `${p.worth} from ${wares[p.ware].toLowerCase()}`],
  master: (p) => ['Harbour master', p.n === 1 ? '1 auction won' : `${p.n} auctions won`],
  plunderer: (p) => ['Best plunder', `${p.amount} at once`],
  insurer: (p) => ['Brave insurer', `paid ${p.paid} at once`],
  crew: (p) => ['On board', `${p.amount} from cargo`],
  docks: (p) => ['Dockside', `${p.amount} in port and shipyard`],
  pilot: (p) => ['Pilot', p.n === 1 ? '1 boat moved' : `${p.n} boats moved`],
};

/** What a finished game tells of itself. */
export const story = {
  curve: 'Wealth after each voyage',
  luck: 'pesos',
  luckHint: 'What the dice brought beyond their average, with everyone’s places and shares as they were.',
  amount: pesos,
  moments,
  medals,
};

export type ManilaStory = typeof story;
