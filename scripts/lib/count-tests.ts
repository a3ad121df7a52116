import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Numbers of passed and failed tests, and a line per failure. */
export type Count = { passed: number; failed: number; failures: string[] };

/** The needed part of vitest's JSON report. */
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

type PlaywrightResult = { error?: PlaywrightError; attachments?: { name: string; path?: string }[] };

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
};

/** The needed part of Playwright's JSON report. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

/** In a failed comparison, lines with a plus are what the test found and did not expect. */
const RELEVANT_LINES =
  /^(?:\+ |Locator|Expected|Received|Timeout|Error: strict|- waiting for|- locator resolved|- element |- <.* intercepts)/;

/**
 * Returns the error's first line, its position, what was found and the awaited element: for a failure on another
 * machine nothing else remains.
 */
function reasonOf({ message, location }: PlaywrightError = {}): string {
  const [first = '', ...lines] = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim());
  // Each retry logs the same lines.
  const told = [...new Set(lines.filter((line) => RELEVANT_LINES.test(line)))].join(', ');
  return [first, location && `(line ${location.line})`, told.slice(0, 600)].filter(Boolean).join(' ');
}

/** A dialog or a message in Playwright's snapshot of a page, with all that is inside it. */
const LAYER = /^( *)- (?:alert|alertdialog|dialog|status)\b.*(?:\n\1 .*)*/gm;

/** Returns the dialogs and messages that were on the page when the test failed. */
function layersAt({ attachments = [] }: PlaywrightResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, page = ''] = /^```yaml\n(.*?)^```/ms.exec(text) ?? [];
  const layers = page.match(LAYER)?.map((layer) => layer.replace(/\s*(?:^|\n)\s*- /g, ' ').trim()) ?? [];
  return layers.length > 0 ? ` On the page: ${layers.join(', ').slice(0, 600)}` : '';
}

/**
 * Counts a vitest report. A skipped test counts as failed. A failed file without failed tests counts as one
 * failure: it did not load, or has an empty suite.
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
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
      const reason = failed && reasonOf(failed.error) + layersAt(failed);
      return `${file}:${line} › ${title}: ${reason || tests[0]?.status}`;
    }),
  ...suites.flatMap(failuresIn),
];

export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const failures = [...suites.flatMap(failuresIn), ...errors.map(({ message }) => firstLine(message))];
  return { passed: stats.expected, failed, failures };
}

/** Counts one run. A run with a bad exit code has at least one failure, whatever its report says. */
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
