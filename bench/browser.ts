import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from 'node-kit/free-port';
import { build } from 'vite';
import { createWebServer } from 'web-server/create-web-server';
import { findChromium } from '../e2e/chromium.ts';
import startShop from '../e2e/global-setup.ts';
import { SHOP } from '../e2e/shop.ts';
import { measureBackoffice } from './backoffice.ts';
import { measureFirstActs, measureInteractions } from './interactions.ts';
import { median } from './lib.ts';
import { lighthouse } from './lighthouse.ts';
import { result } from './results.ts';

const ROUNDS = 5;
/** Maximum main-thread work of a page, as a multiple of the React-only page's. */
const WANTED = 4;

/** Lighthouse's mobile figures of a page, and its transfer sizes. */
interface Look {
  score: number;
  /** Largest Contentful Paint (LCP), in milliseconds. */
  largest: number;
  /** Total Blocking Time (TBT), in milliseconds. */
  blocked: number;
  /** Milliseconds of work on the main thread. */
  work: number;
  /** Cumulative Layout Shift (CLS). */
  shift: number;
  /** Bytes, gzipped. */
  script: number;
  html: number;
}

/** Measures home, a category and a product of the demo shop on a phone, and a page with React only as the floor. */
export async function reportBrowser(rounds = ROUNDS): Promise<void> {
  const stopShop = await startShop();
  const alone = await serveReactAlone();
  const port = await freePort();
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const pages = {
      home: `${SHOP.storefront}/inicio`,
      category: `${SHOP.storefront}/categorias/Semillas`,
      product: `${SHOP.storefront}/producto/${await anyProduct()}`,
    };
    for (const [name, url] of Object.entries(pages)) await measureScripts(browser, name, url);
    await measurePages(port, rounds, { 'React alone': alone.url, ...pages });
    await measureFirstActs(browser);
    await measureInteractions(browser);
    await measureBackoffice(browser);
  } finally {
    await browser.close();
    await alone.stop();
    await stopShop();
  }
}

/** Measures the pages in turn, so that a drift of the machine's speed affects all of them. The first round only warms up. */
async function measurePages(port: number, rounds: number, pages: Record<string, string>): Promise<void> {
  const looks = new Map<string, Look[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const look = await lookAt(url, port);
      if (round > 0) looks.set(name, [...(looks.get(name) ?? []), look]);
    }
  }
  console.log(`Lighthouse, mobile settings; median of ${rounds}`);
  console.log(row('', ['score', 'LCP ms', 'TBT ms', 'work ms', 'CLS', 'JS kB', 'HTML kB']));
  const middle = (name: string, figure: keyof Look) =>
    median((looks.get(name) ?? []).map((look) => look[figure]));
  const floor = middle('React alone', 'work');
  for (const name of looks.keys()) {
    const of = (figure: keyof Look) => middle(name, figure);
    const ms = (figure: keyof Look) => of(figure).toFixed(0);
    const kB = (figure: keyof Look) => (of(figure) / 1000).toFixed(1);
    const score = (of('score') * 100).toFixed(0);
    const shift = of('shift').toFixed(3);
    console.log(
      row(name, [score, ms('largest'), ms('blocked'), ms('work'), shift, kB('script'), kB('html')]),
    );
    if (name === 'React alone') continue;
    result(`${name}: work of its thread ÷ React alone's`, of('work') / floor, { atMost: WANTED });
    result(`${name}: blocked (TBT)`, of('blocked'), { atMost: 20, unit: 'ms' });
    result(`${name}: Lighthouse, mobile`, of('score') * 100, { atLeast: 99, unit: 'of 100' });
    result(`${name}: moves by itself (CLS)`, of('shift'), { atMost: 0, unit: '', digits: 3 });
  }
}

/** Measures a page's code as a visitor: what comes with the page, and what comes at rest. Inline scripts count too. */
async function measureScripts(browser: Browser, name: string, url: string): Promise<void> {
  const page = await browser.newPage();
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) files.push(request.url());
  });
  await page.goto(url, { waitUntil: 'load' });
  const withPage = [...files];
  await page.waitForLoadState('networkidle');
  await page.close();
  const html = await (await fetch(url)).text();
  const inline = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  // The data of a page is no code.
  const own = inline.filter((text) => !text.includes('dehydratedData')).join('');
  const sizeOf = async (urls: string[]) => {
    const texts = await Promise.all(urls.map(async (one) => (await fetch(one)).text()));
    return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, brotliCompressSync(own).length);
  };
  result(`${name}: JS before intent, brotli`, (await sizeOf(withPage)) / 1000, {
    atMost: 15,
    unit: 'kB',
    digits: 1,
  });
  result(`${name}: JS at rest, brotli`, (await sizeOf(files)) / 1000, { unit: 'kB' });
  if (name === 'home')
    result('home: HTML, brotli', brotliCompressSync(html).length / 1000, { atMost: 15, unit: 'kB' });
}

const row = (name: string, cells: string[]) =>
  name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join('');

async function lookAt(url: string, port: number): Promise<Look> {
  const { audits, categories } = await lighthouse(url, port);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scripts = await Promise.all(scriptsOf(audits['network-requests']?.details).map(gzipped));
  return {
    score: categories.performance?.score ?? Number.NaN,
    largest: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    work: figure('mainthread-work-breakdown'),
    shift: figure('cumulative-layout-shift'),
    script: scripts.reduce((sum, bytes) => sum + bytes, 0),
    html: await gzipped(url),
  };
}

/** Returns the URLs of the scripts in Lighthouse's list of requests. */
function scriptsOf(details: unknown): string[] {
  const { items } = details as { items: { url: string; resourceType: string }[] };
  return items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url);
}

const known = new Map<string, number>();

async function gzipped(url: string): Promise<number> {
  const before = known.get(url);
  if (before !== undefined) return before;
  const size = gzipSync(await (await fetch(url)).bytes()).length;
  known.set(url, size);
  return size;
}

async function anyProduct(): Promise<string> {
  const answer = await fetch(`${SHOP.api}/productos/destacados?limit=1&offset=0`);
  const { productos } = (await answer.json()) as { productos: { producto_id: string }[] };
  return productos[0]?.producto_id ?? '';
}

/** Builds and serves the React-only page like the shop's pages. */
async function serveReactAlone(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'tienda-react-'));
  await build({
    root: join(import.meta.dirname, 'react-alone'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const app = await createWebServer({ name: 'react', apiUrl: SHOP.api, staticDir: outDir });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      await app.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
