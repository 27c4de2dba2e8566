// npm test: lint, types, then every suite; `npm test -- rules server` runs only the named steps.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { checkNode, fail, filesBelow, installPackages, root } from './prepare.mjs';

/**
 * Two files at a time, those of `first` before all others: a long one that begins last leaves a core without work.
 * @param {{ files: RegExp, first?: readonly string[], options?: readonly string[], timeout?: number, needs?: readonly string[] }} suite
 */
const suite = ({ files, first = [], options = [], timeout = 60_000, needs = [] }) => {
  const all = [...filesBelow('test')].filter((file) => files.test(file));
  const missing = first.filter((file) => !all.includes(file));
  if (missing.length > 0) fail(`scripts/test.mjs names what is not there: ${missing.join(', ')}`);
  return { spec: [...options, ...first, ...all.filter((file) => !first.includes(file))], timeout, needs };
};
const suites = {
  rules: suite({
    files: /^test\/((architecture|laws|secrecy|fairness)\/.*|games\/[^/]+\/rules\/[^/]*)\.test\.ts$/,
    first: ['test/laws/bots.test.ts', 'test/laws/laws.test.ts', 'test/fairness/command.test.ts'],
    needs: ['database'],
  }),
  client: suite({
    files: /^test\/((page|stage)\/.*|games\/[^/]+\/(page|stage)\/[^/]*)\.test\.ts$/,
    timeout: 20_000,
  }),
  server: suite({
    files: /^test\/server\/.*\.test\.ts$/,
    first: ['chaos', 'cluster', 'projection', 'restart', 'wire'].map((name) => `test/server/${name}.test.ts`),
    // files that share a process share what the first of them has loaded: the sockets of the tests come before the SDK
    options: ['--require', './test/support/sockets.ts'],
    needs: ['database', 'parts', 'server'],
  }),
  browser: suite({
    files: /^test\/browser\/.*\.test\.ts$/,
    first: ['borneo', 'port-royal-modes', 'port-royal-adventure', 'screens', 'manila'].map(
      (name) => `test/browser/${name}.test.ts`,
    ),
    timeout: 240_000,
    needs: ['database', 'parts', 'server', 'page', 'shipped page'],
  }),
};
const checks = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'],
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
};
const steps = [...Object.keys(checks), ...Object.keys(suites)];

/** What suites stand on, in the order in which it is made ready. */
const parts = {
  database: ['--import', 'tsx', '--eval', "import('./test/support/fresh-folder.ts').then((m) => m.freshFolder())"],
  server: ['--eval', "import('./scripts/prepare.mjs').then((m) => m.builtServer())"],
  parts: [
    '--eval',
    "import('./scripts/services/index.mjs').then((m) => m.ensureServices()).then(() => import('./scripts/chromium.mjs')).then((m) => m.ensureChromium())",
  ],
  page: ['--eval', "import('./scripts/prepare.mjs').then((m) => m.buildClient('test', 'dist/test-client'))"],
  'shipped page': ['--eval', "import('./scripts/prepare.mjs').then((m) => m.buildClient('production', 'dist/client'))"],
};

checkNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.includes(name));
if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. Steps are: ${steps.join(', ')}.`);
const wanted = asked.length > 0 ? steps.filter((name) => asked.includes(name)) : steps;

installPackages();
const began = Date.now();
const total = { passed: 0, failed: 0 };
const ready = prepare(new Set(wanted.flatMap((step) => suites[step]?.needs ?? [])));
await check(wanted.filter((step) => step in checks));
for (const step of wanted.filter((step) => step in suites)) await runSuite(step);
console.log(`\nall of it ${since(began)}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function since(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}

function node(args, stdio, env = {}) {
  return spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } });
}

function ended(child) {
  return new Promise((resolve) => child.on('close', resolve));
}

/** One after the other beside the first suites, which wait for nothing that they do not stand on; 0 where all is well. */
function prepare(needed) {
  let before = Promise.resolve();
  const made = {};
  for (const [name, args] of Object.entries(parts).filter(([name]) => needed.has(name))) {
    const make = () => {
      const child = node(args, 'inherit');
      // tests that run meanwhile must not have to wait for what is not needed yet
      if (name.endsWith('page')) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
      return ended(child);
    };
    made[name] = before = before.then(make);
  }
  return made;
}

/** Side by side: neither keeps two cores busy by itself. */
async function check(names) {
  const done = await Promise.all(
    names.map(async (name) => {
      const began = Date.now();
      const child = node(checks[name], ['ignore', 'pipe', 'pipe']);
      const said = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
      const status = await ended(child);
      return { name, status, words: Buffer.concat(said).toString(), took: since(began) };
    }),
  );
  for (const { name, status, words, took } of done) {
    console.log(`\n── ${name} ──\n${words}   ${took}`);
    count(status === 0 ? 0 : 1);
  }
}

function count(failed, passed = failed === 0 ? 1 : 0) {
  total.passed += passed;
  total.failed += failed;
}

async function runSuite(name) {
  const { spec, timeout, needs } = suites[name];
  for (const part of needs)
    if ((await ready[part]) !== 0) fail(`No ${name} tests: the ${part} could not be made ready.`);
  console.log(`\n── ${name} ──`);
  const began = Date.now();
  const args = ['--import=tsx', 'node_modules/mocha/bin/mocha.js', '--exit', '--forbid-only', '--forbid-pending'];
  const env = { NODE_ENV: 'test' };
  if (name === 'browser') env.CHROMIUM = (await import('./chromium.mjs')).ensureChromium();
  const limits = ['--parallel', '--jobs', '2', '--timeout', String(timeout)];
  const child = node([...args, ...limits, ...spec], ['ignore', 'pipe', 'inherit'], env);
  let tail = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    tail = (tail + chunk).slice(-200_000);
  });
  const status = await ended(child);
  const passed = Number(/(\d+) passing/.exec(tail)?.[1] ?? 0);
  const failed = Number(/(\d+) failing/.exec(tail)?.[1] ?? 0);
  // a suite that dies, or that finds no test, has failed
  count(Math.max(failed, status === 0 && passed > 0 ? 0 : 1), passed);
  console.log(`   ${since(began)}`);
}
