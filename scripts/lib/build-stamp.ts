import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CACHE, ROOT } from './workspace.ts';

/** Built like an app, by the folder of its settings, though what it shows is the kit. */
export const STORYBOOK = '.storybook';

const OF_ALL = [
  'api-client/{package.json,src/**/*,contract/**/*,generated/**/*}',
  '{settings,node-kit}/{package.json,src/**/*}',
  'scripts/{build-server.ts,lib/server-build.ts}',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];

/** What ends up in a build: its own source, and that of the packages it takes in. */
const inputsOf = (app: string) => [
  `${app}/{src,public}/**/*`,
  `${app}/*.{ts,tsx,json,html}`,
  ...(app === 'api-server'
    ? ['demo-shop/{package.json,src/**/*}']
    : [
        'app-core/{package.json,src/**/*}',
        'ui-kit/{package.json,src/**/*}',
        'web-server/{package.json,src/**/*}',
      ]),
  // Screens have stories too.
  ...(app === STORYBOOK ? ['{storefront,backoffice}/src/**/*', 'storefront/public/**/*'] : []),
  ...OF_ALL,
];

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
  const files = inputsOf(app).flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const file of [...new Set(files)].sort()) {
    const path = join(root, file);
    if (unused.test(file) || !statSync(path).isFile()) continue;
    hash
      .update(`${relative(root, path).replaceAll('\\', '/')}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
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
