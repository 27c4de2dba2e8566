import type { CargoNeed, Role } from '../../../../shared/games/port-royal/index.ts';
import { FACES } from '../../../../shared/games/port-royal/index.ts';
import type { MissionWords } from '../art/mission.ts';
import type { MissionCard, MissionLack } from './missions.ts';
import type { Words } from './words.ts';

type Named = Pick<Words, 'faceName' | 'word'>;

const roleName = (role: Role, text: Named): string =>
  text.faceName(FACES.find((face) => face.kind === 'person' && face.role === role)?.id ?? '');

/** “2 Ares ships”, “herbs”, “bread or rum” */
function cargoName(need: CargoNeed, count: number, text: Named): string {
  if (need === 'ares') return `${count} ${text.word('aresShips', count)}`;
  const name =
    need === 'food'
      ? `${text.faceName('cargo:bread')} ${text.word('orWord')} ${text.faceName('cargo:rum')}`
      : text.faceName(`cargo:${need}`);
  return count > 1 ? `${count} × ${name}` : name;
}

const counts = <T>(list: readonly T[]): [T, number][] => [
  ...list.reduce((map, one) => map.set(one, (map.get(one) ?? 0) + 1), new Map<T, number>()),
];

/** What is missing, in few words; empty: nothing. */
export function lackInWords(lack: MissionLack, text: Named): string {
  const some = (count: number, key: 'swords' | 'expeditions' | 'points' | 'cheapPersons' | 'coins'): string[] =>
    count > 0 ? [`${count} ${text.word(key, count)}`] : [];
  return [
    ...counts(lack.roles).map(([role, n]) => (n > 1 ? `${n} × ${roleName(role, text)}` : roleName(role, text))),
    ...some(lack.swords, 'swords'),
    ...some(lack.expeditions, 'expeditions'),
    ...some(lack.influence, 'points'),
    ...some(lack.cheap, 'cheapPersons'),
    ...counts(lack.cargo).map(([need, n]) => cargoName(need, n, text)),
    ...some(lack.coins, 'coins'),
  ].join(', ');
}

const momentOf = ({ moment }: MissionCard, text: Words): string =>
  moment === 'taxPaid' ? text.word('atTax') : moment === 'stop' ? text.word('atStop') : text.word('atColours');

function said(card: MissionCard, text: Words): Pick<MissionWords, 'say' | 'also' | 'short'> {
  const both = (say: string) => ({ say, also: '', short: say });
  const [first] = card.done;
  if (card.state === 'done') return both(text.word('fulfilled'));
  if (card.settled && first !== undefined)
    return both(`${text.word('fulfilled')}${text.word('colon')} ${text.seatName(first)}`);
  if (card.state === 'noMarker') return both(text.word('noMarker'));
  if (card.state === 'ready') return both(text.word('ready'));
  if (card.state === 'moment') return both(momentOf(card, text));
  const lack = card.lack ? lackInWords(card.lack, text) : '';
  const also = card.inHarbour ? text.word('inHarbour') : '';
  return { say: `${text.word('lackingWord')}${text.word('colon')} ${lack}`, also, short: lack };
}

export const missionWords = (card: MissionCard, text: Words): MissionWords => ({
  name: text.faceName(card.id),
  asks: text.faceShort(card.id),
  ...said(card, text),
  latest: text.word('latest'),
  first: text.word('firstReward'),
  each: text.word('eachReward'),
});
