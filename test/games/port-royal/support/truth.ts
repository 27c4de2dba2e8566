import type { Seat } from '../../../../shared/engine/core.ts';
import { type MatchRecord, replay } from '../../../../shared/engine/record.ts';
import {
  CARDS,
  type Event,
  FACES,
  type FaceId,
  portRoyal,
  type State,
} from '../../../../shared/games/port-royal/index.ts';
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
 * out meanwhile, the whole of it was drawn or tossed after a look, and what was put away may lie in the new deck already,
 * or have become a coin: then the draw itself has to tell.
 */
function passedBy(before: State, after: State, events: readonly Event[]): CardNo[] {
  const reshuffled = events.some(({ type }) => type === 'deckReshuffled');
  const turnedUp = new Set(events.flatMap((event) => (event.type === 'cardDrawn' ? [event.face] : [])));
  const owned = new Set(before.players.flatMap(({ treasury }) => treasury));
  const known = new Set(before.discard);
  const faceDown = new Set(after.players.flatMap(({ treasury }) => treasury));
  const looking = before.pending.flatMap((decision) => (decision.kind === 'look' ? decision.cards : []));
  const gone = reshuffled ? [...looking, ...before.deck] : [];
  const drawn = gone.filter((card) => !faceDown.has(card) || turnedUp.has(faceOf(card)));
  return [...drawn, ...after.discard.filter((card) => !owned.has(card) && (reshuffled || !known.has(card)))];
}

/** PR17.3: what somebody has looked at, as that seat alone knows it. */
const lookedAt = (events: readonly Event[]): (readonly [Seat, FaceId])[] =>
  events.flatMap((event) =>
    event.type === 'looked' ? (event.faces ?? []).map((face) => [event.seat, face] as const) : [],
  );

/** A secret of Port Royal is a face that has not lain open yet, and that this viewer has not looked at. */
export function truthOfPortRoyal(record: MatchRecord): Truth {
  const open: Set<FaceId>[] = [];
  const looks: (readonly [Seat, FaceId])[][] = [];
  const rng: number[][] = [];
  let before: State | null = null;
  const note = (state: State, cards: readonly CardNo[], events: readonly Event[] = []): void => {
    looks.push([...(looks.at(-1) ?? []), ...lookedAt(events)]);
    open.push(new Set([...(open.at(-1) ?? []), ...cards.map(faceOf)]));
    rng.push([...state.rng]);
    before = portRoyal.clone(state);
  };
  const first = replay(portRoyal, { ...record, moves: [] }) as State;
  note(first, [...lyingOpen(first), ...first.discard]);
  replay(portRoyal, record, ({ state, events }) => {
    const now = state as State;
    const told = events as readonly Event[];
    note(now, [...lyingOpen(now), ...passedBy(before as unknown as State, now, told)], told);
  });
  return {
    marks: new Map(FACES.map(({ id }) => [id, [written(id), Buffer.from(JSON.stringify(id))]])),
    mayKnow: (viewer, seq) => {
      const own = (looks[seq] ?? []).filter(([seat]) => seat === viewer).map(([, face]) => face);
      return new Set([...(open[seq] ?? []), ...own]);
    },
    rng,
    seed: record.seed,
  };
}
