// What both commands do first: the right Node, the packages of the lock file, the built client.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function run(command, args, { quiet = false, env = {} } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.error) fail(`Could not run ${command}: ${done.error.message}`);
  if (quiet && done.status !== 0) process.stderr.write(`${done.stdout}${done.stderr}`);
  return done.status ?? 1;
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Three Harbours needs Node 20.19 or newer; this is ${process.version}.`);
}

/** Packages are complete when npm's own list of what it installed agrees with the lock file. */
function packagesComplete() {
  try {
    const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(fs.readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([where, { version, optional, peer }]) => where === '' || optional || peer || present[where]?.version === version,
    );
  } catch {
    return false;
  }
}

export function installPackages() {
  if (packagesComplete()) return;
  console.log('Installing packages (once) …');
  // --include=dev: the client is built here, also where NODE_ENV says production
  const status = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (status !== 0) fail('npm ci failed; its words stand above.');
}

export function* filesBelow(place) {
  const full = path.join(root, place);
  if (fs.statSync(full).isFile()) return yield place;
  for (const name of fs.readdirSync(full).sort()) yield* filesBelow(path.join(place, name));
}

/** All that a build depends on, as one hash. */
function sourcesOf(folder, mode) {
  const hash = createHash('sha256').update(mode);
  for (const place of [folder, 'shared', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'])
    for (const file of filesBelow(place)) hash.update(file).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Builds a part unless the last build was of the very same sources. */
function build(folder, mode, outDir) {
  const stamp = path.join(root, outDir, '.sources');
  const sources = sourcesOf(folder, mode);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources) return;
  console.error(`Building the ${folder} …`);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const status = run(
    process.execPath,
    [vite, 'build', '--mode', mode, '--outDir', path.join(root, outDir), '--emptyOutDir', '--logLevel', 'warn'],
    { quiet: true },
  );
  if (status !== 0) fail(`The ${folder} could not be built; the reason stands above.`);
  fs.writeFileSync(stamp, sources);
}

export const buildClient = (mode, outDir) => build('client', mode, outDir);

/** How Node runs the server that was built; what goes wrong there is told by the lines of the sources. */
export function builtServer() {
  build('server', 'server', 'dist/server');
  return ['--enable-source-maps', path.join(root, 'dist/server/index.js')];
}
