import { operations, surfacesOf } from 'api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('contains exactly the storefront operations that are public or for customers', async () => {
  const answer = await test.app.inject('/api/openapi.json');
  expect(answer.statusCode).toBe(200);
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, object> }>();
  expect(openapi).toMatch(/^3\.1/);
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => `${method.toUpperCase()} ${path} ${call['x-audience']}`),
  );
  const shipped = operations.filter(
    (one) => surfacesOf(one).includes('storefront') && ['public', 'customer'].includes(one.audience),
  );
  expect(told.sort()).toEqual(shipped.map((one) => `${one.method} ${one.path} ${one.audience}`).sort());
  expect(told).not.toContain('GET /notificaciones staff');
});

it('answers 304 when the client has the current document', async () => {
  const { headers } = await test.app.inject('/api/openapi.json');
  const again = await test.app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
