/**
 * Test setup of the apps and the kit: fails a test that logs a warning or an error to the console. Typical
 * sources are React and calls without a handler.
 */
import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

interface Expected {
  wanted: string | RegExp;
  messages: string[];
}

let expected: Expected[] = [];
let unexpected: string[] = [];

function note(...said: unknown[]): void {
  const text = format(...said);
  const one = expected.find(({ wanted }) =>
    typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text),
  );
  (one?.messages ?? unexpected).push(text);
}

// No spies, because a test's `restoreAllMocks` would remove them.
Object.assign(console, { error: note, warn: note });

function answerFor(): void {
  const [before, surprises] = [expected, unexpected];
  [expected, unexpected] = [[], []];
  const missing = before.filter(({ messages }) => messages.length === 0).map(({ wanted }) => String(wanted));
  expect({ surprises, missing }, 'complaints in the console').toEqual({ surprises: [], missing: [] });
}

// The first hook registered runs last, so messages from a test's own cleanup count too.
afterEach(answerFor);
afterAll(answerFor);

/** Expects a message in the console, at least once. Returns the list of these messages, which grows. */
export function expectComplaint(wanted: string | RegExp): readonly string[] {
  const messages: string[] = [];
  expected.push({ wanted, messages });
  return messages;
}
