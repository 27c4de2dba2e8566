import type { ContractId } from '../../../games/port-royal/index.ts';
import type { ContractText } from '../../games/port-royal/speech.ts';

export const contracts: Readonly<Record<ContractId, ContractText>> = {
  'c-luminary': {
    name: 'Sommité',
    text: 'Aie un prêtre et un bouffon.',
  },
  'c-bruja': {
    name: 'Bruja',
    text: 'Aie un capitaine et une mademoiselle.',
  },
  'c-maritime-supremacy': {
    name: 'Suprématie maritime',
    text: 'Aie un capitaine et un vice-amiral.',
  },
  'c-new-colony': {
    name: 'Nouvelle colonie',
    text: 'Aie un colon et une canonnière.',
  },
  'c-trade-outpost': {
    name: 'Comptoir commercial',
    text: 'Aie un colon et un greffier.',
  },
  'c-trade-master': {
    name: 'Maître négociant',
    text: 'Aie deux négociants.',
  },
  'c-thrifty-staff': {
    name: 'Équipage économe',
    text: 'Aie quatre personnages dont le prix imprimé ne dépasse pas 3.',
  },
  'c-mercenary': {
    name: 'Mercenaire',
    text: 'Aie trois sabres.',
  },
  'c-explorer': {
    name: 'Explorateur',
    text: 'Aie accompli une expédition.',
  },
  'c-frigate-nemesis': {
    name: 'Frégate Némésis',
    text: 'En déchargeant une frégate, renonce à toutes ses pièces. La troisième fois, le contrat est rempli.',
  },
  'c-galleon-nemesis': {
    name: 'Galion Némésis',
    text: 'En déchargeant un galion, renonce à toutes ses pièces. La deuxième fois, le contrat est rempli.',
  },
  'c-tax-inspector': {
    name: 'Inspecteur des impôts',
    text: 'À remplir au moment où une taxe te fait perdre des pièces.',
  },
  'c-jinx': {
    name: 'Maléfice',
    text: 'À remplir au moment où tu fais naufrage.',
  },
  'c-speculator': {
    name: 'Spéculateur',
    text: 'Réunis trois couleurs de navires au port pendant ton tour, puis recommence lors d’un autre tour.',
  },
  'c-major-speculator': {
    name: 'Grand spéculateur',
    text: 'Réunis quatre couleurs de navires au port pendant ton tour.',
  },
  'c-pirates-nest': {
    name: 'Antre des pirates',
    text: 'Stocke un navire repoussé de chacune des cinq couleurs, puis défausse-les tous les cinq pendant ton tour.',
  },
  'c-small-estate': {
    name: 'Petit domaine',
    text: 'Aie 12 points d’influence.',
  },
  'c-ransom': {
    name: 'Rançon',
    text: 'Paie 15 pièces.',
  },
};
