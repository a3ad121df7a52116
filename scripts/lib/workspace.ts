import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspace root, independent of the current folder. */
export const ROOT = join(import.meta.dirname, '..', '..');

export const inRoot = (...path: string[]) => join(ROOT, ...path);

/** Returns all tracked and untracked, not ignored files. */
export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(inRoot(file)));

export interface Text {
  /** Relative to the root, with slashes. */
  file: string;
  text: string;
}

export const read = (file: string): Text => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(inRoot(file), 'utf8'),
});

/** Reads the files of a glob pattern, in order, except those matching `without`. */
export const readAll = (pattern: string, without = /^$/): Text[] =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .filter((file) => !without.test(file.replaceAll('\\', '/')))
    .sort()
    .map(read);

/** Build stamps; deleted with node_modules, like the inputs. */
export const CACHE = inRoot('node_modules', '.cache', 'tienda');

/** Node's compile cache. */
export const COMPILE_CACHE = join(CACHE, 'compiled');
