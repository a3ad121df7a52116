import { createHash } from 'node:crypto';
import { readAll } from './workspace.ts';

const DB = 'api-server/src/db';
const LINE = /^-- Functions and triggers: ([0-9a-f]{64})$/m;

/** Returns the digest of all functions and triggers. */
export function routinesDigest(): string {
  const hash = createHash('sha256');
  for (const { file, text } of readAll(`${DB}/routines/*.sql`)) hash.update(`${file}\n${text}\n`);
  return hash.digest('hex');
}

/** Returns the digest that the newest migration with such a line names. */
export const recordedDigest = (): string | undefined =>
  readAll(`${DB}/migrations/*.sql`)
    .map(({ text }) => LINE.exec(text)?.[1])
    .findLast(Boolean);

export const digestLine = (): string => `-- Functions and triggers: ${routinesDigest()}\n`;
