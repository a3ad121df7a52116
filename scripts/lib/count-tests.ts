import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a run passed and failed; and of those that failed, a line each. */
export type Count = { passed: number; failed: number; failures: string[] };

/** What vitest's JSON report says, as far as it is needed here. */
type VitestReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

type PlaywrightError = { message?: string; location?: { line: number } };

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: string; results: { error?: PlaywrightError }[] }[];
  }[];
};

/** And Playwright's. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

const LINES_THAT_TELL =
  /^(?:Locator|Expected|Received|Timeout|Error: strict|- waiting for|- locator resolved|- element |- <.* intercepts)/;

/** Its first line, where in the test it was, and what was looked for: of a test that fails only elsewhere nothing more is left. */
function reasonOf({ message, location }: PlaywrightError = {}): string {
  const [first = '', ...lines] = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim());
  // Each try logs the same again.
  const told = [...new Set(lines.filter((line) => LINES_THAT_TELL.test(line)))].join(', ');
  return [first, location && `(line ${location.line})`, told.slice(0, 600)].filter(Boolean).join(' ');
}

/**
 * A test that was not run proves nothing and counts as failed. A failed file none of whose tests failed counts as one
 * failure: it did not load, or a suite in it has no test.
 */
export function countVitest(report: VitestReport): Count {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status === 'passed'),
  );
  const failed = report.numTotalTests - report.numPassedTests + unloaded.length;
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((one) => `${file.name} › ${one.fullName}: ${firstLine(one.failureMessages?.[0]) || one.status}`),
  );
  return {
    passed: report.numPassedTests,
    failed,
    failures: [
      ...failures,
      ...unloaded.map(
        (file) =>
          `${file.name}: ${firstLine(file.message) || 'A suite of the file failed, for example one without a test.'}`,
      ),
    ],
  };
}

const failuresIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter((spec) => !spec.ok || spec.tests.some(({ status }) => status !== 'expected'))
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => reasonOf(error)));
      return `${file}:${line} › ${title}: ${errors.find(Boolean) ?? tests[0]?.status}`;
    }),
  ...suites.flatMap(failuresIn),
];

export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const failures = [...suites.flatMap(failuresIn), ...errors.map(({ message }) => firstLine(message))];
  return { passed: stats.expected, failed, failures };
}

/**
 * The count of one run. A run that ended badly has at least one failure, whatever its report says or fails to.
 */
export function countRun<T>(file: string, exitCode: number, count: (report: T) => Count): Count {
  let counted: Count;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    counted = { passed: 0, failed: 1, failures: ['The run left no report.'] };
  }
  return exitCode !== 0 && counted.failed === 0
    ? { ...counted, failed: 1, failures: [`The run ended with code ${exitCode}.`] }
    : counted;
}
