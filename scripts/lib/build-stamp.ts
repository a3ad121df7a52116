import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CACHE, ROOT } from './workspace.ts';

/** Built like an app, by the folder of its settings, though what it shows is the kit. */
export const STORYBOOK = '.storybook';

/** A package of the workspace, by its sources; a path that ends in a slash is all that stands below it. */
const packages = (names: string[], folders = ['src']) =>
  names.flatMap((name) => [`${name}/package.json`, ...folders.map((folder) => `${name}/${folder}/`)]);

const OF_ALL = [
  ...packages(['api-client'], ['src', 'contract', 'generated']),
  ...packages(['settings', 'node-kit']),
  'scripts/build-server.ts',
  'scripts/lib/server-build.ts',
  'scripts/lib/entry-chunks.ts',
  'scripts/lib/offline-worker.ts',
  'tsconfig.base.json',
  // The version, which the panel tells.
  'package.json',
  'pnpm-lock.yaml',
];

/** What ends up in a build: its own source, and that of the packages it takes in. */
const inputsOf = (app: string) => [
  `${app}/src/`,
  `${app}/public/`,
  ...packages(app === 'api-server' ? ['demo-shop'] : ['app-core', 'ui-kit', 'web-server']),
  // Screens have stories too.
  ...(app === STORYBOOK ? ['storefront/src/', 'backoffice/src/', 'storefront/public/'] : []),
  ...OF_ALL,
];

/** Files that stand in an app's folder itself. */
const OWN = /\.(ts|tsx|json|html)$/;

const UNUSED = /\.(test|stories)\.tsx?$|\.mdx$|[\\/]testing[\\/]/;
const UNUSED_BY_STORYBOOK = /\.test\.tsx?$/;

/** A digest of all that a build of the app depends on; the same content gives the same one, anywhere. */
export function digestOf(app: string, root = ROOT, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(env)
    .filter((name) => name.startsWith('VITE_'))
    .sort()) {
    hash.update(`${name}=${env[name]}\0`);
  }
  const unused = app === STORYBOOK ? UNUSED_BY_STORYBOOK : UNUSED;
  for (const file of [...new Set(filesOf(app, root))].sort()) {
    if (unused.test(file)) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Paths from the root, with slashes. Not by patterns: of a start, looking through all of them took a tenth. */
function filesOf(app: string, root: string): string[] {
  const under = (folder: string, recursive: boolean) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const own = under(app, false).filter((file) => OWN.test(file));
  const inputs = inputsOf(app).filter((input) => existsSync(join(root, input)));
  return [...own, ...inputs.flatMap((input) => (input.endsWith('/') ? under(input, true) : [input]))];
}

/**
 * Where the build is put. Storybook's is for the tests, its pages of text included: the one to deploy, which
 * `pnpm storybook:build` makes, stays as it is.
 */
export const builtFolder = (app: string) =>
  app === STORYBOOK ? join(CACHE, 'storybook') : join(ROOT, app, 'dist');

const stampOf = (app: string) => join(CACHE, `${app}.stamp`);

export function isBuilt(app: string, digest: string): boolean {
  return (
    existsSync(builtFolder(app)) && existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === digest
  );
}

/** Before a build, so that one cut short is not taken for whole. */
export function forgetBuild(app: string): void {
  rmSync(stampOf(app), { force: true });
}

export function noteBuild(app: string, digest: string): void {
  mkdirSync(dirname(stampOf(app)), { recursive: true });
  writeFileSync(stampOf(app), digest);
}
