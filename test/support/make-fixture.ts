/**
 * Plays a game and keeps it as a fixture:
 *   node --import tsx test/support/make-fixture.ts port-royal five-players --seats 5 --players greedy,greedy,random,greedy,random
 * `--options '{"expeditionVariant":true}'`, `--seed 17`, `--rules 1` for a version that is not the newest, and `--want stall|won|shared|busts|broke|pirates|evicted|stowaway|shipments|nobody|trades`,
 * which tries one seed after the other until such a game is found.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyMove } from '../../shared/bots/bot.ts';
import { bots, type Level } from '../../shared/bots/levels.ts';
import type { Outcome } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { MatchRecord } from '../../shared/engine/record.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { gameFolder } from './files.ts';
import { formatRecord } from './fixture-file.ts';
import { eager, rngFor, seedOf } from './random-play.ts';

type Player = Level | 'eager';

interface Played {
  readonly record: MatchRecord;
  readonly outcome: Outcome;
  readonly told: Readonly<Record<string, number>>;
}

/** What the wishes ask of events. */
interface StageStep {
  readonly type: string;
  readonly stowaway?: boolean;
  readonly kind?: string;
  readonly why?: string;
}

const wants: Readonly<Record<string, (played: Played) => boolean>> = {
  any: () => true,
  stall: ({ outcome }) => outcome.reason === 'stall',
  won: ({ outcome }) => outcome.team?.won === true,
  shared: ({ outcome }) => outcome.winners.length > 1,
  busts: ({ told }) => (told.busted ?? 0) > 0.35 * (told.turnBegan ?? 1),
  broke: ({ told }) => (told.insurerBroke ?? 0) > 0,
  pirates: ({ told }) =>
    (told.boatBoarded ?? 0) > 1 && (told.captainSucceeded ?? 0) > 0 && (told.boatPlundered ?? 0) > 0,
  evicted: ({ told }) => (told.accompliceEvicted ?? 0) > 0 && (told.boatPlundered ?? 0) > 0,
  stowaway: ({ told }) => (told.stowaway ?? 0) > 0,
  shipments: ({ outcome }) => outcome.reason === 'shipments',
  nobody: ({ told }) => (told.monopolyOfNobody ?? 0) > 0,
  trades: ({ told }) => (told.shipTaken ?? 0) > 2,
};

export function playRecord(
  game: AnyGame,
  options: unknown,
  players: readonly Player[],
  n: number,
  version = game.meta.rulesVersion,
): Played {
  const seed = seedOf(n);
  const state = game.setup(options, players.length, seed, version);
  const rng = rngFor(n);
  const moves: [number, AnyMove][] = [];
  const told: Record<string, number> = {};
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const legal: AnyMove[] = game.legalMoves(state, seat);
    const player = players[seat] ?? 'random';
    const input = { game, view: game.view(state, seat), seat, moves: legal };
    const move = player === 'eager' ? eager(legal, rng, seat) : bots[player](input, rng);
    moves.push([seat, move]);
    let cargo: string | undefined;
    game.apply(state, seat, move, (event: StageStep) => {
      if (event.type === 'distributionBegan') cargo = event.kind;
      const facts = [event.type];
      if (event.stowaway) facts.push('stowaway');
      if (event.why === 'column' && cargo === 'monopoly') facts.push('monopolyOfNobody');
      for (const fact of facts) told[fact] = (told[fact] ?? 0) + 1;
    });
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('a game without actors and without an outcome');
  const record: MatchRecord = {
    format: 1,
    game: game.meta.id,
    rulesVersion: version,
    options,
    seats: players.length,
    seed,
    moves,
    result: outcome,
  };
  return { record, outcome, told };
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      players: { type: 'string', default: '' },
      want: { type: 'string', default: 'any' },
      rules: { type: 'string' },
    },
  });
  const [id, name] = positionals;
  if (id === undefined || name === undefined || !(id in games)) throw new Error('name a game and the fixture');
  const game = games[id as GameId];
  const seats = Number(values.seats);
  const version = values.rules === undefined ? game.meta.rulesVersion : Number(values.rules);
  const options = game.parseOptions(JSON.parse(values.options), seats, version);
  if (!options.ok) throw new Error(`options refused: ${options.code}`);
  const players = values.players ? (values.players.split(',') as Player[]) : Array<Player>(seats).fill('greedy');
  const wanted = wants[values.want];
  if (wanted === undefined || players.length !== seats) throw new Error('unknown wish, or not a player for every seat');
  for (let n = Number(values.seed); n < Number(values.seed) + 20_000; n++) {
    const played = playRecord(game, options.value, players, n, version);
    if (!wanted(played)) continue;
    const folder = join(gameFolder(id), 'fixtures');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), formatRecord(played.record));
    process.stdout.write(
      `${name}: seed ${n}, ${played.record.moves.length} moves, ${JSON.stringify(played.outcome)}\n`,
    );
    return;
  }
  throw new Error('no such game found');
}

if (process.argv[1] === import.meta.filename) main();
