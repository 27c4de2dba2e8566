import { isDeepStrictEqual } from 'node:util';
import type { MatchRow, MoveRow } from '../../server/store/schema.ts';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { replay } from '../../shared/engine/record.ts';
import { missesAllowed } from '../../shared/protocol/speeds.ts';
import { type Account, differences, digestOf, type Told } from './account.ts';

/**
 * `lost`: acknowledged and not in the log; `duplicated`: one request twice in it; `different`: log, replay and what
 * clients were told do not agree; `unfinished`: stands still.
 */
export interface Finding {
  readonly kind: 'lost' | 'duplicated' | 'different' | 'unfinished';
  readonly table: string;
  readonly words: string;
}

type Logged = Pick<MoveRow, 'seq' | 'seat' | 'move' | 'requestId'>;
type Stored = Pick<MatchRow, 'id' | 'rulesVersion' | 'options' | 'seating' | 'seed' | 'status' | 'result' | 'speed'>;
type Say = (kind: Finding['kind'], words: string) => void;

/** Holds what the clients of a table remember against its log, and both against an undisturbed replay. */
export function audit(game: AnyGame, row: Stored, log: readonly Logged[], accounts: readonly Account[]): Finding[] {
  const findings: Finding[] = [];
  const say: Say = (kind, words) => findings.push({ kind, table: row.id, words });
  auditOrder(log, say);
  for (const account of accounts) auditAcknowledged(account, log, say);
  if (row.status !== 'finished') say('unfinished', `stored as ${row.status} at ${log.length}`);
  try {
    const truth = new Truth(game, row, log);
    if (!isDeepStrictEqual(truth.outcome, row.result)) say('different', 'another result than the log leads to');
    auditOrigins(row, log, accounts, truth, say);
    for (const account of accounts) auditTold(account, log.length, truth, say);
  } catch (error) {
    say('different', `the log cannot be played again: ${error}`);
  }
  return findings;
}

function auditOrder(log: readonly Logged[], say: Say): void {
  const requests = new Set<string>();
  for (const [i, { seq, seat, requestId }] of log.entries()) {
    if (seq !== i + 1) say('different', `move ${seq} stands where ${i + 1} should`);
    if (requests.has(requestId)) say('duplicated', `request ${requestId} of seat ${seat} again at ${seq}`);
    requests.add(requestId);
  }
}

function auditAcknowledged({ name, acknowledged }: Account, log: readonly Logged[], say: Say): void {
  for (const { seq, seat, id, move } of acknowledged) {
    const there = log.find(({ requestId }) => requestId === id);
    if (!there) say('lost', `${name}: move ${seq}, request ${id}`);
    else if (there.seq !== seq || there.seat !== seat || !isDeepStrictEqual(there.move, move))
      say('different', `${name}: move ${seq} is in the log as ${there.seq} of seat ${there.seat}`);
  }
}

/**
 * Nobody plays for a person but that person; where there are clocks, the rules do when the time is up, by the default
 * move and no other, and after the second time a bot does until the person is back.
 */
function auditOrigins(
  { seating, speed }: Stored,
  log: readonly Logged[],
  accounts: readonly Account[],
  truth: Truth,
  say: Say,
): void {
  const asked = new Map<Seat, ReadonlySet<string>>();
  for (const { seat, asked: ids } of accounts) if (seat !== null) asked.set(seat, ids);
  const missed = new Map<Seat, number>();
  for (const { seq, seat, move, requestId } of log) {
    const holder = seating[seat];
    if (holder?.kind !== 'person' && !(holder?.kind === 'bot' && holder.uid !== undefined)) continue;
    const times = missed.get(seat) ?? 0;
    if (asked.get(seat)?.has(requestId)) {
      if (times > missesAllowed) missed.delete(seat);
    } else if (speed !== 'unhurried' && requestId.startsWith('time out ')) {
      missed.set(seat, times + 1);
      if (!isDeepStrictEqual(move, truth.defaultMove(seq, seat)))
        say('different', `move ${seq}, made because the time of seat ${seat} was up, is not the default`);
    } else if (!requestId.startsWith('bot ') || times <= missesAllowed)
      say('different', `move ${seq} of seat ${seat} was asked by nobody`);
  }
}

function auditTold({ name, events, views, last }: Account, length: number, truth: Truth, say: Say): void {
  for (const told of events)
    if (told.digest !== truth.events(told)) say('different', `${name} was told other events at ${told.seq}`);
  for (const told of views)
    if (told.digest !== digestOf(truth.view(told)))
      say(
        'different',
        `${name} was shown another position at ${told.seq}: ${differences(told.view, truth.view(told))}`,
      );
  if (last !== length) say('different', `${name} saw the end at ${last} of ${length}`);
}

/** The game as its log has it, played by the rules alone. */
class Truth {
  readonly outcome: unknown;
  private readonly game: AnyGame;
  private readonly states: CoreState[];
  private readonly happened: (readonly { readonly type: string }[])[];

  constructor(game: AnyGame, { rulesVersion, options, seating, seed }: Stored, log: readonly Logged[]) {
    if (seed === null) throw new Error('it has not begun');
    const record = { format: 1, game: game.meta.id, rulesVersion, options, seats: seating.length, seed } as const;
    const first = replay(game, { ...record, moves: [], result: null });
    this.game = game;
    this.states = [first];
    this.happened = [game.opening(first)];
    const moves = log.map(({ seat, move }) => [seat, move] as const);
    const last = replay(game, { ...record, moves, result: null }, ({ state, events }) => {
      this.states.push(game.clone(state));
      this.happened.push(events);
    });
    this.outcome = game.outcome(last);
  }

  view({ seq, seat }: Told): unknown {
    const state = this.states[seq];
    return state ? this.game.view(state, seat ?? 'spectator') : null;
  }

  defaultMove(seq: number, seat: Seat): unknown {
    return this.game.defaultMove(this.states[seq - 1]!, seat);
  }

  events({ seq, seat }: Told): string {
    const events = this.happened[seq] ?? [];
    return digestOf(events.flatMap((event) => this.game.redact(event, seat ?? 'spectator') ?? []));
  }
}
