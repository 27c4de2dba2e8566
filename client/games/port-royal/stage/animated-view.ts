import { never } from '../../../../shared/engine/assert.ts';
import type { ContractId, ContractView, DiscardView, Event, View } from '../../../../shared/games/port-royal/index.ts';
import type { MidAir } from './model.ts';
import { drawnIn, gambleIn } from './model.ts';
import { venture } from './venture.ts';
import { change, discarding, offDeck, pay, taken, unknown, without, worthOf } from './view-changes.ts';

/** A view in the middle of being told: events move it on, the next view of the server replaces it. */
export interface AnimatedView extends MidAir {
  readonly view: View;
}

export const animatedViewOf = (view: View): AnimatedView => ({
  view,
  drawn: drawnIn(view),
  gamble: gambleIn(view),
  fromTime: false,
});

/** The game as it looks now, for whoever speaks of it: of a coin that was just paid nobody knows which card it is. */
export function viewOf({ view }: AnimatedView): View {
  const { discard } = view;
  if (!discard.known || !discard.faces.includes(unknown)) return view;
  return { ...view, discard: { known: true, faces: discard.faces.filter((id) => id !== unknown) } };
}

/** A card that is just being resolved, such as a tax, is told as discarded and yet not shuffled in (PR7.5). */
function reshuffled(discard: DiscardView, cards: number): DiscardView {
  if (!discard.known) return { known: false, count: Math.max(0, discard.count - cards) };
  const left = discard.faces.length - cards;
  return { known: true, faces: left > 0 ? discard.faces.filter((id) => id !== unknown).slice(-left) : [] };
}

const withoutSlot = (view: View, slot: number): View => ({
  ...view,
  harbour: view.harbour.filter((card) => card.slot !== slot),
});

function hired(view: View, event: Event & { type: 'personHired' }): View {
  const paid = pay(withoutSlot(view, event.slot), event.seat, event.cost);
  return change(paid, event.seat, (player) => {
    const tableau = [...player.tableau, event.face];
    return { tableau, ...worthOf(view, event.seat, { ...player, tableau }) };
  });
}

function completed(view: View, event: Event & { type: 'expeditionCompleted' }): View {
  const off = { ...view, table: without(view.table, [event.face]), discard: discarding(view.discard, event.persons) };
  return change(off, event.seat, (player) => {
    const laid = {
      tableau: without(player.tableau, event.persons),
      expeditions: [...player.expeditions, event.face],
      // kept ships go the same way (PR6.4)
      venturer: player.venturer && { ...player.venturer, hold: without(player.venturer.hold, event.persons) },
    };
    return { ...laid, ...worthOf(view, event.seat, { ...player, ...laid }) };
  });
}

function marked(view: View, contract: ContractId, by: (open: ContractView) => Partial<ContractView>): View {
  return { ...view, contracts: view.contracts.map((open) => (open.id === contract ? { ...open, ...by(open) } : open)) };
}

function contractDone(view: View, { seat, contract }: Event & { type: 'contractCompleted' }): View {
  const done = marked(view, contract, (open) => ({
    done: [...open.done, seat],
    progress: open.progress.map((step, at) => (at === seat ? 0 : step)),
  }));
  return change(done, seat, (player) => worthOf(done, seat, player));
}

/** The shown after one more event; what an event does not tell is put right by the view that follows. */
export const advance = (shown: AnimatedView, event: Event): AnimatedView => ({
  ...onTable(shown, event),
  gamble: gambleAfter(shown.gamble, event),
  fromTime: event.type === 'timePassed' || (shown.fromTime && event.type !== 'cardDrawn'),
});

/** A gambler turns up so many cards, unless the deck ends before (PR10.2, PR10.5). */
function gambleAfter(left: number, event: Event): number {
  switch (event.type) {
    case 'gamblerUsed':
      return event.cards;
    case 'cardDrawn':
      return Math.max(0, left - 1);
    case 'busted':
    case 'windowOpened':
    case 'turnBegan':
    case 'gameEnded':
      return 0;
    default:
      return left;
  }
}

function onTable(shown: AnimatedView, event: Event): Pick<AnimatedView, 'view' | 'drawn'> {
  const { view, drawn } = shown;
  switch (event.type) {
    case 'turnBegan': {
      const prompt = { kind: 'discover', seat: event.seat, drawn: 0, reshuffled: false } as const;
      return {
        drawn,
        view: { ...view, active: event.seat, round: event.round, turn: event.turn, nextSlot: 0, gamblers: 0, prompt },
      };
    }
    case 'deckReshuffled':
      return {
        drawn,
        view: { ...view, deck: view.deck + event.cards, discard: reshuffled(view.discard, event.cards) },
      };
    case 'cardDrawn':
      return { drawn: event.face, view: offDeck(view, 1) };
    case 'cardMoored':
      return {
        drawn: null,
        view: {
          ...discovering(view),
          harbour: [...view.harbour, { slot: event.slot, face: event.face }],
          nextSlot: event.slot + 1,
        },
      };
    case 'expeditionOpened':
      return { drawn: null, view: { ...discovering(view), table: [...view.table, event.face] } };
    case 'shipRepelled':
    case 'taxLevied':
      return { drawn: null, view: { ...discovering(view), discard: discarding(view.discard, [event.face]) } };
    case 'taxPaid':
      return { drawn, view: pay(view, event.seat, event.amount) };
    case 'busted':
      // what a gambler has turned up lies in the harbour already (PR10.3)
      return { drawn, view: { ...view, prompt: { kind: 'bust', seat: event.seat } } };
    case 'harbourCleared': {
      const faces = [...view.harbour.map((card) => card.face), ...(drawn ? [drawn] : [])];
      return { drawn: null, view: { ...view, harbour: [], discard: discarding(view.discard, faces) } };
    }
    case 'windowOpened':
      return { drawn: null, view: { ...view, prompt: { kind: 'trade', seat: event.seat, takes: event.takes } } };
    case 'shipTraded':
      return { drawn, view: { ...withoutSlot(view, event.slot), discard: discarding(view.discard, [event.face]) } };
    case 'personHired':
      return { drawn, view: hired(view, event) };
    case 'feePaid': {
      const paid = change(view, event.from, (player) => ({ coins: player.coins - event.amount }));
      return { drawn, view: change(paid, event.to, (player) => ({ coins: player.coins + event.amount })) };
    }
    case 'coinsGained': {
      const gained = change(view, event.seat, (player) => ({ coins: player.coins + event.amount }));
      return { drawn, view: offDeck(gained, event.amount) };
    }
    case 'expeditionCompleted':
      return { drawn, view: completed(view, event) };
    case 'endTriggered':
      return { drawn, view: { ...view, ending: true } };
    case 'gameEnded':
      return { drawn: null, view: { ...view, outcome: event.outcome, prompt: { kind: 'over' } } };
    case 'timePassed':
      // the card that is drawn next comes from there, not from the deck
      return { drawn, view: { ...view, time: event.time, deck: view.deck + 1 } };
    case 'timeSet':
      return { drawn, view: { ...view, time: event.cards } };
    case 'timeSetAside':
      return { drawn, view: { ...view, time: event.time, victory: event.victory } };
    case 'gamblerUsed':
      return { drawn, view: { ...view, gamblers: view.gamblers + 1 } };
    case 'shipStored': {
      const off = { ...view, discard: taken(view, event.face) };
      return { drawn, view: change(off, event.seat, (player) => ({ stored: [...player.stored, event.face] })) };
    }
    case 'shipKept': {
      const off = { ...view, discard: taken(view, event.face) };
      const kept = change(off, event.seat, (player) => ({ ships: [...player.ships, event.face] }));
      return { drawn, view: change(kept, event.seat, (player) => worthOf(kept, event.seat, player)) };
    }
    case 'storedDiscarded': {
      const gone = change(view, event.seat, () => ({ stored: [] }));
      return { drawn, view: { ...gone, discard: discarding(view.discard, event.faces) } };
    }
    case 'coinsPaid':
      return { drawn, view: pay(view, event.seat, event.amount) };
    case 'contractProgressed': {
      const { seat, step } = event;
      const steps = (open: ContractView) => open.progress.map((old, at) => (at === seat ? step : old));
      return { drawn, view: marked(view, event.contract, (open) => ({ progress: steps(open) })) };
    }
    case 'contractCompleted':
      return { drawn, view: contractDone(view, event) };
    case 'adventurersDealt':
    case 'adventurerDrafted':
    case 'adventurerChosen':
    case 'batchAdded':
    case 'pageOpened':
    case 'missionOpened':
    case 'eventTurned':
    case 'monthEnded':
    case 'monthBegan':
    case 'missionPaid':
    case 'missionCompleted':
    case 'missionProgressed':
    case 'markerBoughtOut':
    case 'duesPaid':
    case 'abilityUnlocked':
    case 'trophyUncovered':
    case 'crownsGained':
    case 'cargoKept':
    case 'cargoSold':
    case 'looked':
    case 'lookEnded':
      return { drawn, view: venture(view, event) };
    case 'missionDeclined':
    case 'buyOutDeclined':
    case 'chapterJudged':
    case 'contractsOpened':
    case 'incomeRenounced':
    case 'giftGiven':
    case 'takesGained':
    case 'contractDeclined':
    case 'drawsEnded':
    case 'stopped':
    case 'passed':
    case 'gainLost':
      return shown;
    default:
      return never(event);
  }
}

/** The question after a card has found its place. */
function discovering(view: View): View {
  if (view.prompt.kind !== 'ship') return view;
  const { seat, drawn, reshuffled } = view.prompt;
  return { ...view, prompt: { kind: 'discover', seat, drawn, reshuffled } };
}
