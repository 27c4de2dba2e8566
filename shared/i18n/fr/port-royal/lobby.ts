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
  lobbySummary: (p) =>
    p.of === undefined
      ? `Manche ${p.round} · en tête ${p.leader} / ${p.goal}`
      : `Contrats ${p.done} / ${p.of} · temps ${p.time}`,
  options: {
    mode: {
      label: 'Mode',
      hint: 'Base : la course aux 12 points d’influence. Met les voiles : 60 cartes, une course rapide à 8. Contrats : des récompenses pour des exploits. Ensemble : remplir tous les contrats à temps, en équipe ou en solo.',
      values: { base: 'Jeu de base', onTheGo: 'Met les voiles', contracts: 'Contrats', contractsCoop: 'Ensemble' },
    },
    gambler: {
      label: 'Le parieur',
      hint: '4 cartes : des personnages qui retournent quatre cartes d’un coup et permettent d’en prendre une de plus.',
    },
    onTheGo20: {
      label: 'Cartes de Met les voiles',
      hint: '20 cartes de plus : marchands, passagers et navires.',
    },
    contractCards: {
      label: 'Personnages et navires des contrats',
      hint: '24 cartes de plus : greffiers, canonnières, vice-amiraux et navires qui font un cadeau.',
    },
    startVictoryCards: {
      label: 'Cartes de victoire au départ',
      hint: 'Moins l’équipe se laisse de tours, plus son grade est élevé si elle gagne.',
      values: { ask: 'Demander à l’équipe', 0: '0', 2: '2', 4: '4', 6: '6', 8: '8' },
    },
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
