import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Another process of the house writes there: the embedded database has one writer. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const held = new Set<string>();

/** Marks the folder as ours until released; a mark left behind by a killed process does not count. */
export function holdFolder(folder: string): () => void {
  const file = join(resolve(folder), 'in-use.pid');
  const inUse = (by: string): FolderInUseError => new FolderInUseError(`The folder ${folder} is in use by ${by}.`);
  if (held.has(file)) throw inUse('this process');
  const owner = ownerOf(file);
  // the own number is a former life's: containers count processes from 1 again
  if (owner !== null && owner !== process.pid && isAlive(owner)) throw inUse(`process ${owner}`);
  writeFileSync(file, `${process.pid}\n`);
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

function ownerOf(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
