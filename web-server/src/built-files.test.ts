import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';

const root = mkdtempSync(join(tmpdir(), 'tienda built-'));
// The path of the build may contain the name of its folder for hashed files.
const folder = join(root, 'assets', 'client');
/** Real code: repeated text would not show the difference between qualities. */
const SCRIPT = readFileSync(join(import.meta.dirname, 'create-web-server.ts'), 'utf8');
const FILE = '/assets/app-1a2b.js';
const onDisk = (path = FILE) => readFileSync(join(folder, path));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${'<p>maní</p>'.repeat(200)}`);
  writeFileSync(join(folder, FILE), SCRIPT);
  writeFileSync(join(folder, 'foto.png'), SCRIPT);
  writeFileSync(join(folder, 'punto.svg'), '<svg/>');
  // The last step of a build.
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/compress-files.ts'), folder]);
  // The same build serves as app and as Storybook.
  app = await createWebServer({
    name: 'storefront',
    apiUrl: 'http://127.0.0.1:9',
    staticDir: folder,
    kitDir: folder,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

/** Requests a path with exactly these headers and returns the body as sent. */
async function ask(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const { port } = app.server.address() as AddressInfo;
  const call = get({ host: '127.0.0.1', port, path, headers, method, agent: false });
  const [answer] = await once(call, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

describe('the compressed files of a build', () => {
  it('exist for each file that gets smaller, with the original content', () => {
    expect(brotliDecompressSync(onDisk(`${FILE}.br`)).toString()).toBe(SCRIPT);
    expect(gunzipSync(onDisk(`${FILE}.gz`)).toString()).toBe(SCRIPT);
    for (const path of ['foto.png.br', 'foto.png.gz', 'punto.svg.br', 'punto.svg.gz'])
      expect([path, existsSync(join(folder, path))]).toEqual([path, false]);
  });

  it('are smaller than brotli at quality 4, the quality for other answers', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    expect(onDisk(`${FILE}.br`).length).toBeLessThan(brotliCompressSync(SCRIPT, { params }).length);
  });
});

describe.each([
  ['an app', ''],
  ['Storybook', '/kit'],
])('a file of %s', (_name, prefix) => {
  const path = prefix + FILE;

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
    ['identity;q=1, *;q=0', undefined],
    ['deflate', undefined],
    [undefined, undefined],
  ])('is sent for Accept-Encoding "%s" as built in the encoding %s', async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await ask(path, headers);
    const body = onDisk(FILE + { br: '.br', gzip: '.gz', none: '' }[encoding ?? 'none']);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(body)).toBe(true);
    const sent = {
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=utf-8',
      vary: expect.stringContaining('accept-encoding'),
      ...(encoding && { 'content-encoding': encoding }),
    };
    expect(answer.headers).toMatchObject(sent);
    expect('content-encoding' in answer.headers).toBe(encoding !== undefined);
    const head = await ask(path, headers, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({ ...sent, etag: answer.headers.etag });
  });

  it('has an ETag of its own in each encoding and answers 304 only to the same', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(
      encodings.map((encoding) => ask(path, { 'accept-encoding': encoding })),
    );
    const tags = answers.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^W\//);
    const again = (encoding: string) =>
      ask(path, { 'accept-encoding': encoding, 'if-none-match': tags[0] ?? '' });
    const [same, other] = await Promise.all([again('br'), again('gzip')]);
    expect([same.status, same.body.length, same.headers.vary]).toEqual([
      304,
      0,
      expect.stringContaining('accept-encoding'),
    ]);
    expect([other.status, other.body.equals(onDisk(`${FILE}.gz`))]).toEqual([200, true]);
  });

  it('is sent whole when a range is requested, so that no client joins ranges of two encodings', async () => {
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['identity', ''],
    ] as const) {
      const answer = await ask(path, { 'accept-encoding': encoding, range: 'bytes=10-19' });
      expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, undefined]);
      expect(answer.body.equals(onDisk(FILE + ending))).toBe(true);
    }
  });

  it('that is compressed already is sent without an encoding', async () => {
    const answer = await ask(`${prefix}/foto.png`, { 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([
      undefined,
      'image/png',
    ]);
    expect(answer.body.equals(onDisk('foto.png'))).toBe(true);
  });
});

it("sends Storybook's page as built below /kit/", async () => {
  const answer = await ask('/kit/', { 'accept-encoding': 'gzip, br' });
  expect([answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([
    'br',
    'text/html; charset=utf-8',
  ]);
  expect(answer.body.equals(onDisk('index.html.br'))).toBe(true);
});

it('lets browsers keep only hashed files without asking again', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [hashed, page] = await Promise.all([ask(FILE, headers), ask('/index.html', headers)]);
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(page.headers['cache-control']).toBe('no-cache');
});

it('answers 404 for the name of a compressed file of an app', async () => {
  expect((await ask(`${FILE}.br`)).status).toBe(404);
});
