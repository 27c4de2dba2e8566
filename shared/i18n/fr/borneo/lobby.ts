import type { BorneoLobby } from '../../en/borneo/lobby.ts';

export const lobby: BorneoLobby = {
  name: 'Borneo',
  credit: 'Borneo est un jeu de Paolo Mori.',
  tagline: 'Monte en rang, charge les épices',
  blurb: 'Quatre compagnies, trois ports. Bats-toi pour ton rang, crée des monopoles et réalise des missions.',
  art: ['Poivre', 'Girofle', 'Muscade'],
  steps: [
    {
      title: 'Mission',
      text: 'Défausse des épices de ton entrepôt pour marquer des points : une de chaque, ou plusieurs identiques.',
    },
    { title: 'Compagnies', text: 'Change un marchand de compagnie, ou attaque un marchand mieux placé.' },
    {
      title: 'Cargaison',
      text: 'Joue des drapeaux dans un port. Un monopole profite à une compagnie ; un port plein se partage.',
    },
    { title: 'Gagner', text: 'Quand il n’y a plus de ports, tes missions et chaque carte de ton entrepôt comptent.' },
  ],
  lobbySummary: (p) => `Tour ${p.turn} · ports restants ${p.harbours}`,
  options: {
    edition: {
      label: 'Édition',
      values: { board: 'plateau', card: 'cartes' },
    },
    fourMerchants: {
      label: 'Quatre marchands chacun',
    },
    blackbeard: {
      label: 'Barbe Noire',
    },
  },
};
