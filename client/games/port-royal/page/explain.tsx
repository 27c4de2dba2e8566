import {
  type ContractId,
  contractOf,
  face,
  isContractId,
  NUMBERS,
  type ShipColour,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { PlayerLine, ZoomedCard } from '../../presenter.ts';
import { lackingOf } from '../stage/contract-words.ts';
import { type ContractCard, contractsOf, teamPilesOf } from '../stage/contracts.ts';
import { canvasTextOf } from './canvas-text.ts';
import { adventureExplained } from './explain-adventure.tsx';
import { type Fact, sign } from './sign.tsx';

const cardFor = (view: View, seat: number, id: ContractId): ContractCard | undefined =>
  contractsOf(view, seat).find((card) => card.id === id);

/** How near somebody is to a contract. */
export function standingInWords(dict: PortRoyalDict, card: ContractCard): string {
  const { explain: t } = dict;
  const { state, have, need } = card.standing;
  if (state !== 'lacking') return t[state];
  const what = lackingOf(card, canvasTextOf(dict));
  if (what !== '') return t.lacks({ what });
  return need > 1 ? t.step({ have, need }) : t.notYet;
}

/** The same in a word or two: who is missing, or how much of how much is there. */
function briefly(dict: PortRoyalDict, card: ContractCard): string {
  const { state, have, need, roles } = card.standing;
  if (state !== 'lacking') return dict.explain[state];
  return roles.length > 0 ? lackingOf(card, canvasTextOf(dict)) : `${have} / ${need}`;
}

/** What the next place brings whom. */
export function rewardInWords({ explain: t }: PortRoyalDict, view: View, id: ContractId, seat: number | null): string {
  const done = view.contracts.find((open) => open.id === id)?.done ?? [];
  const coins = contractOf(id).rewards[done.length];
  if (coins === undefined) return t.full;
  if (seat !== null && done.includes(seat)) return t.nextValue({ coins, influence: 0 });
  const own = seat === null ? 0 : view.contracts.filter((open) => open.done.includes(seat)).length;
  const [worth, more] = [NUMBERS.influenceByContracts[own] ?? 0, NUMBERS.influenceByContracts[own + 1] ?? 0];
  return t.nextValue({ coins, influence: seat === null ? 0 : Math.max(0, more - worth) });
}

const viewerOf = (view: View, s: PortRoyalSpeech): number | null => {
  const seat = view.players.findIndex((_, at) => s.isYou(at));
  return seat < 0 ? null : seat;
};

function contract(
  dict: PortRoyalDict,
  s: PortRoyalSpeech,
  view: View,
  id: ContractId,
  tell: (dict: PortRoyalDict, card: ContractCard) => string,
): ZoomedCard {
  const { explain: t, contracts } = dict;
  const facts = view.players.flatMap((_, seat): Fact[] => {
    const card = cardFor(view, seat, id);
    return card ? [{ label: s.name(seat), value: tell(dict, card) }] : [];
  });
  const rule = view.rules.timeCards === null ? t.influenceRule : t.teamRule;
  const next = { label: t.next, value: rewardInWords(dict, view, id, viewerOf(view, s)) };
  return sign(icons.tiedScroll, contracts[id].name, t.contract, `${contracts[id].text} ${rule}`, [next, ...facts]);
}

function pileExplained(dict: PortRoyalDict, view: View, which: string): ZoomedCard | null {
  const { explain: t, canvas, score } = dict;
  const team = teamPilesOf(view);
  if (!team) return null;
  if (which === 'time')
    return sign(icons.hourglass, canvas.timePile, t.pile, t.timeText, [
      { label: t.timeLeft, value: t.timeLeftValue(team.time) },
    ]);
  const rank = (nth: number): string => score.ranks[nth] ?? '';
  const next = team.next && t.rankNextValue({ rank: rank(team.next.rank), cards: team.next.cards });
  return sign(icons.laurels, canvas.victoryPile, t.pile, t.victoryText, [
    { label: t.victoryCards, value: String(team.victory) },
    { label: t.rankNow, value: rank(team.rank) },
    ...(next ? [{ label: t.rankNext, value: next }] : []),
  ]);
}

function kept(
  dict: PortRoyalDict,
  s: PortRoyalSpeech,
  view: View,
  seat: number,
  colour: ShipColour,
): ZoomedCard | null {
  const ships = (view.players[seat]?.ships ?? []).map((id) => face(id));
  const under = ships.filter((ship) => ship.kind === 'ship' && ship.colour === colour);
  const [first] = under;
  if (!first) return null;
  return sign(icons.woodenCrate, dict.faceName(first), dict.contract.kept, dict.explain.underText, [
    { label: s.name(seat), value: dict.stats.influence(under.length * NUMBERS.influencePerKeptShip) },
  ]);
}

/** A contract at length: how near everybody is to it. */
export const contractAtLength = (dict: PortRoyalDict, s: PortRoyalSpeech, view: View, id: ContractId): ZoomedCard =>
  contract(dict, s, view, id, standingInWords);

/** What somebody has, in the words of the rail. */
function seat({ explain: t }: PortRoyalDict, s: PortRoyalSpeech, at: number, line: PlayerLine): ZoomedCard {
  const facts = [...line.stats.map(({ words }) => words), line.scoreWords].map((words) => {
    // “7 coins”: the number is what is asked for
    const [, value = '', label = words] = /^(\S+)\s(.*)$/.exec(words) ?? [];
    return { label, value };
  });
  return sign(icons.meeple, s.name(at), t.player, t.playerText, facts);
}

const cardsIn = (discard: View['discard']): number => (discard.known ? discard.faces.length : discard.count);

/** Deck, discard and the colours in the harbour. */
function counterExplained(dict: PortRoyalDict, view: View, what: string): ZoomedCard | null {
  const { explain: t } = dict;
  if (what === 'watch') return sign(icons.flyingFlag, t.watch, t.counted, t.watchText, []);
  const [title, text, cards] =
    what === 'deck' ? [t.deck, t.deckText, view.deck] : [t.discard, t.discardText, cardsIn(view.discard)];
  return sign(what === 'deck' ? icons.cardPick : icons.cardDiscard, title, t.pile, text, [
    { label: t.victoryCards, value: String(cards) },
  ]);
}

/** Whatever is no card of the deck, under whatever name the canvas keeps it. */
export function explained(
  dict: PortRoyalDict,
  s: PortRoyalSpeech,
  id: string,
  view: View,
  lineOf: (seat: number) => PlayerLine,
): ZoomedCard | null {
  const [what = '', which = '', more = ''] = id.split(':');
  if (what === 'seat') return seat(dict, s, Number(which), lineOf(Number(which)));
  if (what === 'deck' || what === 'discard' || what === 'watch') return counterExplained(dict, view, what);
  if (what === 'contract') return isContractId(which) ? contract(dict, s, view, which, briefly) : null;
  if (what === 'time' || what === 'victory') return pileExplained(dict, view, what);
  if (what === 'kept') return kept(dict, s, view, Number(which), more as ShipColour);
  return adventureExplained(dict, s, what, which, view);
}
