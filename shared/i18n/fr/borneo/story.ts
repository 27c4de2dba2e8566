import type { BorneoStory } from '../../en/borneo/story.ts';
import { plural } from '../../plural.ts';
import { by } from '../who.ts';
import { cards, colour, harbour, missions, points } from './names.ts';

export const story: BorneoStory = {
  curve: 'Points après chaque manche',
  luck: 'unités piochées',
  luckHint: 'Les unités d’épices des cartes piochées, comparées à la moyenne de la pioche.',
  amount: points,
  moments: {
    mission: (p, s, seat) => [
      `${p.last ? 'Dernière mission' : 'Mission'} : ${missions[p.kind]}`,
      `${by(s, seat, 'obtiens', 'obtient')} *${points(p.points)}*.`,
    ],
    share: (p, s, seat) => [
      `${p.monopoly ? 'Monopole' : 'Partage'} à ${harbour(p.harbour)}`,
      `${by(s, seat, 'prends', 'prend')} *${cards(p.cards)}*.`,
    ],
    attack: (p, s, seat) => [
      `Attaque dans la compagnie ${colour[p.company]}`,
      `${by(s, seat, 'gagnes', 'gagne')} *${p.attack}* à *${p.defence}*.`,
    ],
    defence: (p, s, seat) => [
      `Défense dans la compagnie ${colour[p.company]}`,
      `${by(s, seat, 'résistes', 'résiste')} *${p.defence}* à *${p.attack}*.`,
    ],
    luckyDraw: (p, s, seat) => [
      'Une bonne pioche',
      `${by(s, seat, 'pioches', 'pioche')} *${p.units}* unités de plus que la moyenne.`,
    ],
  },
  medals: {
    trader: (p) => ['Grand négoce', `${p.n} ${plural('fr', p.n, { one: 'mission', other: 'missions' })}`],
    attacker: (p) => [
      'Esprit de conquête',
      `${p.n} ${plural('fr', p.n, { one: 'attaque gagnée', other: 'attaques gagnées' })}`,
    ],
    defender: (p) => ['Roc', `${p.n} ${plural('fr', p.n, { one: 'attaque repoussée', other: 'attaques repoussées' })}`],
    monopolist: (p) => ['Monopole', `${p.n} ${plural('fr', p.n, { one: 'port', other: 'ports' })}`],
    stores: (p) => ['Entrepôt plein', `${p.n} cargaisons prises`],
    wanderer: (p) => ['Bougeotte', `${p.n} changements de compagnie`],
  },
};
