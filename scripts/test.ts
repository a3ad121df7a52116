/**
 * Runs every test, browser tests included, and ends with one line that sums them: `pnpm test`
 * `--changed <revision>` runs what the changes since a revision can break; without one, since the last commit.
 * `--only vitest` or `--only e2e` runs one half; all other arguments go to it, a file's name for example.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHOP } from '../e2e/shop.ts';
import { buildApp, programOf } from './lib/build-app.ts';
import { STORYBOOK } from './lib/build-stamp.ts';
import { ALL_RUNS, changedSince, type Runs, runsFor } from './lib/changed-tests.ts';
import { type Count, countPlaywright, countRun, countVitest } from './lib/count-tests.ts';
import { Crew } from './lib/crew.ts';
import { runOpenly } from './lib/run-command.ts';
import { ROOT } from './lib/workspace.ts';

const given = process.argv.slice(2).filter((arg) => arg !== '--');
/** Takes an option with its value out of the arguments. The value is '' when none follows. */
function taken(name: string): string | undefined {
  const at = given.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const [, inline] = given[at]?.split('=') ?? [];
  const follows = inline === undefined && given[at + 1] !== undefined && !given[at + 1]?.startsWith('-');
  const [, value = inline ?? ''] = given.splice(at, follows ? 2 : 1);
  return value;
}

const chosen = taken('--only');
const revision = taken('--changed');
const since = revision === '' ? 'HEAD' : revision;
const extra = given;
if (chosen !== undefined && !['vitest', 'e2e'].includes(chosen)) {
  console.error('--only admite vitest o e2e.');
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'tienda-report-'));

async function vitest(): Promise<Count> {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ofChange = since === undefined ? [] : ['--changed', since, '--passWithNoTests'];
  const code = await runOpenly(
    process.execPath,
    [programOf('.', 'vitest', 'vitest.mjs'), ...args, ...ofChange, ...extra],
    ROOT,
    {},
  );
  return countRun(report, code, countVitest);
}

/** The ports of each run's shop follow those of the one before. */
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

function browserRuns(): Runs {
  if (since !== undefined) return runsFor(changedSince(since));
  if (extra.some((arg) => arg.startsWith('--project'))) return [[extra]];
  const [stories = [], shops = []] = ALL_RUNS;
  return extra.length > 0 ? [[[...extra, ...stories.flat()]], [[...extra, ...shops.flat()]]] : ALL_RUNS;
}

try {
  const counts: Count[] = [];
  if (chosen !== 'e2e') counts.push(await vitest());
  for (const runs of chosen === 'vitest' ? [] : browserRuns()) {
    // Before, so that its time is not theirs; one that can't be built is told by the tests, which try again.
    if (runs.flat().includes('--project=stories')) await buildApp(STORYBOOK, new Crew()).catch(() => {});
    counts.push(...(await Promise.all(runs.map(e2e))));
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // Again at the end, where they are found: a whole run prints thousands of lines.
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && (passed > 0 || since !== undefined) ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
