import type { BorneoChoices } from '../../en/borneo/choices.ts';

export const choices: BorneoChoices = {
  hints: {
    edition:
      'Plateau : cinq emplacements par compagnie, et des caisses. Cartes : sans limite, et le port d’un monopole va au premier marchand de la compagnie.',
    fourMerchants: 'Des compagnies plus disputées à trois (édition avec plateau).',
    blackbeard:
      'Les pirates font passer une épice pour une autre dans une mission ; le joueur qui a leur bateau à la fin perd 2 points (édition avec plateau).',
  },
  refused: {
    badOptions: (p) =>
      p.option === 'fourMerchants'
        ? 'Seulement avec le plateau, et à trois.'
        : p.option === 'blackbeard'
          ? 'Seulement avec le plateau.'
          : 'Ces options ne vont pas ensemble.',
  },
};
