import type { Seat } from '../../../../shared/engine/core.ts';
import { deckOf, SPECIAL_EXPEDITION } from '../../../../shared/games/port-royal/components.ts';
import {
  type AdventurerId,
  adventurerOf,
  type ContractId,
  EVENTS,
  type EventId,
  type FaceId,
  faceOf,
  type MissionId,
  type Mode,
  portRoyal,
  type State,
} from '../../../../shared/games/port-royal/index.ts';
import { MODES } from '../../../../shared/games/port-royal/meta.ts';
import { DEFAULTS, rulesOf } from '../../../../shared/games/port-royal/options.ts';
import { deal } from '../../../../shared/games/port-royal/setup.ts';

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
