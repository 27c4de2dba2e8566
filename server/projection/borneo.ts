import { ArraySchema, type SchemaType, schema, t } from '@colyseus/schema';
import type { Seat } from '../../shared/engine/core.ts';
import type {
  CombatView,
  DistributionView,
  PaymentView,
  PlaceView,
  PlayerView,
  PromptView,
  Rules,
  View,
} from '../../shared/games/borneo/index.ts';
import type { BorneoOwn } from '../../shared/protocol/borneo-wire.ts';
import { numberOnWire, wordOnWire } from '../../shared/protocol/wire.ts';
import { OutcomeState, projection, writeItems, writeList, writeOutcome, writePart } from './project.ts';

/** Mirrors a spectator's View field by field; what a schema cannot say is mended by shared/protocol/borneo-wire.ts. */

const RulesState = schema(
  {
    seats: t.uint8().default(0),
    edition: t.string<Rules['edition']>().default('board'),
    merchants: t.uint8().default(0),
    capacity: t.int8().default(-1),
    ownMayTouch: t.boolean().default(false),
    monopolyHarbourTo: t.string<Rules['monopolyHarbourTo']>().default('shipper'),
    mayRejoin: t.boolean().default(false),
    blackbeard: t.boolean().default(false),
    startingSeat: t.string().default('random'),
  },
  'BorneoRules',
);

const PaymentState = schema(
  {
    kind: t.string().default(''),
    pirates: t.boolean().default(false),
    card: t.string().default(''),
    spice: t.string().default(''),
    named: t.array('string'),
  },
  'BorneoPayment',
);

const CombatState = schema(
  {
    company: t.string().default(''),
    attacker: t.uint8().default(0),
    attackerRank: t.uint8().default(0),
    defender: t.uint8().default(0),
    defenderRank: t.uint8().default(0),
    attack: t.array('string'),
    defence: t.array('string'),
  },
  'CombatState',
);

const PickerState = schema(
  { seat: t.uint8().default(0), company: t.string().default(''), rank: t.uint8().default(0) },
  'PickerState',
);

const DistributionState = schema(
  {
    place: t.uint8().default(0),
    kind: t.string<DistributionView['kind']>().default('shared'),
    companies: t.array('string'),
    pickers: t.array(PickerState),
  },
  'DistributionState',
);

const PromptState = schema(
  {
    kind: t.string<PromptView['kind']>().default('over'),
    seat: t.int8().default(-1),
    order: t.array('uint8'),
    payment: t.ref(PaymentState).optional(),
    combat: t.ref(CombatState).optional(),
    distribution: t.ref(DistributionState).optional(),
  },
  'BorneoPrompt',
);

const PlaceState = schema({ harbour: t.string().default(''), column: t.array('string') }, 'PlaceState');

const MissionsState = schema(
  {
    each1: t.uint8().default(0),
    each2: t.uint8().default(0),
    each3: t.uint8().default(0),
    same4: t.uint8().default(0),
    same8: t.uint8().default(0),
  },
  'MissionsState',
);

const CompaniesState = schema(
  { red: t.array('uint8'), yellow: t.array('uint8'), green: t.array('uint8'), blue: t.array('uint8') },
  'CompaniesState',
);

const PlayerState = schema(
  {
    cards: t.uint8().default(0),
    completed: t.uint8().default(0),
    warehouse: t.array('string'),
    hand: t.array('string').optional(),
    missions: t.array('string').optional(),
  },
  'BorneoPlayer',
);

const BorneoGame = schema(
  {
    seq: t.uint32().default(0),
    rules: t.ref(RulesState),
    start: t.uint8().default(0),
    active: t.uint8().default(0),
    turn: t.uint16().default(0),
    phase: t.string<View['phase']>().default('placing'),
    prompt: t.ref(PromptState),
    draw: t.uint8().default(0),
    harbours: t.uint8().default(0),
    discard: t.array('string'),
    removed: t.array('string'),
    buried: t.uint8().default(0),
    places: t.array(PlaceState),
    missions: t.ref(MissionsState),
    companies: t.ref(CompaniesState),
    ship: t.int8().default(-1),
    players: t.array(PlayerState),
    ending: t.string().default(''),
    outcome: t.ref(OutcomeState).optional(),
  },
  'BorneoGame',
);

type Game = SchemaType<typeof BorneoGame>;

function write(game: Game, view: View): void {
  const { seq, start, active, turn, phase, draw, harbours, buried } = view;
  Object.assign(game, { seq, start, active, turn, phase, draw, harbours, buried });
  game.ship = numberOnWire(view.ship);
  game.ending = wordOnWire(view.ending);
  writeRules(game.rules, view.rules);
  writePrompt(game.prompt, view.prompt);
  writeList(game.discard, view.discard);
  writeList(game.removed, view.removed);
  writeItems(game.places, view.places, () => new PlaceState(), writePlace);
  Object.assign(game.missions, view.missions);
  for (const company of ['red', 'yellow', 'green', 'blue'] as const)
    writeList(game.companies[company], view.companies[company]);
  writeItems(game.players, view.players, () => new PlayerState(), writePlayer);
  writePart(game, 'outcome', view.outcome, () => new OutcomeState(), writeOutcome);
}

function writeRules(target: SchemaType<typeof RulesState>, { capacity, startingSeat, ...plain }: Rules): void {
  Object.assign(target, plain, { capacity: numberOnWire(capacity), startingSeat: String(startingSeat) });
}

/** Parts of another kind of prompt must go, or they would read as this one's. */
function writePrompt(target: SchemaType<typeof PromptState>, prompt: PromptView): void {
  const { kind, seat, order, payment, combat, distribution } = {
    seat: -1,
    order: [],
    payment: null,
    combat: null,
    distribution: null,
    ...prompt,
  };
  Object.assign(target, { kind, seat });
  writeList(target.order, order);
  writePart(target, 'payment', payment, () => new PaymentState(), writePayment);
  writePart(target, 'combat', combat, () => new CombatState(), writeCombat);
  writePart(target, 'distribution', distribution, () => new DistributionState(), writeDistribution);
}

function writePayment(target: SchemaType<typeof PaymentState>, payment: PaymentView): void {
  const { kind, pirates, card, spice, named } = payment;
  Object.assign(target, { kind, pirates, card: wordOnWire(card), spice: wordOnWire(spice) });
  writeList(target.named, named);
}

function writeCombat(target: SchemaType<typeof CombatState>, { attack, defence, ...plain }: CombatView): void {
  Object.assign(target, plain);
  writeList(target.attack, attack);
  writeList(target.defence, defence);
}

function writeDistribution(target: SchemaType<typeof DistributionState>, distribution: DistributionView): void {
  const { place, kind, companies, pickers } = distribution;
  Object.assign(target, { place, kind });
  writeList(target.companies, companies);
  writeItems(target.pickers, pickers, () => new PickerState(), Object.assign);
}

function writePlace(target: SchemaType<typeof PlaceState>, { harbour, column }: PlaceView): void {
  target.harbour = wordOnWire(harbour);
  writeList(target.column, column);
}

function writePlayer(target: SchemaType<typeof PlayerState>, player: PlayerView): void {
  const { cards, completed, warehouse, hand, missions } = player;
  Object.assign(target, { cards, completed });
  writeList(target.warehouse, warehouse);
  writePart(target, 'hand', hand, () => new ArraySchema<string>(), writeList);
  writePart(target, 'missions', missions, () => new ArraySchema<string>(), writeList);
}

/** The hand, and which missions lie face down before the seat (B16.1). */
function own({ players }: View, seat: Seat): string {
  const player = players[seat];
  if (!player) return '';
  const { hand, missions } = player;
  return JSON.stringify({ hand, missions } satisfies BorneoOwn);
}

export const borneoProjection = projection({ name: 'Borneo', Game: BorneoGame, write, own });
