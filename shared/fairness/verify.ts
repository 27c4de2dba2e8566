import type { Outcome, Params } from '../engine/core.ts';
import type { AnyGame } from '../engine/game.ts';
import { type MatchRecord, RefusedMoveError, replaying } from '../engine/record.ts';
import { isPlayable } from '../engine/versions.ts';
import { games } from '../games/registry.ts';
import { type GameFile, gameFile } from '../protocol/game-file.ts';
import { commitmentOf, seedFrom } from './deal.ts';
import { digestOf } from './digest.ts';

/**
 * In the order in which they are made. What a verdict proves: game, options, seats, seed, moves and result fit each
 * other, and the seed follows from secret and nonces. What is only told by who wrote the file: names, dates, the id of
 * the table, and that these moves, of all legal ones, were the players'; the digest shows that nobody has touched them since.
 */
export const checkCodes = ['file', 'digest', 'version', 'commitment', 'seed', 'moves', 'result'] as const;
export type CheckCode = (typeof checkCodes)[number];

export interface FairnessCheck {
  readonly code: CheckCode;
  /** `untold`: the file does not say it; `unmade`: not looked at, because of another */
  readonly state: 'right' | 'wrong' | 'untold' | 'unmade';
  /** where it fails, or how much was checked */
  readonly params: Params;
}

export interface Verdict {
  /**
   * `proven`: everything is right; `unproven`: the game is right, but of its deal nothing was promised;
   * `otherRules`: of a version of the rules that this build cannot play, and so not replayed; `wrong`: something does not fit.
   */
  readonly kind: 'proven' | 'unproven' | 'otherRules' | 'wrong';
  readonly ok: boolean;
  readonly checks: readonly FairnessCheck[];
  /** null when it cannot be read at all */
  readonly file: GameFile | null;
}

/** Moves between two signs of life. */
const breath = 25;

export type KnownGames = Readonly<Record<GameFile['game'], AnyGame>>;

/** A file, or the text of one. Never throws. */
export function verify(input: unknown, known: KnownGames = games): Verdict {
  const work = verifying(input, known);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** The same in pieces, for pages: yields what share of the moves has been played. */
export function* verifying(input: unknown, known: KnownGames = games): Generator<number, Verdict> {
  const read = gameFile.safeParse(typeof input === 'string' ? jsonOf(input) : input);
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('.') ?? '';
    return verdictOf([check('file', false, { at })], null);
  }
  const file = read.data;
  const game = known[file.game];
  const checks = [check('file', true), check('digest', digestOf(file) === file.digest)];
  const { rulesVersion: version } = file;
  const playable = isPlayable(game.meta, version);
  checks.push(check('version', playable, { version, ours: game.meta.playable.join(', ') }), ...dealt(file));
  if (playable) checks.push(...(yield* replayed(game, file)));
  return verdictOf(checks, file);
}

/** Commitment and seed. */
function dealt({ fairness, seed, seats }: GameFile): FairnessCheck[] {
  if (!fairness) return (['commitment', 'seed'] as const).map((code) => ({ code, state: 'untold', params: {} }));
  const { commitment, secret, nonces } = fairness;
  const given = nonces.filter((nonce) => nonce !== '').length;
  return [
    check('commitment', commitmentOf(secret) === commitment),
    check('seed', nonces.length === seats && seedFrom(secret, nonces) === seed, { nonces: given }),
  ];
}

/** Moves and result. */
function* replayed(game: AnyGame, file: GameFile): Generator<number, FairnessCheck[]> {
  const total = file.moves.length;
  // what the file says beyond a record is none of the rules' business
  const { format, rulesVersion, options, seats, seed } = file;
  const moves = file.moves as MatchRecord['moves'];
  const record: MatchRecord = { format, game: file.game, rulesVersion, options, seats, seed, moves, result: null };
  let seq = 0;
  try {
    const fit = game.parseOptions(options, seats, rulesVersion);
    if (!fit.ok) return [check('moves', false, { move: 0, seat: -1, refusal: fit.code })];
    const steps = replaying(game, record);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      ({ seq } = step.value);
      if (seq % breath === 0) yield seq / total;
    }
    const outcome = game.outcome(step.value);
    return [
      check('moves', true, { moves: total }),
      check('result', sameOutcome(outcome, file.result), { over: outcome !== null }),
    ];
  } catch (error) {
    const refused = error instanceof RefusedMoveError ? error : null;
    return [check('moves', false, { move: seq + 1, seat: refused?.seat ?? -1, refusal: refused?.refusal.code ?? '' })];
  }
}

const check = (code: CheckCode, right: boolean, params: Params = {}): FairnessCheck => ({
  code,
  state: right ? 'right' : 'wrong',
  params,
});

function verdictOf(made: readonly FairnessCheck[], file: GameFile | null): Verdict {
  const checks = checkCodes.map(
    (code): FairnessCheck => made.find((one) => one.code === code) ?? { code, state: 'unmade', params: {} },
  );
  const wrong = checks.filter(({ state }) => state === 'wrong');
  const otherRules = wrong.length === 1 && wrong[0]?.code === 'version';
  const untold = checks.some(({ state }) => state === 'untold');
  const kind = otherRules ? 'otherRules' : wrong.length > 0 ? 'wrong' : untold ? 'unproven' : 'proven';
  return { kind, ok: kind === 'proven', checks, file };
}

const inOrder = ({ reason, winners, places, scores, ties, team }: Outcome): unknown => [
  reason,
  winners,
  places,
  scores,
  ties,
  team && [team.won, team.rank, team.points],
];

export const sameOutcome = (a: Outcome | null, b: Outcome | null): boolean =>
  JSON.stringify(a && inOrder(a)) === JSON.stringify(b && inOrder(b));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
