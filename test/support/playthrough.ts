import type { CoreState, Viewer } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';

/** A value as `path = value` lines; a list of plain values is one line. */
function linesOf(value: unknown, path: string, lines = new Map<string, string>()): Map<string, string> {
  const plain = (part: unknown) => typeof part !== 'object' || part === null;
  if (plain(value) || (Array.isArray(value) && value.every(plain))) lines.set(path, JSON.stringify(value));
  else if (Array.isArray(value)) {
    lines.set(`${path}.length`, String(value.length));
    for (const [index, part] of value.entries()) linesOf(part, `${path}[${index}]`, lines);
  } else for (const [key, part] of Object.entries(value as object)) linesOf(part, path ? `${path}.${key}` : key, lines);
  return lines;
}

function changes(before: Map<string, string>, after: Map<string, string>): string[] {
  const changed = [...after]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path, text]) => `${path} = ${text}`);
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => `${path} gone`);
  return [...changed, ...gone];
}

/** The whole game in text: after each move what changed in the state and in each seat's view, and what may be done. */
export function playthrough(game: AnyGame, record: MatchRecord): string {
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);
  const viewers: readonly Viewer[] = [...seats, 'spectator'];
  const before = new Map<string, Map<string, string>>();
  const text: string[] = [];
  const show = (title: string, lines: Map<string, string>) => {
    for (const line of changes(before.get(title) ?? new Map(), lines)) text.push(`  ${title}: ${line}`);
    before.set(title, lines);
  };
  const position = (state: CoreState) => {
    show('state', linesOf(state, ''));
    // what all views have in common is shown once, so that a difference between seats catches the eye
    const views = viewers.map((viewer) => linesOf(game.view(state, viewer), ''));
    const isCommon = (path: string) => views.every((view) => view.get(path) === views[0]?.get(path));
    const part = (view: Map<string, string>, common: boolean) =>
      new Map([...view].filter(([path]) => isCommon(path) === common));
    show('view of all', part(views[0] ?? new Map(), true));
    for (const [i, view] of views.entries()) show(`view of ${viewers[i]}`, part(view, false));
    for (const seat of game.actors(state))
      text.push(`  seat ${seat} may: ${game.legalMoves(state, seat).map(game.format).join(' · ')}`);
    const outcome = game.outcome(state);
    if (outcome) text.push(`  outcome: ${JSON.stringify(outcome)}`);
  };
  const tell = (events: readonly unknown[]) => {
    for (const event of events) text.push(`  told: ${JSON.stringify(event)}`);
  };

  const options = game.parseOptions(record.options, undefined, record.rulesVersion);
  if (!options.ok) throw new Error(`options refused: ${options.code}`);
  const first: CoreState = game.setup(options.value, record.seats, record.seed, record.rulesVersion);
  text.push(
    `${game.meta.id}, rules ${record.rulesVersion}, ${record.seats} seats, seed ${record.seed}, ${JSON.stringify(record.options)}`,
  );
  tell(game.opening(first));
  position(first);
  replay(game, record, ({ state, seq, events }) => {
    const [seat, move] = record.moves[seq - 1] ?? [0, { type: '' }];
    text.push(`${seq}. seat ${seat}: ${game.format(move)}`);
    tell(events);
    position(state);
  });
  return `${text.join('\n')}\n`;
}
