import type { MedalsOf, MomentsOf } from '../../../games/borneo/index.ts';
import type { MedalLinesOf, MomentLinesOf } from '../../speech.ts';
import { by } from '../who.ts';
import { cards, companies, harbour, missions, points } from './names.ts';

const moments: MomentLinesOf<MomentsOf> = {
  mission: (p, s, seat) => [
    `${p.last ? 'Last mission' : 'Mission'}: ${missions[p.kind]}`,
    `${by(s, seat, 'get', 'gets')} *${points(p.points)}*.`,
  ],
  share: (p, s, seat) => [
    `${p.monopoly ? 'Monopoly' : 'Sharing'} in ${harbour(p.harbour)}`,
    `${by(s, seat, 'take', 'takes')} *${cards(p.cards)}*.`,
  ],
  attack: (p, s, seat) => [
    `Attack in ${companies[p.company]}`,
    `${by(s, seat, 'win', 'wins')} it *${p.attack}* to *${p.defence}*.`,
  ],
  defence: (p, s, seat) => [
    `Defence in ${companies[p.company]}`,
    `${by(s, seat, 'hold', 'holds')} the place *${p.defence}* to *${p.attack}*.`,
  ],
  luckyDraw: (p, s, seat) => ['A good draw', `${by(s, seat, 'draw', 'draws')} *${p.units}* units more than average.`],
};

const medals: MedalLinesOf<MedalsOf> = {
  trader: (p) => ['Spice trader', p.n === 1 ? '1 mission' : `${p.n} missions`],
  attacker: (p) => ['Conqueror', p.n === 1 ? '1 attack won' : `${p.n} attacks won`],
  defender: (p) => ['Rock', p.n === 1 ? '1 attack repelled' : `${p.n} attacks repelled`],
  monopolist: (p) => ['Monopolist', p.n === 1 ? '1 harbour' : `${p.n} harbours`],
  stores: (p) => ['Full warehouse', `${p.n} shipments taken`],
  wanderer: (p) => ['Restless', `${p.n} moves between companies`],
};

/** What a finished game tells of itself. */
export const story = {
  curve: 'Points after each round',
  luck: 'units drawn',
  luckHint: 'Units of spice on the cards drawn, against the average of the draw pile.',
  amount: points,
  moments,
  medals,
};

export type BorneoStory = typeof story;
