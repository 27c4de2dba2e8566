import type { PortRoyalStory } from '../../en/port-royal/story.ts';
import { plural } from '../../plural.ts';
import { by } from '../who.ts';
import { cards, coins } from './cards.ts';
import { contracts } from './contracts.ts';
import { missions } from './missions.ts';

export const story: PortRoyalStory = {
  curve: 'Influence après chaque manche',
  luck: 'naufrages évités',
  luckHint: 'De combien de naufrages chacun est resté sous la moyenne.',
  amount: (n) => `${n} ${plural('fr', n, { one: 'point d’influence', other: 'points d’influence' })}`,
  contractAmount: (n) => `${n} ${plural('fr', n, { one: 'contrat', other: 'contrats' })}`,
  moments: {
    leap: (p, s, seat) => [
      `Manche ${p.round} : un grand tour`,
      `${by(s, seat, 'gagnes', 'gagne')} *${p.gain}* points d’influence.`,
    ],
    expedition: (p, s, seat) => [
      `Manche ${p.round} : une expédition`,
      `${by(s, seat, 'obtiens', 'obtient')} *${p.influence}* points d’influence.`,
    ],
    bust: (p, s, seat) => [
      `Manche ${p.round} : naufrage`,
      p.percent > 0
        ? `${by(s, seat, 'perds', 'perd')} ${cards(p.cards)} pour un risque de *${p.percent} %*.`
        : `${by(s, seat, 'laisses', 'laisse')} entrer un second navire et ${s.isYou(seat) ? 'perds' : 'perd'} ${cards(p.cards)}.`,
    ],
    dared: (p, s, seat) => [
      `Manche ${p.round} : une pioche osée`,
      `${by(s, seat, 'continues', 'continue')} malgré un risque de *${p.percent} %*, avec succès.`,
    ],
    haul: (p, s, seat) => [
      `Manche ${p.round} : une belle recette`,
      `${by(s, seat, 'gagnes', 'gagne')} *${coins(p.coins)}* en un tour.`,
    ],
    contract: (p, s, seat) => [
      `Manche ${p.round} : un contrat`,
      `${by(s, seat, 'remplis', 'remplit')} *${contracts[p.contract].name}*.`,
    ],
    mission: (p, s, seat) => [
      `Manche ${p.round} : une mission`,
      `${by(s, seat, 'accomplis', 'accomplit')} *${missions[p.mission].name}*.`,
    ],
  },
  medals: {
    explorer: (p) => ['Grand voyage', `${p.n} ${plural('fr', p.n, { one: 'expédition', other: 'expéditions' })}`],
    daredevil: (p) => ['Tête brûlée', `sauf à ${p.percent} % de risque`],
    host: (p) => ['Bon accueil', `${coins(p.coins)} de droits de port`],
    swords: (p) => ['Fine lame', `${p.n} ${plural('fr', p.n, { one: 'navire repoussé', other: 'navires repoussés' })}`],
    merchant: (p) => ['Grand négoce', `${coins(p.coins)} grâce aux navires`],
    recruiter: (p) => ['Belle équipe', `${p.n} personnages engagés`],
    wrecked: (p) => ['Fond marin', `${p.n} ${plural('fr', p.n, { one: 'naufrage', other: 'naufrages' })}`],
    envoy: (p) => ['Mission accomplie', `${p.n} ${plural('fr', p.n, { one: 'mission', other: 'missions' })}`],
  },
};
