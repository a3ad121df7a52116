import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that holds every package, whatever folder a command was started in. */
export const ROOT = join(import.meta.dirname, '..', '..');

export const inRoot = (...path: string[]) => join(ROOT, ...path);

/** All files that git tracks or would. */
export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(inRoot(file)));

export interface Text {
  /** From the root, with slashes. */
  file: string;
  text: string;
}

export const read = (file: string): Text => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(inRoot(file), 'utf8'),
});

/** The files that a pattern means, in order, but for those that `without` does. */
export const readAll = (pattern: string, without = /^$/): Text[] =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .filter((file) => !without.test(file.replaceAll('\\', '/')))
    .sort()
    .map(read);

/** Where builds note what they were made of; gone with node_modules, as what they need is. */
export const CACHE = inRoot('node_modules', '.cache', 'tienda');

/** What Node keeps of a program that it has read once. */
export const COMPILE_CACHE = join(CACHE, 'compiled');
