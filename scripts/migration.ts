/**
 * Writes the migration from the last one to the schema's sources and to the functions and triggers:
 * `pnpm migration <name>`
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { digestLine, recordedDigest, routinesDigest } from './lib/routines-digest.ts';
import { runOpenly } from './lib/run-command.ts';
import { inRoot } from './lib/workspace.ts';

const API = inRoot('api-server');
const MIGRATIONS = inRoot('api-server', 'src', 'db', 'migrations');
const META = `${MIGRATIONS}/meta`;
const JOURNAL = `${META}/_journal.json`;

interface Journal {
  entries: { tag: string; when: number }[];
}

const [name] = process.argv.slice(2);
if (!name) {
  console.error('The migration needs a name: pnpm migration <name>');
  process.exit(1);
}

const readJournal = (): Journal => JSON.parse(readFileSync(JOURNAL, 'utf8'));

async function generate(...options: string[]): Promise<void> {
  const kit = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', String(name), ...options];
  const code = await runOpenly(process.execPath, kit, API, {});
  if (code !== 0) process.exit(code);
}

const count = readJournal().entries.length;
await generate();
const hasNewTables = readJournal().entries.length > count;
// The number of the newest migration tells whether a database has the newest functions, and which version is newer.
if (recordedDigest() !== routinesDigest()) {
  if (!hasNewTables) await generate('--custom');
  const file = `${MIGRATIONS}/${readJournal().entries.at(-1)?.tag}.sql`;
  writeFileSync(file, digestLine() + (hasNewTables ? readFileSync(file, 'utf8') : ''));
}

// A migration is compared with the newest snapshot only; each of the others would be 7,000 lines.
const snapshots = globSync('*_snapshot.json', { cwd: META }).sort();
for (const old of snapshots.slice(0, -1)) rmSync(`${META}/${old}`);

// A database applies what is newer than its last migration, so a clock that is behind must not order them.
const journal = readJournal();
const [last, added] = journal.entries.slice(-2);
if (last && added && added.when <= last.when) added.when = last.when + 1;
writeFileSync(JOURNAL, JSON.stringify(journal, null, 2));
