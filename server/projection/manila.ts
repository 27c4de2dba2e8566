import { ArraySchema, type SchemaType, schema, t } from '@colyseus/schema';
import type { Seat } from '../../shared/engine/core.ts';
import type {
  AuctionView,
  BoatView,
  Payment,
  PlayerView,
  PromptView,
  Rules,
  Settlement,
  View,
} from '../../shared/games/manila/index.ts';
import type { ManilaOwn } from '../../shared/protocol/manila-wire.ts';
import { numberOnWire, wordOnWire } from '../../shared/protocol/wire.ts';
import { OutcomeState, projection, writeItems, writeList, writeOutcome, writePart } from './project.ts';

/** Mirrors a spectator's View field by field; what a schema cannot say is mended by shared/protocol/manila-wire.ts. */

const RulesState = schema(
  {
    seats: t.uint8().default(0),
    accomplices: t.uint8().default(0),
    schedule: t.array('uint8'),
    pilotOrder: t.string<Rules['pilotOrder']>().default('smallFirst'),
    largePilotMoves: t.string<Rules['largePilotMoves']>().default('exact'),
    placementPass: t.string<Rules['placementPass']>().default('skipOne'),
    stowawayTargets: t.string<Rules['stowawayTargets']>().default('boatsOnly'),
    destituteMayInsure: t.boolean().default(false),
    seatsOnDockedBoats: t.boolean().default(false),
    pirateEviction: t.boolean().default(false),
    evictionVacancies: t.string<Rules['evictionVacancies']>().default('attackedBoat'),
    hideCash: t.boolean().default(false),
    startValue: t.uint8().default(0),
    startingSeat: t.string().default('random'),
    showOdds: t.boolean().default(false),
  },
  'ManilaRules',
);

const WaresState = schema(
  {
    nutmeg: t.uint8().default(0),
    silk: t.uint8().default(0),
    ginseng: t.uint8().default(0),
    jade: t.uint8().default(0),
  },
  'WaresState',
);

const LettersState = schema(
  { A: t.int8().default(-1), B: t.int8().default(-1), C: t.int8().default(-1) },
  'LettersState',
);

const PilotsState = schema({ small: t.int8().default(-1), large: t.int8().default(-1) }, 'PilotsState');

const BerthState = schema({ haven: t.string().default(''), letter: t.string().default('') }, 'BerthState');

const BoatState = schema(
  {
    ware: t.string().default(''),
    start: t.int8().default(-1),
    position: t.uint8().default(0),
    berth: t.ref(BerthState),
    plundered: t.boolean().default(false),
    seats: t.array('int8'),
    die: t.int8().default(-1),
  },
  'BoatState',
);

const BidState = schema({ seat: t.int8().default(-1), amount: t.uint16().default(0) }, 'BidState');

const AuctionState = schema(
  { standing: t.ref(BidState), bids: t.array('int16'), passed: t.array('boolean') },
  'AuctionState',
);

const BoardedState = schema({ ware: t.string().default(''), seat: t.int8().default(-1) }, 'BoardedState');

const PromptState = schema(
  {
    kind: t.string<PromptView['kind']>().default('over'),
    seat: t.int8().default(-1),
    lane: t.int8().default(-1),
    ware: t.string().default(''),
    left: t.array('uint8'),
    roll: t.uint8().default(0),
    index: t.uint8().default(0),
    boarded: t.ref(BoardedState),
    pilot: t.string().default(''),
    moved: t.string().default(''),
    boats: t.array('string'),
  },
  'ManilaPrompt',
);

const PlayerState = schema(
  {
    cash: t.int32().default(-1),
    shares: t.uint8().default(0),
    pledged: t.uint8().default(0),
    hand: t.array('string').optional(),
    bought: t.array('string'),
    accomplices: t.uint8().default(0),
    retired: t.boolean().default(false),
  },
  'ManilaPlayer',
);

const SettledBoatState = schema(
  {
    ware: t.string().default(''),
    berth: t.ref(BerthState),
    plundered: t.boolean().default(false),
    crew: t.array('uint8'),
  },
  'SettledBoatState',
);

const PaymentState = schema(
  {
    reason: t.string<Payment['reason']>().default('boat'),
    from: t.int8().default(-1),
    to: t.int8().default(-1),
    amount: t.uint16().default(0),
    ware: t.string().default(''),
    letter: t.string().default(''),
  },
  'PaymentState',
);

const RiseState = schema(
  { ware: t.string().default(''), from: t.uint8().default(0), to: t.uint8().default(0) },
  'RiseState',
);

const SettlementState = schema(
  {
    voyage: t.uint8().default(0),
    master: t.uint8().default(0),
    insurer: t.int8().default(-1),
    boats: t.array(SettledBoatState),
    payments: t.array(PaymentState),
    rises: t.array(RiseState),
  },
  'SettlementState',
);

const ManilaGame = schema(
  {
    seq: t.uint32().default(0),
    rules: t.ref(RulesState),
    voyage: t.uint8().default(0),
    rolls: t.uint8().default(0),
    round: t.uint8().default(0),
    opener: t.uint8().default(0),
    master: t.int8().default(-1),
    prompt: t.ref(PromptState),
    auction: t.ref(AuctionState).optional(),
    values: t.ref(WaresState),
    supply: t.ref(WaresState),
    boats: t.array(BoatState),
    port: t.ref(LettersState),
    shipyard: t.ref(LettersState),
    pirates: t.array('int8'),
    pilots: t.ref(PilotsState),
    insurer: t.int8().default(-1),
    players: t.array(PlayerState),
    settlement: t.ref(SettlementState).optional(),
    outcome: t.ref(OutcomeState).optional(),
  },
  'ManilaGame',
);

type Game = SchemaType<typeof ManilaGame>;

function write(game: Game, view: View): void {
  const { seq, voyage, rolls, round, opener, master, insurer } = view;
  Object.assign(game, { seq, voyage, rolls, round, opener });
  game.master = numberOnWire(master);
  game.insurer = numberOnWire(insurer);
  writeRules(game.rules, view.rules);
  writePrompt(game.prompt, view.prompt);
  writePart(game, 'auction', view.auction, () => new AuctionState(), writeAuction);
  Object.assign(game.values, view.values);
  Object.assign(game.supply, view.supply);
  writeItems(game.boats, view.boats, () => new BoatState(), writeBoat);
  Object.assign(game.port, onWire(view.port));
  Object.assign(game.shipyard, onWire(view.shipyard));
  writeList(game.pirates, view.pirates.map(numberOnWire));
  Object.assign(game.pilots, onWire(view.pilots));
  writeItems(game.players, view.players, () => new PlayerState(), writePlayer);
  writePart(game, 'settlement', view.settlement, () => new SettlementState(), writeSettlement);
  writePart(game, 'outcome', view.outcome, () => new OutcomeState(), writeOutcome);
}

const onWire = <K extends string>(seats: Readonly<Record<K, Seat | null>>): Record<string, number> =>
  Object.fromEntries(Object.entries<Seat | null>(seats).map(([place, seat]) => [place, numberOnWire(seat)]));

function writeRules(target: SchemaType<typeof RulesState>, { schedule, startingSeat, ...plain }: Rules): void {
  Object.assign(target, plain);
  target.startingSeat = String(startingSeat);
  writeList(target.schedule, schedule);
}

const noPrompt = { seat: -1, lane: -1, ware: '', roll: 0, index: 0, pilot: '', moved: '' };

/** Fields of another kind of prompt must go, or they would read as this one's. */
function writePrompt(target: SchemaType<typeof PromptState>, prompt: PromptView): void {
  const { boarded, moved, left, boats, ...plain } = {
    boarded: null,
    moved: null,
    left: [],
    boats: [],
    ...prompt,
  };
  Object.assign(target, { ...noPrompt, ...plain, moved: wordOnWire(moved) });
  Object.assign(target.boarded, boarded ?? { ware: '', seat: -1 });
  writeList(target.left, left);
  writeList(target.boats, boats);
}

function writeAuction(target: SchemaType<typeof AuctionState>, { standing, bids, passed }: AuctionView): void {
  Object.assign(target.standing, standing ?? { seat: -1, amount: 0 });
  writeList(target.bids, bids.map(numberOnWire));
  writeList(target.passed, passed);
}

function writeBoat(target: SchemaType<typeof BoatState>, boat: BoatView): void {
  const { ware, start, position, berth, plundered, seats, die } = boat;
  Object.assign(target, { ware, position, plundered, start: numberOnWire(start), die: numberOnWire(die) });
  Object.assign(target.berth, berth ?? { haven: '', letter: '' });
  writeList(target.seats, seats.map(numberOnWire));
}

function writePlayer(target: SchemaType<typeof PlayerState>, player: PlayerView): void {
  const { cash, hand, bought, ...plain } = player;
  Object.assign(target, plain);
  target.cash = numberOnWire(cash);
  writeList(target.bought, bought);
  writePart(target, 'hand', hand, () => new ArraySchema<string>(), writeList);
}

function writeSettlement(target: SchemaType<typeof SettlementState>, settlement: Settlement): void {
  const { voyage, master, insurer, boats, payments, rises } = settlement;
  Object.assign(target, { voyage, master, insurer: numberOnWire(insurer) });
  writeItems(
    target.boats,
    boats,
    () => new SettledBoatState(),
    (item, { ware, berth, plundered, crew }) => {
      Object.assign(item, { ware, plundered });
      Object.assign(item.berth, berth);
      writeList(item.crew, crew);
    },
  );
  writeItems(target.payments, payments, () => new PaymentState(), writePayment);
  writeItems(target.rises, rises, () => new RiseState(), Object.assign);
}

function writePayment(target: SchemaType<typeof PaymentState>, payment: Payment): void {
  const { reason, from, to, amount, ware, letter } = payment;
  Object.assign(target, { reason, amount, ware: wordOnWire(ware), letter: wordOnWire(letter) });
  target.from = from === 'bank' ? -1 : from;
  target.to = to === 'bank' ? -1 : to;
}

/** The hand, and the cash where it is hidden from the others (M13). */
function own({ players, rules }: View, seat: Seat): string {
  const player = players[seat];
  if (!player?.hand) return '';
  const { hand, cash } = player;
  return JSON.stringify({ hand, ...(rules.hideCash ? { cash } : {}) } satisfies ManilaOwn);
}

export const manilaProjection = projection({ name: 'Manila', Game: ManilaGame, write, own });
