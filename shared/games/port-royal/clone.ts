import { InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { offspring, type Rng, shuffle } from '../../engine/rng.ts';
import { deckOf, faceOf, SPECIAL_EXPEDITION } from './components.ts';
import type { CardNo, Decision, FaceId, Phase, Player, Rules, State, View, WaitingView } from './types.ts';

export const clone = (state: Readonly<State>): State => ({
  rng: [...state.rng],
  seq: state.seq,
  rules: { ...state.rules, sets: state.rules.sets.slice() },
  phase: clonePhase(state.phase),
  pending: state.pending.map((decision) => ({ ...decision })),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  harbour: state.harbour.map(({ slot, card }) => ({ slot, card })),
  nextSlot: state.nextSlot,
  table: state.table.slice(),
  players: state.players.map(({ treasury, tableau, expeditions, ships, stored }) => ({
    treasury: treasury.slice(),
    tableau: tableau.slice(),
    expeditions: expeditions.slice(),
    ships: ships.slice(),
    stored: stored.slice(),
  })),
  start: state.start,
  active: state.active,
  round: state.round,
  turn: state.turn,
  deadTurns: state.deadTurns,
  ending: state.ending,
  contracts: state.contracts.map(({ id, done, progress }) => ({ id, done: done.slice(), progress: progress.slice() })),
  time: state.time.slice(),
  victory: state.victory.slice(),
  gamblers: state.gamblers,
  reached: state.reached,
  purse: state.purse,
});

const clonePhase = (phase: Phase): Phase =>
  phase.kind === 'over' ? { kind: 'over', outcome: copyOutcome(phase.outcome) } : { ...phase };

/** PR17.1: what lies face down (and a discard not looked through) is filled with the unseen cards, at random. */
export function imagine(view: View, _seat: Seat, rng: Rng): State {
  const take = cardTaker(view.rules);
  const takeAll = (faces: readonly FaceId[]): CardNo[] => faces.map(take);
  const { rules } = view;
  const harbour = view.harbour.map(({ slot, face }) => ({ slot, card: take(face) }));
  const table = takeAll(view.table);
  const players = view.players.map(
    ({ tableau, expeditions, ships, stored }): Player => ({
      treasury: [],
      tableau: takeAll(tableau),
      expeditions: takeAll(expeditions),
      ships: takeAll(ships),
      stored: takeAll(stored),
    }),
  );
  const pending = [...view.waiting.map((one) => waiting(one, take)), ...decisions(view, table, take)];
  const seen = view.discard.known ? takeAll(view.discard.faces) : [];

  const unseen = shuffle(rng, take.rest());
  view.players.forEach(({ coins }, seat) => {
    players[seat]?.treasury.push(...unseen.splice(0, coins));
  });
  const discard = view.discard.known ? seen : unseen.splice(0, view.discard.count);
  const time = unseen.splice(0, view.time);
  const victory = unseen.splice(0, view.victory);
  if (unseen.length !== view.deck) throw new InvariantError(`${unseen.length} cards for a deck of ${view.deck}`);
  return {
    rng: offspring(rng),
    seq: view.seq,
    rules: { ...rules, sets: rules.sets.slice() },
    phase: phaseOf(view),
    pending,
    deck: unseen,
    discard,
    harbour,
    nextSlot: view.nextSlot,
    table,
    players,
    start: view.start,
    active: view.active,
    round: view.round,
    turn: view.turn,
    deadTurns: view.deadTurns,
    ending: view.ending,
    contracts: view.contracts.map(({ id, done, progress }) => ({ id, done: [...done], progress: [...progress] })),
    time,
    victory,
    gamblers: view.gamblers,
    reached: view.reached,
    purse: view.purse,
  };
}

interface CardTaker {
  (face: FaceId): CardNo;
  rest(): CardNo[];
}

/** Hands out the cards of a game by their faces; which of the copies makes no difference. */
function cardTaker({ sets, specialExpedition }: Rules): CardTaker {
  const left = new Map<FaceId, CardNo[]>();
  for (const card of [...deckOf(sets), ...(specialExpedition ? [SPECIAL_EXPEDITION] : [])]) {
    const { id } = faceOf(card);
    const copies = left.get(id);
    if (copies) copies.push(card);
    else left.set(id, [card]);
  }
  const take = (face: FaceId): CardNo => {
    const card = left.get(face)?.pop();
    if (card === undefined) throw new InvariantError(`no ${face} left`);
    return card;
  };
  return Object.assign(take, { rest: () => [...left.values()].flat() });
}

/** The question that is asked, if it interrupts a phase. */
function decisions({ prompt, table: faces }: View, table: CardNo[], take: CardTaker): Decision[] {
  switch (prompt.kind) {
    case 'ship':
      return [{ kind: 'ship', seat: prompt.seat, card: take(prompt.face) }];
    case 'expeditionPay': {
      const expedition = table[faces.indexOf(prompt.expedition)];
      if (expedition === undefined) throw new InvariantError(`${prompt.expedition} is not on the table`);
      return [{ kind: 'expeditionPay', seat: prompt.seat, expedition }];
    }
    case 'instant':
      return [{ kind: 'instant', seat: prompt.seat, contract: prompt.contract }];
    case 'taxVictory':
      return [{ kind: 'taxVictory', seat: prompt.seat }];
    case 'shipUse':
      return [{ kind: 'shipUse', seat: prompt.seat, slot: prompt.slot }];
    case 'gift':
      return [{ kind: 'gift', seat: prompt.seat, coins: prompt.coins }];
    default:
      return [];
  }
}

function waiting({ kind, seat, face, contract, left }: WaitingView, take: CardTaker): Decision {
  if (kind === 'gamble') return { kind, seat, left };
  if (kind === 'jesters') return { kind, seat };
  if (kind === 'taxBonus' && face !== null) return { kind, seat, card: take(face) };
  if (kind === 'instant' && contract !== null) return { kind, seat, contract };
  throw new InvariantError(`${kind} without what it is about`);
}

function phaseOf({ prompt, outcome }: View): Phase {
  switch (prompt.kind) {
    case 'over':
      if (outcome === null) throw new InvariantError('over without an outcome');
      return { kind: 'over', outcome: copyOutcome(outcome) };
    case 'startVictory':
    case 'wrapUp':
    case 'bust':
      return { kind: prompt.kind };
    case 'trade':
    case 'shipUse':
    case 'gift':
      return { kind: 'trade', seat: prompt.seat, takes: prompt.takes };
    case 'discover':
    case 'ship':
      return { kind: 'discover', drawn: prompt.drawn, reshuffled: prompt.reshuffled };
    default: {
      const { within, seat, takes, drawn, reshuffled } = prompt;
      if (within === 'bust') return { kind: within };
      return within === 'trade' ? { kind: within, seat, takes } : { kind: within, drawn, reshuffled };
    }
  }
}
