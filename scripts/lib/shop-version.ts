import { readFileSync } from 'node:fs';
import { inRoot } from './workspace.ts';

/** Returns the version of the shop in this folder. */
export function shopVersion(): string {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  return version;
}
