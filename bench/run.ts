/**
 * Prints figures, and at the end a table that compares them with the wanted values; never fails.
 * Run `pnpm bench`, or parts of it: `pnpm bench requests growth`. A number sets how many times `browser` measures each page.
 */
import { reportPanel } from './backoffice.ts';
import { reportBrowser } from './browser.ts';
import { reportGrowth } from './growth.ts';
import { reportImporting } from './importing.ts';
import { reportKit } from './kit.ts';
import { reportLists } from './lists.ts';
import { reportMemory } from './memory.ts';
import { reportPages } from './pages.ts';
import { reportRequests } from './requests.ts';
import { printResults } from './results.ts';
import { reportScaling } from './scaling.ts';
import { reportSearch } from './search.ts';
import { reportStaff } from './staff.ts';
import { reportStart } from './start.ts';
import { reportTerms } from './terms.ts';

const PARTS = new Map<string, (times?: number) => Promise<void>>([
  ['requests', reportRequests],
  ['staff', reportStaff],
  ['search', reportSearch],
  ['lists', reportLists],
  ['terms', reportTerms],
  ['importing', reportImporting],
  ['growth', reportGrowth],
  ['kit', reportKit],
  ['pages', reportPages],
  ['browser', reportBrowser],
  ['panel', reportPanel],
  ['memory', reportMemory],
  ['start', reportStart],
  ['scaling', reportScaling],
]);

const args = process.argv.slice(2).filter((arg) => arg !== '--');
const partNames = args.filter((arg) => !/^[1-9]\d*$/.test(arg));
const times = args.map(Number).find(Number.isInteger);
const unknown = partNames.filter((name) => !PARTS.has(name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no existe; puede ser ${[...PARTS.keys()].join(' o ')}.`);
  process.exit(1);
}
for (const [name, report] of PARTS) {
  if (partNames.length === 0 || partNames.includes(name)) await report(times);
}
printResults();
