import type { Browser, Locator, Page } from '@playwright/test';
import { tryLogin } from '../e2e/fixtures/actions.ts';
import { CUSTOMER } from '../e2e/fixtures/people.ts';
import { visit } from '../e2e/fixtures/visit.ts';
import { SHOP } from '../e2e/shop.ts';
import { median } from './lib.ts';
import { result } from './results.ts';

const TIMES = 5;
/** Milliseconds from the click to the paint with the product's name. */
const WANTED = 100;

/** Measures how a customer opens products from a list. Nothing is fetched ahead: the clicks come without a pointer. */
export async function measureListToProduct(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await page.waitForURL(`${SHOP.storefront}/inicio`);
  await visit(page, `${SHOP.storefront}/categorias/Semillas`);
  const waits: number[] = [];
  const requests: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const opened = await open(page.getByRole('article').nth(time).getByRole('heading').getByRole('link'));
    await page.waitForLoadState('networkidle');
    // The first round loads the page's code.
    if (time > 0) {
      waits.push(opened.painted - opened.clicked);
      requests.push(await requestsIn(page, opened));
    }
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  result('list -> product, warm: product visible', median(waits), { atMost: WANTED, unit: 'ms' });
  result('list -> product, warm: requests before it shows', Math.max(...requests), {
    atMost: 0,
    unit: '',
    digits: 0,
  });
}

/** Times of an opening, in milliseconds of the page's clock. */
interface Opening {
  clicked: number;
  /** The product's name is in the page. */
  shown: number;
  painted: number;
}

/** Clicks a product's link and waits until the page with its name is painted. */
const open = (link: Locator): Promise<Opening> =>
  link.evaluate(
    (element) =>
      new Promise<Opening>((resolve) => {
        const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
        const name = plain(element.textContent);
        const clicked = performance.now();
        const observer = new MutationObserver(() => {
          if (plain(document.querySelector('main h1')?.textContent) !== name) return;
          observer.disconnect();
          const shown = performance.now();
          const painted = () => resolve({ clicked, shown, painted: performance.now() });
          requestAnimationFrame(() => setTimeout(painted));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );

/** Returns how many requests began between the click and the product's name. */
const requestsIn = (page: Page, opening: Opening): Promise<number> =>
  page.evaluate(
    ({ clicked, shown }) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= clicked && startTime < shown).length,
    opening,
  );
