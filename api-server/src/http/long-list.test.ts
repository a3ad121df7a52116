import { type OperationShape, operations } from 'api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { bearer } from '../testing/callers.ts';
import { makeUser } from '../testing/make.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { computeBodyLimit } from './body-limit.ts';
import { longList } from './long-list.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const all: readonly OperationShape[] = operations;
const withLists = all.flatMap((operation) => {
  if (operation.body?.type !== 'json') return [];
  const sample = sampleCall(operation);
  const names = Object.entries(sample.body as object).flatMap(([name, value]) =>
    isList(value) ? [name] : [],
  );
  return names.map((name) => ({ operation, sample, name }));
});

it('finds the operations with lists in the contract', () => expect(withLists.length).toBeGreaterThan(20));

it.each(withLists.map(({ operation: { id }, name }, place) => [id, name, place] as const))(
  'refuses the longest list that fits in the body, %s, %s, with one error for the list',
  async (_id, name, place) => {
    const { operation, sample } = withLists[place] ?? expect.fail();
    const headers = [bearer(await makeUser(test, { roles: ['admin'] })), bearer(await makeUser(test))];
    const rest = JSON.stringify({ ...(sample.body as object), [name]: [] });
    const entries = Math.floor((computeBodyLimit(operation) - rest.length) / '{},'.length);
    const body = { ...(sample.body as object), [name]: Array(entries).fill({}) };
    const answers = await Promise.all(
      headers.map((one) =>
        test.app.inject({
          method: operation.method,
          url: urlOf(operation, sample),
          headers: one,
          payload: body,
        }),
      ),
    );
    const answer = answers.find(({ statusCode }) => statusCode === 400);
    expect(answer?.json().details).toMatchObject([{ field: name }]);
  },
);

it('reads no item of a list that is too long', () => {
  const list = [1, 2, 3];
  Object.defineProperty(list, 0, { get: () => expect.fail('an entry was read') });
  expect(longList(z.array(z.number()).max(2), list)?.issues).toHaveLength(1);
});

it('checks nested lists, and leaves other errors to the schema', () => {
  const schema = z.object({
    of: z
      .array(z.object({ deep: z.array(z.string()).max(2, 'Hasta 2.') }))
      .max(3)
      .optional(),
  });
  const entry = { deep: ['a', 'b', 'c'] };
  expect(longList(schema, { of: [{ deep: [] }, entry] })?.issues).toMatchObject([
    { path: ['of', 1, 'deep'], message: 'Hasta 2.' },
  ]);
  expect(longList(schema, { of: [{ deep: [7] }, 'odd'] })).toBeUndefined();
  for (const odd of [null, [], 'x', { of: 'x' }]) expect(longList(schema, odd)).toBeUndefined();
});
