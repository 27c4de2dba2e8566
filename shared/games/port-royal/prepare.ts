import { at, InvariantError } from '../../engine/assert.ts';
import { type Rng, shuffle } from '../../engine/rng.ts';
import { clockwise, everySeat } from '../../engine/turn-order.ts';
import { ADVENTURER_CARDS, adventurerOn } from './adventurers.ts';
import { deckOf } from './components.ts';
import { EVENTS } from './happenings.ts';
import { firstMission, MISSIONS, titleOf } from './missions.ts';
import { firstToChoose } from './phases/adventurer-card.ts';
import { openMission } from './tale.ts';
import type { Adventure, EventId, MissionId, Rules, State, Venturer } from './types.ts';
import { type Emitter, gainCoins, venturerOf } from './zones.ts';

/** PR14.2 – PR14.4: adventurers by lot or to be chosen, and the pack of events. */
export function dealAdventure({ adventure, seats }: Rules, rng: Rng): Adventure | null {
  if (adventure === null) return null;
  const cards = shuffle(rng, [...ADVENTURER_CARDS]);
  const dealt = adventure.adventurerChoice === 'random';
  const venturers = everySeat(
    seats,
    (seat): Venturer => ({
      card: dealt ? at(cards, seat) : null,
      side: null,
      hold: [],
      crowns: 0,
      windows: 0,
      boughtOut: 0,
    }),
  );
  const plain = shuffle(rng, plainEvents.slice());
  const drawn: EventId[] = plain.splice(plain.length - adventure.events);
  if (adventure.smallGroup) drawn.push('ev-1');
  return {
    missions: [],
    pages: adventure.chapter === null ? [] : [titleOf(adventure.chapter)],
    venturers,
    cards: dealt ? [] : [...ADVENTURER_CARDS],
    month: 1,
    pack: [adventure.monthEnd, ...shuffle(rng, drawn)],
    packKnown: 1,
    event: null,
    past: [],
    unused: plain,
    knower: 0,
    known: 0,
    looks: 0,
    grown: 0,
    takesFewer: 0,
    sold: [],
  };
}

const plainEvents: readonly EventId[] = EVENTS.filter(({ number }) => number === 0).map(({ id }) => id);

/** What is decided before the first turn begins with this. */
export function beginChoosing(state: State): void {
  state.phase =
    state.rules.adventure?.adventurerChoice === 'draft'
      ? { kind: 'adventurerCard', seat: firstToChoose(state) }
      : { kind: 'adventurerSide', seat: state.start };
}

/** Goes on to what else is decided before the first turn; false: there is nothing more. */
export function prepare(state: State, emit: Emitter): boolean {
  switch (state.phase.kind) {
    case 'adventurerCard':
      state.phase = { kind: 'adventurerSide', seat: state.start };
      return true;
    case 'adventurerSide':
      return fillTreasuries(state, emit);
    case 'retryCoins':
      openStory(state, emit);
      return false;
    default:
      return false;
  }
}

/** PR14.3, PR16.4 */
function fillTreasuries(state: State, emit: Emitter): boolean {
  for (const seat of clockwise(state.start, state.players.length)) {
    const { card, side } = venturerOf(state, seat);
    if (card === null || side === null) throw new InvariantError(`no adventurer at seat ${seat}`);
    gainCoins(state, seat, adventurerOn(card, side).startCoins, 'start', emit);
  }
  const left = state.rules.adventure?.retryCoins ?? 0;
  if (left > 0 && state.players.length > 1) {
    state.phase = { kind: 'retryCoins', left };
    return true;
  }
  gainCoins(state, state.start, left, 'retry', emit);
  openStory(state, emit);
  return false;
}

const stars: readonly MissionId[] = MISSIONS.filter(({ star }) => star).map(({ id }) => id);

/** PR14.1, PR14.7: the first story card adds the batch of its chapter, unless it is there; or four missions (PR15.5). */
function openStory(state: State, emit: Emitter): void {
  const { adventure } = state.rules;
  if (adventure === null) return;
  const { chapter, batch, openMissions } = adventure;
  if (chapter === null) {
    for (const mission of shuffle(state.rng, stars.slice()).slice(0, openMissions)) openMission(state, mission, emit);
    return;
  }
  openMission(state, firstMission(chapter), emit);
  if (batch === null) return;
  const cards = deckOf([batch]);
  state.deck = shuffle(state.rng, state.deck.concat(cards));
  emit({ type: 'batchAdded', chapter, cards: cards.length, deck: state.deck.length });
}
