/** Combined filters, and an order of the whole list. */
import { expect, type Page, test } from '@playwright/test';
import { PRICE, signIn, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { revisit, visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const at = (path: string) => `${SHOP.storefront}${path}`;

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Más filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Afinar la lista' });
  await expect(sheet.getByRole('button', { name: /^Ver \d+ productos?$/ })).toBeVisible();
  return sheet;
}

test('a customer filters and orders a category, on a phone and on a wide window', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, at('/categorias/Semillas'));
  const before = await openFilters(page);
  await page.goBack();
  await expect(before).toBeHidden();
  await expect(page).toHaveURL(at('/categorias/Semillas'));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const sheet = await openFilters(page);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  const sheet = await openFilters(page);
  await sheet.getByRole('checkbox', { name: /^Solo lo disponible/ }).check();
  await sheet.getByRole('combobox', { name: 'Se vende' }).selectOption('por_unidad');
  await sheet.getByRole('combobox', { name: 'Orden de toda la lista' }).selectOption('menor_precio');
  await sheet.getByRole('button', { name: /^Ver \d+ productos$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/tipo=por_unidad/);
  const expectCheapestFirst = async () => {
    await expect(page.getByRole('article').first()).toContainText(PRICE);
    await expect(page.getByRole('article').first()).toContainText('por unidad');
    const prices = () =>
      page
        .getByRole('article')
        .evaluateAll((cards) =>
          cards.map((card) => Number(/\$\s([\d.]+)/.exec(card.textContent ?? '')?.[1]?.replaceAll('.', ''))),
        );
    // The previous list stays until the new list has arrived.
    await expect(async () => {
      const read = await prices();
      expect(read.length).toBeGreaterThan(2);
      expect(read).toEqual([...read].sort((a, b) => a - b));
    }).toPass();
    await expect(page.getByRole('article').getByRole('button', { name: 'Agotado' })).toHaveCount(0);
  };
  await expectCheapestFirst();
  await revisit(page);
  await expectCheapestFirst();
  await page.getByRole('link', { name: 'Quitar todo' }).click();
  await expect(page).toHaveURL(at('/categorias/Semillas'));
  expect(complaints).toEqual([]);
});

test('a visitor filters without prices, and the server refuses filters that reveal prices', async ({
  page,
}) => {
  const answer = await visit(page, at('/categorias?stock=si&orden=menor_precio&tipo=por_kilo'));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('group', { name: 'Filtros elegidos' }).getByRole('link')).toHaveText([
    'Solo lo disponible',
  ]);
  for (const asked of ['filtrados/con-precios?orden=menor_precio', 'cuentas/con-precios?']) {
    expect((await page.request.get(at(`/api/productos/${asked}`))).status()).toBe(401);
  }
  const byPrice = await page.request.get(at('/api/productos/filtrados?orden=menor_precio'));
  expect(byPrice.status()).toBe(400);
  const sheet = await openFilters(page);
  await sheet.getByRole('combobox', { name: 'Marca' }).selectOption({ index: 1 });
  await sheet.getByRole('button', { name: /^Ver \d+ productos?$/ }).click();
  await expect(page).toHaveURL(/marca=/);
  await expect(page.getByRole('group', { name: 'Filtros elegidos' }).getByRole('link')).toHaveCount(3);
});
