import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import type { PageHandler } from './options.ts';

const staticDir = mkdtempSync(join(tmpdir(), 'tienda-form-'));
writeFileSync(join(staticDir, 'index.html'), '<p>hola</p>');
let app: FastifyInstance | undefined;
afterEach(() => app?.close());
afterAll(() => rmSync(staticDir, { recursive: true, force: true }));

interface Seen {
  method: string;
  fields: string;
  from: string | null;
}

/** Starts a server whose handler shows the fields and says that its answer may be cached. */
async function listen() {
  const seen: Seen[] = [];
  const log: string[] = [];
  const handler: PageHandler = async (request) => {
    const fields = await request.text();
    seen.push({ method: request.method, fields, from: request.headers.get('x-forwarded-for') });
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, no-cache' };
    return new Response(`<p>${request.method} ${fields}</p>`, { status: fields ? 422 : 200, headers });
  };
  const cacheRules = { addressOf: (url: string) => url, stamp: () => '1', variantOf: () => '' };
  app = await createWebServer({
    name: 'storefront',
    apiUrl: 'http://127.0.0.1:9',
    staticDir,
    handler,
    cacheRules,
    forms: ['/register'],
    logger: { write: (line: string) => void log.push(line) },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const submit = (headers: Record<string, string>, body = 'email=ana%40a.test', path = '/register') =>
    app?.inject({
      method: 'POST',
      url: path,
      headers: { host: 'tienda.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: body,
    });
  return { url, seen, log, submit };
}

const OWN = { 'sec-fetch-site': 'same-origin' };

describe('a form that the handler answers', () => {
  it('reaches the handler with the fields and the address of the caller, not with a forged address', async () => {
    const { submit, seen } = await listen();
    const answer = await submit({ ...OWN, 'x-forwarded-for': '9.9.9.9' });
    expect(answer?.statusCode).toBe(422);
    expect(answer?.body).toContain('POST email=ana%40a.test');
    expect(seen).toEqual([{ method: 'POST', fields: 'email=ana%40a.test', from: '127.0.0.1' }]);
  });

  it('is answered anew each time, with an answer that no cache may store', async () => {
    const { submit, seen, url } = await listen();
    for (const email of ['ana', 'eva']) {
      const answer = await submit(OWN, `email=${email}`);
      expect(answer?.headers['cache-control']).toBe('private, no-store');
      expect(answer?.headers.etag).toBeUndefined();
      expect(answer?.body).toContain(`email=${email}`);
    }
    expect(await (await fetch(`${url}/register`)).text()).not.toContain('email');
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET']);
  });

  it('leaves no field in the log', async () => {
    const { submit, log } = await listen();
    await submit(OWN, 'email=ana%40a.test&password=secreta');
    await submit({}, 'email=ana%40a.test&password=secreta');
    expect(log.join('')).not.toMatch(/ana|secreta/);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://tienda.test' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, by a browser without fetch metadata', { origin: 'https://otra.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['a caller that tells no origin', {}],
  ])('is refused with 403 from %s', async (_from, headers) => {
    const { submit, seen } = await listen();
    expect((await submit(headers as Record<string, string>))?.statusCode).toBe(403);
    expect(seen).toEqual([]);
  });

  it('is accepted from its own origin by a browser without fetch metadata', async () => {
    const { submit, seen } = await listen();
    await submit({ origin: 'https://tienda.test' });
    expect(seen).toHaveLength(1);
  });

  it('is refused with 413 above 16 KiB, with and without a stated length', async () => {
    const { submit, seen, url } = await listen();
    expect((await submit(OWN, 'a'.repeat(16 * 1024)))?.statusCode).toBe(422);
    expect((await submit(OWN, 'a'.repeat(16 * 1024 + 1)))?.statusCode).toBe(413);
    const unstated = await fetch(`${url}/register`, {
      method: 'POST',
      headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
      body: new Blob(['a'.repeat(20_000)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(unstated.status).toBe(413);
    expect(seen).toHaveLength(1);
  });

  it('is the only POST that reaches the handler', async () => {
    const { submit, seen } = await listen();
    expect((await submit(OWN, 'email=a', '/login'))?.statusCode).toBe(303);
    expect((await submit({ ...OWN, 'content-type': 'application/json' }, '{}'))?.statusCode).toBe(404);
    expect(seen).toEqual([]);
  });
});
