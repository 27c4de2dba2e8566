// npm run dev: the server restarts when its sources change, the page reloads when its own do; one address for both.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { checkNode, installPackages, root } from './prepare.mjs';
import { answersAt, freePort } from './services/child.mjs';

checkNode();
installPackages();

const port = Number(process.env.PORT ?? 2567);
const serverPort = await freePort();
const server = spawn(
  process.execPath,
  [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/dev/index.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.DATA_DIR ?? './data-dev',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    },
  },
);
server.on('exit', (code) => process.exit(code ?? 0));

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
// the first start makes a database, which takes some seconds
const opened = performance.now() + 60_000;
while (server.exitCode === null && performance.now() < opened && !(await answersAt(serverPort))) await sleep(100);
console.log(`Three Harbours in development: http://localhost:${port} (data in ./data-dev; Ctrl-C ends it)`);

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  await vite.close();
  server.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
