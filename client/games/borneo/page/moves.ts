import type { Params, Seat } from '../../../../shared/engine/core.ts';
import {
  borneo,
  type CardId,
  type Company,
  harbour,
  isShipment,
  MISSIONS,
  type Move,
  type RefusalCode,
  type State,
  shipment,
  type View,
} from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { TargetId } from '../../../stage/stage.ts';
import { imaginedRng } from '../../imagined-rng.ts';
import type { Hold, MoveButton } from '../../presenter.ts';
import { targetsOf } from '../stage/interaction.ts';
import { cardIcon, spiceIcons } from './card-looks.tsx';
import { lookAheadNotes } from './look-ahead.ts';

interface Asking {
  readonly dict: BorneoDict;
  readonly s: Speech;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly state: State;
}

/** Closing a question without doing anything more: one letter for all of them. */
const closing: ReadonlySet<Move['type']> = new Set(['pass', 'done', 'none']);

export function refusalOf(dict: BorneoDict, s: Speech, code: string, params: Params): string | null {
  return dict.refusals[code as RefusalCode]?.(params, s) ?? null;
}

export function buttonsOf(dict: BorneoDict, s: Speech, view: View, seat: Seat, moves: readonly Move[]): MoveButton[] {
  const asking: Asking = { dict, s, view, seat, moves, state: borneo.imagine(view, seat, imaginedRng()) };
  return moves.map((move) => buttonFor(asking, move));
}

function buttonFor(asking: Asking, move: Move): MoveButton {
  const { view, seat, state } = asking;
  const quote = borneo.quote(state, seat, move);
  const targets = targetsOf(view, move);
  const [first] = targets;
  const target = targets.at(-1) ?? null;
  const hold = targets.length > 1 ? holdOf(asking, move) : null;
  return {
    move,
    label: labelOf(asking, move, quote),
    note: notesOf(asking, move, quote)
      .filter((note) => note !== '')
      .join(' · '),
    icon: iconOf(move, view),
    shortcut: closing.has(move.type) ? 'P' : null,
    target,
    face: faceOf(move),
    primary: move.type === 'done',
    atOnce: false,
    ...(hold && first !== undefined ? { first, hold } : {}),
    // every card and every merchant lies on the canvas: chosen there, or from the list
    ...(target !== null && asking.moves.length > 1 ? { tucked: true } : {}),
  };
}

/** The card or the merchant that is chosen before the place. */
function holdOf({ dict, view, moves }: Asking, move: Move): Hold | null {
  const { holds: t, notes } = dict;
  if (move.type === 'ship') {
    const { card } = move;
    const icon = cardIcon(card, view.rules);
    return { label: t.card({ card }), note: notes.card({ card }), icon, face: card, next: t.cardNext({ card }) };
  }
  const merchant = merchantOf(move);
  if (!merchant) return null;
  const own = moves.filter((other) => {
    const same = merchantOf(other);
    return same?.company === merchant.company && same.rank === merchant.rank;
  });
  const attacks = own.filter(({ type }) => type === 'attack').length;
  return {
    label: t.merchant(merchant),
    note: t.merchantNote({ attacks, transfers: own.length - attacks }),
    icon: icons.meeple,
    face: null,
    next: t.merchantNext(merchant),
  };
}

function merchantOf(move: Move): { readonly company: Company; readonly rank: number } | null {
  if (move.type === 'transfer') return { company: move.from, rank: move.rank };
  return move.type === 'attack' ? { company: move.company, rank: move.attackerRank } : null;
}

function iconOf(move: Move, view: View): string {
  switch (move.type) {
    case 'placeMerchant':
    case 'transfer':
    case 'leave':
      return icons.meeple;
    case 'mission':
      return move.pirates ? icons.pirateFlag : icons.scrollQuill;
    case 'pirateSpice':
      return spiceIcons[move.spice];
    case 'attack':
      return icons.crossedSwords;
    case 'swap':
      return icons.anticlockwiseRotation;
    case 'done':
      return icons.checkMark;
    case 'discard':
      return icons.cardDiscard;
    case 'ship':
      return icons.galleon;
    case 'pass':
    case 'none':
      return icons.playerNext;
    default:
      return cardIcon(move.card, view.rules);
  }
}

function faceOf(move: Move): string | null {
  if ('card' in move && move.type !== 'ship') return move.card;
  return move.type === 'mission' ? move.kind : null;
}

function labelOf({ dict, s, view }: Asking, move: Move, quote: Params): string {
  const { moves } = dict;
  const { prompt } = view;
  const combat = 'combat' in prompt ? prompt.combat : null;
  const rank = Number(quote.rank ?? 0);
  switch (move.type) {
    case 'placeMerchant':
      return moves.placeMerchant({ company: move.company, rank });
    case 'pass':
      return moves.pass({
        phase: prompt.kind === 'company' || prompt.kind === 'finalMission' ? prompt.kind : 'mission',
      });
    case 'mission':
      return moves.mission({ ...move, points: MISSIONS[move.kind].points });
    case 'transfer':
      return moves.transfer({ to: move.to, rank });
    case 'attack':
      return moves.attack({
        victim: s.name(Number(quote.defender)),
        company: move.company,
        rank: move.defenderRank,
      });
    case 'done': {
      const defending = prompt.kind === 'defendCard';
      return moves.done({ defending, laid: (defending ? combat?.defence : combat?.attack)?.length ?? 0 });
    }
    case 'swap':
      return moves.swap({ company: combat?.company ?? 'red', rank });
    case 'leave':
      return moves.leave({ to: move.to, rank });
    case 'ship':
      return moves.ship({ card: move.card, harbour: view.places[move.place - 1]?.harbour ?? '' });
    case 'none':
      return moves.none();
    default:
      return moves[move.type](move as never);
  }
}

function notesOf(asking: Asking, move: Move, quote: Params): string[] {
  const { dict, view, seat } = asking;
  const { notes } = dict;
  switch (move.type) {
    case 'mission':
      return [move.pirates ? notes.ship : ''];
    case 'pay':
    case 'pirateCard':
      return [wareNote(asking, move.card)];
    case 'transfer':
      return [notes.transfer({ from: move.from, rank: move.rank })];
    case 'attack':
      return [notes.attack({ bonus: Number(quote.bonus), flags: Number(quote.strongest), company: move.company })];
    case 'attackCard':
    case 'defendCard':
    case 'done':
      return [...flagsOf(dict, move), combatNote(asking, move, quote)];
    case 'ship':
      return lookAheadNotes(dict, asking.s, view, seat, move);
    case 'reward':
    case 'pick':
    case 'discard':
      return [notes.card({ card: move.card }), shipment(move.card).quantity === 2 ? notes.two : ''];
    default:
      return [];
  }
}

const flagsOf = ({ notes }: BorneoDict, move: Fighting): string[] =>
  move.type === 'done' ? [] : [notes.card({ card: move.card })];

function wareNote({ dict, view }: Asking, card: CardId): string {
  const { notes } = dict;
  if (isShipment(card)) return notes.card({ card });
  const { spice } = harbour(card, view.rules.edition);
  return spice === 'crate' ? notes.crate : dict.spices[spice];
}

type Fighting = Extract<Move, { type: 'attackCard' | 'defendCard' | 'done' }>;

/** What a card would make of one's side, and how it stands against the other. */
function combatNote({ dict, view }: Asking, move: Fighting, quote: Params): string {
  const { notes } = dict;
  const [flags, attack, defence] = [Number(quote.flags), Number(quote.attack), Number(quote.defence)];
  if (move.type === 'attackCard') return notes.laid({ flags, total: attack });
  if (move.type === 'defendCard') return notes.defended({ flags, total: defence, attack });
  return view.prompt.kind === 'defendCard'
    ? notes.stands({ total: defence, attack })
    : notes.strikes({ total: attack, bonus: Number(quote.bonus) });
}

/** The move that somebody means who taps there, with what they hold. */
function meant(view: View, target: TargetId, held: TargetId | null): Move | null {
  const [place = '', id = '', rank = ''] = target.split(':');
  const { kind } = view.prompt;
  switch (place) {
    case 'company':
      return companyMeant(view, id as Company, held);
    case 'merchant':
      return merchantMeant(view, id as Company, Number(rank), held);
    case 'mission':
      return { type: 'mission', kind: id as keyof typeof MISSIONS, pirates: false };
    case 'ware':
      return kind === 'payment' && view.prompt.payment.pirates && view.prompt.payment.card === null
        ? { type: 'pirateCard', card: id }
        : { type: 'pay', card: id };
    case 'hand':
      return kind === 'attackCard' || kind === 'defendCard' || kind === 'discard'
        ? { type: kind, card: id }
        : { type: 'ship', card: id, place: 1 };
    case 'harbour': {
      const [from, card] = held?.split(':') ?? [];
      return { type: 'ship', card: from === 'hand' && card ? card : '', place: Number(id) as 1 | 2 | 3 };
    }
    case 'column':
      return { type: 'pick', card: id };
    case 'laid':
      return { type: 'reward', card: id };
    default:
      return null;
  }
}

const heldMerchant = (held: TargetId | null): { company: Company; rank: number } | null => {
  const [place, company, rank] = held?.split(':') ?? [];
  return place === 'merchant' ? { company: company as Company, rank: Number(rank) } : null;
};

function companyMeant({ prompt }: View, company: Company, held: TargetId | null): Move {
  const own = heldMerchant(held);
  if (prompt.kind === 'company' && own) return { type: 'transfer', from: own.company, rank: own.rank, to: company };
  return prompt.kind === 'displaced' ? { type: 'leave', to: company } : { type: 'placeMerchant', company };
}

/** With a merchant held, whom they would attack; else the merchant who would be held. */
function merchantMeant({ prompt, companies }: View, company: Company, rank: number, held: TargetId | null): Move {
  const own = heldMerchant(held);
  if (own?.company === company) return { type: 'attack', company, attackerRank: own.rank, defenderRank: rank };
  if (prompt.kind !== 'company') return companyMeant({ prompt } as View, company, held);
  const to = (Object.keys(companies) as Company[]).find((other) => other !== company) ?? 'red';
  return { type: 'transfer', from: company, rank, to };
}

export function whyNot(
  dict: BorneoDict,
  s: Speech,
  view: View,
  seat: Seat,
  target: TargetId,
  held: TargetId | null,
): string | null {
  const move = meant(view, target, held);
  if (!move) return null;
  if (view.prompt.kind === 'ship' && view.prompt.seat === seat && target.startsWith('harbour:') && held === null)
    return dict.cardFirst;
  const refusal = borneo.check(borneo.imagine(view, seat, imaginedRng()), seat, move);
  return refusal ? refusalOf(dict, s, refusal.code, refusal.params) : null;
}
