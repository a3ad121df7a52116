import type { Browser, CDPSession, Page } from '@playwright/test';
import { addFirst, tryLogin } from '../e2e/fixtures/actions.ts';
import { CUSTOMER } from '../e2e/fixtures/people.ts';
import { runs } from '../e2e/fixtures/slow-scripts.ts';
import { visit } from '../e2e/fixtures/visit.ts';
import { SHOP } from '../e2e/shop.ts';
import { median } from './lib.ts';
import { result } from './results.ts';
import { waitsOf, watchWaits } from './waits.ts';

/** CPU throttling factor: how much slower a phone is than this machine. */
const SLOWED = 6;
const TIMES = 3;
/** Milliseconds from an action to the next paint. */
const WANTED = 200;

/** Measures a customer's actions on a slow phone, each from the input to the next paint. The longest event of an action counts. */
export async function measureInteractions(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchWaits);
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await page.waitForURL(`${SHOP.storefront}/inicio`);
  const slow = await context.newCDPSession(page);
  const waits = new Map<string, number[]>();
  for (let time = 0; time <= TIMES; time += 1) {
    await visit(page, CATEGORY);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    for (const [name, act] of Object.entries(ACTS)) {
      const wait = await longest(page, () => act(page));
      // The first round only warms up.
      if (time > 0) waits.set(name, [...(waits.get(name) ?? []), wait]);
    }
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  console.log(`time to the next paint on a processor ${SLOWED} times slower; target: at most ${WANTED} ms`);
  for (const [name, all] of waits) {
    console.log(`${name.padEnd(28)}${median(all).toFixed(0).padStart(6)} ms`);
    result(`${name}, ${SLOWED} times slower`, median(all), { atMost: WANTED, unit: 'ms' });
  }
}

/** CPU throttling factor of a visitor's phone. */
const VISITOR_SLOWED = 4;

/** Measures the first act of visitors, from the input to the next paint. The files are there, but nothing has run yet. */
export async function measureFirstActs(browser: Browser): Promise<void> {
  for (const [name, { press, done }] of Object.entries(FIRST_ACTS)) {
    const waits: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const page = await openVisitor(browser);
      await page.goto(CATEGORY, { waitUntil: 'networkidle' });
      await slowDown(page);
      const act = async () => {
        await press(page);
        await done(page);
      };
      waits.push(await longest(page, act));
      await page.context().close();
    }
    const text = `visitor, first act: ${name}, ${VISITOR_SLOWED} times slower`;
    result(text, median(waits), { atMost: WANTED, unit: 'ms' });
  }
}

/** Slow 4G, as Lighthouse throttles it: latency in milliseconds, throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
/** Milliseconds from a press to the paint that shows it. */
const WANTED_FEEDBACK = 100;

/**
 * Measures a press right after the page's first paint, before any file of the application has arrived. Reports when the page
 * shows the press, and when the act is done.
 */
export async function measureFeedback(browser: Browser): Promise<void> {
  for (const [name, { press, shows, done }] of Object.entries(FIRST_ACTS)) {
    const shown: number[] = [];
    const finished: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const page = await openVisitor(browser);
      const slow = await slowDown(page);
      await slow.send('Network.enable');
      await slow.send('Network.emulateNetworkConditions', SLOW_4G);
      await page.goto(CATEGORY, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      if (await page.evaluate(runs)) throw new Error('The application had started before the press');
      const began = performance.now();
      shown.push(await longest(page, () => press(page)));
      if (!(await page.locator(shows).first().isVisible()))
        throw new Error(`${name}: nothing shows the press`);
      await done(page);
      finished.push(performance.now() - began);
      await page.context().close();
    }
    const text = `visitor, slow 4G, no code yet, ${name}`;
    result(`${text}: feedback`, median(shown), { atMost: WANTED_FEEDBACK, unit: 'ms' });
    console.log(`${text}: done after ${median(finished).toFixed(0)} ms`);
  }
}

const CATEGORY = `${SHOP.storefront}/categorias/Semillas`;

async function openVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchWaits);
  return page;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: VISITOR_SLOWED });
  return slow;
}

interface FirstAct {
  press: (page: Page) => Promise<unknown>;
  /** Selector of what shows the press at once. */
  shows: string;
  done: (page: Page) => Promise<unknown>;
}

const FIRST_ACTS: Record<string, FirstAct> = {
  'opening the menu': {
    press: (page) => page.getByRole('button', { name: 'Menú' }).tap(),
    shows: 'dialog[open]',
    done: (page) => page.getByRole('dialog').waitFor(),
  },
  "pressing 'Añadir'": {
    press: (page) =>
      page
        .getByRole('button', { name: /^Añadir al carrito/ })
        .first()
        .tap(),
    shows: '[data-waiting], [role="alert"]',
    done: (page) => page.getByText('Debes registrarte').waitFor(),
  },
  'typing in the search': {
    press: async (page) => {
      await page.getByRole('button', { name: 'Buscar productos' }).tap();
      await page
        .getByRole('combobox', { name: 'Buscar productos' })
        .pressSequentially('chia', { delay: 150 });
    },
    shows: 'input:focus',
    done: (page) => page.getByRole('option').first().waitFor(),
  },
};

const cartOf = (page: Page) => page.getByRole('dialog', { name: /^Carrito/ });
const cantidadIn = (page: Page) =>
  cartOf(page)
    .getByRole('textbox', { name: /cantidad/i })
    .first();

/** Opening and closing the cart. */
export const CART_ACTS = {
  'opening the cart': async (page: Page) => {
    await page.getByRole('button', { name: /^Carrito/ }).click();
    await cantidadIn(page).waitFor();
  },
  'closing the cart': async (page: Page) => {
    await page.keyboard.press('Escape');
    await cartOf(page).waitFor({ state: 'hidden' });
  },
};

const ACTS: Record<string, (page: Page) => Promise<unknown>> = {
  'adding to the cart': (page) => addFirst(page, 2),
  'opening the cart': CART_ACTS['opening the cart'],
  'typing in the cart': (page) => cantidadIn(page).pressSequentially('123', { delay: 150 }),
  'one more in the cart': (page) =>
    cartOf(page)
      .getByRole('button', { name: /^Sumar uno/ })
      .first()
      .click(),
  'closing the cart': CART_ACTS['closing the cart'],
};

/** Returns the longest wait for a paint after an input, in milliseconds. */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await waitsOf(page);
  await act();
  return (await waitsOf(page)).paint;
}
