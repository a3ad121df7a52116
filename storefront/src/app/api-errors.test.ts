/** Messages of failed API calls, the same on every screen (document 000, section 8: generic API error). */
import { productosList } from 'api-client/storefront';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectApi } from './api.ts';

beforeEach(() => connectApi('http://localhost'));
afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

it.each([
  ["the server's message when the body has one", json(404, { message: 'No lo tenemos.' }), 'No lo tenemos.'],
  ['a default message when the body has none', json(404, { other: 'cosa' }), 'Error en la solicitud.'],
  [
    'that the server did not answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'No hubo respuesta del servidor. Intenta de nuevo.',
  ],
  [
    'a general message for other errors',
    () => Promise.reject(new Error('x')),
    'Error de red o de servidor. Intenta de nuevo.',
  ],
] as const)('shows %s [T8.13]', async (_, fetch, message) => {
  vi.stubGlobal('fetch', fetch);
  const call = productosList({ query: { limit: 1, offset: 0 }, throwOnError: true });
  await expect(call).rejects.toMatchObject({ name: 'ApiError', message });
});
