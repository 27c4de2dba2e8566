import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Another process writes there: the embedded database has one writer. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const lockedHere = new Set<string>();

/** Locks the folder until released; the lock of a killed process does not count. */
export function lockFolder(folder: string): () => void {
  const file = join(resolve(folder), 'in-use.pid');
  const inUse = (by: string): FolderInUseError => new FolderInUseError(`The folder ${folder} is in use by ${by}.`);
  if (lockedHere.has(file)) throw inUse('this process');
  const owner = ownerOf(file);
  // our own pid is that of an earlier process: containers count from 1 again
  if (owner !== null && owner !== process.pid && isAlive(owner)) throw inUse(`process ${owner}`);
  writeFileSync(file, `${process.pid}\n`);
  lockedHere.add(file);
  return () => {
    lockedHere.delete(file);
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
