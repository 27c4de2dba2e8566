import type { ContractId } from '../../../games/port-royal/index.ts';
import type { ContractText } from '../../games/port-royal/speech.ts';

export const contracts: Readonly<Record<ContractId, ContractText>> = {
  'c-luminary': {
    name: 'Luminary',
    text: 'Have a priest and a jester.',
  },
  'c-bruja': {
    name: 'Bruja',
    text: 'Have a captain and a mademoiselle.',
  },
  'c-maritime-supremacy': {
    name: 'Maritime supremacy',
    text: 'Have a captain and a vice-admiral.',
  },
  'c-new-colony': {
    name: 'New colony',
    text: 'Have a settler and a gunner.',
  },
  'c-trade-outpost': {
    name: 'Trading post',
    text: 'Have a settler and a clerk.',
  },
  'c-trade-master': {
    name: 'Master trader',
    text: 'Have two traders.',
  },
  'c-thrifty-staff': {
    name: 'Thrifty crew',
    text: 'Have four people with a printed price of 3 or less.',
  },
  'c-mercenary': {
    name: 'Mercenary',
    text: 'Have three swords.',
  },
  'c-explorer': {
    name: 'Explorer',
    text: 'Have completed an expedition.',
  },
  'c-frigate-nemesis': {
    name: 'Frigate nemesis',
    text: 'When you trade a red frigate, give up all of its coins. The third time completes the contract.',
  },
  'c-galleon-nemesis': {
    name: 'Galleon nemesis',
    text: 'When you trade a black galleon, give up all of its coins. The second time completes the contract.',
  },
  'c-tax-inspector': {
    name: 'Tax inspector',
    text: 'Claim it at the moment you lose coins to a tax.',
  },
  'c-jinx': {
    name: 'Jinx',
    text: 'Claim it at the moment you bust.',
  },
  'c-speculator': {
    name: 'Speculator',
    text: 'Reach three ship colours in the harbour on your turn; on a later turn do it again.',
  },
  'c-major-speculator': {
    name: 'Major speculator',
    text: 'Reach four ship colours in the harbour on your turn.',
  },
  'c-pirates-nest': {
    name: 'Pirates’ nest',
    text: 'Store a repelled ship of each of the five colours, then discard all five on your turn.',
  },
  'c-small-estate': {
    name: 'Small estate',
    text: 'Have 12 influence.',
  },
  'c-ransom': {
    name: 'Ransom',
    text: 'Pay 15 coins.',
  },
};
