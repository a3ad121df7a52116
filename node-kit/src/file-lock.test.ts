import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tryLock } from './file-lock.ts';
import { startedAt } from './process-identity.ts';

const dir = mkdtempSync(join(tmpdir(), 'lock ñ-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('refuses a second lock until the release, and leaves no temporary files', () => {
  const path = join(dir, 'uno');
  const lock = tryLock(path);
  expect(tryLock(path)).toEqual({ heldBy: String(process.pid) });
  if ('release' in lock) lock.release();
  expect(existsSync(path)).toBe(false);
  expect(tryLock(path)).toHaveProperty('release');
  expect(readdirSync(dir)).toEqual(['uno']);
});

it.each([
  ['of a process that has ended', () => `${spawnSync(process.execPath, ['-e', '']).pid} then`],
  ['whose process id now belongs to another process', () => `${process.pid} an earlier start`],
])('replaces a lock %s', (_, left) => {
  const path = join(dir, 'left');
  writeFileSync(path, left());
  expect(tryLock(path)).toHaveProperty('release');
  expect(readFileSync(path, 'utf8')).toBe(`${process.pid} ${startedAt(process.pid)}`);
});
