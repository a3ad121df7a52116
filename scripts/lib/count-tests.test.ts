import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countPlaywright, countRun, countVitest } from './count-tests.ts';

const dir = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('counts a skipped test and a file that did not load as failed', () => {
  const loaded = { status: 'passed', assertionResults: [{}] };
  const broken = { status: 'failed', assertionResults: [] };
  expect(countVitest({ numPassedTests: 5, numTotalTests: 7, testResults: [loaded, broken] })).toEqual({
    passed: 5,
    failed: 3,
  });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 5 });
});

it('takes a missing report, and a bad end of a good report, for a failure', () => {
  expect(countRun(join(dir, 'none.json'), 0, countVitest)).toEqual({ passed: 0, failed: 1 });
  const file = join(dir, 'good.json');
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numTotalTests: 2, testResults: [] }));
  expect(countRun(file, 0, countVitest)).toEqual({ passed: 2, failed: 0 });
  expect(countRun(file, 1, countVitest)).toEqual({ passed: 2, failed: 1 });
});
