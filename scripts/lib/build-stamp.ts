import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ONE_PROCESS, ONE_PROCESS_FOLDER } from './one-process-folder.ts';
import { CACHE, ROOT } from './workspace.ts';

/** Built like an app, named by its settings folder, although it shows the kit. */
export const STORYBOOK = '.storybook';

/** Returns the inputs of workspace packages; a path ending in a slash covers the whole folder. */
const packages = (names: string[], folders = ['src']) =>
  names.flatMap((name) => [`${name}/package.json`, ...folders.map((folder) => `${name}/${folder}/`)]);

const OF_ALL = [
  ...packages(['api-client'], ['src', 'contract', 'generated']),
  ...packages(['settings', 'node-kit']),
  'scripts/build-server.ts',
  'scripts/compress-files.ts',
  'scripts/lib/compress-files.ts',
  'scripts/lib/server-build.ts',
  'scripts/lib/entry-chunks.ts',
  'scripts/lib/inline-script.ts',
  'scripts/lib/offline-worker.ts',
  'tsconfig.base.json',
  // Contains the version, which the panel shows.
  'package.json',
  'pnpm-lock.yaml',
];

/** The servers of `start`, without the pages. */
const OF_ONE_PROCESS = [
  ...packages(['api-server', 'web-server', 'ui-kit']),
  ...['storefront', 'backoffice'].map((app) => `${app}/web-app.ts`),
  'backoffice/with-environment.ts',
  'storefront/src/shared/',
  'scripts/lib/one-process.ts',
  'scripts/lib/shown-line.ts',
  ...OF_ALL,
];

/** Returns the inputs of a build: its source, and the packages it includes. */
const inputsOf = (app: string) => [
  `${app}/src/`,
  `${app}/public/`,
  ...packages(app === 'api-server' ? ['demo-shop'] : ['app-core', 'ui-kit', 'web-server']),
  // Pages have stories too.
  ...(app === STORYBOOK ? ['storefront/src/', 'backoffice/src/', 'storefront/public/'] : []),
  ...OF_ALL,
];

/** Files directly in an app's folder. */
const OWN = /\.(ts|tsx|json|html)$/;

const UNUSED = /\.(test|stories)\.tsx?$|\.mdx$|[\\/]testing[\\/]/;
const UNUSED_BY_STORYBOOK = /\.test\.tsx?$/;

/** Returns a digest of all inputs of a build; equal content gives an equal digest on any machine. */
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

/** Returns paths from the root, with slashes. */
function filesOf(app: string, root: string): string[] {
  const own = app === ONE_PROCESS ? [] : listFiles(root, `${app}/`, false).filter((file) => OWN.test(file));
  const inputs = app === ONE_PROCESS ? OF_ONE_PROCESS : inputsOf(app);
  return [
    ...own,
    ...inputs.flatMap((input) => {
      if (input.endsWith('/')) return listFiles(root, input);
      return existsSync(join(root, input)) ? [input] : [];
    }),
  ];
}

/** Returns the files below a folder that ends in a slash. By hand, because Node's recursive listing takes twice the time. */
function listFiles(root: string, folder: string, recursive = true): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return recursive ? listFiles(root, `${folder}${entry.name}/`) : [];
    return entry.isFile() && !entry.name.startsWith('.') ? [folder + entry.name] : [];
  });
}

/**
 * Returns the build's folder. Storybook's is for tests; the deployable one, by `pnpm storybook:build`, is elsewhere.
 */
export function builtFolder(app: string): string {
  if (app === ONE_PROCESS) return ONE_PROCESS_FOLDER;
  return app === STORYBOOK ? join(CACHE, 'storybook') : join(ROOT, app, 'dist');
}

const stampOf = (app: string) => join(CACHE, `${app}.stamp`);

export function isBuilt(app: string, digest: string): boolean {
  return (
    existsSync(builtFolder(app)) && existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === digest
  );
}

/** Deletes the stamp before a build, so that an interrupted build does not count as complete. */
export function deleteBuildStamp(app: string): void {
  rmSync(stampOf(app), { force: true });
}

export function writeBuildStamp(app: string, digest: string): void {
  mkdirSync(dirname(stampOf(app)), { recursive: true });
  writeFileSync(stampOf(app), digest);
}
