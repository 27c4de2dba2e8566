import assert from 'node:assert/strict';
import type { Seat, Viewer } from '../../../../shared/engine/core.ts';
import { deckOf, SPECIAL_EXPEDITION } from '../../../../shared/games/port-royal/components.ts';
import { advance, beginTurn } from '../../../../shared/games/port-royal/flow.ts';
import {
  type AdventurerId,
  adventurerOf,
  type ContractId,
  EVENTS,
  type Event,
  type EventId,
  type FaceId,
  faceOf,
  type MissionId,
  type Mode,
  type Move,
  type Options,
  portRoyal,
  type State,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import { MODES } from '../../../../shared/games/port-royal/meta.ts';
import { DEFAULTS, rulesOf } from '../../../../shared/games/port-royal/options.ts';
import { deal, start } from '../../../../shared/games/port-royal/setup.ts';
import { coinsOf, influenceOf, swordsOf } from '../../../../shared/games/port-royal/zones.ts';
import { TableOf } from '../../../support/table.ts';

/** A situation in the table's words. What is not said is as at the beginning of a turn. */
export interface Situation {
  readonly seats?: number;
  readonly active?: Seat;
  readonly start?: Seat;
  readonly round?: number;
  /** per seat */
  readonly coins?: readonly number[];
  readonly tableaus?: readonly (readonly FaceId[])[];
  readonly finished?: readonly (readonly FaceId[])[];
  /** given: cards of this turn, the last one just drawn, and the question is whether to draw on */
  readonly harbour?: readonly FaceId[];
  readonly table?: readonly FaceId[];
  /** the next cards, the top one first */
  readonly deck?: readonly FaceId[];
  readonly discard?: readonly FaceId[];
  /** the cards not named: under the deck, or in the box so that the deck ends where it is said to end */
  readonly rest?: 'underDeck' | 'inBox';
  readonly expeditionVariant?: boolean;
  readonly showDiscard?: boolean;
  readonly maxRounds?: number;
  readonly ending?: boolean;
  readonly mode?: Mode;
  readonly gambler?: boolean;
  readonly onTheGo20?: boolean;
  readonly contractCards?: boolean;
  readonly startVictoryCards?: number | 'ask';
  /** the contracts that lie open, in this order */
  readonly contracts?: readonly ContractId[];
  /** per seat: those completed already */
  readonly completed?: readonly (readonly ContractId[])[];
  /** per seat: the progress space of a contract */
  readonly progress?: readonly Partial<Record<ContractId, number>>[];
  /** per seat */
  readonly kept?: readonly (readonly FaceId[])[];
  readonly stored?: readonly (readonly FaceId[])[];
  /** how many cards the time pile and the victory pile have, or which, the top one first */
  readonly time?: number | readonly FaceId[];
  readonly victory?: number;
  /** the adventure; what is not said is as at its first turn, with adventurers of the first cards, side a */
  readonly chapter?: number;
  readonly failures?: number;
  readonly adventurers?: readonly AdventurerId[];
  readonly missions?: readonly MissionId[];
  /** per seat: missions completed already */
  readonly fulfilled?: readonly (readonly MissionId[])[];
  readonly reserved?: readonly (readonly MissionId[])[];
  readonly boughtOut?: readonly number[];
  readonly holds?: readonly (readonly FaceId[])[];
  readonly crowns?: readonly number[];
  /** of this turn */
  readonly event?: EventId | null;
  /** what comes next, the top one first */
  readonly pack?: readonly EventId[];
}

const SEED = '00000000000000000000000000000001';

/** Builds the state that a situation describes; every card lies in one place only. */
export function situate(situation: Situation): State {
  const { seats = 2, active = 0, coins = [], tableaus = [], finished = [], rest = 'underDeck' } = situation;
  const mode = situation.mode ?? 'base';
  const options = {
    ...DEFAULTS,
    ...MODES[mode].settles,
    mode,
    gambler: situation.gambler ?? false,
    onTheGo20: situation.onTheGo20 ?? false,
    contractCards: situation.contractCards ?? MODES[mode].settles.contractCards ?? false,
    startVictoryCards: situation.startVictoryCards ?? 0,
    expeditionVariant: situation.expeditionVariant ?? false,
    showDiscard: situation.showDiscard ?? true,
    maxRounds: situation.maxRounds ?? DEFAULTS.maxRounds,
    startingSeat: situation.start ?? 0,
    chapter: situation.chapter ?? 1,
    failures: situation.failures ?? 0,
  };
  const state = deal(rulesOf(options, seats, portRoyal.meta.rulesVersion), SEED);
  const left = new Set(deckOf(state.rules.sets));
  if (state.rules.specialExpedition) left.add(SPECIAL_EXPEDITION);
  const take = (id: FaceId): number => {
    for (const card of left)
      if (faceOf(card).id === id) {
        left.delete(card);
        return card;
      }
    throw new Error(`there is no further ${id}`);
  };
  state.table = (situation.table ?? []).map(take);
  state.harbour = (situation.harbour ?? []).map((id, slot) => ({ slot, card: take(id) }));
  state.nextSlot = state.harbour.length;
  state.discard = (situation.discard ?? []).map(take).reverse();
  state.deck = (situation.deck ?? []).map(take).reverse();
  state.players.forEach((player, seat) => {
    player.tableau = (tableaus[seat] ?? []).map(take);
    player.expeditions = (finished[seat] ?? []).map(take);
    player.ships = (situation.kept?.[seat] ?? []).map(take);
    player.stored = (situation.stored?.[seat] ?? []).map(take);
  });
  if (situation.contracts) {
    state.contracts = contractsOf(situation, situation.contracts, seats);
    state.rules = { ...state.rules, openContracts: situation.contracts.length };
  }
  settleAdventure(state, situation, take);
  const { time = 0, victory = 0 } = situation;
  state.time = typeof time === 'number' ? [] : time.map(take).reverse();
  if (left.delete(SPECIAL_EXPEDITION)) state.table.push(SPECIAL_EXPEDITION);
  const unnamed = [...left];
  for (const [seat, player] of state.players.entries()) player.treasury = unnamed.splice(0, coins[seat] ?? 3);
  if (typeof time === 'number') state.time = unnamed.splice(-time, time);
  state.victory = unnamed.splice(unnamed.length - victory);
  // persons on top of the taxes and expeditions: what comes after the named cards should not disturb
  if (rest === 'underDeck') state.deck = [...unnamed.reverse(), ...state.deck];
  state.active = active;
  state.round = situation.round ?? 1;
  state.ending = situation.ending ?? false;
  return state;
}

/** The adventure as the situation says, past its preparations. */
function settleAdventure(state: State, situation: Situation, take: (id: FaceId) => number): void {
  const { adventure } = state;
  if (adventure === null) return;
  const { missions = [], fulfilled = [], reserved = [], boughtOut = [], holds = [], crowns = [] } = situation;
  adventure.missions = missions.map((id) => ({
    id,
    done: state.players.flatMap((_, seat) => (fulfilled[seat]?.includes(id) ? [seat] : [])),
    progress: state.players.flatMap((_, seat) => (reserved[seat]?.includes(id) ? [seat] : [])),
  }));
  adventure.venturers.forEach((venturer, seat) => {
    const chosen = situation.adventurers?.[seat];
    const { card, side } = chosen === undefined ? { card: seat + 1, side: 'a' as const } : adventurerOf(chosen);
    const bought = boughtOut[seat] ?? 0;
    Object.assign(venturer, {
      card,
      side,
      hold: (holds[seat] ?? []).map(take),
      crowns: crowns[seat] ?? 0,
      boughtOut: bought,
      windows: (fulfilled[seat]?.length ?? 0) + bought,
    });
  });
  adventure.event = situation.event ?? null;
  // events that change nothing before somebody stops
  const { monthEnd = 'ev-2', smallGroup = false } = state.rules.adventure ?? {};
  const last: readonly EventId[] = smallGroup ? ['ev-1', monthEnd] : [monthEnd];
  const { pack = ['ev-0-tailwind', 'ev-0-patrol', 'ev-0-cheap-hands', ...last] } = situation;
  adventure.pack = [...pack].reverse();
  const gone = new Set<EventId>([...adventure.pack, ...(adventure.event === null ? [] : [adventure.event])]);
  adventure.unused = EVENTS.flatMap(({ id, number }) => (number === 0 && !gone.has(id) ? [id] : []));
}

const contractsOf = (
  { completed = [], progress = [] }: Situation,
  ids: readonly ContractId[],
  seats: number,
): State['contracts'] =>
  ids.map((id) => ({
    id,
    done: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => completed[seat]?.includes(id)),
    progress: Array.from({ length: seats }, (_, seat) => progress[seat]?.[id] ?? 0),
  }));

/** A table in a given situation, and what is played and expected there. No luck in it. */
export function table(situation: Situation): Table {
  const state = situate(situation);
  const events: Event[] = [];
  if (situation.harbour) {
    state.turn = 1;
    state.phase = { kind: 'discover', drawn: Math.max(1, situation.harbour.length), reshuffled: false };
    if (state.adventure) state.adventure.grown = situation.harbour.length;
  } else if (state.adventure !== null) {
    beginTurn(state, (event) => events.push(event));
    advance(state, 'again', (event) => events.push(event));
  } else {
    start(state, (event) => events.push(event));
  }
  return new Table(state, events);
}

export class Table extends TableOf<State, Move, View, Event, Options> {
  constructor(state: State, events: readonly Event[]) {
    super(portRoyal, state, events);
  }

  view(viewer: Viewer): View {
    return portRoyal.view(this.state, viewer);
  }

  /** who owes the answer */
  asked(): Seat {
    return portRoyal.actors(this.state)[0] ?? assert.fail('nobody is asked');
  }

  coins(...expected: number[]): this {
    assert.deepEqual(this.each(coinsOf), expected);
    return this;
  }

  influence(...expected: number[]): this {
    assert.deepEqual(this.each(influenceOf), expected);
    return this;
  }

  swords(...expected: number[]): this {
    assert.deepEqual(this.each(swordsOf), expected);
    return this;
  }

  tableau(seat: Seat, ...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.players[seat]!.tableau), expected);
    return this;
  }

  finished(seat: Seat, ...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.players[seat]!.expeditions), expected);
    return this;
  }

  harbour(...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.harbour.map(({ card }) => card)), expected);
    return this;
  }

  openExpeditions(...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.table), expected);
    return this;
  }

  kept(seat: Seat, ...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.players[seat]!.ships), expected);
    return this;
  }

  stored(seat: Seat, ...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.players[seat]!.stored), expected);
    return this;
  }

  /** who has completed a contract, from the left */
  contract(id: ContractId, ...expected: Seat[]): this {
    assert.deepEqual(this.state.contracts.find((open) => open.id === id)?.done, expected);
    return this;
  }

  progress(id: ContractId, ...expected: number[]): this {
    assert.deepEqual(this.state.contracts.find((open) => open.id === id)?.progress, expected);
    return this;
  }

  /** who has completed a mission, the first one first */
  mission(id: MissionId, ...expected: Seat[]): this {
    assert.deepEqual(this.state.adventure?.missions.find((open) => open.id === id)?.done, expected);
    return this;
  }

  crowns(...expected: number[]): this {
    assert.deepEqual(
      this.state.adventure?.venturers.map(({ crowns }) => crowns),
      expected,
    );
    return this;
  }

  hold(seat: Seat, ...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.adventure?.venturers[seat]?.hold ?? []), expected);
    return this;
  }

  /** markers that have left an adventurer for good */
  windows(...expected: number[]): this {
    assert.deepEqual(
      this.state.adventure?.venturers.map(({ windows }) => windows),
      expected,
    );
    return this;
  }

  /** the sizes of the time pile and of the victory pile */
  time(time: number, victory: number): this {
    assert.deepEqual([this.state.time.length, this.state.victory.length], [time, victory]);
    return this;
  }

  /** the top of the discard, last discarded last */
  discarded(...expected: FaceId[]): this {
    assert.deepEqual(ids(this.state.discard.slice(-expected.length)), expected);
    return this;
  }

  piles(deck: number, discard: number): this {
    assert.deepEqual([this.state.deck.length, this.state.discard.length], [deck, discard]);
    return this;
  }

  active(seat: Seat): this {
    assert.equal(this.state.active, seat);
    return this;
  }

  private each(count: (state: State, seat: Seat) => number): number[] {
    return this.state.players.map((_, seat) => count(this.state, seat));
  }

  /** `hire sailor-1` instead of `hire 3` */
  protected override words(move: Move): string {
    if (move.type !== 'trade' && move.type !== 'hire') return super.words(move);
    const berth = this.state.harbour.find(({ slot }) => slot === move.slot);
    return `${move.type} ${faceOf(berth!.card).id}`;
  }

  protected override input(words: string): unknown {
    const [type, ...rest] = words.split(' ');
    if (type === 'trade' || type === 'hire') return { type, slot: this.slotOf(rest[0]!) };
    if (type === 'complete') return { type, expedition: rest[0] };
    if (type === 'claim') return { type, contract: rest[0] };
    if (type === 'fulfil') return { type, mission: rest[0] };
    if (type === 'choose') return { type, card: Number(rest[0]) };
    if (type === 'side') return { type, side: rest[0] };
    if (type === 'retain' || type === 'toss') return { type, place: Number(rest[0]) };
    if (type === 'deliver') return { type, ships: rest };
    if (type === 'sell') return { type, ship: rest[0], innkeeper: rest[1] };
    if (type === 'give') return { type, to: Number(rest[0]) };
    if (type === 'use') return { type, under: rest.includes('under'), renounce: rest[0] === 'coins' ? null : rest[0] };
    return type === 'pay' ? { type, persons: rest } : { type };
  }

  private slotOf(word: string): number {
    const berth = this.state.harbour.find(({ card }) => faceOf(card).id === word);
    return berth ? berth.slot : Number(word);
  }
}

const ids = (cards: readonly number[]): FaceId[] => cards.map((card) => faceOf(card).id);
