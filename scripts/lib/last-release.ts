import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageManager } from './package-manager.ts';
import { runQuietly } from './run-command.ts';
import { withLock } from './with-lock.ts';
import { inRoot, read } from './workspace.ts';

/** Returns the commit of the newest released version in the changelog. */
function lastRelease(): string {
  const [, commit] = /^Released from `([0-9a-f]{40})`\.$/m.exec(read('CHANGELOG.md').text) ?? [];
  if (!commit) throw new Error("CHANGELOG.md has no line 'Released from' with a commit");
  return commit;
}

async function must(what: string, done: Promise<{ code: number; output: string }>): Promise<string> {
  const { code, output } = await done;
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}

/** Returns a release's file names from git: `lastReleaseFiles('api-server/src/db/migrations')`. */
export const lastReleaseFiles = async (folder: string): Promise<string[]> =>
  (
    await must(
      'git ls-tree',
      runQuietly('git', ['ls-tree', '--name-only', lastRelease(), `${folder}/`], inRoot()),
    )
  )
    .trim()
    .split('\n');

/** Files that build a bundle, for a release that had none. Exports that these files import from the release keep their names. */
const BUNDLING = [
  'scripts/lib/bundle',
  'scripts/lib/licenses.ts',
  'scripts/lib/one-process-folder.ts',
  'scripts/lib/package-manager.ts',
  'scripts/lib/server-build.ts',
  // Used by the current `deploy/tienda`.
  'scripts/lib/env-file.ts',
  'scripts/with-settings.ts',
];

const APPS = ['storefront', 'backoffice'];

/** Runs in the release's folder, with its files. */
const LAY_OUT = `
  const { buildServer } = await import('./scripts/lib/server-build.ts');
  await buildServer('scripts');
  const { layOut } = await import('./scripts/lib/bundle/make-bundle.ts');
  layOut(process.argv[1]);`;

/** A release's built sources, and its bundle without licence texts. */
interface Release {
  sources: string;
  bundle: string;
}

/**
 * Builds the last release from its sources and lockfile: servers, pages, migrations and commands. Cached,
 * because a release does not change.
 */
export async function buildLastRelease(): Promise<Release> {
  const commit = lastRelease();
  // Not below node_modules, where Node.js refuses TypeScript.
  const releases = inRoot('.cache', 'releases');
  const release = { sources: join(releases, `${commit}-sources`), bundle: join(releases, commit) };
  mkdirSync(releases, { recursive: true });
  await withLock(join(releases, 'lock'), async () => {
    await oncePer(release.sources, (folder) => buildSources(commit, folder));
    await oncePer(release.bundle, (folder) => layOutBundle(release.sources, folder));
  });
  return release;
}

/** Builds under another name first, so that an existing folder is complete. */
async function oncePer(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await make(unfinished);
  renameSync(unfinished, folder);
}

async function buildSources(commit: string, folder: string): Promise<void> {
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  await must('git archive', runQuietly('git', ['archive', '--output', archive, commit], inRoot()));
  await must('tar', runQuietly('tar', ['-xf', archive, '-C', folder], inRoot()));
  rmSync(archive);
  // Most packages are in pnpm's store. Install scripts would only download another Node.js.
  const how = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await must('pnpm install', packageManager('--dir', folder, ...how));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await Promise.all(APPS.map((app) => must('build', nodeIn(join(folder, app), vite, 'build'))));
  await must('build', nodeIn(folder, 'scripts/build-server.ts', 'api-server', ...APPS));
}

/** In a copy of the sources, because bundling files are added where the release had none. */
async function layOutBundle(sources: string, folder: string): Promise<void> {
  const copy = `${sources}.copy`;
  rmSync(copy, { recursive: true, force: true });
  await must('cp', copyTree(sources, copy));
  if (!existsSync(join(copy, 'scripts', 'bundle.ts'))) {
    for (const path of BUNDLING) {
      rmSync(join(copy, path), { recursive: true, force: true });
      cpSync(inRoot(path), join(copy, path), { recursive: true });
    }
    // `server-build.ts` names a command that the release lacked: it migrated only at start.
    writeFileSync(join(copy, 'scripts', 'migrate.ts'), "throw new Error('No such command');\n");
  }
  await must('bundle', nodeIn(copy, '--input-type=module', '-e', LAY_OUT, folder));
  rmSync(copy, { recursive: true });
}

const nodeIn = (folder: string, ...args: string[]) =>
  runQuietly('env', ['NODE_ENV=production', process.execPath, ...args], folder);

/** Copies a folder by hard links where possible. Replace files of the copy, never write to them. */
export const copyTree = (from: string, to: string) =>
  runQuietly(
    'sh',
    ['-c', 'cp -al "$0" "$1" 2>/dev/null || { rm -rf "$1" && cp -a "$0" "$1"; }', from, to],
    inRoot(),
  );
