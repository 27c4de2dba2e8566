import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../scripts/services/index.mjs';
import type { StatusAnswer } from '../../shared/protocol/http.ts';
import { http, within } from '../support/client.ts';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('The house of npm run cluster', () => {
  it('stands behind one port, starts a killed process again, and leaves none behind', async () => {
    const told: string[] = [];
    let hear = (): void => {};
    // where others may pass, and nobody has been before
    const place = mkdtempSync(join(tmpdir(), 'three-harbours-'));
    chmodSync(place, 0o755);
    const folder = join(place, 'kept', 'here');
    const cluster = await startCluster({ folder, tell: (words) => told.push(words) && hear() });
    const lives: number[] = [];
    const note = (): void => {
      for (const { pid } of cluster.apps) lives.push(pid());
    };
    try {
      note();
      assert.ok(existsSync(join(folder, 'postgres')));
      const { body } = await http<StatusAnswer>(cluster.url, '/api/status');
      assert.deepEqual(
        body.processes.map(({ name }) => name),
        ['app1', 'app2'],
      );
      const back = new Promise<void>((resolve) => {
        hear = () => told.some((words) => words.startsWith('app1 is back')) && resolve();
      });
      process.kill(lives[0]!, 'SIGKILL');
      for (let n = 0; n < 10; n++) assert.equal((await http(cluster.url, '/api/status')).status, 200);
      await within(back, 'app1 again', 50_000);
      note();
      assert.notEqual(lives[2], lives[0]);
    } finally {
      await cluster.stop();
      rmSync(place, { recursive: true, force: true });
    }
    const all = [...lives, cluster.proxy.pid, cluster.database.pid, cluster.redis.pid];
    assert.deepEqual(all.filter(isAlive), []);
  }).timeout(120_000);
});
