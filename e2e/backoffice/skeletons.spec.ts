/** Skeletons of the panel's lists: they have the size of the loaded list. */
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

const LISTS = [
  { name: 'users', at: '/panel-usuarios', call: /\/api\/usuarios(\?|\/)/, columns: 4 },
  // On a phone a product's actions are one column.
  { name: 'products', at: '/panel-producto', call: /\/api\/productos(\?|\/)/, columns: 5, onCards: 3 },
  { name: 'brands', at: '/panel-filtrado', call: /\/api\/marcas(\?|\/)/, columns: 2 },
  { name: 'products to order', at: '/pedido-nuevo', call: /\/api\/productos(\?|\/)/, columns: 3 },
] as const;

/** A shift in px that is not visible. */
const STILL = 3;

interface Sizes {
  columns: number[];
  /** The height of a row without wrapped text. */
  row: number;
}

async function sizesOf(page: Page): Promise<Sizes> {
  return page.getByRole('table').evaluate((table) => {
    const boxes = (parts: string) =>
      [...table.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
    return {
      columns: boxes('thead th').map(({ left }) => left),
      row: Math.min(...boxes('tbody > tr').map(({ height }) => height)),
    };
  });
}

for (const width of [390, 768, 1440]) {
  test(`skeletons have the size of the loaded lists at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, SHOP.backoffice, ADMIN);
    for (const { name, at, call, columns, ...list } of LISTS) {
      const answer = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto(`${SHOP.backoffice}${at}`);
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      await page.evaluate(() => document.fonts.ready);
      const waiting = await sizesOf(page);
      answer.resolve();
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      const there = await sizesOf(page);
      await page.unroute(call);

      const told = `${name} at ${width} px: ${JSON.stringify({ waiting, there })}`;
      expect(Math.abs(waiting.row - there.row), told).toBeLessThanOrEqual(STILL);
      const onCards = 'onCards' in list ? list.onCards : columns;
      const least = { 390: onCards, 768: columns - 2, 1440: columns }[width] ?? columns;
      expect(waiting.columns.length, told).toBeGreaterThanOrEqual(least);
      expect(there.columns, told).toHaveLength(waiting.columns.length);
      for (const [place, left] of there.columns.entries()) {
        expect(Math.abs(left - (waiting.columns[place] ?? Number.NaN)), told).toBeLessThanOrEqual(STILL);
      }
    }
  });
}
