import assert from 'node:assert/strict';
import type { Seat } from '../../../../shared/engine/core.ts';
import { CARDS, SPECIAL_EXPEDITION } from '../../../../shared/games/port-royal/components.ts';
import {
  type Event,
  type FaceId,
  faceOf,
  type Move,
  type Options,
  portRoyal,
  type State,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
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
}

const SEED = '00000000000000000000000000000001';

/** Builds the state that a situation describes; every card lies in one place only. */
export function situate(situation: Situation): State {
  const { seats = 2, active = 0, coins = [], tableaus = [], finished = [], rest = 'underDeck' } = situation;
  const options = {
    ...DEFAULTS,
    expeditionVariant: situation.expeditionVariant ?? false,
    showDiscard: situation.showDiscard ?? true,
    maxRounds: situation.maxRounds ?? DEFAULTS.maxRounds,
    startingSeat: situation.start ?? 0,
  };
  const state = deal(rulesOf(options, seats, portRoyal.meta.rulesVersion), SEED);
  const left = new Set(CARDS.keys());
  if (!state.rules.specialExpedition) left.delete(SPECIAL_EXPEDITION);
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
  });
  if (left.delete(SPECIAL_EXPEDITION)) state.table.push(SPECIAL_EXPEDITION);
  const unnamed = [...left];
  for (const [seat, player] of state.players.entries()) player.treasury = unnamed.splice(0, coins[seat] ?? 3);
  // persons on top of the taxes and expeditions: what comes after the named cards should not disturb
  if (rest === 'underDeck') state.deck = [...unnamed.reverse(), ...state.deck];
  state.active = active;
  state.round = situation.round ?? 1;
  state.ending = situation.ending ?? false;
  return state;
}

/** A table in a given situation, and what is played and expected there. No luck in it. */
export function table(situation: Situation): Table {
  const state = situate(situation);
  const events: Event[] = [];
  if (situation.harbour) {
    state.turn = 1;
    state.phase = { kind: 'discover', drawn: Math.max(1, situation.harbour.length), reshuffled: false };
  } else {
    start(state, (event) => events.push(event));
  }
  return new Table(state, events);
}

export class Table extends TableOf<State, Move, View, Event, Options> {
  constructor(state: State, events: readonly Event[]) {
    super(portRoyal, state, events);
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
    return type === 'pay' ? { type, persons: rest } : { type };
  }

  private slotOf(word: string): number {
    const berth = this.state.harbour.find(({ card }) => faceOf(card).id === word);
    return berth ? berth.slot : Number(word);
  }
}

const ids = (cards: readonly number[]): FaceId[] => cards.map((card) => faceOf(card).id);
