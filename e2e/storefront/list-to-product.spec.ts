/** From a list to a product: the list's row shows at once, and the product's own answer corrects it. */
import { expect, type Page, test } from '@playwright/test';
import { PRICE, signIn, watchConsole } from '../fixtures/actions.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

type Answer = { precio?: number };

/** Holds all later calls about products until the returned function is called. The product itself then has another price. */
async function holdProducts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/productos\//, async (route) => {
    await promise;
    const answer = await route.fetch();
    const body = (await answer.json()) as Answer;
    await route.fulfill({
      response: answer,
      json: { ...body, ...(body.precio !== undefined && { precio: 98_765 }) },
    });
  });
  return resolve;
}

for (const width of [390, 1440]) {
  test(`a product shows its row's name, size and price at once and then corrects the price at ${width} px`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    await signIn(page, SHOP.storefront, CUSTOMER);
    await visit(page, `${SHOP.storefront}/categorias/Semillas`);
    const release = await holdProducts(page);
    const card = page.getByRole('article').filter({ hasText: PRICE }).first();
    await expect(card).toBeVisible();
    const name = (await card.getByRole('heading').textContent())?.trim() ?? '';
    const [price = ''] = (await card.textContent())?.match(PRICE) ?? [];
    await card.getByRole('heading').getByRole('link').click();

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name, { timeout: 1000 });
    const main = page.getByRole('main');
    await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Cargando la descripción')).toBeVisible();
    // Browsers do not count shifts in the half second after a click.
    await page.waitForTimeout(600);
    const before = await layoutShift(page);
    release();
    await expect(page.getByLabel('Cargando la descripción')).toHaveCount(0);
    await expect(main.getByText('$ 98.765,00', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Más de Semillas' })).toBeVisible();
    expect((await layoutShift(page)) - before).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test('the next page of a list is fetched near its end, so that it shows at once', async ({ page }) => {
  const fetched = page.waitForResponse(/\/api\/productos\?.*offset=10\b/);
  await visit(page, `${SHOP.storefront}/categorias`);
  await page.getByRole('button', { name: 'Siguiente' }).scrollIntoViewIfNeeded();
  await (await fetched).finished();
  await page.route(/\/api\/productos/, () => {});
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  test('the first products in view are fetched at rest, three at most', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (/\/api\/productos\/[0-9a-f-]{36}$/.test(request.url())) asked.add(request.url());
    });
    await visit(page, `${SHOP.storefront}/promociones`);
    await expect.poll(() => asked.size).toBeGreaterThan(0);
    await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    expect(asked.size).toBe(3);
  });
});
