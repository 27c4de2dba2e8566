import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Room } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';
import { checkedVersions } from '../../server/colyseus-internals.ts';
import { filesUnder } from '../support/files.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const installed = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

describe('Private fields of Colyseus', () => {
  it('are used of the versions that are installed', () => {
    for (const [name, version] of Object.entries(checkedVersions)) assert.equal(installed(name), version, name);
  });

  it('are there', () => {
    const room = new (class extends Room {})() as unknown as Record<string, unknown>;
    for (const field of ['_reservedSeats', '_reservedSeatTimeouts'])
      assert.equal(typeof room[field], 'object', `a room has ${field}`);
    const socket = { on: () => {}, once: () => {}, removeListener: () => {} };
    const client = new WebSocketClient('session', socket as never) as unknown as Record<string, unknown>;
    assert.ok(Array.isArray(client._enqueuedMessages));
    const driver = readFileSync(join(ROOT, 'node_modules/@colyseus/redis-driver/build/RedisDriver.mjs'), 'utf8');
    assert.match(driver, /this\._client = options instanceof Redis/);
    const core = readFileSync(join(ROOT, 'node_modules/@colyseus/core/build/Room.mjs'), 'utf8');
    assert.match(core, /clearTimeout\(this\._autoDisposeTimeout\)/);
  });

  it('are named in one file of the server', () => {
    const users = filesUnder(join(ROOT, 'server'), ['.ts']).filter((file) =>
      /\b_(reservedSeat|enqueuedMessages|client|autoDispose)/.test(readFileSync(file, 'utf8')),
    );
    assert.deepEqual(users, [join(ROOT, 'server', 'colyseus-internals.ts')]);
  });
});
