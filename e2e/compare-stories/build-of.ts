import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from 'node-kit/startup-error';
import { packageManager } from '../../scripts/lib/package-manager.ts';
import { runQuietly } from '../../scripts/lib/run-command.ts';
import { withLock } from '../../scripts/lib/with-lock.ts';
import { inRoot } from '../../scripts/lib/workspace.ts';
import { allStories, FOLDER } from '../stories/storybook.ts';

/** Cached builds by commit. The folder is outside node_modules because Node.js runs no TypeScript there. */
const BUILDS = inRoot('.cache', 'storybooks');

/**
 * Returns the folder of a built Storybook. Accepts such a folder, a git revision or, by default, the current sources.
 * @throws StartupError when the name is neither a folder nor a revision, or the build fails
 */
export async function buildOf(named: string | undefined): Promise<string> {
  if (named === undefined) {
    await allStories();
    return FOLDER;
  }
  if (existsSync(join(named, 'index.json'))) return named;
  const parsed = await runQuietly('git', ['rev-parse', '--verify', '--quiet', `${named}^{commit}`], inRoot());
  if (parsed.code !== 0) {
    throw new StartupError(`${named} no es la carpeta de un Storybook construido ni una revisión de git.`);
  }
  const commit = parsed.output.trim();
  const built = join(BUILDS, commit);
  mkdirSync(BUILDS, { recursive: true });
  await withLock(`${built}.lock`, async () => {
    if (!existsSync(built)) await build(commit, built);
  });
  return built;
}

/** Builds the commit's Storybook from its own sources and lockfile. */
async function build(commit: string, to: string): Promise<void> {
  console.log(`Preparando el Storybook de ${commit.slice(0, 8)}…`);
  const sources = `${to}.sources`;
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources);
  const archive = `${sources}.tar`;
  await must('git archive', runQuietly('git', ['archive', '--output', archive, commit], inRoot()));
  await must('tar', runQuietly('tar', ['-xf', archive, '-C', sources], inRoot()));
  rmSync(archive);
  const how = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await must('pnpm install', packageManager('--dir', sources, ...how));
  const program = join(sources, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const built = join(sources, '.storybook', 'dist');
  await must(
    'storybook build',
    runQuietly(process.execPath, [program, 'build', '--quiet', '--output-dir', built], sources),
  );
  renameSync(built, to);
  rmSync(sources, { recursive: true, force: true });
}

async function must(what: string, done: Promise<{ code: number; output: string }>): Promise<void> {
  const { code, output } = await done;
  if (code !== 0) throw new StartupError(`${what}: ${output}`);
}
