import { ERRORS, errorBody } from 'api-client/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { isDeclared } from '../http/errors.ts';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

/** Calls a path below `/api`, with the token if given. Returns the parsed JSON. */
export async function call<T = Record<string, never>>(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return {
    status: response.statusCode,
    body: response.body.startsWith('{') || response.body.startsWith('[') ? response.json<T>() : (null as T),
    headers: response.headers,
  };
}

/** Watches all errors of the app. The returned function throws if the contract does not declare one of them. */
export function expectDeclared(app: FastifyInstance): () => void {
  const undeclared = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400) return;
    const { code } = errorBody.parse(JSON.parse(String(payload)));
    if (!isDeclared(request, code)) undeclared.add(`${request.method} ${request.routeOptions.url}: ${code}`);
  });
  return () => {
    if (undeclared.size > 0) throw new Error(`Not in the contract: ${[...undeclared].join(', ')}`);
  };
}

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
