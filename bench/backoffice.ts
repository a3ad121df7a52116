import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { tryLogin } from '../e2e/fixtures/actions.ts';
import { placeOrder } from '../e2e/fixtures/orders.ts';
import { ADMIN } from '../e2e/fixtures/people.ts';
import { visit } from '../e2e/fixtures/visit.ts';
import { SHOP } from '../e2e/shop.ts';
import { median } from './lib.ts';
import { result } from './results.ts';

/** How much slower than this machine's the processor of a computer of the staff's is taken to be. */
const SLOWED = 4;
const TIMES = 5;
const LINES = 200;

/** Milliseconds from a press in the menu to the picture of the other page, with its data known; of one frame. */
const WANTED = { page: 100, frame: 50 };

/** What staff wait for on a slow computer: one page after the other, and an order of many lines as it is edited. */
export async function measureBackoffice(browser: Browser): Promise<void> {
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
      // What pointing at it loads is not what a press waits for.
      await link.hover();
      await page.waitForLoadState('networkidle');
      const wait = await slowly(async () => {
        const arrived = page.evaluate(timeToPage, `/${place}`);
        await link.click();
        return arrived;
      });
      await page.waitForLoadState('networkidle');
      // The first time fetches what is known from then on.
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
  const lines = productos.map(({ producto_id }) => `${producto_id}:10`).join(',');
  const screens = [
    { at: `/pedido/editar/${pedido_id}`, field: /^Cantidad:/, name: 'typing a quantity into an order' },
    {
      at: `/pedido/editar/${pedido_id}`,
      field: /^Aplicar Descuento:/,
      name: 'typing a discount into an order',
    },
    {
      at: `/pedido-nuevo#carrito=${lines}`,
      field: /^Cantidad de /,
      name: 'typing a quantity into a new order',
    },
  ];
  for (const { at, field, name } of screens) {
    await visit(page, SHOP.backoffice + at);
    const fields = page.getByRole('textbox', { name: field });
    await fields.nth(LINES - 1).waitFor();
    const frames: number[] = [];
    for (let time = 0; time <= TIMES; time += 1) {
      const input = fields.nth((LINES / 2 + 7 * time) % LINES);
      await input.click();
      await page.keyboard.press('Control+A');
      const frame = await slowly(() => longestFrame(page, () => page.keyboard.type('12', { delay: 200 })));
      if (time > 0) frames.push(frame);
    }
    print(name, median(frames));
    result(`${name}, ${LINES} lines, longest frame, ${SLOWED} times slower`, median(frames), {
      atMost: WANTED.frame,
      unit: 'ms',
    });
  }
}

const print = (name: string, ms: number) => console.log(`${name.padEnd(28)}${ms.toFixed(0).padStart(6)} ms`);

/** Runs in the page: milliseconds from the next press to the picture in which the page of that path stands whole. */
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
        // After this frame's picture.
        setTimeout(() => resolve(performance.now() - pressed));
      });
  });
}

/** Runs in the page: keeps the longest frame since it was asked last. Those of less than 50 ms are not told. */
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
