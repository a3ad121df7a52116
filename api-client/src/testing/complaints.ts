/**
 * For the tests of the apps and the kit, as their setup: a test fails when anything complains in the console
 * meanwhile, React above all, or a call that nobody answers.
 */
import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

interface Expected {
  wanted: string | RegExp;
  told: string[];
}

let expected: Expected[] = [];
let unexpected: string[] = [];

function note(...said: unknown[]): void {
  const text = format(...said);
  const one = expected.find(({ wanted }) =>
    typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text),
  );
  (one?.told ?? unexpected).push(text);
}

// Not spies, which a test's own tidying up would take away.
Object.assign(console, { error: note, warn: note });

function answerFor(): void {
  const [before, surprises] = [expected, unexpected];
  [expected, unexpected] = [[], []];
  const missing = before.filter(({ told }) => told.length === 0).map(({ wanted }) => String(wanted));
  expect({ surprises, missing }, 'complaints in the console').toEqual({ surprises: [], missing: [] });
}

// The first to be registered is the last to run: what a test's own tidying up makes complain counts as well.
afterEach(answerFor);
afterAll(answerFor);

/** The test makes the app complain of this, once or more often. The list of those complaints, as they come. */
export function expectComplaint(wanted: string | RegExp): readonly string[] {
  const told: string[] = [];
  expected.push({ wanted, told });
  return told;
}
