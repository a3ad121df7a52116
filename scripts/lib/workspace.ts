import { join } from 'node:path';

/** The folder that holds every package, whatever folder a command was started in. */
export const ROOT = join(import.meta.dirname, '..', '..');

export const inRoot = (...path: string[]) => join(ROOT, ...path);

/** Where builds note what they were made of; gone with node_modules, as what they need is. */
export const CACHE = inRoot('node_modules', '.cache', 'tienda');
