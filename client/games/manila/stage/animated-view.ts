import { never } from '../../../../shared/engine/assert.ts';
import type { Outcome, Seat } from '../../../../shared/engine/core.ts';
import { clockwise } from '../../../../shared/engine/turn-order.ts';
import type { BoatView, Event, Party, PlayerView, Space, View, Ware } from '../../../../shared/games/manila/index.ts';
import { NUMBERS, TILES, WARES } from '../../../../shared/games/manila/index.ts';

/** A view in the middle of being told: events move it on, the next view of the server replaces it. */
export interface AnimatedView {
  readonly view: View;
  /** dice have been thrown and boats are on their way: until all have come to rest no chance is true */
  readonly underWay: boolean;
}

export const animatedViewOf = (view: View): AnimatedView => ({ view, underWay: false });

export const advance = ({ view, underWay }: AnimatedView, event: Event): AnimatedView => ({
  view: advanceView(view, event),
  underWay: (underWay || event.type === 'diceRolled') && event.type !== 'voyageBegan',
});

function change(view: View, seat: Seat, by: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...by(player) } : player)) };
}

function changeBoat(view: View, ware: Ware, by: (boat: BoatView) => Partial<BoatView>): View {
  return { ...view, boats: view.boats.map((boat) => (boat.ware === ware ? { ...boat, ...by(boat) } : boat)) };
}

const replaced = <T>(list: readonly T[], at: number, by: T): T[] => list.map((each, i) => (i === at ? by : each));

/** Money comes or goes; what this viewer may not see stays unseen (A9). */
function earn(view: View, party: Party, amount: number): View {
  if (party === 'bank') return view;
  return change(view, party, ({ cash }) => ({ cash: cash === null ? null : cash + amount }));
}

/** Accomplices come back to their owners' hands. */
function homecoming(view: View, seats: readonly Seat[]): View {
  return seats.reduce((so, seat) => change(so, seat, ({ accomplices }) => ({ accomplices: accomplices + 1 })), view);
}

const inOrder = (hand: readonly Ware[]): Ware[] => [...hand].sort((a, b) => WARES.indexOf(a) - WARES.indexOf(b));

function bought(view: View, { seat, ware, price }: Event & { type: 'shareBought' }): View {
  const supply = { ...view.supply, [ware]: view.supply[ware] - 1 };
  return change(earn({ ...view, supply }, seat, -price), seat, (player) => ({
    shares: player.shares + 1,
    hand: player.hand && inOrder([...player.hand, ware]),
    bought: [...player.bought, ware],
  }));
}

function occupy(view: View, space: Space, index: number, seat: Seat): View {
  if (space === 'insurance') return { ...view, insurer: seat };
  if (space === 'pirate') {
    const [captain, second] = view.pirates;
    return { ...view, pirates: index === 0 ? [seat, second] : [captain, seat] };
  }
  const [area, which] = space.split(':');
  switch (area) {
    case 'seat':
      return changeBoat(view, which as Ware, (boat) => ({ seats: replaced(boat.seats, index, seat) }));
    case 'pilot':
      return { ...view, pilots: { ...view.pilots, [which as string]: seat } };
    case 'port':
      return { ...view, port: { ...view.port, [which as string]: seat } };
    default:
      return { ...view, shipyard: { ...view.shipyard, [which as string]: seat } };
  }
}

function placed(view: View, { seat, space, index, paid }: Event & { type: 'accomplicePlaced' }): View {
  const without = change(earn(view, seat, -paid), seat, ({ accomplices }) => ({ accomplices: accomplices - 1 }));
  return occupy(without, space, index, seat);
}

/** Whoever is asked leaves; their place on the pirate boat is not told, but known from the question (M8.2). */
function boarded(view: View, { seat, ware, index }: Event & { type: 'boatBoarded' }): View {
  const at = view.prompt.kind === 'boarding' ? view.prompt.index : view.pirates.indexOf(seat);
  const [captain, second] = view.pirates;
  const left: View = { ...view, pirates: at === 0 ? [null, second] : [captain, null] };
  return changeBoat(left, ware, (boat) => ({ seats: replaced(boat.seats, index, seat) }));
}

function rolled(view: View, { seat, roll, dice }: Event & { type: 'diceRolled' }): View {
  const faces = new Map(dice.map(({ ware, face }) => [ware, face]));
  return {
    ...view,
    rolls: roll,
    prompt: { kind: 'placement', seat, left: [] },
    boats: view.boats.map((boat) => ({ ...boat, die: faces.get(boat.ware) ?? boat.die })),
  };
}

/** A ware on its boat, still at the quay (M5.2). */
const loaded = (ware: Ware): BoatView => ({
  ware,
  start: null,
  position: 0,
  berth: null,
  plundered: false,
  seats: TILES[ware].costs.map(() => null),
  die: null,
});

/** The question that follows where it can be told: load, then launch, boat by boat. */
function outfitting(view: View, seat: Seat): View {
  const { boats } = view;
  const lane = boats.findIndex(({ start }) => start === null);
  const ware = boats[lane]?.ware;
  if (boats.length < NUMBERS.boats) return { ...view, prompt: { kind: 'load', seat, lane: boats.length } };
  return ware === undefined ? view : { ...view, prompt: { kind: 'launch', seat, lane, ware } };
}

const vacant = { A: null, B: null, C: null } as const;

/** The board is cleared and the next auction is open (M12.2). */
function began(view: View, { voyage, opener }: Event & { type: 'voyageBegan' }): View {
  const seats = view.players.length;
  return {
    ...view,
    voyage,
    opener,
    rolls: 0,
    round: 0,
    prompt: { kind: 'auction', seat: opener },
    auction: { standing: null, bids: Array<null>(seats).fill(null), passed: Array<boolean>(seats).fill(false) },
    boats: [],
    port: vacant,
    shipyard: vacant,
    pirates: [null, null],
    pilots: { small: null, large: null },
    insurer: null,
    players: view.players.map((player) => ({
      ...player,
      accomplices: view.rules.accomplices,
      retired: false,
    })),
  };
}

/** The next in turn who has not passed; nobody when only the standing bid is left (M4.4). */
function nextBidder({ auction, players }: View, after: Seat): Seat | null {
  const order = clockwise(after, players.length).slice(1);
  return order.find((seat) => !auction?.passed[seat] && auction?.standing?.seat !== seat) ?? null;
}

function auctionGoesOn(view: View, after: Seat): View {
  const seat = nextBidder(view, after);
  return seat === null ? view : { ...view, prompt: { kind: 'auction', seat } };
}

/** The next in a placement round, where the question told who comes (M6.1). */
function placementGoesOn(view: View): View {
  if (view.prompt.kind !== 'placement') return view;
  const [seat, ...left] = view.prompt.left;
  return seat === undefined ? view : { ...view, prompt: { kind: 'placement', seat, left } };
}

const bidding = (view: View, by: (auction: NonNullable<View['auction']>) => Partial<View['auction']>): View =>
  view.auction ? { ...view, auction: { ...view.auction, ...by(view.auction) } } : view;

/** At the end nothing is secret: hidden cash follows from the fortune and what lies open (M12.3). */
function openPurses(view: View, { scores }: Outcome): View {
  const worth = (hand: readonly Ware[]): number => hand.reduce((sum, ware) => sum + view.values[ware], 0);
  return {
    ...view,
    players: view.players.map((player, seat) => {
      const { cash, hand, pledged } = player;
      const fortune = scores[seat];
      if (cash !== null || hand === null || fortune === undefined) return player;
      return { ...player, cash: fortune - worth(hand) + NUMBERS.redemption * pledged };
    }),
  };
}

/** The view after one more event; what an event does not tell is put right by the view that follows. */
export function advanceView(view: View, event: Event): View {
  switch (event.type) {
    case 'voyageBegan':
      return began(view, event);
    case 'bidMade': {
      const { seat, amount } = event;
      const bid = bidding(view, ({ bids }) => ({ standing: { seat, amount }, bids: replaced(bids, seat, amount) }));
      return auctionGoesOn(bid, seat);
    }
    case 'auctionPassed':
      return auctionGoesOn(
        bidding(view, ({ passed }) => ({ passed: replaced(passed, event.seat, true) })),
        event.seat,
      );
    case 'masterElected':
      return {
        ...earn(view, event.seat, -event.price),
        master: event.seat,
        auction: null,
        prompt: { kind: 'share', seat: event.seat },
      };
    case 'sharesPledged':
      return change(earn(view, event.seat, event.amount), event.seat, ({ pledged }) => ({
        pledged: pledged + event.shares,
      }));
    case 'shareRedeemed':
      return change(earn(view, event.seat, -event.amount), event.seat, ({ pledged }) => ({ pledged: pledged - 1 }));
    case 'shareBought':
      return outfitting(bought(view, event), event.seat);
    case 'shareDeclined':
      return outfitting(view, event.seat);
    case 'boatLoaded':
      return outfitting({ ...view, boats: [...view.boats, loaded(event.ware)] }, event.seat);
    case 'boatLaunched': {
      const { ware, start, seat } = event;
      return outfitting(
        changeBoat(view, ware, () => ({ start, position: start })),
        seat,
      );
    }
    case 'roundBegan': {
      const prompt = { kind: 'placement', seat: view.master ?? view.opener, left: [] } as const;
      return { ...view, round: event.round, prompt };
    }
    case 'accomplicePlaced':
      return placementGoesOn(placed(view, event));
    case 'premiumPaid':
      return earn(view, event.seat, event.amount);
    case 'roundPassed':
      return placementGoesOn(change(view, event.seat, ({ retired }) => ({ retired: retired || event.final })));
    case 'diceRolled':
      return rolled(view, event);
    case 'boatSailed':
    case 'boatSteered':
      // past 13 there is no position any more: it is told in one beat with the berth
      return event.to > NUMBERS.lastSpace ? view : changeBoat(view, event.ware, () => ({ position: event.to }));
    case 'boatBerthed':
      return changeBoat(view, event.ware, () => ({ berth: { haven: event.haven, letter: event.letter } }));
    case 'accompliceEvicted': {
      const { ware, index, victim } = event;
      return homecoming(
        changeBoat(view, ware, ({ seats }) => ({ seats: replaced(seats, index, null) })),
        [victim],
      );
    }
    case 'boatBoarded':
      return boarded(view, event);
    case 'captainSucceeded':
      return { ...view, pirates: [event.seat, null] };
    case 'boatPlundered':
      return homecoming(
        changeBoat(view, event.ware, ({ seats }) => ({ plundered: true, seats: seats.map(() => null) })),
        event.crew,
      );
    case 'moneyPaid':
      return earn(earn(view, event.from, -event.amount), event.to, event.amount);
    case 'valueRose':
      return { ...view, values: { ...view.values, [event.ware]: event.to } };
    case 'sharesRevealed':
      return {
        ...view,
        players: view.players.map((player, seat) => ({ ...player, hand: inOrder(event.hands[seat] ?? []) })),
      };
    case 'gameEnded':
      return { ...openPurses(view, event.outcome), outcome: event.outcome, prompt: { kind: 'over' } };
    case 'pirateStayed':
    case 'pilotWaived':
    case 'insurerBroke':
    case 'voyageEnded':
      return view;
    default:
      return never(event);
  }
}
