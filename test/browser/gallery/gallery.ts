/**
 * A page for the eyes: any table of Port Royal on the stage, without a server. Serve this folder with
 * `npx vite --config test/browser/gallery/vite.config.ts`. In the address: `seed`, `seats`, `me` (a seat, or none
 * for a spectator), `moves` (played before the curtain rises), `lang`, `speed`, `until` (an event to stop before).
 */
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-700.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import { targetOf } from '../../../client/games/port-royal/interaction.ts';
import type { Match, MatchSnapshot, Step } from '../../../client/net/snapshot.ts';
import type { Lang, Settings, Speed } from '../../../client/settings.ts';
import { createStage } from '../../../client/stage/create.ts';
import type { Stage, StageInput, StageText } from '../../../client/stage/stage.ts';
import type { Event, Move, State, View } from '../../../shared/games/port-royal/index.ts';
import { FACES, face, portRoyal } from '../../../shared/games/port-royal/index.ts';
import { portRoyalDe } from '../../../shared/i18n/port-royal/de.ts';
import { portRoyalEn } from '../../../shared/i18n/port-royal/en.ts';
import { portRoyalFr } from '../../../shared/i18n/port-royal/fr.ts';

const query = new URLSearchParams(location.search);
const number = (key: string, or: number): number => Number(query.get(key) ?? or);
const seats = number('seats', 4);
const me = query.get('me') === 'none' ? null : number('me', 0);
const names = ['Anneke', 'Baptiste', 'Chidi', 'Dolores', 'Emre'];

const options = portRoyal.parseOptions({});
if (!options.ok) throw new Error(options.code);
let state: State = portRoyal.setup(options.value, seats, number('seed', 1).toString(16).padStart(32, '0'));

/** More of everything than a game will have. */
function crowded(view: View): View {
  const many = number('crowd', 0);
  if (many === 0) return view;
  const persons = FACES.filter((each) => each.kind === 'person').map((each) => each.id);
  const expeditions = FACES.filter((each) => each.kind === 'expedition').map((each) => each.id);
  const drawn = FACES.filter((each) => each.kind === 'person' || each.kind === 'ship').map((each) => each.id);
  const take = (list: string[], count: number, from: number) =>
    Array.from({ length: count }, (_, i) => list[(from + i * 7) % list.length] ?? '');
  return {
    ...view,
    table: expeditions.slice(0, number('expeditions', 6)),
    harbour: take(drawn, many, 3).map((id, slot) => ({ slot, face: id })),
    players: view.players.map((player, seat) => ({
      ...player,
      coins: 12 + seat,
      tableau: take(persons, Math.max(0, many - seat), seat),
      expeditions: expeditions.slice(seat, seat + 2),
    })),
  };
}

const viewNow = (): View => crowded(portRoyal.view(state, me ?? 'spectator'));

const listeners = new Set<() => void>();
const steps = new Set<(step: Step) => void>();

const snapshot = (): MatchSnapshot => ({
  connection: 'live',
  table: null,
  seat: me,
  seq: state.seq,
  view: viewNow(),
  moves: me === null ? [] : portRoyal.legalMoves(state, me),
  log: [],
  busy: false,
});

function choice(): { seat: number; move: Move } | null {
  const seat = portRoyal.actors(state)[0];
  if (seat === undefined) return null;
  const moves = portRoyal.legalMoves(state, seat);
  const worth = portRoyal.rate(portRoyal.view(state, seat), seat, moves);
  const bold = query.has('bold') ? moves.find((move) => move.type === 'draw' || move.type === 'keep') : undefined;
  const best = moves[worth.indexOf(Math.max(...worth))];
  const move = bold ?? best;
  return move ? { seat, move } : null;
}

function after(chosen: { seat: number; move: Move }): { next: State; events: Event[] } {
  const next = portRoyal.clone(state);
  const events: Event[] = [];
  portRoyal.apply(next, chosen.seat, chosen.move, (event) => events.push(event));
  return { next, events };
}

/** Plays the bots' move, and shows it; false when the game is over. */
function step(move?: Move): boolean {
  const seat = portRoyal.actors(state)[0];
  const chosen = move && seat !== undefined ? { seat, move } : choice();
  if (!chosen) return false;
  const { next, events } = after(chosen);
  state = next;
  const view = viewNow();
  for (const listener of [...listeners]) listener();
  for (const tell of [...steps]) tell({ seq: state.seq, events, view });
  mark();
  return true;
}

const until = query.get('until');
for (let i = 0; i < number('moves', 0); i++) {
  const chosen = choice();
  if (!chosen) break;
  const { next, events } = after(chosen);
  if (until && i >= number('from', 0) && events.some((event) => event.type === until)) break;
  state = next;
}

const match: Match = {
  snapshot,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  onStep: (listener) => {
    steps.add(listener);
    return () => steps.delete(listener);
  },
  act: async () => null,
};

const lang = (query.get('lang') ?? 'en') as Lang;
const speech = { en: portRoyalEn, fr: portRoyalFr, de: portRoyalDe }[lang];
const text: StageText = {
  faceName: (id) => speech.faceName(face(id)),
  faceShort: (id) => speech.faceShort(face(id)),
  word: (key) => speech.canvas[key],
  seatName: (seat) => names[seat] ?? String(seat),
};

const settings: Settings = {
  lang,
  speed: (query.get('speed') ?? 'normal') as Speed,
  sound: true,
  volume: 1,
  odds: true,
  skipConfirmations: false,
};

const actions = document.getElementById('actions');
const host = document.getElementById('stage');
if (!host || !actions) throw new Error('no host');

const heard: string[] = [];
let stage: Stage | null = null;

function mark(): void {
  const legal = snapshot().moves.flatMap((move) => targetOf(move as Move) ?? []);
  stage?.show({ legal, chosen: query.get('chosen'), pointed: query.get('pointed') });
}

const input: StageInput = {
  host,
  match,
  settings,
  text,
  events: {
    onTap: (target) => {
      heard.push(`tap ${target}`);
      const move = snapshot().moves.find((each) => targetOf(each as Move) === target);
      if (move) step(move as Move);
    },
    onZoom: (card) => heard.push(`zoom ${card?.face ?? 'off'}`),
    onLayout: ({ actions: at }) => {
      Object.assign(actions.style, {
        left: `${at.x}px`,
        top: `${at.y}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
      });
    },
    onBusy: (busy) => heard.push(`busy ${busy}`),
    onSound: (sound) => heard.push(`sound ${sound}`),
  },
};
stage = await createStage('port-royal', input);
mark();

Object.assign(window, { gallery: { step, stage, input, createStage, heard, state: () => state, snapshot } });
