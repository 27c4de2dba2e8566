import type { PortRoyalLobby } from '../../en/port-royal/lobby.ts';

export const lobby: PortRoyalLobby = {
  name: 'Port Royal',
  credit: 'Port Royal est un jeu d’Alexander Pfister.',
  tagline: 'Tente ta chance, engage un équipage',
  blurb: 'Les navires arrivent, carte après carte. Arrête-toi à temps, ou regarde tout repartir.',
  art: ['Pinasse', 'Amiral', '5 cartes ou plus : +2', 'Galion'],
  solo: 'En solo contre le temps',
  campaign: 'Campagne',
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
      values: {
        base: 'Jeu de base',
        onTheGo: 'Met les voiles',
        contracts: 'Contrats',
        contractsCoop: 'Ensemble',
        adventure: 'Aventure',
        adventureCoop: 'Aventure ensemble',
        adventureVariable: 'Aventure libre',
      },
    },
    gambler: {
      label: 'Le parieur',
    },
    onTheGo20: {
      label: 'Cartes de Met les voiles',
    },
    contractCards: {
      label: 'Personnages et navires des contrats',
    },
    startVictoryCards: {
      label: 'Cartes de victoire au départ',
      values: { ask: 'Demander à l’équipe', 0: '0', 2: '2', 4: '4', 6: '6', 8: '8' },
    },
    chapter: {
      label: 'Chapitre',
      values: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
    },
    failures: {
      label: 'Essais perdus avant',
    },
    adventurerChoice: {
      label: 'Aventuriers',
      values: { random: 'Distribués', draft: 'Choisis' },
    },
    expeditionVariant: {
      label: 'Explorateurs seulement',
    },
    showDiscard: {
      label: 'Défausse ouverte',
    },
  },
};
