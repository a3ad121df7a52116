import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { startedAt } from './process-identity.ts';

const FILE = 'postgres.owner';

/**
 * Says that this process runs the database of `dataDir`. Taken by a living process: an error that names it.
 * Left behind by a dead one: taken over.
 * @returns gives it back.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, FILE);
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (take(path, mine)) return () => giveBack(path, mine);
    const theirs = read(path);
    if (theirs === undefined) continue;
    if (isHeld(theirs)) throw inUse(dataDir, theirs);
    removeStale(path, theirs);
  }
  throw inUse(dataDir, read(path) ?? '?');
}

function take(path: string, content: string): boolean {
  // Written aside and linked, so that nobody ever reads half a lock.
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moved aside first: had somebody else taken it over in the meantime, it is put back. */
function removeStale(path: string, expected: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (read(aside) !== expected) linkSync(aside, path);
  } catch {
    // Somebody was faster; the next attempt sees who.
  } finally {
    rmSync(aside, { force: true });
  }
}

function isHeld(content: string): boolean {
  const [pid, ...since] = content.split(' ');
  return startedAt(Number(pid)) === since.join(' ');
}

function giveBack(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function inUse(dataDir: string, content: string): StartupError {
  const pid = content.split(' ')[0];
  return new StartupError(
    `La carpeta de datos ${dataDir} ya está en uso por otra tienda (proceso ${pid}): deténgala o elija otra DATA_DIR.`,
  );
}
