import { readFileSync } from 'node:fs';
import { inRoot } from './workspace.ts';

/** Of the shop that this folder holds. */
export function shopVersion(): string {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  return version;
}
