import { InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { offspring, type Rng, shuffle } from '../../engine/rng.ts';
import { cloneAdventure, cloneRules, imagineAdventure, imagineSold, imagineVenturer } from './clone-adventure.ts';
import { CARDS, deckOf, FIRST_COPY_OF, firstCopy, SPECIAL_EXPEDITION } from './components.ts';
import type { CardNo, Decision, FaceId, Phase, Player, State, View, WaitingView } from './types.ts';

/** Field by field: what is spread has a shape of its own, which the rules would be slow to look into. */
export const clone = (state: Readonly<State>): State => ({
  rng: [...state.rng],
  seq: state.seq,
  // nothing ever changes them
  rules: state.rules,
  phase: clonePhase(state.phase),
  pending: state.pending.length === 0 ? [] : state.pending.map(cloneDecision),
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
  adventure: state.adventure === null ? null : cloneAdventure(state.adventure),
});

const cloneDecision = (decision: Decision): Decision =>
  decision.kind === 'look' ? { ...decision, cards: decision.cards.slice() } : { ...decision };

function clonePhase(phase: Phase): Phase {
  switch (phase.kind) {
    case 'discover':
      return { kind: 'discover', drawn: phase.drawn, reshuffled: phase.reshuffled };
    case 'trade':
      return { kind: 'trade', seat: phase.seat, takes: phase.takes };
    case 'over':
      return { kind: 'over', outcome: copyOutcome(phase.outcome) };
    default:
      return { ...phase };
  }
}

/** PR17.1: what lies face down (and a discard not looked through) is filled with the unseen cards, at random. */
export function imagine(view: View, seat: Seat, rng: Rng): State {
  const take = cardTaker(view);
  const takeAll = (faces: readonly FaceId[]): CardNo[] => faces.map(take);
  const rules = cloneRules(view.rules);
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
  const venturers = view.players.map(({ venturer }) => imagineVenturer(venturer, takeAll));
  const asked = view.prompt.kind === 'over' ? undefined : players[view.prompt.seat];
  const sold = imagineSold(view.adventure?.sold ?? [], asked?.tableau ?? []);
  const top = takeAll(view.glimpse?.top ?? []);
  const adventure = view.adventure === null ? null : imagineAdventure(view, seat, venturers, sold, rng);

  const unseen = shuffle(rng, take.rest());
  // PR17.3: what somebody else looks at
  const open = pending.at(-1);
  if (open?.kind === 'look' && view.prompt.kind === 'look')
    open.cards.push(...unseen.splice(0, view.prompt.count - open.cards.length));
  view.players.forEach(({ coins }, at) => {
    players[at]?.treasury.push(...unseen.splice(0, coins));
  });
  const discard = view.discard.known ? seen : unseen.splice(0, view.discard.count);
  const time = unseen.splice(0, view.time);
  const victory = unseen.splice(0, view.victory);
  const deck = [...unseen, ...top.reverse()];
  if (deck.length !== view.deck) throw new InvariantError(`${deck.length} cards for a deck of ${view.deck}`);
  return {
    rng: offspring(rng),
    seq: view.seq,
    rules,
    phase: phaseOf(view),
    pending,
    deck,
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
    adventure,
  };
}

interface CardTaker {
  (face: FaceId): CardNo;
  rest(): CardNo[];
}

/** Hands out the cards of a game by their faces; which of the copies makes no difference. */
function cardTaker({ rules, turn }: View): CardTaker {
  const { specialExpedition, adventure } = rules;
  // PR14.1: the cards of the chapter come with its first page
  const sets = turn > 0 ? rules.sets : rules.sets.filter((set) => set !== adventure?.batch);
  const cards = deckOf(sets);
  if (specialExpedition) cards.push(SPECIAL_EXPEDITION);
  // how many copies of a face are left, by the first of them
  const left = CARDS.map(() => 0);
  for (const card of cards) {
    const first = FIRST_COPY_OF[card] as CardNo;
    left[first] = (left[first] as number) + 1;
  }
  const take = (face: FaceId): CardNo => {
    const first = firstCopy(face);
    const copies = left[first] as number;
    if (copies === 0) throw new InvariantError(`no ${face} left`);
    left[first] = copies - 1;
    return first + copies - 1;
  };
  const isLeft = (card: CardNo): boolean => {
    const first = FIRST_COPY_OF[card] as CardNo;
    return card - first < (left[first] as number);
  };
  return Object.assign(take, { rest: () => cards.filter(isLeft) });
}

/** The question that is asked, if it interrupts a phase. */
function decisions({ prompt, table: faces, glimpse }: View, table: CardNo[], take: CardTaker): Decision[] {
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
    case 'missionInstant':
    case 'missionPay':
      return [{ kind: prompt.kind, seat: prompt.seat, mission: prompt.mission }];
    case 'look':
      return [{ kind: 'look', seat: prompt.seat, source: prompt.source, cards: (glimpse?.looking ?? []).map(take) }];
    case 'buyOut':
      return [{ kind: 'buyOut', seat: prompt.seat, price: prompt.price }];
    case 'shipUse':
      return [{ kind: 'shipUse', seat: prompt.seat, slot: prompt.slot }];
    case 'gift':
      return [{ kind: 'gift', seat: prompt.seat, coins: prompt.coins }];
    default:
      return [];
  }
}

function waiting({ kind, seat, face, contract, mission, left }: WaitingView, take: CardTaker): Decision {
  if (kind === 'gamble') return { kind, seat, left };
  if (kind === 'jesters' || kind === 'trading') return { kind, seat };
  if (kind === 'missionInstant' && mission !== null) return { kind, seat, mission };
  if (kind === 'taxBonus' && face !== null) return { kind, seat, card: take(face) };
  if (kind === 'instant' && contract !== null) return { kind, seat, contract };
  throw new InvariantError(`${kind} without what it is about`);
}

function phaseOf({ prompt, outcome }: View): Phase {
  switch (prompt.kind) {
    case 'over':
      if (outcome === null) throw new InvariantError('over without an outcome');
      return { kind: 'over', outcome: copyOutcome(outcome) };
    case 'adventurerCard':
    case 'adventurerSide':
      return { kind: prompt.kind, seat: prompt.seat };
    case 'retryCoins':
      return { kind: 'retryCoins', left: prompt.left };
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
      if (within === 'bust' || within === 'wrapUp') return { kind: within };
      return within === 'trade' ? { kind: within, seat, takes } : { kind: within, drawn, reshuffled };
    }
  }
}
