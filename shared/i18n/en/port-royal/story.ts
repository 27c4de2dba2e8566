import type { MedalsOf, MomentsOf } from '../../../games/port-royal/index.ts';
import type { MedalLinesOf, MomentLinesOf } from '../../speech.ts';
import { by } from '../who.ts';
import { cards, coins } from './cards.ts';
import { contracts } from './contracts.ts';
import { missions } from './missions.ts';

const moments: MomentLinesOf<MomentsOf> = {
  leap: (p, s, seat) => [`Round ${p.round}: a strong turn`, `${by(s, seat, 'gain', 'gains')} *${p.gain}* influence.`],
  expedition: (p, s, seat) => [
    `Round ${p.round}: an expedition`,
    `${by(s, seat, 'bring', 'brings')} home *${p.influence}* influence.`,
  ],
  bust: (p, s, seat) => [
    `Round ${p.round}: bust`,
    p.percent > 0
      ? `${by(s, seat, 'lose', 'loses')} ${cards(p.cards)} at a risk of *${p.percent} %*.`
      : `${by(s, seat, 'let', 'lets')} in a second ship and ${s.isYou(seat) ? 'lose' : 'loses'} ${cards(p.cards)}.`,
  ],
  dared: (p, s, seat) => [
    `Round ${p.round}: a bold draw`,
    `${by(s, seat, 'draw', 'draws')} on at a risk of *${p.percent} %*, and it goes well.`,
  ],
  haul: (p, s, seat) => [
    `Round ${p.round}: a rich haul`,
    `${by(s, seat, 'earn', 'earns')} *${coins(p.coins)}* in one turn.`,
  ],
  contract: (p, s, seat) => [
    `Round ${p.round}: a contract`,
    `${by(s, seat, 'complete', 'completes')} *${contracts[p.contract].name}*.`,
  ],
  mission: (p, s, seat) => [
    `Round ${p.round}: a mission`,
    `${by(s, seat, 'complete', 'completes')} *${missions[p.mission].name}*.`,
  ],
};

const medals: MedalLinesOf<MedalsOf> = {
  explorer: (p) => ['Explorer', p.n === 1 ? '1 expedition' : `${p.n} expeditions`],
  daredevil: (p) => ['Daredevil', `safe at ${p.percent} % risk`],
  host: (p) => ['Good host', `${coins(p.coins)} in fees`],
  swords: (p) => ['Sword arm', p.n === 1 ? '1 ship repelled' : `${p.n} ships repelled`],
  merchant: (p) => ['Ship trader', `${coins(p.coins)} from ships`],
  recruiter: (p) => ['Recruiter', `${p.n} people hired`],
  wrecked: (p) => ['Seabed expert', p.n === 1 ? 'went bust once' : `went bust ${p.n} times`],
  envoy: (p) => ['Trusted hand', p.n === 1 ? '1 mission' : `${p.n} missions`],
};

/** What a finished game tells of itself. */
export const story = {
  curve: 'Influence after each round',
  luck: 'busts avoided',
  luckHint: 'How many times less than expected somebody went bust.',
  amount: (n: number): string => `${n} influence`,
  contractAmount: (n: number): string => (n === 1 ? '1 contract' : `${n} contracts`),
  moments,
  medals,
};

export type PortRoyalStory = typeof story;
