import { ArraySchema, type SchemaType, schema, t } from '@colyseus/schema';
import type { PlayerView, PromptView, View } from '../../shared/games/port-royal/index.ts';
import { OutcomeState, projection, writeItems, writeList, writeOutcome, writePart } from './project.ts';

/** Mirrors View field by field; what a schema cannot say is mended by shared/protocol/port-royal-wire.ts. */

const RulesState = schema(
  {
    seats: t.uint8().default(0),
    startCoins: t.uint8().default(0),
    endInfluence: t.uint8().default(0),
    winnerNeedsExpedition: t.boolean().default(false),
    visitorFee: t.uint8().default(0),
    showDiscard: t.boolean().default(false),
    maxRounds: t.uint16().default(0),
    startingSeat: t.string().default('random'),
    specialExpedition: t.boolean().default(false),
  },
  'RulesState',
);

const PromptState = schema(
  {
    kind: t.string<PromptView['kind']>().default('over'),
    seat: t.uint8().optional(),
    drawn: t.uint8().optional(),
    reshuffled: t.boolean().optional(),
    face: t.string().optional(),
    takes: t.uint8().optional(),
    expedition: t.string().optional(),
    within: t.string().optional(),
  },
  'PromptState',
);

const DiscardState = schema(
  { known: t.boolean().default(false), faces: t.array('string').optional(), count: t.uint8().optional() },
  'DiscardState',
);

const HarbourCardState = schema({ slot: t.uint16().default(0), face: t.string().default('') }, 'HarbourCardState');

const PlayerState = schema(
  {
    coins: t.uint8().default(0),
    influence: t.uint8().default(0),
    swords: t.uint8().default(0),
    tableau: t.array('string'),
    expeditions: t.array('string'),
  },
  'PlayerState',
);

const PortRoyalGame = schema(
  {
    seq: t.uint32().default(0),
    rules: t.ref(RulesState),
    round: t.uint16().default(0),
    turn: t.uint16().default(0),
    start: t.uint8().default(0),
    active: t.uint8().default(0),
    deadTurns: t.uint8().default(0),
    ending: t.boolean().default(false),
    prompt: t.ref(PromptState),
    deck: t.uint8().default(0),
    discard: t.ref(DiscardState),
    harbour: t.array(HarbourCardState),
    nextSlot: t.uint16().default(0),
    table: t.array('string'),
    players: t.array(PlayerState),
    outcome: t.ref(OutcomeState).optional(),
  },
  'PortRoyalGame',
);

type Game = SchemaType<typeof PortRoyalGame>;

function write(game: Game, view: View): void {
  const { rules, prompt, discard, harbour, table, players, outcome, ...plain } = view;
  Object.assign(game, plain);
  Object.assign(game.rules, { ...rules, startingSeat: String(rules.startingSeat) });
  writePrompt(game.prompt, prompt);
  writeDiscard(game.discard, discard);
  writeItems(game.harbour, harbour, () => new HarbourCardState(), Object.assign);
  writeList(game.table, table);
  writeItems(game.players, players, () => new PlayerState(), writePlayer);
  writePart(game, 'outcome', outcome, () => new OutcomeState(), writeOutcome);
}

const noPrompt = {
  seat: undefined,
  drawn: undefined,
  reshuffled: undefined,
  face: undefined,
  takes: undefined,
  expedition: undefined,
  within: undefined,
};

/** Fields of another kind of prompt must go, or they would read as this one's. */
function writePrompt(target: SchemaType<typeof PromptState>, prompt: PromptView): void {
  Object.assign(target, { ...noPrompt, ...prompt });
}

function writeDiscard(target: SchemaType<typeof DiscardState>, discard: View['discard']): void {
  target.known = discard.known;
  if (!discard.known) {
    target.count = discard.count;
    return;
  }
  writePart(target, 'faces', discard.faces, () => new ArraySchema<string>(), writeList);
}

function writePlayer(target: SchemaType<typeof PlayerState>, { tableau, expeditions, ...numbers }: PlayerView): void {
  Object.assign(target, numbers);
  writeList(target.tableau, tableau);
  writeList(target.expeditions, expeditions);
}

export const portRoyalProjection = projection({ name: 'PortRoyal', Game: PortRoyalGame, write });
