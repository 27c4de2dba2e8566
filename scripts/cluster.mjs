// npm run cluster: the house as docker-compose.yml describes it, from Debian's packages, on this machine alone.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient, checkNode, fail, installPackages, root } from './prepare.mjs';
import { ensureServices, startCluster } from './services/index.mjs';

const { values } = parseArgs({ options: { apps: { type: 'string', default: '2' } } });
const apps = Number(values.apps);
if (!Number.isInteger(apps) || apps < 1 || apps > 16) fail('--apps takes a number from 1 to 16.');

checkNode();
installPackages();
buildClient('production', 'dist/client');
ensureServices();

const ends = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve(null));
});
try {
  const opening = startCluster({
    apps,
    port: Number(process.env.PORT ?? 2567),
    host: process.env.HOST,
    folder: path.resolve(root, process.env.DATA_DIR ?? 'data-cluster'),
    tell: console.log,
    err: (words) => process.stderr.write(words),
  });
  // who gives up before it is open leaves nothing behind either: what is started ends when we do
  const house = await Promise.race([opening, ends]);
  if (house) {
    const named = house.apps.map(({ name, pid }) => `${name} ${pid()}`);
    const who = [
      ...named,
      `PostgreSQL ${house.database.pid}`,
      `Redis ${house.redis.pid}`,
      `HAProxy ${house.proxy.pid}`,
    ];
    console.log(`Three Harbours is open: ${house.url} (processes: ${who.join(', ')})`);
    await ends;
    await house.stop();
  }
  process.exit(0);
} catch (error) {
  fail(error.message);
}
