import { ApiError } from 'api-client/core';
import { afterEach, expect, it, vi } from 'vitest';
import { isWorthRetry } from './errors.ts';

afterEach(() => vi.restoreAllMocks());

const unanswered = (cause?: Error) => new ApiError(0, 'SIN_RESPUESTA', 'x', [], cause && { cause });

it.each([
  ['a broken connection', unanswered(new TypeError('Failed to fetch')), true],
  ['an answer 503 of a starting server', new ApiError(503, 'NO_DISPONIBLE', 'x'), true],
  ['a timeout', unanswered(new DOMException('x', 'TimeoutError')), false],
  ['an answer 409', new ApiError(409, 'NOMBRE_EN_USO', 'x'), false],
  ["an error of the app's own code", new Error('x'), false],
])('tells whether %s is worth an immediate retry', (_, error, worth) => {
  expect(isWorthRetry(error)).toBe(worth);
});

it('is false when offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isWorthRetry(unanswered(new TypeError('Failed to fetch')))).toBe(false);
});
