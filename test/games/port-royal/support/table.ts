import assert from 'node:assert/strict';
import type { Seat, Viewer } from '../../../../shared/engine/core.ts';
import { advance, beginTurn } from '../../../../shared/games/port-royal/flow.ts';
import {
  type ContractId,
  type Event,
  type FaceId,
  faceOf,
  type MissionId,
  type Move,
  type Options,
  portRoyal,
  type State,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import { start } from '../../../../shared/games/port-royal/setup.ts';
import { coinsOf, influenceOf, swordsOf } from '../../../../shared/games/port-royal/zones.ts';
import { TableOf } from '../../../support/table.ts';

import { type Situation, situate } from './situation.ts';

export { type Situation, situate } from './situation.ts';

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
