import type { PortRoyalLobby } from '../../en/port-royal/lobby.ts';

export const lobby: PortRoyalLobby = {
  name: 'Port Royal',
  credit: 'Port Royal est un jeu d’Alexander Pfister.',
  tagline: 'Tente le sort, engage un équipage',
  blurb: 'Les navires arrivent, carte après carte. Arrête-toi tant que le port est plein, ou regarde tout repartir.',
  art: ['Pinasse', 'Amiral', '5 cartes ou plus : +2', 'Galion'],
  steps: [
    {
      title: 'Piocher',
      text: 'Retourne des cartes tant que tu l’oses. Deux navires d’une couleur, et le tour est perdu.',
    },
    { title: 'S’arrêter', text: 'Plus il y a de couleurs au port, plus tu peux prendre de cartes.' },
    {
      title: 'Commercer, engager',
      text: 'Les navires rapportent des pièces. Les gens en coûtent, et donnent influence et talents.',
    },
    {
      title: 'Gagner',
      text: 'Le premier à 12 points d’influence lance le dernier tour de table ; le plus influent gagne.',
    },
  ],
  glance: (p) => `Manche ${p.round} · en tête ${p.leader} / ${p.goal}`,
  options: {
    expeditionVariant: {
      label: 'Explorateurs seulement',
      hint: 'La fin et la victoire demandent au moins une expédition accomplie, en plus des 12 points d’influence.',
    },
    showDiscard: {
      label: 'Défausse ouverte',
      hint: 'Chacun peut consulter les cartes défaussées à tout moment.',
    },
  },
};
