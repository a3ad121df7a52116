import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countPlaywright, countRun, countVitest } from './count-tests.ts';

const dir = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('counts skipped tests, files that failed to load and empty suites as failed, by name', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const skipped = { status: 'skipped', fullName: 'waits', failureMessages: [] };
  const wrong = {
    status: 'failed',
    fullName: 'rounds',
    failureMessages: ['\u001b[31mError: 2 is not 3\u001b[0m\n  at x'],
  };
  const vitest = countVitest({
    numPassedTests: 5,
    numTotalTests: 7,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [passed, skipped, wrong] },
      { name: 'b.test.ts', status: 'failed', message: 'No such module\nat', assertionResults: [] },
      { name: 'c.test.ts', status: 'failed', message: '', assertionResults: [passed] },
    ],
  });
  expect(vitest).toEqual({
    passed: 5,
    failed: 4,
    failures: [
      'a.test.ts › waits: skipped',
      'a.test.ts › rounds: Error: 2 is not 3',
      'b.test.ts: No such module',
      'c.test.ts: A suite of the file failed, for example one without a test.',
    ],
  });

  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    ok: status === 'expected',
    tests: [{ status, results: [message ? { error: { message, location: { line: 8 } } } : {}] }],
  });
  const playwright = countPlaywright({
    stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 1 },
    errors: [{ message: 'Out of memory' }],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          {
            specs: [
              spec('closes', 'unexpected', 'Error: too late\n\nLocator: getByText(1)\nCall log:\n at'),
              spec('rests', 'skipped'),
              spec(
                'differs',
                'unexpected',
                'Error: not equal\n\n- Array []\n+ Array [\n+   "region: <p>",\n+ ]',
              ),
              spec(
                'is covered',
                'unexpected',
                `Error: too late\nCall log:\n - waiting for b\n${'   - <div> intercepts pointer events\n'.repeat(2)}`,
              ),
            ],
          },
        ],
      },
    ],
  });
  expect(playwright).toEqual({
    passed: 4,
    failed: 3,
    failures: [
      'a.spec.ts:3 › closes: Error: too late (line 8) Locator: getByText(1)',
      'a.spec.ts:3 › rests: skipped',
      'a.spec.ts:3 › differs: Error: not equal (line 8) + Array [, +   "region: <p>",, + ]',
      'a.spec.ts:3 › is covered: Error: too late (line 8) - waiting for b, - <div> intercepts pointer events',
      'Out of memory',
    ],
  });
});

it('reports the dialogs and messages that were on the page', () => {
  const path = join(dir, 'error-context.md');
  writeFileSync(
    path,
    [
      '# Page',
      '```yaml',
      '- main:',
      '  - heading "Cart"',
      '  - alert:',
      '    - paragraph: A price changed',
      '    - button "Ok"',
      '  - link "Home"',
      '- dialog "Order?":',
      '  - paragraph: $ 3',
      '```',
      '- alert: of the source',
    ].join('\n'),
  );
  const failing = (title: string, path: string) => ({
    ...{ title, file: 'a.spec.ts', line: 3, ok: false },
    tests: [
      {
        status: 'unexpected',
        results: [{ error: { message: 'too late' }, attachments: [{ name: 'error-context', path }] }],
      },
    ],
  });
  const { failures } = countPlaywright({
    stats: { expected: 0, unexpected: 2, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [failing('orders', path), failing('left no file', join(dir, 'none.md'))] }],
  });
  expect(failures).toEqual([
    'a.spec.ts:3 › orders: too late On the page: alert: paragraph: A price changed button "Ok", dialog "Order?": paragraph: $ 3',
    'a.spec.ts:3 › left no file: too late',
  ]);
});

it('counts a missing report, and a good report with a bad exit code, as failed', () => {
  expect(countRun(join(dir, 'none.json'), 0, countVitest)).toMatchObject({ passed: 0, failed: 1 });
  const file = join(dir, 'good.json');
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numTotalTests: 2, testResults: [] }));
  expect(countRun(file, 0, countVitest)).toEqual({ passed: 2, failed: 0, failures: [] });
  expect(countRun(file, 1, countVitest)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['The run ended with code 1.'],
  });
});
