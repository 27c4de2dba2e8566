// npm test: lint, types, then every suite; `npm test -- rules server` runs only the named steps.
import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { buildClient, checkNode, fail, installPackages, root } from './prepare.mjs';
import { ensureServices } from './services/index.mjs';
import { Turns } from './turns.mjs';

// `jobs`: files at a time, where they wait for sockets, processes and pages more than they compute
const mocha = (spec, { timeout = 20_000, env = {}, jobs = 1 } = {}) => ({ spec, timeout, env, jobs });
const suites = {
  rules: mocha(['test/{architecture,rules,property,secrecy,fixtures,golden,fairness}/**/*.test.ts'], {
    timeout: 60_000,
  }),
  client: mocha(['test/client/**/*.test.ts']),
  server: mocha(['test/server/**/*.test.ts'], { timeout: 60_000, jobs: 2 }),
  browser: mocha(['test/browser/**/*.test.ts'], { timeout: 240_000 }),
};
const commands = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'],
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
};
const steps = [...Object.keys(commands), ...Object.keys(suites)];
// side by side: pages leave half of two cores to the rest
const lanes = [steps.filter((step) => step !== 'browser'), ['browser']];

checkNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.includes(name));
if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. Steps are: ${steps.join(', ')}.`);
const wanted = asked.length > 0 ? steps.filter((name) => asked.includes(name)) : steps;

installPackages();
if (wanted.includes('server')) ensureServices();
if (wanted.includes('browser')) {
  suites.browser.env.CHROMIUM = ensureChromium();
  buildClient('production', 'dist/client');
  buildClient('test', 'dist/test-client');
}

const total = { passed: 0, failed: 0 };
const turns = new Turns((words) => process.stdout.write(words));
await Promise.all(lanes.map((lane) => runLane(lane.filter((step) => wanted.includes(step)))));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runLane(lane) {
  const speaker = turns.speaker();
  for (const step of lane) {
    speaker.say(`\n── ${step} ──\n`);
    const began = Date.now();
    const { passed, failed } = await (step in suites ? runSuite(step, speaker) : runCommand(step, speaker));
    total.passed += passed;
    total.failed += failed;
    speaker.say(`   ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  }
  speaker.end();
}

async function runCommand(name, speaker) {
  const { status } = await heard(commands[name], process.env, speaker);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runSuite(name, speaker) {
  const { spec, timeout, env, jobs } = suites[name];
  const side = jobs > 1 ? ['--parallel', '--jobs', String(jobs)] : [];
  const args = ['--import=tsx', 'node_modules/mocha/bin/mocha.js', '--exit', '--forbid-only', '--forbid-pending'];
  const asked = [...args, ...side, '--timeout', String(timeout), ...spec];
  const { status, tail } = await heard(asked, { ...process.env, NODE_ENV: 'test', ...env }, speaker);
  const passed = Number(/(\d+) passing/.exec(tail)?.[1] ?? 0);
  const failed = Number(/(\d+) failing/.exec(tail)?.[1] ?? 0);
  // a suite that dies, or that finds no test, has failed
  return { passed, failed: Math.max(failed, status === 0 && passed > 0 ? 0 : 1) };
}

/** Runs Node; what it prints is said in its turn. */
async function heard(args, env, speaker) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let tail = '';
  const hear = (chunk) => {
    speaker.say(chunk);
    tail = (tail + chunk).slice(-200_000);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, tail };
}
