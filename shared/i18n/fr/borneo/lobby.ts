import type { BorneoLobby } from '../../en/borneo/lobby.ts';

export const lobby: BorneoLobby = {
  name: 'Borneo',
  credit: 'Borneo est un jeu de Paolo Mori.',
  tagline: 'Monter en rang, charger les épices',
  blurb:
    'Quatre compagnies, trois ports. Bats-toi pour ton rang, mène une cargaison au monopole et réalise des missions.',
  art: ['Poivre', 'Girofle', 'Muscade'],
  steps: [
    {
      title: 'Mission',
      text: 'Défausse des épices de ton entrepôt, une de chaque ou beaucoup d’une seule, pour des points.',
    },
    { title: 'Compagnies', text: 'Change un marchand de compagnie, ou attaque quelqu’un au-dessus de lui.' },
    {
      title: 'Cargaison',
      text: 'Joue des drapeaux dans un port. Un monopole sert une compagnie ; un port plein se partage.',
    },
    { title: 'Gagner', text: 'Quand il n’y a plus de port, les missions et chaque carte de l’entrepôt comptent.' },
  ],
  glance: (p) => `Tour ${p.turn} · ports restants ${p.harbours}`,
  options: {
    edition: {
      label: 'Édition',
      hint: 'Plateau : cinq emplacements par compagnie, et des caisses. Cartes : sans limite, et le port d’un monopole va à son premier marchand.',
      values: { board: 'plateau', card: 'cartes' },
    },
    fourMerchants: {
      label: 'Quatre marchands chacun',
      hint: 'Des compagnies plus serrées à trois joueurs (édition avec plateau).',
    },
    blackbeard: {
      label: 'Barbe Noire',
      hint: 'Les pirates font passer une épice pour une autre dans une mission ; qui a leur bateau à la fin perd 2 points (édition avec plateau).',
    },
  },
};
