/** Writes the migration from the last one to the schema's sources: `pnpm migration <name>` */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runOpenly } from './lib/run-command.ts';
import { inRoot } from './lib/workspace.ts';

const API = inRoot('api-server');
const META = inRoot('api-server', 'src', 'db', 'migrations', 'meta');
const JOURNAL = `${META}/_journal.json`;

interface Entry {
  tag: string;
  when: number;
}

const [name] = process.argv.slice(2);
if (!name) {
  console.error('The migration needs a name: pnpm migration <name>');
  process.exit(1);
}
const kit = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name];
const code = await runOpenly(process.execPath, kit, API, {});
if (code !== 0) process.exit(code);

// A migration is compared with the newest snapshot only; each of the others would be 7,000 lines.
const snapshots = globSync('*_snapshot.json', { cwd: META }).sort();
for (const old of snapshots.slice(0, -1)) rmSync(`${META}/${old}`);

// A database applies what is newer than its last migration, so a clock that is behind must not order them.
const journal: { entries: Entry[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'));
const [last, added] = journal.entries.slice(-2);
if (last && added && added.when <= last.when) added.when = last.when + 1;
writeFileSync(JOURNAL, JSON.stringify(journal, null, 2));
