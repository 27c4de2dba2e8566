import { never } from '../../../../shared/engine/assert.ts';
import type { Seat } from '../../../../shared/engine/core.ts';
import type {
  AdventureView,
  Event,
  EventId,
  MissionView,
  PlayerView,
  VenturerView,
  View,
} from '../../../../shared/games/port-royal/index.ts';
import { eventOf, NUMBERS } from '../../../../shared/games/port-royal/index.ts';
import { change, discarding, pay, taken, without, worthOf } from './view-changes.ts';

/** What only the adventure tells. */
export type VentureEvent = Extract<
  Event,
  {
    type:
      | 'adventurersDealt'
      | 'adventurerDrafted'
      | 'adventurerChosen'
      | 'batchAdded'
      | 'pageOpened'
      | 'missionOpened'
      | 'eventTurned'
      | 'monthEnded'
      | 'monthBegan'
      | 'missionPaid'
      | 'missionCompleted'
      | 'missionProgressed'
      | 'markerBoughtOut'
      | 'duesPaid'
      | 'abilityUnlocked'
      | 'trophyUncovered'
      | 'crownsGained'
      | 'cargoKept'
      | 'cargoSold'
      | 'looked'
      | 'lookEnded';
  }
>;

const onTale = (view: View, by: (adventure: AdventureView) => Partial<AdventureView>): View =>
  view.adventure === null ? view : { ...view, adventure: { ...view.adventure, ...by(view.adventure) } };

/** Changes what the adventure adds to a player, and what that is worth (PR2.9). */
function onVenturer(view: View, seat: Seat, by: (venturer: VenturerView) => Partial<VenturerView>): View {
  return change(view, seat, (player): Partial<PlayerView> => {
    if (player.venturer === null) return {};
    const venturer = { ...player.venturer, ...by(player.venturer) };
    return { venturer, ...worthOf(view, seat, { ...player, venturer }) };
  });
}

const onMission = (view: View, id: string, by: (open: MissionView) => Partial<MissionView>): View =>
  onTale(view, ({ missions }) => ({
    missions: missions.map((open) => (open.id === id ? { ...open, ...by(open) } : open)),
  }));

/** A marker has left for good: what it uncovers (PR14.15). */
const opened = ({ windows, markers }: VenturerView, reserved: boolean): Partial<VenturerView> => ({
  windows: windows + 1,
  markers: reserved ? markers : markers - 1,
  trophy: windows + 1 >= NUMBERS.trophyWindows,
});

function completed(view: View, event: Event & { type: 'missionCompleted' }): View {
  const { seat, mission, ships, reserved } = event;
  const done = onMission(view, mission, (open) => ({
    done: [...open.done, seat],
    progress: open.progress.filter((one) => one !== seat),
  }));
  const off = { ...done, discard: discarding(done.discard, ships) };
  return onVenturer(off, seat, (venturer) => ({
    ...opened(venturer, reserved),
    hold: without(venturer.hold, ships),
  }));
}

function turned(view: View, event: EventId): View {
  return onTale(view, ({ event: before, past, pack }) => ({
    past: before === null ? past : [...past, before],
    event: eventOf(event).effect.monthEnds ? null : event,
    pack: pack.slice(1),
    looks: 0,
    grown: 0,
    takesFewer: 0,
  }));
}

/** PR14.9: what has come lies in its order again, and a new one may lie on top. */
function nextMonth(view: View, { month, cards, added }: Event & { type: 'monthBegan' }): View {
  const end = view.rules.adventure?.monthEnd ?? 'ev-2';
  return onTale(view, ({ past, unused }) => {
    const known = [...past.filter((id) => id !== end), end];
    const hidden = Array.from({ length: Math.max(0, cards - known.length) }, () => null);
    return { month, event: null, past: [], pack: [...hidden, ...known], unused: added ? unused - 1 : unused };
  });
}

const within = { within: 'discover', drawn: 0, reshuffled: false, takes: 0 } as const;

function looked(view: View, { seat, source, count, faces }: Event & { type: 'looked' }): View {
  const before = view.prompt;
  const from = 'drawn' in before ? { drawn: before.drawn, reshuffled: before.reshuffled } : {};
  return {
    ...view,
    deck: Math.max(0, view.deck - count),
    prompt: { kind: 'look', seat, source, count, ...within, ...from },
    glimpse: faces === null ? view.glimpse : { looking: faces, top: [] },
  };
}

function lookEnded(view: View, { seat, discarded, left }: Event & { type: 'lookEnded' }): View {
  const { prompt, glimpse } = view;
  const kept = glimpse === null ? [] : without(glimpse.looking, discarded);
  return {
    ...view,
    deck: view.deck + left,
    discard: discarding(view.discard, discarded),
    prompt:
      prompt.kind === 'look' ? { kind: 'discover', seat, drawn: prompt.drawn, reshuffled: prompt.reshuffled } : prompt,
    glimpse: kept.length === 0 ? null : { looking: [], top: kept },
  };
}

/** The view after one more event of the adventure. */
export function venture(view: View, event: VentureEvent): View {
  switch (event.type) {
    case 'adventurersDealt':
      return event.cards.reduce((dealt, card, seat) => onVenturer(dealt, seat, () => ({ card })), view);
    case 'adventurerDrafted':
      return onTale(
        onVenturer(view, event.seat, () => ({ card: event.card })),
        ({ cards }) => ({ cards: cards.filter((card) => card !== event.card) }),
      );
    case 'adventurerChosen':
      return onVenturer(view, event.seat, () => ({ adventurer: event.adventurer }));
    case 'batchAdded':
      return { ...view, deck: event.deck };
    case 'pageOpened':
      return onTale(view, ({ pages }) => (pages.includes(event.page) ? {} : { pages: [...pages, event.page] }));
    case 'missionOpened':
      return onTale(view, ({ missions }) => ({
        missions: [...missions, { id: event.mission, done: [], progress: [] }],
      }));
    case 'eventTurned':
      return turned(view, event.event);
    case 'monthEnded':
      return onTale(view, ({ past }) => ({ past: [...past, view.rules.adventure?.monthEnd ?? 'ev-2'] }));
    case 'monthBegan':
      return nextMonth(view, event);
    case 'missionPaid':
    case 'duesPaid':
      return pay(view, event.seat, event.amount);
    case 'missionCompleted':
      return completed(view, event);
    case 'missionProgressed': {
      const begun = onMission(view, event.mission, ({ progress }) => ({ progress: [...progress, event.seat] }));
      return onVenturer(begun, event.seat, ({ markers }) => ({ markers: markers - 1 }));
    }
    case 'markerBoughtOut':
      return onVenturer(pay(view, event.seat, event.price), event.seat, (venturer) => ({
        ...opened(venturer, false),
        boughtOut: venturer.boughtOut + 1,
      }));
    case 'abilityUnlocked':
      return onVenturer(view, event.seat, () => ({ abilityUnlocked: true }));
    case 'trophyUncovered':
      return onVenturer(view, event.seat, () => ({ trophy: true }));
    case 'crownsGained':
      return onVenturer(view, event.seat, () => ({ crowns: event.crowns, crownInfluence: event.influence }));
    case 'cargoKept': {
      const off = { ...view, discard: taken(view, event.face) };
      return onVenturer(off, event.seat, ({ hold }) => ({ hold: [...hold, event.face] }));
    }
    case 'cargoSold': {
      const off = { ...view, discard: discarding(view.discard, [event.face]) };
      return onVenturer(off, event.seat, ({ hold }) => ({ hold: without(hold, [event.face]) }));
    }
    case 'looked':
      return looked(view, event);
    case 'lookEnded':
      return lookEnded(view, event);
    default:
      return never(event);
  }
}
