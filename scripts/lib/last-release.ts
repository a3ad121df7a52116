import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageManager } from './package-manager.ts';
import { runQuietly } from './run-command.ts';
import { withLock } from './with-lock.ts';
import { inRoot, read } from './workspace.ts';

/** The commit that the newest released version in the changelog was made of. */
function lastRelease(): string {
  const [, commit] = /^Released from `([0-9a-f]{40})`\.$/m.exec(read('CHANGELOG.md').text) ?? [];
  if (!commit) throw new Error('CHANGELOG.md names no commit that a version was released from');
  return commit;
}

async function must(what: string, done: Promise<{ code: number; output: string }>): Promise<string> {
  const { code, output } = await done;
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}

/** What of a release is read without its files: `lastReleaseFiles('api-server/src/db/migrations')`. */
export const lastReleaseFiles = async (folder: string): Promise<string[]> =>
  (
    await must(
      'git ls-tree',
      runQuietly('git', ['ls-tree', '--name-only', lastRelease(), `${folder}/`], inRoot()),
    )
  )
    .trim()
    .split('\n');

/**
 * The folder in which the last release's API stands built, of its own sources and with the packages of its own lockfile:
 * made once, for that release does not change.
 */
export async function buildLastApi(): Promise<string> {
  const commit = lastRelease();
  // Not below node_modules, where Node.js reads no TypeScript.
  const releases = inRoot('.cache', 'releases');
  const folder = join(releases, commit);
  mkdirSync(releases, { recursive: true });
  await withLock(join(releases, 'lock'), async () => {
    if (existsSync(folder)) return;
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished);
    const archive = `${unfinished}.tar`;
    await must('git archive', runQuietly('git', ['archive', '--output', archive, commit], inRoot()));
    await must('tar', runQuietly('tar', ['-xf', archive, '-C', unfinished], inRoot()));
    rmSync(archive);
    // Of what it depends on nearly all is in the store. Scripts would only bring another Node.js.
    const how = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    await must('pnpm install', packageManager('--dir', unfinished, ...how));
    await must('build', runQuietly(process.execPath, ['scripts/build-server.ts', 'api-server'], unfinished));
    renameSync(unfinished, folder);
  });
  return join(folder, 'api-server', 'dist');
}
