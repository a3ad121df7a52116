import { errorBody, type OperationShape, operations } from 'api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { computeBodyLimit, LARGEST_BODY } from './body-limit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const all: readonly OperationShape[] = operations;
const withJson = all.filter(({ body }) => body?.type === 'json');

interface Json {
  $ref?: string;
  $defs?: Record<string, Json>;
  type?: string;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  maxItems?: number;
  maxLength?: number;
  format?: string;
  enum?: unknown[];
  const?: unknown;
}

const lengths: Record<string, number> = { uuid: 36, date: 10, 'date-time': 30 };
const longest = (values: string[]) => values.toSorted((a, b) => b.length - a.length)[0] ?? '';

/**
 * The longest body that the JSON schema permits, with each character escaped. Texts that only have a pattern stay
 * short.
 */
function longestOf(schema: Json, root = schema): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return longestOf(root.$defs?.[name] ?? {}, root);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return longest(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return longest(choices.map((one) => longestOf(one, root)));
  if (schema.type === 'string') {
    const length = schema.maxLength ?? lengths[schema.format ?? ''] ?? 20;
    return `"${String.raw`\u00f1`.repeat(length)}"`;
  }
  if (schema.type === 'array') {
    const item = longestOf(schema.items ?? {}, root);
    return `[${Array(schema.maxItems ?? 0)
      .fill(item)
      .join(',')}]`;
  }
  if (schema.type !== 'object') return '-1234567890.123456';
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, one]) => `${JSON.stringify(key)}: ${longestOf(one, root)}`,
  );
  return `{${fields.join(', ')}}`;
}

describe('the limit of a body', () => {
  it.each(withJson.map((operation) => [operation.id, operation] as const))(
    'is above the largest body that the contract permits: %s',
    (_id, operation) => {
      const schema = operation.body?.schema ?? expect.fail();
      const { length } = longestOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
      expect(computeBodyLimit(operation)).toBeGreaterThanOrEqual(Math.min(length, LARGEST_BODY));
    },
  );

  it('is at most an eighth of the largest limit for most operations', () => {
    const small = all.filter((operation) => computeBodyLimit(operation) <= LARGEST_BODY / 8);
    expect(small.length).toBeGreaterThan(withJson.length / 2);
  });

  it.each(
    all
      .filter(({ method, body }) => method !== 'GET' && body?.type !== 'multipart')
      .map((operation) => [operation.id, operation] as const),
  )('makes the server answer 413 above the limit, and not below: %s', async (_id, operation) => {
    const send = async (size: number) => {
      const answer = await test.app.inject({
        method: operation.method,
        url: urlOf(operation, sampleCall(operation)),
        headers: { 'content-type': 'application/json' },
        payload: `{}${' '.repeat(size - 2)}`,
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const limit = computeBodyLimit(operation);
    const { status, body } = await send(limit + 1);
    expect([status, errorBody.parse(body).code]).toEqual([413, 'ARCHIVO_DEMASIADO_GRANDE']);
    expect((await send(limit)).status).not.toBe(413);
  });
});
