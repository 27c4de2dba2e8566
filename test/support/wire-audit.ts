import type { MatchRecord } from '../../shared/engine/record.ts';
import { replay } from '../../shared/engine/record.ts';
import { CARDS, FACES, type FaceId, portRoyal, type State } from '../../shared/games/port-royal/index.ts';
import type { Frame } from './tap.ts';

/** What may be known after each move, and what may not, worked out from the true states and not from the views. */
export interface Truth {
  /** faces that have lain open by then */
  readonly open: readonly ReadonlySet<FaceId>[];
  /** the four words of the generator */
  readonly rng: readonly (readonly number[])[];
  readonly seed: string;
}

type CardNo = State['deck'][number];

const faceOf = (card: CardNo): FaceId => {
  const id = CARDS[card]?.id;
  if (id === undefined) throw new Error(`no card ${card}`);
  return id;
};

/** Cards that anybody at a real table could read. */
function lyingOpen(state: State): CardNo[] {
  const shown = state.pending.flatMap((decision) => (decision.kind === 'ship' ? [decision.card] : []));
  const own = state.players.flatMap(({ tableau, expeditions }) => [...tableau, ...expeditions]);
  const discard = state.rules.showDiscard ? state.discard : [];
  return [...state.harbour.map(({ card }) => card), ...state.table, ...own, ...discard, ...shown];
}

/** Turned up and put away within one move: from the deck to the discard, and not by way of a treasury. */
function passedBy(before: State, after: State, reshuffled: boolean): CardNo[] {
  const owned = new Set(before.players.flatMap(({ treasury }) => treasury));
  const known = new Set(before.discard);
  return after.discard.filter((card) => !owned.has(card) && (reshuffled || !known.has(card)));
}

export function truthOf(record: MatchRecord): Truth {
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
  return { open, rng, seed: record.seed };
}

/** As Colyseus' state and its messages both write a short string. */
const written = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xa0 | text.length]), Buffer.from(text, 'latin1')]);

const spelled = new Map(FACES.map(({ id }) => [id, written(id)]));

function wordsOf(value: number): Buffer[] {
  const buffers = [4, 4, 8, 8].map((size) => Buffer.alloc(size)) as [Buffer, Buffer, Buffer, Buffer];
  buffers[0].writeUInt32BE(value);
  buffers[1].writeUInt32LE(value);
  buffers[2].writeDoubleBE(value);
  buffers[3].writeDoubleLE(value);
  return buffers;
}

/** Everything in these frames that was not yet known; also which faces were seen, so that silence can be told from deafness. */
export function audit(
  frames: readonly Frame[],
  truth: Truth,
): { readonly leaks: string[]; readonly seen: Set<FaceId> } {
  const leaks: string[] = [];
  const seen = new Set<FaceId>();
  const last = truth.open.length - 1;
  for (const { bytes, known } of frames) {
    // the state after a move comes right before the message that tells of it
    const seq = Math.min(known + 1, last);
    for (const [face, text] of spelled) {
      if (!bytes.includes(text)) continue;
      seen.add(face);
      if (!truth.open[seq]?.has(face)) leaks.push(`${face} before move ${seq}`);
    }
    const text = bytes.toString('latin1');
    if (text.includes(truth.seed) || bytes.includes(Buffer.from(truth.seed, 'hex'))) leaks.push('the seed');
    for (const words of [truth.rng[0] ?? [], truth.rng[Math.max(0, known)] ?? [], truth.rng[seq] ?? []]) {
      const found = words.filter((word) => wordsOf(word).some((form) => bytes.includes(form)));
      // one word alone turns up by chance now and then
      if (found.length >= 2) leaks.push('the generator');
    }
  }
  return { leaks, seen };
}
