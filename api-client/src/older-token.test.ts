import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi, zonasDelete, zonasList } from './backoffice.ts';
import { FALLBACK_MESSAGES } from './core.ts';

/** The session's token, which a login in another window replaces. */
let token: string | undefined;
let carried: (string | null)[] = [];
/** Tokens that the server accepts. */
let valid: string[] = [];

beforeEach(() => {
  token = 'old';
  carried = [];
  valid = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const authorization = input.headers.get('authorization');
    carried.push(authorization);
    // The other window logs in during the first call.
    if (carried.length === 1 && token === 'old') token = next;
    if (valid.some((one) => authorization === `Bearer ${one}`)) return Response.json({ zonas: [] });
    const body = { statusCode: 401, code: 'NO_AUTENTICADO', message: 'Tu sesión venció.', details: [] };
    return Response.json(body, { status: 401 });
  });
  configureApi({ token: () => token, serverUrl: 'http://api.test/api' });
});
afterEach(() => vi.unstubAllGlobals());

let next: string | undefined;
const list = () => zonasList();
const remove = () => zonasDelete({ path: { id: 'x' } });

it('repeats a read with the present token', async () => {
  [next, valid] = ['new', ['new']];
  expect((await list()).data).toEqual({ zonas: [] });
  expect(carried).toEqual(['Bearer old', 'Bearer new']);
});

it('fails with the present token when the repeated read is refused too', async () => {
  next = 'new';
  await expect(list()).rejects.toMatchObject({ code: 'NO_AUTENTICADO', token: 'new' });
  expect(carried).toHaveLength(2);
});

it('does not repeat a change, and reports that nothing was done', async () => {
  next = 'new';
  await expect(remove()).rejects.toMatchObject({
    status: 401,
    code: 'SESION_CAMBIADA',
    message: FALLBACK_MESSAGES.olderSession,
  });
  expect(carried).toEqual(['Bearer old']);
});

it.each([
  ['the token is still the same', 'old'],
  ['nobody is logged in any more', undefined],
])('leaves the refusal unchanged when %s', async (_, now) => {
  next = now;
  await expect(list()).rejects.toMatchObject({ code: 'NO_AUTENTICADO', token: 'old' });
  await expect(remove()).rejects.toMatchObject({ code: 'NO_AUTENTICADO' });
  expect(carried).toHaveLength(2);
});

it('drops the answer when the account has changed, and frees the connection', async () => {
  let account: string | null = 'ana';
  const cancel = vi.fn();
  vi.stubGlobal('fetch', async () => {
    account = null;
    return new Response(new ReadableStream({ cancel }), { status: 401 });
  });
  configureApi({ token: () => token, account: () => account, serverUrl: 'http://api.test/api' });
  await expect(list()).rejects.toThrow();
  expect(cancel).toHaveBeenCalledOnce();
});
