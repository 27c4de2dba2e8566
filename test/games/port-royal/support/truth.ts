import { type MatchRecord, replay } from '../../../../shared/engine/record.ts';
import { CARDS, FACES, type FaceId, portRoyal, type State } from '../../../../shared/games/port-royal/index.ts';
import { type Truth, written } from '../../../support/wire-audit.ts';

type CardNo = State['deck'][number];

const faceOf = (card: CardNo): FaceId => {
  const id = CARDS[card]?.id;
  if (id === undefined) throw new Error(`no card ${card}`);
  return id;
};

/** Cards that anybody at a real table could read. */
function lyingOpen(state: State): CardNo[] {
  const shown = state.pending.flatMap((decision) => ('card' in decision ? [decision.card] : []));
  const own = state.players.flatMap(({ tableau, expeditions, ships, stored }) =>
    [tableau, expeditions, ships, stored].flat(),
  );
  const holds = state.adventure?.venturers.flatMap(({ hold }) => hold) ?? [];
  const discard = state.rules.showDiscard ? state.discard : [];
  return [...state.harbour.map(({ card }) => card), ...state.table, ...own, ...holds, ...discard, ...shown];
}

/**
 * Turned up and put away within one move: from the deck to the discard, and not by way of a treasury. When the deck ran
 * out meanwhile, the whole of it was drawn, and what was put away may lie in the new deck already.
 */
function passedBy(before: State, after: State, reshuffled: boolean): CardNo[] {
  const owned = new Set(before.players.flatMap(({ treasury }) => treasury));
  const known = new Set(before.discard);
  const faceDown = new Set(after.players.flatMap(({ treasury }) => treasury));
  const drawn = reshuffled ? before.deck.filter((card) => !faceDown.has(card)) : [];
  return [...drawn, ...after.discard.filter((card) => !owned.has(card) && (reshuffled || !known.has(card)))];
}

/** A secret of Port Royal is a face that has not lain open yet; it is the same for everybody. */
export function truthOfPortRoyal(record: MatchRecord): Truth {
  const open: Set<FaceId>[] = [];
  const rng: number[][] = [];
  let before: State | null = null;
  const note = (state: State, cards: readonly CardNo[]): void => {
    open.push(new Set([...(open.at(-1) ?? []), ...cards.map(faceOf)]));
    rng.push([...state.rng]);
    before = portRoyal.clone(state);
  };
  const first = replay(portRoyal, { ...record, moves: [] }) as State;
  note(first, [...lyingOpen(first), ...first.discard]);
  replay(portRoyal, record, ({ state, events }) => {
    const now = state as State;
    const reshuffled = events.some(({ type }) => type === 'deckReshuffled');
    note(now, [...lyingOpen(now), ...passedBy(before as unknown as State, now, reshuffled)]);
  });
  return {
    marks: new Map(FACES.map(({ id }) => [id, [written(id), Buffer.from(JSON.stringify(id))]])),
    mayKnow: (_viewer, seq) => open[seq] ?? new Set(),
    rng,
    seed: record.seed,
  };
}
