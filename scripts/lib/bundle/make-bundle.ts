import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { buildApp } from '../build-app.ts';
import type { Crew } from '../crew.ts';
import { buildServer } from '../server-build.ts';
import { shopVersion } from '../shop-version.ts';
import { inRoot } from '../workspace.ts';
import { copyPackages } from './copy-packages.ts';
import { thirdParties } from './third-parties.ts';

const PARTS = ['api-server', 'storefront', 'backoffice'];

/** Files for the operator, copied beside the programs. */
const BESIDE = [
  'deploy',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...['operating', 'settings', 'commands', 'architecture'].map((page) => `docs/${page}.md`),
];

/** Returns the bundle's name for this version and system. */
export const bundleName = () => `tienda-${shopVersion()}-${process.platform}-${process.arch}`;

/** Builds all parts, and puts everything that a deployed shop needs into an empty folder. */
export async function makeBundle(to: string, crew: Crew): Promise<void> {
  for (const part of PARTS) await buildApp(part, crew);
  if (crew.stopping) return;
  await buildServer('scripts');
  const copied = layOut(to);
  withoutSources(to);
  const { bill, texts } = await thirdParties(to, copied);
  writeFileSync(join(to, 'MATERIALES.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
  writeFileSync(join(to, 'LICENCIAS.txt'), texts);
  writeFileSync(join(to, 'SHA256SUMS'), sums(to));
}

/**
 * Puts built parts and their run time into an empty folder.
 * @public called in the last release's folder: scripts/lib/last-release.ts
 * @returns the original folders of packages copied as a whole
 */
export function layOut(to: string): string[] {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  // The last release lacks some of the files.
  const beside = BESIDE.filter((path) => existsSync(inRoot(path)));
  for (const path of [...PARTS, 'scripts'].map((part) => `${part}/dist`).concat(beside)) {
    cpSync(inRoot(path), join(to, path), { recursive: true });
  }
  // The API and the commands share one copy of the SQL files. The last release has no `routines`.
  for (const folder of ['migrations', 'routines'].filter((name) =>
    existsSync(inRoot('api-server/dist', name)),
  )) {
    symlinkSync(`../../api-server/dist/${folder}`, join(to, 'scripts', 'dist', folder));
  }
  const modules = join(to, 'node_modules');
  const copied = copyPackages(modules);
  bringNode(modules);
  writeFileSync(join(to, 'package.json'), manifest());
  return copied;
}

/** Source maps keep line numbers without containing the source. */
function withoutSources(bundle: string): void {
  for (const file of globSync('*/dist/**/*.map', { cwd: bundle })) {
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(join(bundle, file), 'utf8'));
    writeFileSync(join(bundle, file), JSON.stringify(map));
  }
}

/** Copies the running Node.js to where the units expect it. */
function bringNode(modules: string): void {
  const bin = join(modules, 'node', 'bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(modules, '.bin'));
  cpSync(process.execPath, join(bin, 'node'), { dereference: true });
  symlinkSync('../node/bin/node', join(modules, '.bin', 'node'));
}

function manifest(): string {
  const what = { name: 'tienda', version: shopVersion(), private: true, type: 'module' };
  return `${JSON.stringify(what, null, 2)}\n`;
}

/** Returns checksums in the format of `sha256sum -c`. */
function sums(bundle: string): string {
  return readdirSync(bundle, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(bundle, join(entry.parentPath, entry.name)))
    .sort()
    .map(
      (path) =>
        `${createHash('sha256')
          .update(readFileSync(join(bundle, path)))
          .digest('hex')}  ${path}\n`,
    )
    .join('');
}
