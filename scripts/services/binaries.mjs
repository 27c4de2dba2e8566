// Where Debian's PostgreSQL, Redis and HAProxy are.
import fs from 'node:fs';
import path from 'node:path';
import { ensurePart } from '../debian.mjs';

const places = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const onPath = (name) => places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file));

const versions = '/usr/lib/postgresql';
/** The folder of the newest one's programs: Debian puts none of its server's on the path. */
function postgresFolder() {
  const found = fs.existsSync(versions) ? fs.readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = found.map((version) => path.join(versions, version, 'bin'));
  const named = onPath('postgres');
  return [...folders, ...(named ? [path.dirname(fs.realpathSync(named))] : [])].find((folder) =>
    fs.existsSync(path.join(folder, 'initdb')),
  );
}

const part = (find, name, needed) => () => ensurePart({ find, packages: [name], needed });

export const postgresBinaries = part(postgresFolder, 'postgresql', 'The cluster and its tests need PostgreSQL.');
export const redisBinary = part(() => onPath('redis-server'), 'redis-server', 'The cluster and its tests need Redis.');
export const haproxyBinary = part(() => onPath('haproxy'), 'haproxy', 'The cluster and its tests need HAProxy.');

/** All of them, before anything is started. */
export function ensureServices() {
  postgresBinaries();
  redisBinary();
  haproxyBinary();
}
