import {
  type ContractId,
  type FaceId,
  face,
  isContractId,
  openedPages,
  type StoryPageId,
  standingOf,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { plain } from '../../../../shared/i18n/speech.ts';
import type { TargetId } from '../../../stage/stage.ts';
import type { Pile } from '../../presenter.ts';
import { lookOf } from './card-looks.tsx';
import { asksOfContract, nextContract, placesOfContract } from './contract-sheet.ts';
import { contractAtLength } from './explain.tsx';
import { adventureExplained } from './explain-adventure.tsx';

/** The discard, where it may be looked through (PR17.2), or what a player has laid out. */
export function pileOf(dict: PortRoyalDict, s: PortRoyalSpeech, view: View, target: TargetId): Pile | null {
  const [place, id] = target.split(':');
  const player = place === 'seat' ? view.players[Number(id)] : undefined;
  const pile = (title: string, none: string, ids: readonly FaceId[]): Pile => ({
    title,
    none,
    cards: ids.map((one, at) => {
      const card = s.face(one);
      return {
        key: `${at} ${one}`,
        look: lookOf(dict, card),
        text: `${dict.fullName(card)}. ${plain(dict.faceText(card))}`,
      };
    }),
  });
  if (player) {
    const hold = player.venturer?.hold ?? [];
    const laid = [...player.tableau, ...player.expeditions, ...player.ships, ...player.stored, ...hold];
    return pile(s.name(Number(id)), dict.inWords.crewNone, laid);
  }
  if (place === 'hold' || place === 'house' || place === 'mission') return sheetOf(dict, s, view, target);
  if (place === 'contract' && isContractId(id)) return contractSheet(dict, s, view, id);
  if (place !== 'discard' || !view.discard.known) return null;
  return pile(dict.inWords.discardList, dict.inWords.discardNone, view.discard.faces.toReversed());
}

/** What the canvas has of the adventure, to read at leisure; the hold with its ships. */
function sheetOf(dict: PortRoyalDict, s: PortRoyalSpeech, view: View, target: TargetId): Pile | null {
  const me = view.players.findIndex((_, seat) => s.isYou(seat));
  const own = view.players[me]?.venturer ?? null;
  const id = target === 'house' ? `adventurer:${own?.adventurer ?? ''}` : target;
  const [what = '', which = ''] = id.split(':');
  const told = adventureExplained(dict, s, what, which, view);
  if (!told) return null;
  const ships = what === 'hold' ? (own?.hold ?? []) : [];
  const read = what === 'mission' && openedPages(view).includes(which as StoryPageId);
  return {
    ...(read ? { page: { id: which, label: dict.quest.read } } : {}),
    title: told.title,
    none: '',
    note: told.text,
    facts: told.facts,
    cards: ships.map((one, at) => ({
      key: `${at} ${one}`,
      look: lookOf(dict, s.face(one)),
      text: `${dict.fullName(s.face(one))}. ${plain(dict.faceText(s.face(one)))}`,
    })),
  };
}

/** A contract to read: what it asks, who lacks what, and who in the harbour would help the reader. */
function contractSheet(dict: PortRoyalDict, s: PortRoyalSpeech, view: View, id: ContractId): Pile {
  const told = contractAtLength(dict, s, view, id);
  const me = view.players.findIndex((_, seat) => s.isYou(seat));
  const open = view.contracts.find((one) => one.id === id);
  const roles = me < 0 || !open ? [] : standingOf(view, me, open).roles;
  const helpers = view.harbour.filter(({ face: one }) => {
    const card = face(one);
    return card.kind === 'person' && roles.includes(card.role);
  });
  return {
    title: told.title,
    none: '',
    note: told.text,
    facts: told.facts,
    asks: me < 0 ? [] : asksOfContract(dict, view, me, id),
    places: placesOfContract(dict, s, view, id),
    ...nextContract(dict, view, id),
    cards: helpers.map(({ slot, face: one }) => ({
      key: String(slot),
      look: lookOf(dict, face(one)),
      text: `${dict.inWords.harbour}: ${dict.fullName(face(one))}. ${plain(dict.faceText(face(one)))}`,
    })),
  };
}
