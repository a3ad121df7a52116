import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from 'node-kit/file-lock';

/** Runs the work while this process holds the lock file; a dead process's lock is ignored. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    const lock = tryLock(file);
    if ('release' in lock) return work().finally(lock.release);
    await sleep(200);
  }
}
