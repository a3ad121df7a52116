import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { type CachedPage, PageCache, toCachedPage } from './page-cache.ts';

const page = (size: number): CachedPage => ({
  headers: {},
  etag: '""',
  br: Buffer.alloc(size / 2),
  gzip: Buffer.alloc(size / 2),
});
const ROOM = 100_000;

it('keeps shared pages whatever one visitor requests, and stays within its size', () => {
  const pages = new PageCache(ROOM);
  const liked = ['/inicio', '/categorias'];
  for (const address of liked) {
    pages.set(address, page(10_000), 'ana');
    expect(pages.get(address, 'beto')).toBeDefined();
  }
  let kept: string[] = [];
  for (let count = 0; count < 100_000; count += 1) {
    pages.set(`/inicio?page=${count}`, page(5_000), 'extraño');
    pages.get(`/inicio?page=${count}`, 'extraño');
    kept = [...kept, `/inicio?page=${count}`].slice(-40);
  }
  for (const address of liked) expect(pages.get(address, 'ana')).toBeDefined();
  const left = kept.filter((address) => pages.get(address, 'extraño'));
  expect(left.length).toBeGreaterThan(10);
  expect(left.length * 5_000).toBeLessThanOrEqual(ROOM);
  expect(left.at(-1)).toBe('/inicio?page=99999');
});

it('evicts the least recently used page, also among shared pages', () => {
  const pages = new PageCache(ROOM);
  for (let count = 0; count < 20; count += 1) {
    pages.set(`/${count}`, page(10_000), 'ana');
    pages.get(`/${count}`, 'beto');
    pages.get('/0', 'carla');
  }
  expect(pages.get('/0', 'ana')).toBeDefined();
  expect(pages.get('/1', 'ana')).toBeUndefined();
  expect(pages.get('/19', 'ana')).toBeDefined();
});

it('counts the size of addresses, and does not cache a page larger than the cache', () => {
  const pages = new PageCache(ROOM);
  for (let count = 0; count < 20; count += 1) pages.set(`/${count}${'x'.repeat(16_000)}`, page(0), 'ana');
  expect(pages.get(`/0${'x'.repeat(16_000)}`, 'ana')).toBeUndefined();
  pages.set('/enorme', page(200_000), 'ana');
  expect(pages.get('/enorme', 'ana')).toBeUndefined();
  expect(pages.get(`/19${'x'.repeat(16_000)}`, 'ana')).toBeDefined();
});

it('compresses a page again that several visitors request, and answers with the same content', async () => {
  const pages = new PageCache();
  const body = Array.from({ length: 4_000 }, (_, place) => `<li>${(place * 7919) % 1013} kg</li>`).join('');
  const headers = { 'cache-control': 'public, no-cache' };
  const made = await toCachedPage({ status: 200, headers, body });
  if (!made) throw new Error('The page is not cached');
  pages.set('/inicio', made, 'ana');
  for (let time = 0; time < 10; time += 1) expect(pages.get('/inicio', 'ana')).toBe(made);
  pages.get('/inicio', 'beto');
  await vi.waitFor(() => expect(pages.get('/inicio', 'ana')).not.toBe(made), { timeout: 20_000 });
  const small = pages.get('/inicio', 'ana');
  expect(small?.br.length).toBeLessThan(made.br.length);
  expect(small?.etag).toBe(made.etag);
  expect(brotliDecompressSync(small?.br ?? '').toString()).toBe(body);
  // Once is enough.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(pages.get('/inicio', 'carla')).toBe(small);
});

it('keeps no compressed page that was rendered anew meanwhile', async () => {
  const pages = new PageCache();
  const of = (body: string) =>
    toCachedPage({
      status: 200,
      headers: { 'cache-control': 'public, no-cache' },
      body: body.repeat(50_000),
    });
  const [old, fresh] = [await of('vieja '), await of('nueva ')];
  if (!old || !fresh) throw new Error('The page is not cached');
  pages.set('/inicio', old, 'ana');
  pages.get('/inicio', 'beto');
  pages.get('/inicio', 'beto');
  pages.clear();
  pages.set('/inicio', fresh, 'ana');
  pages.get('/inicio', 'beto');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const body = brotliDecompressSync(pages.get('/inicio', 'ana')?.br ?? '').toString();
  expect(body.startsWith('nueva')).toBe(true);
});
