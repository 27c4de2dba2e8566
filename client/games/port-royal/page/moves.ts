import type { Params, Seat } from '../../../../shared/engine/core.ts';
import {
  bustRisk,
  type ExpeditionFace,
  type FaceId,
  face,
  gambleRisk,
  isMissionId,
  type Move,
  type PersonFace,
  portRoyal,
  type RefusalCode,
  type ShipFace,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { percentOf } from '../../../../shared/i18n/percent.ts';
import * as icons from '../../../art/icons.ts';
import type { TargetId } from '../../../stage/stage.ts';
import { imaginedRng } from '../../imagined-rng.ts';
import type { MoveButton } from '../../presenter.ts';
import { targetOf } from '../stage/interaction.ts';
import { adventureLabel, adventureNote, shipTraded } from './adventure-moves.ts';

const shortcuts: Readonly<Record<Move['type'], string | null>> = {
  draw: 'D',
  stop: 'S',
  keep: 'K',
  repel: 'R',
  pass: 'P',
  done: 'P',
  complete: null,
  pay: null,
  trade: null,
  hire: null,
  store: 'T',
  gamble: 'G',
  claim: null,
  decline: 'P',
  use: null,
  give: null,
  setAside: 'V',
  leave: 'P',
  begin: 'S',
  choose: null,
  side: null,
  look: 'W',
  retain: null,
  toss: null,
  fulfil: 'M',
  deliver: null,
  stow: 'K',
  sell: null,
  buyOut: 'B',
};

const moveIcons: Readonly<Record<Move['type'], string>> = {
  draw: icons.cardDraw,
  stop: icons.anchor,
  keep: icons.anchor,
  repel: icons.crossedSabres,
  complete: icons.treasureMap,
  pay: icons.treasureMap,
  trade: icons.twoCoins,
  hire: icons.person,
  pass: icons.playerNext,
  done: icons.playerNext,
  store: icons.woodenCrate,
  gamble: icons.perspectiveDiceSixFacesRandom,
  claim: icons.tiedScroll,
  decline: icons.playerNext,
  use: icons.twoCoins,
  give: icons.receiveMoney,
  setAside: icons.laurels,
  leave: icons.playerNext,
  begin: icons.flyingFlag,
  choose: icons.house,
  side: icons.house,
  look: icons.spyglass,
  retain: icons.spyglass,
  toss: icons.cardDiscard,
  fulfil: icons.scrollUnfurled,
  deliver: icons.woodenCrate,
  stow: icons.woodenCrate,
  sell: icons.beerStein,
  buyOut: icons.trophy,
};

export function refusalOf(dict: PortRoyalDict, s: PortRoyalSpeech, code: string, params: Params): string | null {
  return dict.refusals[code as RefusalCode]?.(params, s) ?? null;
}

/** The face in the harbour, on the table or in the air that a move is about. */
function faceOfMove(view: View, move: Move): FaceId | null {
  switch (move.type) {
    case 'trade':
    case 'hire':
      return view.harbour.find(({ slot }) => slot === move.slot)?.face ?? null;
    case 'complete':
      return move.expedition;
    case 'keep':
    case 'repel':
    case 'store':
      return view.prompt.kind === 'ship' ? view.prompt.face : null;
    case 'use':
    case 'stow':
      return shipTraded(view);
    case 'retain':
    case 'toss':
      return view.glimpse?.looking[move.place] ?? null;
    case 'sell':
      return move.ship;
    default:
      return null;
  }
}

export function buttonsOf(
  dict: PortRoyalDict,
  s: PortRoyalSpeech,
  odds: boolean,
  view: View,
  seat: Seat,
  moves: readonly Move[],
): MoveButton[] {
  const state = portRoyal.imagine(view, seat, imaginedRng());
  return moves.map((move, nth) => {
    // of several missions the first has the letter
    const isFirst = moves.findIndex(({ type }) => type === move.type) === nth;
    const quote = portRoyal.quote(state, seat, move);
    return {
      move,
      label: labelOf(dict, s, view, move, quote),
      note: noteOf(dict, s, view, move, quote, odds ? riskOf(view, move) : null),
      icon: iconOf(view, move),
      shortcut: isFirst ? shortcuts[move.type] : null,
      target: targetOf(move, view),
      face: faceOfMove(view, move) ?? explainedBy(move),
      primary: isPrimary(view, move, quote) || (move.type === 'repel' && keepBusts(state, seat)),
      atOnce: move.type === 'draw',
    };
  });
}

/** What a ship is used for, and of whose pile a card is, shows at a glance. */
function iconOf({ prompt }: View, move: Move): string {
  if (move.type === 'use' && move.renounce !== null) return icons.tiedScroll;
  if (move.type === 'use' && move.under) return icons.woodenCrate;
  if (move.type === 'leave' && prompt.kind === 'taxVictory') return icons.hourglass;
  return moveIcons[move.type];
}

/** What is shown beside a button that the keyboard rests on, where that is no card. */
function explainedBy(move: Move): string | null {
  if (move.type === 'claim') return `contract:${move.contract}`;
  if (move.type === 'fulfil') return `mission:${move.mission}`;
  if (move.type === 'buyOut') return 'house';
  if (move.type === 'use') return move.renounce && `contract:${move.renounce}`;
  if (move.type === 'setAside') return 'victory';
  return move.type === 'leave' ? 'time' : null;
}

/** Drawing on, and a contract that is still wanted and costs nothing but its marker. */
function isPrimary({ rules, contracts }: View, move: Move, quote: Params): boolean {
  if (move.type === 'fulfil') return Number(quote.cost ?? 0) === 0;
  if (move.type !== 'claim') return move.type === 'draw';
  const settled = rules.timeCards !== null && contracts.some(({ id, done }) => id === move.contract && done.length > 0);
  return !settled && Number(quote.cost ?? 0) === 0;
}

/** That the cards which a move turns up end the turn. */
function riskOf(view: View, { type }: Move): number | null {
  if (type === 'draw') return bustRisk(view);
  return type === 'gamble' ? gambleRisk(view) : null;
}

function noteOf(
  dict: PortRoyalDict,
  s: PortRoyalSpeech,
  view: View,
  move: Move,
  quote: Params,
  risk: number | null,
): string {
  if (risk) return dict.risk({ percent: percentOf(risk) });
  if (move.type === 'leave' && view.prompt.kind !== 'look') return dict.explain.leaveNote({ time: view.time });
  if (move.type === 'setAside' && quote.time === 0) return dict.canvas.lastTurn;
  if (move.type === 'use' && move.under) return `+${dict.stats.influence(Number(quote.influence))}`;
  const more = view.adventure === null ? '' : adventureNote(dict, view, move, quote);
  if (more !== '') return more;
  return Number(quote.fee ?? 0) > 0 ? dict.feeTo({ to: s.name(view.active) }) : '';
}

const keepBusts = (state: ReturnType<typeof portRoyal.imagine>, seat: Seat): boolean =>
  portRoyal.quote(state, seat, { type: 'keep' }).bust === true;

function labelOf(dict: PortRoyalDict, s: PortRoyalSpeech, view: View, move: Move, quote: Params): string {
  const { moves } = dict;
  const id = faceOfMove(view, move);
  const card = id === null ? null : face(id);
  const n = (key: string): number => Number(quote[key] ?? 0);
  const fee = n('fee') > 0 ? { amount: n('fee'), to: s.name(view.active) } : null;
  switch (move.type) {
    case 'draw':
      return moves.draw({ first: view.prompt.kind === 'discover' && view.prompt.drawn === 0 });
    case 'stop':
      return moves.stop({ takes: n('takes') });
    case 'keep':
      return moves.keep({ ship: card as ShipFace, bust: quote.bust === true });
    case 'repel':
      return moves.repel({ ship: card as ShipFace });
    case 'complete':
      return moves.complete({ expedition: card as ExpeditionFace });
    case 'pay':
      return moves.pay({ persons: move.persons.map((person) => face(person) as PersonFace | ShipFace) });
    case 'trade':
      return moves.trade({ ship: card as ShipFace, income: n('income'), fee });
    case 'hire':
      return moves.hire({ person: card as PersonFace, cost: n('cost'), fee });
    case 'pass':
      return moves.pass({ taken: view.prompt.kind === 'trade' && view.prompt.takes === 0 });
    case 'done':
      return moves.done();
    case 'store':
      return moves.store({ ship: card as ShipFace });
    case 'gamble':
      return moves.gamble({ cards: n('cards'), takes: n('takes') });
    case 'claim':
      return moves.claim({
        contract: move.contract,
        coins: n('coins'),
        influence: n('influence'),
        cost: n('cost'),
        step: n('step'),
        steps: n('steps'),
      });
    case 'use': {
      const { under, renounce } = move;
      return moves.use({
        ship: card as ShipFace,
        under,
        renounce,
        income: n('income'),
        lost: n('lost'),
        fee,
      });
    }
    case 'give':
      return moves.give({ to: s.name(move.to), amount: n('coins') });
    case 'setAside':
      return moves.setAside({ time: n('time'), victory: n('victory') });
    case 'decline':
      return moves.decline({ of: declined(view) });
    case 'leave':
      return moves.leave({ of: view.prompt.kind === 'look' ? 'deck' : 'time' });
    case 'begin':
      return moves.begin();
    default:
      return adventureLabel(dict, view, move, quote);
  }
}

const declined = ({ prompt }: View): 'contract' | 'mission' | 'marker' =>
  prompt.kind === 'buyOut' ? 'marker' : prompt.kind === 'missionInstant' ? 'mission' : 'contract';

/** The move that somebody means who taps there. */
function meant(view: View, target: TargetId): Move | null {
  const [place, id] = target.split(/:(.*)/s);
  if (place === 'deck') return { type: 'draw' };
  if (place === 'drawn') return { type: 'keep' };
  if (place === 'discard') return view.prompt.kind === 'ship' ? { type: 'repel' } : null;
  if (place === 'gambler') return { type: 'gamble' };
  if (place === 'sentinel') return { type: 'look' };
  if (place === 'mission' && isMissionId(id)) return { type: 'fulfil', mission: id };
  if (place === 'expedition' && id) return { type: 'complete', expedition: id };
  if (place !== 'harbour') return null;
  const slot = Number(id);
  const berth = view.harbour.find((card) => card.slot === slot);
  if (!berth) return null;
  return face(berth.face).kind === 'ship' ? { type: 'trade', slot } : { type: 'hire', slot };
}

export function whyNot(
  dict: PortRoyalDict,
  s: PortRoyalSpeech,
  view: View,
  seat: Seat,
  target: TargetId,
): string | null {
  const move = meant(view, target);
  const refusal = move && portRoyal.check(portRoyal.imagine(view, seat, imaginedRng()), seat, move);
  return refusal ? refusalOf(dict, s, refusal.code, refusal.params) : null;
}
