import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from 'api-server/testing/global-setup';
import { inject } from 'vitest';
import { runQuietly } from '../scripts/lib/run-command.ts';
import { withLock } from '../scripts/lib/with-lock.ts';
import { inRoot } from '../scripts/lib/workspace.ts';

/**
 * Returns the archive of `npx pnpm@12 bundle` for these sources, built once per test run. The unpacked folder
 * is next to the archive.
 */
export async function bundleOfNow(): Promise<string> {
  const cache = inRoot('.cache', 'bundle');
  const note = join(cache, 'made');
  // The path is unique to this test run.
  const run = inject('testTemplate');
  await withLock(join(cache, 'lock'), async () => {
    if (existsSync(note) && readFileSync(note, 'utf8').startsWith(`${run}\n`)) return;
    const { code, output } = await runQuietly(process.execPath, [inRoot('scripts', 'bundle.ts')], inRoot());
    const [, archive] = /(dist\/\S+\.tar\.gz) /.exec(output) ?? [];
    if (code !== 0 || !archive) throw new Error(output);
    writeFileSync(note, `${run}\n${archive}`);
  });
  return inRoot(readFileSync(note, 'utf8').split('\n')[1] ?? '');
}
