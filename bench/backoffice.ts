import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { tryLogin } from '../e2e/fixtures/actions.ts';
import { placeOrder } from '../e2e/fixtures/orders.ts';
import { ADMIN } from '../e2e/fixtures/people.ts';
import { visit } from '../e2e/fixtures/visit.ts';
import startShop from '../e2e/global-setup.ts';
import { SHOP } from '../e2e/shop.ts';
import { EVERYWHERE, firstLoads } from '../scripts/lib/first-load.ts';
import { launchChromium } from './launch-chromium.ts';
import { median } from './lib.ts';
import { result } from './results.ts';

/** CPU throttling factor: how much slower a staff computer is than this machine. */
const SLOWED = 4;
const TIMES = 5;
const LINES = 200;
/** Lines of an order by telephone. */
const PHONE_LINES = 100;

/** Limits in milliseconds: from the click in the menu to the painted page with its data, and of one frame. */
const WANTED = { page: 150, frame: 50, firstLoadKb: 250 };

/** Measures the back office: its first load, and the waits on a slow computer. */
export async function reportPanel(): Promise<void> {
  const loads = await firstLoads('backoffice');
  const bytes = loads.get(EVERYWHERE)?.bytes ?? Number.NaN;
  const atMost = WANTED.firstLoadKb;
  result('back office: JS of every page, brotli', bytes / 1000, { atMost, unit: 'kB', digits: 1 });
  const stopShop = await startShop();
  const browser = await launchChromium();
  try {
    await measureBackoffice(browser);
  } finally {
    await browser.close();
    await stopShop();
  }
}

/** Measures waits on a slow computer: opening each page, and typing into an order with many lines. */
async function measureBackoffice(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await page.getByRole('heading', { name: 'Panel Principal' }).waitFor();
  const slow = await context.newCDPSession(page);
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    try {
      return await work();
    } finally {
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  };
  console.log(
    `back office, the processor ${SLOWED} times slower: pages, then the longest frame while one types; 0 is under 50 ms`,
  );
  await measurePages(page, slowly);
  await measureOrder(page, context.request, slowly);
  await context.close();
}

type Slowly = <T>(work: () => Promise<T>) => Promise<T>;

const PLACES = ['panel-pedidos', 'panel-usuarios', 'panel-filtrado', 'panel-producto', 'panel-principal'];

async function measurePages(page: Page, slowly: Slowly): Promise<void> {
  const waits = new Map<string, number[]>();
  for (let time = 0; time <= TIMES; time += 1) {
    for (const place of PLACES) {
      const link = page.locator(`header a[href="/${place}"], nav a[href="/${place}"]`).first();
      // Hovering preloads the page's code, so load it before the click.
      await link.hover();
      await page.waitForLoadState('networkidle');
      const wait = await slowly(async () => {
        const arrived = page.evaluate(timeToPage, `/${place}`);
        await link.click();
        return arrived;
      });
      await page.waitForLoadState('networkidle');
      // The first round fills the caches.
      if (time > 0) waits.set(place, [...(waits.get(place) ?? []), wait]);
    }
  }
  const medians = [...waits].map(([place, all]) => ({ place, ms: median(all) }));
  for (const { place, ms } of medians) print(`/${place}`, ms);
  const slowest = Math.max(...medians.map(({ ms }) => ms));
  result(`back office: slowest page, its data known, ${SLOWED} times slower`, slowest, {
    atMost: WANTED.page,
    unit: 'ms',
  });
}

async function measureOrder(page: Page, request: APIRequestContext, slowly: Slowly): Promise<void> {
  const { pedido_id, productos } = await placeOrder(request, LINES, 0);
  const edited = `/pedido/editar/${pedido_id}`;
  const newWith = (lines: number) =>
    `/pedido-nuevo#carrito=${productos.slice(0, lines).map(({ producto_id }) => `${producto_id}:10`)}`;
  const inCart = /^Cantidad de /;
  const screens = [
    { at: edited, field: /^Cantidad:/, lines: LINES, name: 'typing a quantity into an order' },
    { at: edited, field: /^Aplicar Descuento:/, lines: LINES, name: 'typing a discount into an order' },
    { at: newWith(LINES), field: inCart, lines: LINES, name: 'typing a quantity into a new order' },
    { at: newWith(PHONE_LINES), field: inCart, lines: PHONE_LINES, name: 'typing an order by telephone' },
  ];
  for (const { at, field, lines, name } of screens) {
    // Another fragment alone would load no page.
    await page.goto('about:blank');
    await visit(page, SHOP.backoffice + at);
    const fields = page.getByRole('textbox', { name: field });
    await fields.nth(lines - 1).waitFor();
    const frames: number[] = [];
    for (let time = 0; time <= TIMES; time += 1) {
      const input = fields.nth((lines / 2 + 7 * time) % lines);
      await input.click();
      await page.keyboard.press('Control+A');
      const frame = await slowly(() => longestFrame(page, () => page.keyboard.type('12', { delay: 200 })));
      if (time > 0) frames.push(frame);
    }
    print(name, median(frames));
    result(`${name}, ${lines} lines, longest frame, ${SLOWED} times slower`, median(frames), {
      atMost: WANTED.frame,
      unit: 'ms',
    });
  }
}

const print = (name: string, ms: number) => console.log(`${name.padEnd(28)}${ms.toFixed(0).padStart(6)} ms`);

/** Runs in the page: returns the milliseconds from the next click until the page at `path` is painted with its data. */
function timeToPage(path: string): Promise<number> {
  const before = document.querySelector('main h1')?.textContent;
  return new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    const look = (pressed: number) =>
      requestAnimationFrame(() => {
        const title = document.querySelector('main h1')?.textContent;
        const there =
          location.pathname === path &&
          title &&
          title !== before &&
          !document.querySelector('main [aria-busy=true]');
        if (!there) return look(pressed);
        // Wait until the frame is painted.
        setTimeout(() => resolve(performance.now() - pressed));
      });
  });
}

/** Runs in the page: records the longest frame since the last read. The browser reports only frames of at least 50 ms. */
function watchFrames(): void {
  const window = globalThis as { longestFrame?: number };
  window.longestFrame = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestFrame = Math.max(window.longestFrame ?? 0, duration);
  }).observe({ type: 'long-animation-frame', buffered: false });
}

async function longestFrame(page: Page, act: () => Promise<unknown>): Promise<number> {
  const ask = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const window = globalThis as { longestFrame?: number };
      const { longestFrame = Number.NaN } = window;
      window.longestFrame = 0;
      return longestFrame;
    });
  await ask();
  await act();
  return ask();
}
