/** People at many tables, in a process of their own: they choose among their legal moves and decode no state. */
import '../../support/sockets.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Room, registerSerializer } from '@colyseus/sdk';
import { WebSocket } from 'ws';
import { below } from '../../../shared/engine/rng.ts';
import type { SyncAnswer, TurnMessage } from '../../../shared/protocol/messages.ts';
import { consume, newNonce, Visitor } from '../../support/client.ts';
import { rngFor } from '../../support/random-play.ts';
import { Gauge, type Load } from './report.ts';

/** Whoever measures a server must not spend the machine on reading what it sends. */
class Unread {
  setState(): void {}
  getState(): object {
    return {};
  }
  patch(): void {}
  teardown(): void {}
  handshake(): void {}
}
registerSerializer('schema', Unread);

const load: Load = JSON.parse(process.argv[2] ?? '');
const gauge = new Gauge();
const rng = rngFor(7);
let goesOn = true;

const receive = WebSocket.prototype.emit;
WebSocket.prototype.emit = function (this: WebSocket, event: string, ...args: unknown[]) {
  const [data] = args;
  if (gauge.isOpen && event === 'message') gauge.bytes += (data as ArrayBuffer).byteLength;
  return receive.call(this, event, ...(args as [never]));
} as typeof WebSocket.prototype.emit;

interface Player {
  readonly room: Room;
  turn: Pick<TurnMessage, 'seq' | 'moves'>;
}

const people = await Promise.all(
  Array.from({ length: load.people }, (_, nth) => Visitor.named(load.url, `Person ${nth + 1}`)),
);

/** A table with everybody at it, begun. `heard` is called whenever somebody is told of a move. */
async function begin(heard: () => void): Promise<Player[]> {
  const [host] = people;
  const { id } = (await host?.createTable({ seats: load.people, visibility: 'private' })) ?? { id: '' };
  const players: Player[] = [];
  for (const one of people) {
    const room = await consume(load.url, await one.seat(id));
    const player: Player = { room, turn: { seq: -1, moves: [] } };
    room.onMessage<TurnMessage>('turn', (turn) => {
      player.turn = turn;
      heard();
    });
    // told, and of no use here
    for (const type of ['clock', 'notice']) room.onMessage(type, () => {});
    await room.request('table', { op: 'nonce', nonce: newNonce() });
    players.push(player);
  }
  await players[0]?.room.request('table', { op: 'start' });
  for (const player of players) player.turn = (await player.room.request('sync', {})) as SyncAnswer;
  return players;
}

const leave = (players: readonly Player[]) => Promise.all(players.map(({ room }) => room.leave()));

/** A move; false when nobody has one: the game is over. */
async function move(players: readonly Player[], heardAll: () => Promise<void>): Promise<boolean> {
  const mover = players.find(({ turn }) => turn.moves.length > 0);
  if (!mover) return false;
  const { seq, moves } = mover.turn;
  const began = performance.now();
  const heard = heardAll().then(() => performance.now() - began);
  await mover.room.request('act', { id: randomUUID(), seq, move: moves[below(rng, moves.length)] });
  const answered = performance.now() - began;
  const all = await heard;
  if (!gauge.isOpen) return true;
  gauge.moves++;
  gauge.answeredMs.push(answered);
  gauge.heardMs.push(all);
  return true;
}

async function table(nth: number, begun: () => void): Promise<void> {
  while (goesOn) {
    let left = 0;
    let resolve = (): void => {};
    const players = await begin(() => {
      if (--left === 0) resolve();
    });
    begun();
    const heardAll = () =>
      new Promise<void>((done) => {
        left = players.length;
        resolve = done;
      });
    // at a pace of people, tables move one after another
    const every = load.pace ? (1000 * load.tables) / load.pace : 0;
    let next = performance.now() + (every * nth) / load.tables;
    while (goesOn) {
      if (every > 0) await pause(Math.max(0, next - performance.now()));
      next += every;
      if (!(await move(players, heardAll))) break;
    }
    await leave(players);
  }
}

// tables come one after another: this measures moves, not a rush at the door
const playing: Promise<void>[] = [];
for (let nth = 0; nth < load.tables; nth++)
  await new Promise<void>((resolve) => {
    playing.push(table(nth, resolve));
  });
await pause(load.warmUpSeconds * 1000);
gauge.open();
process.send?.({ measuring: true });
await pause(load.seconds * 1000);
const played = gauge.close();
await new Promise((resolve) => process.send?.(played, resolve));
goesOn = false;
await Promise.race([Promise.all(playing), pause(5000)]);
process.exit(0);
