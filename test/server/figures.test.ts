import assert from 'node:assert/strict';
import { Metrics } from '../../server/metrics/Metrics.ts';
import { quantilesOf } from '../../server/metrics/quantiles.ts';
import type { StatusAnswer } from '../../shared/protocol/http.ts';
import { type AtTable, http, Visitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { type House, openHouse } from '../support/house.ts';

describe('The figures of the house', () => {
  let house: House;
  let anna: Visitor;
  let host: AtTable;
  let guest: AtTable;
  before(async () => {
    house = await openHouse({ config: { processName: 'app7' } });
    anna = await Visitor.named(house.url, 'Anna');
    const bert = await Visitor.named(house.url, 'Bert');
    const { id } = await anna.createTable({ seats: 2 });
    host = await anna.join(id);
    guest = await bert.join(id);
    await host.arrange({ op: 'start' });
    for (let seq = 0; seq < 4; seq++) {
      const actor = (await host.sync()).moves.length > 0 ? host : guest;
      await actor.act((await actor.sync()).moves[0]!, seq);
    }
  });
  after(() => house.close());

  const status = async (): Promise<StatusAnswer> => (await http<StatusAnswer>(house.url, '/api/status')).body;
  const own = async () => (await status()).processes.find(({ name }) => name === 'app7')!;
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${house.url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  };

  it('are kept for Prometheus, with those of the process', async () => {
    const answer = await fetch(`${house.url}/metrics`);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    assert.equal(await metric('harbour_moves_total{game="port-royal"}'), 4);
    assert.equal(await metric('harbour_tables{game="port-royal",status="running"}'), 1);
    assert.equal(await metric('harbour_seats'), 2);
    assert.equal(await metric('harbour_online'), 2);
    assert.equal(await metric('harbour_action_seconds_count'), 4);
    assert.ok((await metric('process_resident_memory_bytes')) > 1e6);
  });

  it('are shown to everybody', async () => {
    const { house: all } = await status();
    assert.deepEqual([all.running, all.finished, all.moves], [1, 0, 4]);
    const { latencyMs, upSeconds, version, ...counts } = await own();
    assert.ok(latencyMs && latencyMs.p50 > 0 && latencyMs.p50 <= latencyMs.p99);
    assert.ok(upSeconds > 0);
    assert.match(version, /^\d+\.\d+\.\d+$/);
    const none = { spectators: 0, reconnects: 0, rehomed: 0, refusedAppends: 0 };
    assert.deepEqual(counts, { name: 'app7', online: 2, tables: 1, seats: 2, moves: 4, ...none });
  });

  it('tell refusals by their code, and who watches', async () => {
    const watcher = await anna.join(host.table.id, 'spectator');
    await host.until(() => host.table.watchers === 1);
    assert.equal((await own()).spectators, 1);
    await assert.rejects(watcher.room.request('act', { id: 'x', seq: 4, move: { type: 'draw' } }));
    assert.equal(await metric('harbour_refusals_total{code="notSeated"}'), 1);
    await watcher.leave();
  });

  it('tell who came back after a lost line', async () => {
    const back = new Promise<void>((resolve) => host.room.onReconnect(() => resolve()));
    host.cut();
    await back;
    assert.equal((await own()).reconnects, 1);
  });

  it('forget a room that is closed', async () => {
    await Promise.all([host.leave(), guest.leave()]);
    await eventually('the room forgotten', async () => (await own()).tables === 0);
    assert.equal(await metric('harbour_seats'), 0);
  });
});

describe('A process', () => {
  it('is ready while its database answers, and alive until it ends', async () => {
    const house = await openHouse();
    const ask = async (path: string) => {
      const { status, body, headers } = await http<{ status: string }>(house.url, path);
      assert.equal(headers.get('cache-control'), 'no-store');
      return [status, body.status];
    };
    assert.deepEqual(await ask('/ready'), [200, 'ready']);
    await house.app.services.store.close();
    assert.deepEqual(await ask('/ready'), [503, 'noDatabase']);
    house.app.services.closing = true;
    assert.deepEqual(await ask('/ready'), [503, 'closing']);
    assert.deepEqual(await ask('/health'), [200, 'ok']);
    await house.close().catch(() => {});
  });
});

describe('Latency', () => {
  const histogram = (...counts: [le: number | string, value: number][]) =>
    counts.map(([le, value]) => ({ labels: { le }, value }));

  it('is unknown before the first move', async () => {
    assert.equal(quantilesOf(histogram([0.1, 0], ['+Inf', 0])), null);
    assert.equal(await new Metrics(() => 0).latencyMs(), null);
  });

  it('is read from the buckets, evenly within one', () => {
    assert.deepEqual(quantilesOf(histogram([0.1, 50], [0.2, 100], ['+Inf', 100])), { p50: 100, p99: 198 });
    assert.deepEqual(quantilesOf(histogram([0.1, 0], [0.2, 100], ['+Inf', 100])), { p50: 150, p99: 199 });
  });

  it('beyond the last bucket is at least that', () => {
    assert.deepEqual(quantilesOf(histogram([0.1, 90], ['+Inf', 100])), { p50: 55.6, p99: 100 });
  });
});
