import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProxy } from '../../scripts/services/index.mjs';
import { within } from '../support/client.ts';

interface Backend {
  readonly name: string;
  readonly port: number;
  /** what it was asked, but for whether it is ready */
  readonly asked: string[];
  /** closes the connection instead of answering */
  mute: boolean;
  readonly server: Server;
}

/** Answers with its name and the address that it was told. */
async function openBackend(name: string): Promise<Backend> {
  const server = createServer((request, response) => {
    if (request.url === '/ready') return void response.end();
    backend.asked.push(`${request.method} ${request.url}`);
    if (backend.mute) return void request.socket.destroy();
    response.end(JSON.stringify({ name, address: request.headers['x-forwarded-for'] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend: Backend = { name, port: (server.address() as AddressInfo).port, asked: [], mute: false, server };
  return backend;
}

describe('Before the processes, the proxy', () => {
  let backends: Backend[];
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeEach(async () => {
    backends = await Promise.all(['app1', 'app2'].map(openBackend));
    proxy = await startProxy({ apps: backends });
  });
  afterEach(async () => {
    await proxy.stop();
    for (const { server } of backends) server.close().closeAllConnections();
  });

  const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const answer = await fetch(proxy.url + path, { method, headers });
    const text = await answer.text();
    return { status: answer.status, ...(text.startsWith('{') ? JSON.parse(text) : {}) };
  };
  const timesAsked = (): number => backends.reduce((sum, { asked }) => sum + asked.length, 0);

  it('sends requests to every process, and what names one to that one alone', async () => {
    const names = new Set<string>();
    for (let n = 0; n < 40; n++) names.add((await ask('/api/status')).name);
    assert.deepEqual([...names].sort(), ['app1', 'app2']);
    for (let n = 0; n < 5; n++)
      for (const { name } of backends) assert.equal((await ask(`/p/${name}/x/room`)).name, name);
    for (const path of ['/p/app3/x', '/p/house/x', '/p/', '/p/nowhere/x']) assert.equal((await ask(path)).status, 404);
  });

  it('says whose request it is, and believes nobody’s own word', async () => {
    assert.equal((await ask('/', 'GET', { 'x-forwarded-for': '203.0.113.9' })).address, '127.0.0.1');
  });

  it('keeps the figures of the processes to itself', async () => {
    for (const path of ['/metrics', '/metrics/', '/METRICS', '/%6detrics', '/metrics?x'])
      assert.equal((await ask(path)).status, 404, path);
    assert.equal(timesAsked(), 0);
  });

  it('asks another process when one is gone, and does nothing twice that might be done', async () => {
    const [gone, left] = backends as [Backend, Backend];
    gone.mute = true;
    for (let n = 0; n < 10; n++) {
      assert.equal((await ask('/api/tables/x')).name, 'app2');
      assert.equal((await ask('/api/tables/x/seat', 'POST')).name, 'app2');
    }
    assert.ok(gone.asked.includes('POST /api/tables/x/seat'), 'it was tried there first');
    const before = timesAsked();
    // an error, or a closed line where the process closed a line that was in use before
    for (let n = 0; n < 20; n++) await ask('/api/tables', 'POST').catch(() => null);
    assert.equal(timesAsked() - before, 20);
    gone.server.close().closeAllConnections();
    for (let n = 0; n < 10; n++) assert.equal((await ask('/api/tables', 'POST')).name, left.name);
  });

  it('fails a socket of a process that is gone at once', async () => {
    const [gone] = backends as [Backend, Backend];
    gone.server.close().closeAllConnections();
    const { status } = await within(ask(`/p/${gone.name}/x/room`), 'the refusal', 1500);
    assert.equal(status, 503);
    assert.equal((await ask('/p/app2/x/room')).name, 'app2');
  });
});
