// npm test: lint, types, then every suite; `npm test -- rules server` runs only the named steps.
import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { buildClient, builtServer, checkNode, fail, installPackages, root, run } from './prepare.mjs';
import { ensureServices } from './services/index.mjs';

const mocha = (spec, { timeout = 20_000, env = {}, jobs = 1 } = {}) => ({ spec, timeout, env, jobs });
// these wait for sockets, processes and pages more than they compute: two files at a time
const suites = {
  rules: mocha(['test/{architecture,laws,secrecy,fairness}/**/*.test.ts', 'test/games/*/rules/*.test.ts'], {
    timeout: 60_000,
    jobs: 2,
  }),
  client: mocha(['test/{page,stage}/**/*.test.ts', 'test/games/*/{page,stage}/*.test.ts'], { jobs: 2 }),
  // files that share a process share what the first of them has loaded: the sockets of the tests come before the SDK
  server: mocha(['--require', './test/support/sockets.ts', 'test/server/**/*.test.ts'], { timeout: 60_000, jobs: 2 }),
  browser: mocha(['test/browser/**/*.test.ts'], { timeout: 240_000, jobs: 2 }),
};
const steps = ['lint', 'types', ...Object.keys(suites)];

checkNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.includes(name));
if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. Steps are: ${steps.join(', ')}.`);
const wanted = asked.length > 0 ? steps.filter((name) => asked.includes(name)) : steps;

installPackages();
const total = { passed: 0, failed: 0 };
for (const step of wanted) {
  console.log(`\n── ${step} ──`);
  const began = Date.now();
  if (step === 'lint') count(run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']) === 0 ? 0 : 1);
  else if (step === 'types') count(run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.']) === 0 ? 0 : 1);
  else await runSuite(step);
  console.log(`   ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function count(failed, passed = failed === 0 ? 1 : 0) {
  total.passed += passed;
  total.failed += failed;
}

/** Beside what is done here: two builds need hardly longer than one. */
function aside(code) {
  const child = spawn(process.execPath, ['--eval', code], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

async function runSuite(name) {
  const { spec, timeout, env, jobs } = suites[name];
  if (name === 'server') {
    ensureServices();
    builtServer();
  }
  if (name === 'browser') {
    env.CHROMIUM = ensureChromium();
    const shipped = aside("import('./scripts/prepare.mjs').then((m) => m.buildClient('production', 'dist/client'))");
    buildClient('test', 'dist/test-client');
    if ((await shipped) !== 0) return count(1);
  }
  const side = jobs > 1 ? ['--parallel', '--jobs', String(jobs)] : [];
  const args = ['--import=tsx', 'node_modules/mocha/bin/mocha.js', '--exit', '--forbid-only', '--forbid-pending'];
  const child = spawn(process.execPath, [...args, ...side, '--timeout', String(timeout), ...spec], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  let tail = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    tail = (tail + chunk).slice(-200_000);
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  const passed = Number(/(\d+) passing/.exec(tail)?.[1] ?? 0);
  const failed = Number(/(\d+) failing/.exec(tail)?.[1] ?? 0);
  // a suite that dies, or that finds no test, has failed
  count(Math.max(failed, status === 0 && passed > 0 ? 0 : 1), passed);
}
