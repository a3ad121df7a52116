import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { startedAt } from './process-identity.ts';

/** `release` frees the lock; `heldBy` is the pid of the living process that holds it. */
type Lock = { release: () => void } | { heldBy: string };

/** Takes a lock file for this process. A lock of a dead process is taken over at once, even if another program has its pid now. */
export function tryLock(path: string): Lock {
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (take(path, mine)) return { release: () => giveBack(path, mine) };
    const theirs = read(path);
    if (theirs === undefined) continue;
    if (isOwnerAlive(theirs)) return heldBy(theirs);
    removeStale(path, theirs);
  }
  return heldBy(read(path) ?? '?');
}

const heldBy = (content: string): Lock => ({ heldBy: content.split(' ')[0] ?? '?' });

function take(path: string, content: string): boolean {
  // Write a draft and link it, so that no process ever reads a partial lock.
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

/** Renames the stale lock first: if another process replaced it in the meantime, its lock is put back. */
function removeStale(path: string, expected: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (read(aside) !== expected) linkSync(aside, path);
  } catch {
    // Another process was faster; the next attempt reads its lock.
  } finally {
    rmSync(aside, { force: true });
  }
}

function isOwnerAlive(content: string): boolean {
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
