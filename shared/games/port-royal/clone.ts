import { InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { offspring, type Rng, shuffle } from '../../engine/rng.ts';
import { cardsWith, FACES, SPECIAL_EXPEDITION } from './components.ts';
import type { CardNo, Decision, FaceId, Phase, PromptView, State, View } from './types.ts';

export const clone = (state: Readonly<State>): State => ({
  rng: [...state.rng],
  seq: state.seq,
  rules: { ...state.rules },
  phase: clonePhase(state.phase),
  pending: state.pending.map((decision) => ({ ...decision })),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  harbour: state.harbour.map(({ slot, card }) => ({ slot, card })),
  nextSlot: state.nextSlot,
  table: state.table.slice(),
  players: state.players.map(({ treasury, tableau, expeditions }) => ({
    treasury: treasury.slice(),
    tableau: tableau.slice(),
    expeditions: expeditions.slice(),
  })),
  start: state.start,
  active: state.active,
  round: state.round,
  turn: state.turn,
  deadTurns: state.deadTurns,
  ending: state.ending,
});

const clonePhase = (phase: Phase): Phase =>
  phase.kind === 'over' ? { kind: 'over', outcome: copyOutcome(phase.outcome) } : { ...phase };

/** PR17.1: deck order and treasuries (and a discard not looked through) are filled with the unseen cards, at random. */
export function imagine(view: View, _seat: Seat, rng: Rng): State {
  const take = cardTaker(view.rules.specialExpedition);
  const takeAll = (faces: readonly FaceId[]): CardNo[] => faces.map(take);
  const { prompt, rules } = view;
  const harbour = view.harbour.map(({ slot, face }) => ({ slot, card: take(face) }));
  const table = takeAll(view.table);
  const players = view.players.map(({ tableau, expeditions }) => ({
    treasury: [] as CardNo[],
    tableau: takeAll(tableau),
    expeditions: takeAll(expeditions),
  }));
  const pending = decisions(prompt, table, view.table, take);
  const seen = view.discard.known ? takeAll(view.discard.faces) : [];

  const unseen = shuffle(rng, take.rest());
  view.players.forEach(({ coins }, seat) => {
    players[seat]?.treasury.push(...unseen.splice(0, coins));
  });
  const discard = view.discard.known ? seen : unseen.splice(0, view.discard.count);
  if (unseen.length !== view.deck) throw new InvariantError(`${unseen.length} cards for a deck of ${view.deck}`);
  return {
    rng: offspring(rng),
    seq: view.seq,
    rules: { ...rules },
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
  };
}

interface CardTaker {
  (face: FaceId): CardNo;
  rest(): CardNo[];
}

/** Hands out the cards of a game by their faces; which of the copies makes no difference. */
function cardTaker(special: boolean): CardTaker {
  const left = new Map<FaceId, CardNo[]>(FACES.map(({ id }) => [id, cardsWith(id)]));
  if (!special) for (const cards of left.values()) if (cards[0] === SPECIAL_EXPEDITION) cards.pop();
  const take = (face: FaceId): CardNo => {
    const card = left.get(face)?.pop();
    if (card === undefined) throw new InvariantError(`no ${face} left`);
    return card;
  };
  return Object.assign(take, { rest: () => [...left.values()].flat() });
}

function decisions(prompt: PromptView, table: CardNo[], faces: readonly FaceId[], take: CardTaker): Decision[] {
  if (prompt.kind === 'ship') return [{ kind: 'ship', seat: prompt.seat, card: take(prompt.face) }];
  if (prompt.kind !== 'expeditionPay') return [];
  const expedition = table[faces.indexOf(prompt.expedition)];
  if (expedition === undefined) throw new InvariantError(`${prompt.expedition} is not on the table`);
  return [{ kind: 'expeditionPay', seat: prompt.seat, expedition }];
}

function phaseOf({ prompt, outcome }: View): Phase {
  const kind = prompt.kind === 'expeditionPay' ? prompt.within : prompt.kind;
  if (prompt.kind === 'over') {
    if (outcome === null) throw new InvariantError('over without an outcome');
    return { kind: 'over', outcome: copyOutcome(outcome) };
  }
  if (kind === 'bust') return { kind };
  if (kind === 'trade' && 'takes' in prompt) return { kind, seat: prompt.seat, takes: prompt.takes };
  if ('drawn' in prompt) return { kind: 'discover', drawn: prompt.drawn, reshuffled: prompt.reshuffled };
  throw new InvariantError(`no phase behind ${prompt.kind}`);
}
