import type { Role } from '../../../../shared/games/port-royal/index.ts';
import { FACES } from '../../../../shared/games/port-royal/index.ts';
import type { ContractWords } from '../art/contract.ts';
import type { PileWords } from '../art/team-piles.ts';
import type { ContractCard, TeamPiles } from './contracts.ts';
import type { Words } from './words.ts';

type Named = Pick<Words, 'faceName' | 'word'>;

const roleName = (role: Role, text: Named): string =>
  text.faceName(FACES.find((face) => face.kind === 'person' && face.role === role)?.id ?? '');

/** What is still missing to whom the card is shown; empty where it is no thing that one has. */
export function lackingOf({ kind, standing }: Pick<ContractCard, 'kind' | 'standing'>, text: Named): string {
  const { have, need, roles } = standing;
  const some = (key: Parameters<Words['word']>[0]): string => `${need - have} ${text.word(key, need - have)}`;
  switch (kind) {
    case 'persons':
      return roles.map((role) => roleName(role, text)).join(', ');
    case 'cheapPersons':
      return some('cheapPersons');
    case 'swords':
      return some('swords');
    case 'expeditions':
      return some('expeditions');
    case 'influence':
      return some('points');
    case 'coins':
      return some('coins');
    case 'stored':
      return some('shipsToStore');
    default:
      return '';
  }
}

/** The same in as few words as there is room for on a small card. */
function lackingBriefly(card: ContractCard, text: Words): string {
  const left = card.standing.need - card.standing.have;
  if (card.kind === 'cheapPersons') return `${left} ${text.word('cheapBriefly', left)}`;
  return card.kind === 'stored' ? `${left} ${text.word('colours', left)}` : lackingOf(card, text);
}

/** When the moment of it comes. */
function moment({ kind, standing: { have, need } }: ContractCard, text: Words): string {
  const count = need > 1 ? ` (${have}/${need})` : '';
  switch (kind) {
    case 'taxPaid':
      return text.word('atTax');
    case 'bust':
      return text.word('atBust');
    case 'colours':
      return `${text.word('inOneTurn')}${count}`;
    default:
      return `${text.word('forgo')}${count}`;
  }
}

/** What its next place brings, or what the next step leads to. */
function reward({ places, standing }: ContractCard, text: Words): string {
  const coins = places.find(({ seat }) => seat === null)?.coins ?? 0;
  return `${text.word('claim')}${coins > 0 && standing.state === 'ready' ? ` +${coins}` : ''}`;
}

function saying(card: ContractCard, text: Words): Pick<ContractWords, 'say' | 'short'> {
  const { standing, got, settled, places } = card;
  const both = (say: string) => ({ say, short: say });
  if (standing.state === 'done') return both(`${text.word('fulfilled')}${got ? `${text.word('colon')} +${got}` : ''}`);
  const [first] = places;
  if (settled && first?.seat != null)
    return both(`${text.word('fulfilled')}${text.word('colon')} ${text.seatName(first.seat)}`);
  if (standing.state === 'noMarker') return both(text.word('noMarker'));
  if (standing.state === 'ready') return both(reward(card, text));
  const lack = lackingOf(card, text);
  if (lack !== '')
    return { say: `${text.word('missing')}${text.word('colon')} ${lack}`, short: lackingBriefly(card, text) };
  const say = moment(card, text);
  return card.kind === 'renounced'
    ? { say, short: `${standing.need - standing.have} × ${text.word('noCoins')}` }
    : both(say);
}

export const contractWords = (card: ContractCard, text: Words): ContractWords => ({
  name: text.faceName(card.id),
  ...saying(card, text),
});

export const timeWords = ({ time, begun }: TeamPiles, text: Words): PileWords => ({
  title: text.word('timePile'),
  first: time === 0 ? text.word('lastTurn') : `${time} ${text.word(begun ? 'turnsLeft' : 'turns', time)}`,
  second: '',
});

export const victoryWords = ({ rank, next }: TeamPiles, text: Words): PileWords => ({
  title: text.word('victoryPile'),
  first: `${text.word('rank')}${text.word('colon')} ${text.word('rank', rank)}`,
  second: next
    ? `${next.cards} ${text.word('moreCards', next.cards)}${text.word('colon')} ${text.word('rank', next.rank)}`
    : '',
});
