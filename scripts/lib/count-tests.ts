import { readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

/** What vitest's JSON report says, as far as it is needed here. */
type VitestReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** And Playwright's. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A test that was not run proves nothing, so it counts as failed; a file that didn't even load counts as one. */
export function countVitest(report: VitestReport): Count {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numTotalTests - report.numPassedTests + unloaded.length;
  return { passed: report.numPassedTests, failed };
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/**
 * The count of one run. A run that ended badly has at least one failure, whatever its report says or fails to.
 */
export function countRun<T>(file: string, exitCode: number, count: (report: T) => Count): Count {
  let counted: Count;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    counted = { passed: 0, failed: 1 };
  }
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
