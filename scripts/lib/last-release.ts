import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
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

/** What makes a bundle, for a release that had none yet and was built where it ran. */
const BUNDLING = [
  'scripts/lib/bundle',
  'scripts/lib/licenses.ts',
  'scripts/lib/package-manager.ts',
  'scripts/lib/server-build.ts',
];

const APPS = ['storefront', 'backoffice'];

/** Run in the release's own folder, by its own files. */
const LAY_OUT = `
  const { buildServer } = await import('./scripts/lib/server-build.ts');
  await buildServer('scripts');
  const { layOut } = await import('./scripts/lib/bundle/make-bundle.ts');
  layOut(process.argv[1]);`;

/**
 * The folder of the last release's bundle, without its papers: servers, pages, migrations and commands, built of its own
 * sources and with the packages of its own lockfile; made once, for that release does not change.
 */
export async function buildLastRelease(): Promise<string> {
  const commit = lastRelease();
  // Not below node_modules, where Node.js reads no TypeScript.
  const releases = inRoot('.cache', 'releases');
  const folder = join(releases, commit);
  mkdirSync(releases, { recursive: true });
  await withLock(join(releases, 'lock'), async () => {
    if (existsSync(folder)) return;
    const sources = `${folder}.sources`;
    rmSync(sources, { recursive: true, force: true });
    mkdirSync(sources);
    const archive = `${sources}.tar`;
    await must('git archive', runQuietly('git', ['archive', '--output', archive, commit], inRoot()));
    await must('tar', runQuietly('tar', ['-xf', archive, '-C', sources], inRoot()));
    rmSync(archive);
    // Of what it depends on nearly all is in the store. Scripts would only bring another Node.js.
    const how = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    await must('pnpm install', packageManager('--dir', sources, ...how));
    const node = (where: string, ...args: string[]) =>
      runQuietly('env', ['NODE_ENV=production', process.execPath, ...args], join(sources, where));
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    await Promise.all(APPS.map((app) => must('build', node(app, vite, 'build'))));
    await must('build', node('.', 'scripts/build-server.ts', 'api-server', ...APPS));
    if (!existsSync(join(sources, 'scripts', 'bundle.ts')))
      for (const path of BUNDLING) cpSync(inRoot(path), join(sources, path), { recursive: true });
    const unfinished = `${folder}.unfinished`;
    await must('bundle', node('.', '--input-type=module', '-e', LAY_OUT, unfinished));
    renameSync(unfinished, folder);
    rmSync(sources, { recursive: true });
  });
  return folder;
}
