import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { haproxyBinary, proxyConfig } from '../../scripts/services/index.mjs';
import { configFrom, settings } from '../../server/config.ts';
import { named, stagesOf } from '../support/dockerfile.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly restart: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}

const compose: Compose = parse(read('docker-compose.yml'), { merge: true });
const services = Object.entries(compose.services);
const apps = services.filter(([, { build }]) => build !== undefined);
const stages = stagesOf(read('Dockerfile'));
const last = stages.at(-1)!;

describe('docker-compose.yml', () => {
  it('has the proxy, the processes and what they stand on, and one public port', () => {
    assert.deepEqual(Object.keys(compose.services).sort(), ['app1', 'app2', 'postgres', 'proxy', 'redis']);
    assert.deepEqual(
      services.filter(([, { ports }]) => ports).map(([name]) => name),
      ['proxy'],
    );
    for (const [name, { restart, networks }] of services)
      assert.deepEqual([name, restart, networks], [name, 'unless-stopped', Object.keys(compose.networks)]);
  });

  it('waits only for services that are there and can tell how they are', () => {
    const tells = ({ healthcheck, build }: Service): boolean =>
      healthcheck !== undefined || (build !== undefined && named(last, 'HEALTHCHECK').length === 1);
    const waits = services.flatMap(([name, { depends_on = {} }]) =>
      Object.entries(depends_on).map(([other, { condition }]) => ({ name, other, condition })),
    );
    assert.ok(waits.length >= 6);
    for (const { name, other, condition } of waits)
      assert.ok(compose.services[other] && condition === 'service_healthy', `${name} waits for ${other}`);
    for (const [name, service] of services) assert.ok(tells(service), name);
  });

  it('gives processes settings that they know, and each its own name', () => {
    const filled = (value: string): string => value.replace(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/, 'secret7');
    for (const [name, { environment = {} }] of apps) {
      assert.deepEqual(
        Object.keys(environment).filter((setting) => !settings.includes(setting)),
        [],
      );
      const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)]));
      const config = configFrom(env);
      assert.deepEqual([config.processName, config.port], [name, 2567]);
      assert.equal(new URL(config.databaseUrl ?? '').hostname, 'postgres');
      assert.equal(new URL(config.redisUrl ?? '').hostname, 'redis');
    }
    assert.equal(apps.length, 2);
  });

  it('mounts files that are there, and volumes that it names', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    assert.ok(mounts.length >= 2);
    for (const from of mounts)
      assert.ok(from.startsWith('.') ? existsSync(join(ROOT, from)) : from in compose.volumes, from);
  });

  it('writes no password down', () => {
    assert.doesNotMatch(read('docker-compose.yml'), /PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)|:\/\/\w+:(?!\$\{)\S*@/);
  });
});

describe('The proxy', () => {
  const text = read('deploy/haproxy.cfg');
  const addresses = apps.map(([name]) => ({ name, address: `${name}:2567` }));

  it('names exactly the processes of docker-compose.yml', () => {
    assert.equal(proxyConfig({ bind: ':2567', apps: addresses }), text);
    const [port] = compose.services.proxy?.ports ?? [];
    assert.match(port ?? '', /:2567$/);
  });

  it('understands its configuration, for two processes and for five', () => {
    const folder = mkdtempSync(join(tmpdir(), 'three-harbours-'));
    const more = [1, 2, 3, 4, 5].map((n) => ({ name: `app${n}`, address: `127.0.0.1:${2600 + n}` }));
    for (const config of [text, proxyConfig({ bind: '127.0.0.1:2599', apps: more })]) {
      const file = join(folder, 'haproxy.cfg');
      writeFileSync(file, config);
      const checked = spawnSync(haproxyBinary(), ['-c', '-f', file], { encoding: 'utf8' });
      assert.equal(checked.status, 0, checked.stderr);
    }
    assert.equal(proxyConfig({ bind: ':1', apps: more }).match(/^backend app\d$/gm)?.length, 5);
    rmSync(folder, { recursive: true });
  });
});

describe('The Dockerfile', () => {
  it('has stages with names, from images whose version is said', () => {
    assert.ok(stages.length >= 3);
    for (const { name, base } of stages) assert.match(`${base} ${name}`, /^[\w/-]+:\d[\w.-]* \w+$/);
  });

  it('copies what is there and is let in, and from stages that are before', () => {
    const letIn = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    stages.forEach((stage, at) => {
      for (const words of named(stage, 'COPY')) {
        const from = words.find((word) => word.startsWith('--from='))?.slice(7);
        if (from !== undefined)
          assert.ok(
            stages.slice(0, at).some(({ name }) => name === from),
            from,
          );
        else
          for (const source of words.slice(0, -1))
            assert.ok(existsSync(join(ROOT, source)) && letIn.includes(source), source);
      }
    });
  });

  it('ends with a process that is not root, has production packages only, and tells how it is', () => {
    assert.deepEqual(named(last, 'USER'), [['node']]);
    assert.deepEqual(named(last, 'EXPOSE'), [['2567']]);
    const from = named(last, 'COPY').find((words) => words.some((word) => word.endsWith('/node_modules')))?.[0];
    const packages = stages.find(({ name }) => from === `--from=${name}`)!;
    assert.ok(named(packages, 'RUN').some((words) => words.includes('--omit=dev')));
    const [check = []] = named(last, 'HEALTHCHECK');
    assert.match(check.join(' '), /\/ready/);
    const [command = []] = named(last, 'CMD');
    assert.ok(
      JSON.parse(command.join(' ')).every((word: string) => !word.endsWith('.ts') || existsSync(join(ROOT, word))),
    );
  });

  it('leaves behind what only the page is made of', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    assert.deepEqual(
      ['phaser', 'preact', 'vite', 'typescript'].filter((name) => name in dependencies),
      [],
    );
  });
});
