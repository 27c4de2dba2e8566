import '../support/sockets.ts';
import { api } from '../../client/net/api.ts';
import { below, offspring, pick, type Rng } from '../../shared/engine/rng.ts';
import { games } from '../../shared/games/registry.ts';
import type { GuestAnswer } from '../../shared/protocol/http.ts';
import { rngFor } from '../support/random-play.ts';
import { audit, type Finding } from './audit.ts';
import { type ChaosHouse, houses } from './ChaosHouse.ts';
import type { Mode } from './modes.ts';
import type { Hurt, Kind } from './Outages.ts';
import { type ChaosReport, recoveryByKind, recoveryOf } from './report.ts';
import { TableRun } from './TableRun.ts';

export interface Asked {
  readonly mode: Mode;
  readonly games: number;
  readonly kills: number;
  readonly seed: number;
  readonly minutes: number;
  /** hears how far it is */
  tell(words: string): void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** tables at a time: enough that every kill meets some, few enough for a small machine */
const lanes = 5;
/** fewer than one address may name; they sit at several tables, as people do */
const people = 16;
/** how long a house that is whole may take to let somebody move, before it is hurt again all the same */
const quietMs = 60_000;
/** after the first move since the last disturbance */
const gapMs = 1500;

/** The page's code asks for paths, and opens sockets where its page came from. */
function standBefore(url: string): () => void {
  const real = globalThis.fetch;
  const { protocol, host } = new URL(url);
  Object.defineProperty(globalThis, 'location', { value: { protocol, host }, configurable: true });
  globalThis.fetch = (path, init) => real(new URL(String(path), url), init);
  return () => {
    globalThis.fetch = real;
    Reflect.deleteProperty(globalThis, 'location');
  };
}

async function guest(name: string): Promise<GuestAnswer> {
  for (let left = 10; ; left--) {
    const answer = await api.guest(name);
    if (answer.ok) return answer.value;
    if (left === 0) throw new Error(`${name} was refused: ${answer.refusal.code}`);
    await pause(Number(answer.refusal.params.seconds ?? 0.5) * 1000);
  }
}

/** Games, and what is done to the house under them. */
class Chaos {
  readonly runs: TableRun[] = [];
  readonly kinds: Partial<Record<Kind, number>> = {};
  private kills = 0;
  private last: Hurt | null = null;
  private readonly asked: Asked;
  private readonly house: ChaosHouse;
  private readonly rng: Rng;

  constructor(asked: Asked, house: ChaosHouse) {
    this.asked = asked;
    this.house = house;
    this.rng = rngFor(asked.seed);
    house.hurting = (kind) => {
      this.last = { kind, n: ++this.kills };
      this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    };
  }

  async play(guests: readonly GuestAnswer[]): Promise<void> {
    const disturbing = this.disturb(offspring(this.rng));
    const playing = Array.from({ length: Math.min(lanes, this.asked.games) }, () => this.lane(guests));
    await Promise.all([disturbing, ...playing]);
  }

  get acknowledged(): number {
    return this.runs.flatMap(({ players }) => players).reduce((sum, player) => sum + player.moves, 0);
  }

  /** As many games as asked for, and more while kills are left: none shall meet an empty house. */
  private async lane(guests: readonly GuestAnswer[]): Promise<void> {
    while (this.runs.length < this.asked.games || this.kills < this.asked.kills) {
      const run = new TableRun(this.runs.length, offspring(this.rng), guests, () => this.last);
      this.runs.push(run);
      await run.play();
    }
  }

  private async disturb(rng: Rng): Promise<void> {
    while (this.kills < this.asked.kills) {
      await this.someMove();
      await pause(below(rng, gapMs));
      // the first meets everybody who plays, so that also a short run says how they come back
      const kind = this.kills === 0 ? this.house.surest : pick(rng, this.house.kinds);
      await this.house.disturb(kind, rng);
      this.asked.tell(`${this.kills} of ${this.asked.kills}: ${kind}; ${this.acknowledged} moves`);
    }
  }

  private async someMove(): Promise<void> {
    const before = this.acknowledged;
    for (const end = performance.now() + quietMs; this.acknowledged === before && performance.now() < end; )
      await pause(50);
  }
}

/** Plays, disturbs, and holds everything against the log. */
export async function chaos(asked: Asked): Promise<ChaosReport> {
  const began = performance.now();
  const house = await houses[asked.mode]();
  const leave = standBefore(house.url);
  try {
    const guests = await Promise.all(Array.from({ length: people }, (_, i) => guest(`Guest ${i + 1}`)));
    const { runs, kinds, findings } = await playWithin(asked, new Chaos(asked, house), guests);
    const logs = await auditAll(house, runs);
    const outages = runs.flatMap(({ players }) => players.flatMap((player) => player.outages.all));
    const all = [...findings, ...logs.findings];
    const count = (kind: Finding['kind']): number => all.filter((finding) => finding.kind === kind).length;
    return {
      mode: asked.mode,
      seed: asked.seed,
      seconds: Math.round((performance.now() - began) / 1000),
      games: { asked: asked.games, played: runs.filter(({ over }) => over).length },
      people: guests.length,
      kills: Object.values(kinds).reduce((sum, each) => sum + each, 0),
      kinds,
      moves: logs.moves,
      acknowledged: runs.flatMap(({ players }) => players).reduce((sum, player) => sum + player.moves, 0),
      lost: count('lost'),
      duplicated: count('duplicated'),
      different: count('different'),
      unfinished: count('unfinished'),
      recovery: recoveryOf(outages),
      recoveryOnce: recoveryOf(outages.filter(({ hurts }) => hurts === 1)),
      recoveryByKind: recoveryByKind(outages),
      findings: all,
    };
  } finally {
    leave();
    await house.stop();
  }
}

interface Played {
  readonly runs: readonly TableRun[];
  readonly kinds: ChaosReport['kinds'];
  readonly findings: Finding[];
}

/** Until all is played or the time is up; what stands still then is named. */
export async function playWithin(
  { minutes }: Pick<Asked, 'minutes'>,
  chaos: Pick<Chaos, 'runs' | 'kinds' | 'play'>,
  guests: readonly GuestAnswer[],
): Promise<Played> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), minutes * 60_000);
  });
  const ended = await Promise.race([chaos.play(guests), late]).finally(() => clearTimeout(timer));
  const { runs, kinds } = chaos;
  const findings = runs.flatMap((run): Finding[] => {
    const table = run.id;
    const refused = run.players.flatMap((player) => player.refused.map((words) => `${player.name}: ${words}`));
    const odd = refused.map((words) => ({ kind: 'different', table, words: `refused to ${words}` }) as const);
    return ended === 'late' && !run.over ? [...odd, { kind: 'unfinished', table, words: run.words() }] : odd;
  });
  for (const player of runs.flatMap(({ players }) => players)) player.leave();
  return { runs, kinds, findings };
}

async function auditAll(house: ChaosHouse, runs: readonly TableRun[]): Promise<{ findings: Finding[]; moves: number }> {
  const store = await house.store();
  const findings: Finding[] = [];
  let moves = 0;
  for (const { id, plan, players, over } of runs) {
    const row = id === '' ? null : await store.byId(id);
    if (!row) {
      findings.push({ kind: over ? 'lost' : 'unfinished', table: id, words: 'the whole table' });
      continue;
    }
    const log = await store.moves(id);
    moves += log.length;
    const accounts = players.map((player) => player.account());
    findings.push(...audit(games[plan.game], row, log, accounts));
  }
  await store.close();
  return { findings, moves };
}
