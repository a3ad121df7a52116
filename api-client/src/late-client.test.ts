import { expect, it, vi } from 'vitest';
import { createClient } from '../generated/storefront/client/index.ts';
import { ApiError, FALLBACK_MESSAGES } from './api-error.ts';
import { lateClient } from './late-client.ts';

const BASE = { baseUrl: 'http://tienda.test/api', throwOnError: true };
const answering = () => {
  const asked: Request[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return Response.json({ total: 3 });
  };
  return { asked, fetch };
};

it('loads the transport once, with the first call, and applies the settings', async () => {
  const { asked, fetch } = answering();
  const load = vi.fn(async () => ({ createClient }));
  const client = lateClient(BASE, load);
  client.setUp({ headers: { 'x-app': 'storefront' }, kyOptions: { fetch } }, ({ interceptors }) =>
    interceptors.request.use((request) => {
      request.headers.set('x-more', 'yes');
      return request;
    }),
  );
  expect(client.getConfig().baseUrl).toBe(BASE.baseUrl);
  expect(load).not.toHaveBeenCalled();
  const answers = await Promise.all([client.get({ url: '/marcas' }), client.get({ url: '/categorias' })]);
  expect(answers.map(({ data }) => data)).toEqual([{ total: 3 }, { total: 3 }]);
  expect(asked.map(({ url }) => url)).toEqual(['/marcas', '/categorias'].map((path) => BASE.baseUrl + path));
  expect(asked.map(({ headers }) => [headers.get('x-app'), headers.get('x-more')])).toEqual([
    ['storefront', 'yes'],
    ['storefront', 'yes'],
  ]);
  expect(load).toHaveBeenCalledOnce();
});

it('fails like a call without an answer when the transport cannot be loaded, and loads it again for the next call', async () => {
  const { fetch } = answering();
  const load = vi.fn(async () => ({ createClient })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const client = lateClient(BASE, load);
  client.setUp({ kyOptions: { fetch } }, () => {});
  const failure = await client.get({ url: '/marcas' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 0,
    code: 'SIN_RESPUESTA',
    message: FALLBACK_MESSAGES.withoutAnswer,
  });
  expect(await client.get({ url: '/marcas' })).toMatchObject({ data: { total: 3 } });
});
