import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { EXTERNAL } from '../server-build.ts';
import { inRoot } from '../workspace.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Files not needed at run time: sources, tests, docs. */
const UNUSED_FILE = /^\.(ts|mts|cts|tsx|map|md|markdown|flow|cc|h|cpp|gyp|gypi|yml)$/;
const UNUSED_FOLDER = /^(tests?|__tests__|docs|examples?|benchmarks?|\.github)$/;

/** Without a licence file, the README states the licence. */
const LICENSE = /^(licen[cs]e|copying|notice)/i;

/** Returns a dependency's folder in pnpm's layout; undefined if it is for another system. */
function besideOf(folder: string, name: string): string | undefined {
  const own = manifestOf(folder).name;
  const beside = join(folder, ...own.split('/').map(() => '..'), name);
  return existsSync(beside) ? realpathSync(beside) : undefined;
}

/**
 * Copies the external packages of a build and their dependencies into one `node_modules` folder. A second
 * version goes below its dependant.
 * @returns the original folder of each package
 */
export function copyPackages(modules: string): string[] {
  const copied = new Map<string, string>();
  const waiting = EXTERNAL.map((name) => ({
    folder: realpathSync(inRoot('api-server', 'node_modules', name)),
    below: dirname(modules),
  }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { folder, below } = next;
    const { name, dependencies, optionalDependencies } = manifestOf(folder);
    if (seenFrom(below, name, copied) === folder) continue;
    const usual = join(modules, name);
    const to = copied.has(usual) ? join(below, 'node_modules', name) : usual;
    copied.set(to, folder);
    copyPackage(folder, to);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = besideOf(folder, needed);
      if (found) waiting.push({ folder: found, below: to });
      else if (dependencies?.[needed]) throw new Error(`${name} needs ${needed}, which is not installed`);
    }
  }
  return [...new Set(copied.values())];
}

/** Resolves a package name from a place upwards, like Node. */
function seenFrom(place: string, name: string, copied: ReadonlyMap<string, string>): string | undefined {
  const found = copied.get(join(place, 'node_modules', name));
  const above = dirname(place);
  return found ?? (above === place ? undefined : seenFrom(above, name, copied));
}

function copyPackage(from: string, to: string): void {
  const saysItself = readdirSync(from).some((file) => LICENSE.test(file));
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter(path) {
      const name = basename(path);
      if (name === 'node_modules' || name.startsWith('.')) return false;
      if (statSync(path).isDirectory()) return path === from || !UNUSED_FOLDER.test(name);
      return (
        !UNUSED_FILE.test(extname(name)) || (!saysItself && dirname(path) === from && /^readme/i.test(name))
      );
    },
  });
}
