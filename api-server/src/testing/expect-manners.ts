import { ERRORS, errorBody } from 'api-client/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** Words of a library's untranslated messages. */
const ENGLISH = /\b(the|must|should|expected|invalid|required|unexpected|received|too (big|small)|not)\b/i;

/** Checks that the answer is no server error, and that an error has the contract's body in Spanish. */
export function expectManners(answer: LightMyRequestResponse, what: string): void {
  const { statusCode, body } = answer;
  if (statusCode < 400) return;
  const told = `${what} → ${statusCode} ${body.slice(0, 300)}`;
  expect(statusCode, told).toBeLessThan(500);
  const parsed = errorBody.safeParse(JSON.parse(body));
  expect(parsed.success, told).toBe(true);
  if (!parsed.success) return;
  expect(parsed.data.statusCode, told).toBe(statusCode);
  expect(parsed.data.message, told).toBe(ERRORS[parsed.data.code].message);
  expect(answer.headers['content-type'], told).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control'], told).toBe('private, no-store');
  for (const { message } of parsed.data.details ?? []) expect(message, told).not.toMatch(ENGLISH);
}
