import { expect, it } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

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
