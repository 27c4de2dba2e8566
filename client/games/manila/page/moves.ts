import type { Params, Seat } from '../../../../shared/engine/core.ts';
import {
  type BerthOdds,
  boatOdds,
  funds,
  insuranceOdds,
  type Letter,
  type Move,
  manila,
  NUMBERS,
  type RefusalCode,
  type Space,
  type State,
  spotOf,
  type View,
  voyageOdds,
  type Ware,
} from '../../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../../shared/i18n/en/manila/index.ts';
import { percentOf } from '../../../../shared/i18n/percent.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { TargetId } from '../../../stage/stage.ts';
import { imaginedRng } from '../../imagined-rng.ts';
import type { MoveButton } from '../../presenter.ts';
import { wareLooks } from '../art/wares.ts';
import { targetOf } from '../stage/interaction.ts';
import { spaceIcon } from './card-looks.tsx';

/** More than so many of one kind, where the canvas shows each at its place, are chosen there or from a list. */
const few = 2;
const onCanvas: ReadonlySet<Move['type']> = new Set(['buy', 'load', 'launch', 'place', 'evict', 'steer']);

const shortcuts: Partial<Readonly<Record<Move['type'], string>>> = {
  bid: 'B',
  pass: 'P',
  decline: 'P',
  stay: 'P',
  waive: 'P',
  roll: 'R',
};

interface Asking {
  readonly dict: ManilaDict;
  readonly s: Speech;
  readonly view: View;
  readonly seat: Seat;
  readonly state: State;
  readonly odds: boolean;
}

export function refusalOf(dict: ManilaDict, s: Speech, code: string, params: Params): string | null {
  return dict.refusals[code as RefusalCode]?.(params, s) ?? null;
}

export function buttonsOf(
  dict: ManilaDict,
  s: Speech,
  odds: boolean,
  view: View,
  seat: Seat,
  moves: readonly Move[],
): MoveButton[] {
  const asking: Asking = { dict, s, view, seat, state: manila.imagine(view, seat, imaginedRng()), odds };
  const kinds = new Map<Move['type'], number>();
  for (const { type } of moves) kinds.set(type, (kinds.get(type) ?? 0) + 1);
  return moves.map((move) => buttonFor(asking, move, (kinds.get(move.type) ?? 0) > few));
}

function buttonFor(asking: Asking, move: Move, many: boolean): MoveButton {
  const { dict, view, seat, state } = asking;
  const quote = manila.quote(state, seat, move);
  const isMoney = move.type === 'borrow' || move.type === 'redeem';
  return {
    move,
    label: labelOf(asking, move, quote),
    note: notesOf(asking, move, quote)
      .filter((note) => note !== '')
      .join(' · '),
    icon: iconOf(move),
    shortcut: shortcuts[move.type] ?? null,
    target: targetOf(view, move),
    face: faceOf(move),
    primary: move.type === 'bid' || move.type === 'roll',
    atOnce: move.type === 'roll',
    ...(move.type === 'bid' ? { dial: { group: 'bid', amount: move.amount, label: dict.yourBid } } : {}),
    ...(many && onCanvas.has(move.type) ? { tucked: true } : {}),
    ...(isMoney ? { minor: dict.money } : {}),
  };
}

function iconOf(move: Move): string {
  switch (move.type) {
    case 'bid':
      return icons.gavel;
    case 'buy':
    case 'load':
    case 'launch':
    case 'steer':
      return wareLooks[move.ware].emblem;
    case 'place':
      return spaceIcon(move.space);
    case 'roll':
      return icons.perspectiveDiceSixFacesRandom;
    case 'board':
    case 'evict':
      return icons.crossedSabres;
    case 'stay':
      return icons.pirateFlag;
    case 'send':
      return move.to === 'port' ? icons.lighthouse : icons.hammerNails;
    case 'borrow':
      return icons.receiveMoney;
    case 'redeem':
      return icons.payMoney;
    default:
      return icons.playerNext;
  }
}

function faceOf(move: Move): string | null {
  if (move.type === 'place') return move.space;
  return 'ware' in move ? move.ware : null;
}

const boatWith = (view: View, ware: Ware) => view.boats.find((boat) => boat.ware === ware);

function labelOf({ dict, s, view }: Asking, move: Move, quote: Params): string {
  const { moves } = dict;
  const cost = Number(quote.cost ?? 0);
  switch (move.type) {
    case 'bid':
      return moves.bid(move);
    case 'pass': {
      const auction = view.prompt.kind === 'auction';
      return moves.pass({ asked: auction ? 'auction' : 'placement', final: view.rules.placementPass === 'final' });
    }
    case 'buy':
      return moves.buy({ ware: move.ware, price: cost });
    case 'load':
      return moves.load({ ware: move.ware, lane: view.boats.length });
    case 'launch':
      return moves.launch(move);
    case 'place':
      return moves.place({ space: move.space, cost, stowaway: quote.stowaway === true });
    case 'roll':
      return moves.roll({ roll: view.rolls + 1 });
    case 'evict': {
      const victim = boatWith(view, move.ware)?.seats[move.seat] ?? null;
      return moves.evict({ ware: move.ware, victim: victim === null ? '' : s.name(victim) });
    }
    case 'steer':
      return moves.steer({ ...move, to: Number(quote.to ?? 0) });
    case 'waive':
      return moves.waive({ second: view.prompt.kind === 'pilot' && view.prompt.moved !== null });
    case 'board':
    case 'send':
      return moves[move.type](move as never);
    case 'borrow':
      return moves.borrow({ amount: Number(quote.gain ?? 0) });
    case 'redeem':
      return moves.redeem({ amount: cost });
    case 'decline':
    case 'stay':
      return moves[move.type]();
  }
}

function notesOf(asking: Asking, move: Move, quote: Params): string[] {
  const { dict, view, seat, odds } = asking;
  const { notes } = dict;
  const pledged = Number(quote.pledges ?? 0);
  const pledges = pledged > 0 ? notes.pledges({ n: pledged }) : '';
  const pays = Number(quote.payout ?? 0);
  switch (move.type) {
    case 'bid': {
      const player = view.players[seat];
      const most = player ? funds(player) : null;
      return [pledges, most === null ? '' : notes.most({ n: most })];
    }
    case 'buy':
      return [notes.value({ value: view.values[move.ware], left: view.supply[move.ware] }), pledges];
    case 'launch':
      return [odds ? notes.start({ percent: percentOf(boatOdds(move.start, NUMBERS.rolls).arrive) }) : ''];
    case 'place':
      return [...placeNotes(asking, move.space, pays, quote), pledges];
    case 'board':
      return [notes.crew({ pays })];
    case 'evict':
      return [notes.evicted, notes.crew({ pays })];
    case 'stay':
      return [notes.stay];
    case 'steer':
      return [quote.docks === true ? notes.past : notes.to({ to: Number(quote.to) })];
    case 'send': {
      const letter = quote.letter as Letter;
      return [move.to === 'port' ? notes.sentToPort({ letter }) : notes.sentToYard({ letter })];
    }
    case 'borrow':
      return [notes.borrow];
    case 'redeem':
      return [notes.redeem];
    default:
      return [];
  }
}

function placeNotes({ dict, view, seat, odds }: Asking, space: Space, pays: number, quote: Params): string[] {
  const { notes } = dict;
  const gain = notes.gain({ space, pays });
  const parts = spotOf(space);
  if (parts.kind === 'insurance') {
    const due = odds ? insuranceOdds(view, seat) : null;
    return [
      gain,
      notes.worst({ amount: Number(quote.worst ?? 0) }),
      due ? notes.expected({ amount: Math.round(due.expected) }) : '',
    ];
  }
  const chances = odds ? voyageOdds(view) : null;
  if (!chances) return [gain];
  if (parts.kind === 'port' || parts.kind === 'shipyard')
    return [gain, berthChance(dict, chances[parts.kind][parts.letter])];
  const boat = parts.kind === 'seat' ? chances.boats.find(({ ware }) => ware === parts.ware) : undefined;
  if (!boat) return [gain];
  // whether pirates will wait there cannot be known
  const on13 = boat.on13 > 0 ? notes.on13({ percent: percentOf(boat.on13) }) : '';
  return [gain, notes.chance({ percent: percentOf(boat.arrive) }), on13];
}

/** From what the dice alone bring to what the pirates may send there besides. */
export const berthChance = ({ notes }: ManilaDict, { sure, possible }: BerthOdds): string =>
  notes.chance({ percent: percentOf(sure), most: percentOf(possible) });

/** The move that somebody means who taps there. */
function meant(view: View, target: TargetId): Move | null {
  const [place = '', ...rest] = target.split(':');
  const id = rest.join(':');
  switch (place) {
    case 'space':
      return { type: 'place', space: id as Space };
    case 'ware':
      return { type: view.prompt.kind === 'load' ? 'load' : 'buy', ware: id as Ware };
    case 'boat':
      return view.prompt.kind === 'placement'
        ? { type: 'place', space: `seat:${id as Ware}` }
        : { type: 'board', ware: id as Ware };
    case 'crew':
      return { type: 'evict', ware: rest[0] as Ware, seat: Number(rest[1]) };
    case 'lane':
      return onLane(view, Number(rest[0]), Number(rest[1]));
    case 'haven':
      return view.prompt.kind === 'plunder' && view.prompt.boats[0]
        ? { type: 'send', ware: view.prompt.boats[0], to: id === 'port' ? 'port' : 'shipyard' }
        : null;
    case 'dice':
      return { type: 'roll' };
    default:
      return null;
  }
}

function onLane(view: View, lane: number, space: number): Move | null {
  const boat = view.boats[lane];
  if (!boat) return null;
  if (view.prompt.kind === 'launch') return { type: 'launch', ware: boat.ware, start: space };
  return view.prompt.kind === 'pilot' ? { type: 'steer', ware: boat.ware, steps: space - boat.position } : null;
}

export function whyNot(dict: ManilaDict, s: Speech, view: View, seat: Seat, target: TargetId): string | null {
  const move = meant(view, target);
  const refusal = move && manila.check(manila.imagine(view, seat, imaginedRng()), seat, move);
  return refusal ? refusalOf(dict, s, refusal.code, refusal.params) : null;
}
