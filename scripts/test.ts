/**
 * Runs all tests, also in the browser, and prints a summary line. `pnpm test`
 * `--only vitest` or `--only e2e` runs one half; other arguments are passed on, such as a file name.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SHOP } from '../e2e/shop.ts';
import { buildApp, programOf } from './lib/build-app.ts';
import { STORYBOOK } from './lib/build-stamp.ts';
import { type Count, countPlaywright, countRun, countVitest } from './lib/count-tests.ts';
import { Crew } from './lib/crew.ts';
import { runOpenly } from './lib/run-command.ts';
import { ROOT } from './lib/workspace.ts';

const { tokens } = parseArgs({ options: { only: { type: 'string' } }, strict: false, tokens: true });
const only = tokens.find((token) => token.kind === 'option' && token.name === 'only');
const chosen = only?.kind === 'option' ? only.value : undefined;
const valueIndex = only?.kind === 'option' && !only.inlineValue ? only.index + 1 : -1;
const extra = process.argv
  .slice(2)
  .filter((arg, index) => index !== only?.index && index !== valueIndex && arg !== '--');
if (chosen !== undefined && !['vitest', 'e2e'].includes(chosen)) {
  console.error('--only admite vitest o e2e.');
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'tienda-report-'));

async function vitest(): Promise<Count> {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runOpenly(
    process.execPath,
    [programOf('.', 'vitest', 'vitest.mjs'), ...args, ...extra],
    ROOT,
    {},
  );
  return countRun(report, code, countVitest);
}

/** Each run's shop uses the next ports. */
async function e2e(run: string[], shops: number): Promise<Count> {
  const port = SHOP.storefrontPort + 3 * shops;
  const report = join(reports, `playwright-${port}.json`);
  rmSync(report, { force: true });
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    '--pass-with-no-tests',
  ];
  const program = programOf('e2e', '@playwright/test', 'cli.js');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(port) };
  const code = await runOpenly(process.execPath, [program, ...args, ...run], ROOT, env);
  return countRun(report, code, countPlaywright);
}

const STORIES = ['--project=stories', '--project=storybook'];
/** Tests with a shop run in two groups, of similar duration: two shops use two cores. */
const SHOPS = [['--project=storefront', '--project=journeys'], ['--project=backoffice']];

/** Returns the runs in order; inner runs are parallel. Stories need no shop. */
function browserRuns(): string[][][] {
  if (extra.some((arg) => arg.startsWith('--project'))) return [[extra]];
  return extra.length > 0 ? [[[...extra, ...STORIES]], [[...extra, ...SHOPS.flat()]]] : [[STORIES], SHOPS];
}

try {
  const counts: Count[] = [];
  if (chosen !== 'e2e') counts.push(await vitest());
  for (const runs of chosen === 'vitest' ? [] : browserRuns()) {
    // Build first, outside of the tests' time; after a failure the tests build again and report it.
    if (runs.flat().includes('--project=stories')) await buildApp(STORYBOOK, new Crew()).catch(() => {});
    counts.push(...(await Promise.all(runs.map(e2e))));
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // Repeat failures at the end: a run prints thousands of lines.
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
