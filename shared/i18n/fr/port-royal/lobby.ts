import type { PortRoyalLobby } from '../../en/port-royal/lobby.ts';

export const lobby: PortRoyalLobby = {
  name: 'Port Royal',
  credit: 'Port Royal est un jeu d’Alexander Pfister.',
  tagline: 'Tente ta chance, engage un équipage',
  blurb: 'Les navires arrivent, carte après carte. Arrête-toi à temps, ou regarde tout repartir.',
  art: ['Pinasse', 'Amiral', '5 cartes ou plus : +2', 'Galion'],
  steps: [
    {
      title: 'Piocher',
      text: 'Retourne des cartes tant que tu l’oses. Deux navires de même couleur, et ton tour est perdu.',
    },
    { title: 'S’arrêter', text: 'Plus il y a de couleurs au port, plus tu peux prendre de cartes.' },
    {
      title: 'Commercer, engager',
      text: 'Les navires rapportent des pièces. Les personnages en coûtent, et apportent influence et talents.',
    },
    {
      title: 'Gagner',
      text: '12 points d’influence déclenchent la dernière manche ; la plus grande influence gagne.',
    },
  ],
  lobbySummary: (p) => `Manche ${p.round} · en tête ${p.leader} / ${p.goal}`,
  options: {
    expeditionVariant: {
      label: 'Explorateurs seulement',
      hint: 'Pour finir et pour gagner, il faut aussi au moins une expédition accomplie, en plus des 12 points d’influence.',
    },
    showDiscard: {
      label: 'Défausse ouverte',
      hint: 'Tout le monde peut consulter les cartes défaussées à tout moment.',
    },
  },
};
