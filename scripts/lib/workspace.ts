import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that holds every package, whatever folder a command was started in. */
export const ROOT = join(import.meta.dirname, '..', '..');

export const inRoot = (...path: string[]) => join(ROOT, ...path);

/** Where builds note what they were made of; gone with node_modules, as what they need is. */
export const CACHE = inRoot('node_modules', '.cache', 'tienda');

/** The project's own files, committed or about to be, by their path below `root`. */
export const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
