import type { Seat } from '../../../../shared/engine/core.ts';
import { type ContractId, contractOf, FACES, type Role, type View } from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict, PortRoyalWord } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { Pile } from '../../presenter.ts';
import { roleEmblems } from '../art/emblems.ts';
import { lackingOf } from '../stage/contract-words.ts';
import { type ContractCard, contractsOf } from '../stage/contracts.ts';
import { canvasTextOf } from './canvas-text.ts';

type Ask = NonNullable<Pile['asks']>[number];

/** What stands for a condition, and what its number counts; none where it is a moment. */
const signs: Readonly<Record<ContractCard['kind'], readonly [icon: string, counts: PortRoyalWord | null]>> = {
  persons: [icons.person, null],
  cheapPersons: [icons.person, 'cheapPersons'],
  swords: [icons.crossedSabres, 'swords'],
  expeditions: [icons.treasureMap, 'expeditions'],
  influence: [icons.laurels, 'points'],
  coins: [icons.twoCoins, 'coins'],
  stored: [icons.woodenCrate, 'colours'],
  taxPaid: [icons.payMoney, null],
  bust: [icons.skullCrossedBones, null],
  colours: [icons.flyingFlag, null],
  renounced: [icons.galleon, null],
};

const printed = (role: Role): string => FACES.find((face) => face.kind === 'person' && face.role === role)?.id ?? '';

/** What a contract asks for, one by one, and whether this seat has it; a moment that comes once asks for nothing. */
export function asksOfContract(dict: PortRoyalDict, view: View, seat: Seat, id: ContractId): Ask[] {
  const card = contractsOf(view, seat).find((one) => one.id === id);
  // nobody lacks anything of what is done
  if (!card || card.settled || card.standing.state === 'done') return [];
  const { canvas, explain } = dict;
  const text = canvasTextOf(dict);
  const { have, need } = card.standing;
  const missing = (what: string): string => `${canvas.missing}${canvas.colon} ${what}`;
  if (card.kind === 'persons')
    return card.signs.flatMap((sign): Ask[] => {
      if (sign.kind !== 'role') return [];
      const name = text.faceName(printed(sign.role));
      return [{ icon: roleEmblems[sign.role], label: sign.had ? name : missing(name), had: sign.had }];
    });
  const [icon, counts] = signs[card.kind];
  const had = have >= need;
  if (counts !== null)
    return [{ icon, label: had ? `${need} ${text.word(counts, need)}` : missing(lackingOf(card, text)), had }];
  return need > 1 ? [{ icon, label: explain.step({ have, need }), had }] : [];
}

/** What each place brings, or whose marker lies there. */
export function placesOfContract(
  { explain }: PortRoyalDict,
  s: PortRoyalSpeech,
  view: View,
  id: ContractId,
): NonNullable<Pile['places']> {
  const done = view.contracts.find((open) => open.id === id)?.done ?? [];
  const list = contractOf(id).rewards.map((coins, nth) => {
    const seat = done[nth] ?? null;
    const brings = explain.nextValue({ coins, influence: 0 });
    return { coins, seat, words: seat === null ? brings : `${brings} (${s.name(seat)})` };
  });
  return { title: explain.rewards, list };
}

/** The one beside it, and from the last one on to the first. */
export function nextContract({ explain }: PortRoyalDict, { contracts }: View, id: ContractId): Pick<Pile, 'next'> {
  const at = contracts.findIndex((open) => open.id === id);
  const next = contracts[(at + 1) % contracts.length];
  return next && next.id !== id ? { next: { target: `contract:${next.id}`, label: explain.nextContract } } : {};
}
