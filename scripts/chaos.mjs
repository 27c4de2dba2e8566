// npm run chaos: games over real sockets, and a house that is killed under them; test/chaos says how.
import { spawn } from 'node:child_process';
import { checkNode, installPackages, root } from './prepare.mjs';
import { ensureServices } from './services/index.mjs';

const asked = process.argv.slice(2);
checkNode();
installPackages();
if (asked.some((word) => /^(--mode=)?cluster$/.test(word))) ensureServices();

const chaos = spawn(process.execPath, ['--import', 'tsx', 'test/chaos/main.ts', ...asked], {
  cwd: root,
  stdio: 'inherit',
});
// a terminal sends Ctrl-C to both of us; what it started ends with it
process.on('SIGINT', () => {});
process.on('SIGTERM', () => chaos.kill('SIGTERM'));
chaos.on('exit', (code) => process.exit(code ?? 1));
