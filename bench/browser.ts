import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { freePort } from 'node-kit/free-port';
import { build } from 'vite';
import { createWebServer } from 'web-server/create-web-server';
import startShop from '../e2e/global-setup.ts';
import { SHOP } from '../e2e/shop.ts';
import { compressFiles } from '../scripts/lib/compress-files.ts';
import { measureCustomers } from './customers.ts';
import { measureFeedback, measureFirstActs, measureInteractions } from './interactions.ts';
import { launchChromium } from './launch-chromium.ts';
import { median } from './lib.ts';
import { lighthouse } from './lighthouse.ts';
import { measureListToProduct } from './list-to-product.ts';
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
  /** Bytes as sent with brotli. */
  script: number;
  html: number;
  /** Bytes of scripts and styles as sent, divided by their bytes if compressed per request. */
  assets: number;
}

/** Measures home, a category and a product of the demo shop on a phone, and a page with React only as the floor. */
export async function reportBrowser(rounds = ROUNDS): Promise<void> {
  const stopShop = await startShop();
  const alone = await serveReactAlone();
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    const pages = {
      home: `${SHOP.storefront}/inicio`,
      category: `${SHOP.storefront}/categorias/Semillas`,
      product: `${SHOP.storefront}/producto/${await anyProduct()}`,
    };
    for (const [name, url] of Object.entries(pages)) {
      await visitAsSeveral(url);
      await measureScripts(browser, name, url);
    }
    await measurePages(port, rounds, { 'React alone': alone.url, ...pages });
    await measureFirstActs(browser);
    await measureFeedback(browser);
    await measureInteractions(browser);
    await measureCustomers(browser);
    await measureListToProduct(browser);
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
    if (name !== 'home') continue;
    result('home: HTML as sent, brotli', of('html') / 1000, { atMost: 15, unit: 'kB', digits: 1 });
    result('home: assets as sent ÷ brotli per request', of('assets'), { atMost: 0.88 });
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
  const inlined = brotliCompressSync(own).length;
  const kB = async (urls: string[]) =>
    (inlined + sumOf(await Promise.all(urls.map(sizesOnce)), 'sent')) / 1000;
  const unit = { unit: 'kB', digits: 1 };
  result(`${name}: JS before intent, brotli`, await kB(withPage), { atMost: 15, ...unit });
  result(`${name}: JS at rest, brotli`, await kB(files), unit);
}

const row = (name: string, cells: string[]) =>
  name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join('');

async function lookAt(url: string, port: number): Promise<Look> {
  const { audits, categories } = await lighthouse(url, port);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const sizesOfType = (type: string) =>
    Promise.all(urlsOf(audits['network-requests']?.details, type).map(sizesOnce));
  const scripts = await sizesOfType('Script');
  const assets = [...scripts, ...(await sizesOfType('Stylesheet'))];
  return {
    score: categories.performance?.score ?? Number.NaN,
    largest: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    work: figure('mainthread-work-breakdown'),
    shift: figure('cumulative-layout-shift'),
    script: sumOf(scripts, 'sent'),
    html: (await sizesOnce(url)).sent,
    assets: sumOf(assets, 'sent') / sumOf(assets, 'perRequest'),
  };
}

/** Returns the URLs of a type in Lighthouse's list of requests. */
function urlsOf(details: unknown, type: string): string[] {
  const { items } = details as { items: { url: string; resourceType: string }[] };
  return items.filter(({ resourceType }) => resourceType === type).map(({ url }) => url);
}

/** Bytes of an answer as sent with brotli, and at the quality that the server uses to compress per request. */
interface Sizes {
  sent: number;
  perRequest: number;
}

const sumOf = (sizes: Sizes[], figure: keyof Sizes) => sizes.reduce((sum, size) => sum + size[figure], 0);

const known = new Map<string, Promise<Sizes>>();

function sizesOnce(url: string): Promise<Sizes> {
  const sizes = known.get(url) ?? sizesOf(url);
  known.set(url, sizes);
  return sizes;
}

/** Milliseconds in which the server compresses a page again that several visitors requested. */
const SHRINKS_IN = 2000;

/** Requests a page as several visitors, so that the server treats it as a page of interest. */
async function visitAsSeveral(url: string): Promise<void> {
  for (const localAddress of ['127.0.0.2', '127.0.0.3', '127.0.0.2']) await answerOf(url, localAddress);
  await setTimeout(SHRINKS_IN);
}

/** Returns an answer with its body as sent: `fetch` would decompress it. */
async function answerOf(url: string, localAddress = '127.0.0.1') {
  const { hostname, host } = new URL(url);
  const headers = { 'accept-encoding': 'br', host };
  const here = url.replace(hostname, '127.0.0.1');
  const [answer] = await once(get(here, { headers, agent: false, localAddress }), 'response');
  return { headers: answer.headers, sent: await buffer(answer) };
}

async function sizesOf(url: string): Promise<Sizes> {
  const answer = await answerOf(url);
  const { sent } = answer;
  const content = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return { sent: sent.length, perRequest: brotliCompressSync(content, { params }).length };
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
  await compressFiles(outDir);
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
