// npm run dev: the server starts again when its sources change, the page reloads when its own do; one address for both.
import path from 'node:path';
import { createServer } from 'vite';
import { checkNode, fail, installPackages, root } from './prepare.mjs';
import { answersAt, freePort, startChild, untilReady } from './services/child.mjs';

checkNode();
installPackages();

const port = Number(process.env.PORT ?? 2567);
const serverPort = await freePort();
const dataDir = process.env.DATA_DIR ?? './data-dev';
const env = {
  PORT: String(serverPort),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
};

const startServer = () =>
  startChild(process.execPath, ['--import', 'tsx', 'server/dev/index.ts'], {
    cwd: root,
    env,
    err: (words) => process.stderr.write(words),
    out: (words) => process.stdout.write(words),
  });
// the first start makes a database, which takes some seconds
const answers = (child) => untilReady(child, 'The server', () => answersAt(serverPort), 60_000);

let server = startServer();
await answers(server).catch((error) => fail(error.message));

const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  mode: 'development',
  server: {
    port,
    strictPort: true,
    host: process.env.HOST,
    proxy: {
      '^/(api|matchmake|metrics|health|ready)(/|$)': { target },
      // the sockets of rooms: /<process>/<room>?sessionId=…
      '^/.+[?&]sessionId=': { target, ws: true },
    },
  },
});
await vite.listen();

let restarting = Promise.resolve();
let isStale = false;
let ending = false;

/** Changes that come while it restarts are one more restart. */
function restart() {
  if (isStale || ending) return;
  isStale = true;
  restarting = restarting.then(async () => {
    await server.stop();
    isStale = false;
    if (ending) return;
    server = startServer();
    await answers(server).catch((error) => console.error(error.message));
  });
}

const isServerSource = (file) => /^(server|shared)[\\/].*\.(ts|json|sql)$/.test(path.relative(root, file));
vite.watcher.add([path.join(root, 'server'), path.join(root, 'shared')]);
for (const event of ['add', 'change', 'unlink'])
  vite.watcher.on(event, (file) => {
    if (isServerSource(file)) restart();
  });

console.log(`Three Harbours in development: http://localhost:${port} (data in ${dataDir}; Ctrl-C ends it)`);

async function end() {
  if (ending) return;
  ending = true;
  await Promise.all([vite.close(), server.stop()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
