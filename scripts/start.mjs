// npm start: install if needed, build what is stale, serve everything on one port.
import { spawn } from 'node:child_process';
import { buildClient, builtServer, checkNode, installPackages, root } from './prepare.mjs';

checkNode();
installPackages();
buildClient('production', 'dist/client');

const server = spawn(process.execPath, builtServer(), { cwd: root, stdio: 'inherit' });
// A terminal sends Ctrl-C to both of us: wait for the server to end by itself. Anything else is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
