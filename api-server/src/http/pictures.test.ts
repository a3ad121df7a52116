import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

const id = '0b9f3c1e-2d4a-5b6c-8d7e-9f0a1b2c3d4e';
const url = `/api/imagenes/${id}/640.webp`;
const data = Buffer.from('pixels');

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.deps.images.save(id, [{ ancho: 640, format: 'webp', data }]);
});
afterAll(() => test.close());

it('serves a picture of the folder with an immutable cache header', async () => {
  const answer = await test.app.inject({ url });
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, data]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(data.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const head = await test.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', answer.headers.etag]);
  expect(head.headers['content-length']).toBe(String(data.length));
});

it('answers 304 when the client has the picture', async () => {
  const { headers } = await test.app.inject({ url });
  const again = await test.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each(['641.webp', '640.svg', '640.webp.tmp', '../../jwt-secret', '%2e%2e/640.webp', ''])(
  'answers 404 for other files: %j',
  async (path) => {
    expect((await test.app.inject({ url: `/api/imagenes/${id}/${path}` })).statusCode).toBe(404);
  },
);
