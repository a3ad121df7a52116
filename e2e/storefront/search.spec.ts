/** The header's search: suggestions while one types, with a mouse, a thumb or the keyboard. */
import { expect, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

for (const width of [390, 1440]) {
  test(`suggests products with pictures at ${width} px, one press away`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `${SHOP.storefront}/about`);
    if (width < 768) await page.getByRole('button', { name: 'Buscar productos' }).click();
    await page.getByRole('combobox', { name: 'Buscar productos' }).fill('mani');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: /maní/i }).first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(7);
    await expect(options.first().locator('img')).toBeVisible();
    await expect(options.last()).toHaveText('Ver todos los resultados de «mani»');
    expect(await axeViolations(page)).toEqual([]);
    const name = (await options.first().textContent()) ?? '';
    await options.first().click();
    await expect(page).toHaveURL(/\/producto\//);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    // The address changes before the page does.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(async () => expect(name).toContain((await heading.textContent()) ?? '?')).toPass();
    expect(complaints).toEqual([]);
  });
}

test('by keyboard: arrows choose, Escape closes, Enter without a choice searches the catalogue', async ({
  page,
}) => {
  await visit(page, `${SHOP.storefront}/about`);
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.fill('almendra');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/almendra/i);
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL(`${SHOP.storefront}/categorias?term=almendra`);
  await expect(page.getByRole('article').first()).toContainText(/almendra/i);
});

test('all results are one press away', async ({ page }) => {
  await visit(page, `${SHOP.storefront}/about`);
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('nuez');
  await page.getByRole('option', { name: 'Ver todos los resultados de «nuez»' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/categorias?term=nuez`);
});
