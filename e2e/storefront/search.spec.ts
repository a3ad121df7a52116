/** The header's search with suggestions, by mouse, touch and keyboard. */
import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { countEffort, expectNow } from '../fixtures/effort.ts';
import { CUSTOMER } from '../fixtures/people.ts';
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
    // The address changes before the page.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(async () => expect(name).toContain((await heading.textContent()) ?? '?')).toPass();
    expect(complaints).toEqual([]);
  });
}

test('by keyboard, arrows choose, Escape closes, and Enter without a choice searches the catalogue', async ({
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

test('a customer adds suggested products to the cart on a phone and goes on searching', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, `${SHOP.storefront}/about`);
  await page.getByRole('button', { name: 'Buscar productos' }).click();
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.fill('mani crudo');
  const add = page.getByRole('button', { name: /^Añadir: / }).first();
  await add.click();
  await expect(page.getByRole('option').filter({ hasText: 'En el carrito: 1' })).toBeVisible();
  const second = page.getByRole('textbox', { name: /^Cantidad de / }).nth(1);
  await second.fill('4');
  await second.press('Enter');
  await expect(page.getByRole('option').filter({ hasText: 'En el carrito: 4' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await second.press('Escape');
  await expect(field).toBeFocused();
  await field.fill('chia');
  await expect(page.getByRole('option').first()).toContainText(/chía/i);
});

test("adding 6 of a product takes 2 taps: '6 almendra' offers 'Agregar 6'", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, `${SHOP.storefront}/inicio`);
  const effortOf = await countEffort(page);
  const { clicks, keys, letters } = await effortOf(async () => {
    await page.getByRole('button', { name: 'Buscar productos' }).click();
    await page.getByRole('combobox', { name: 'Buscar productos' }).pressSequentially('6 almendra');
    const add = page.getByRole('button', { name: /^Agregar 6: Almendra/ }).first();
    await expect(add).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await add.click();
    await expect(page.getByRole('option').filter({ hasText: 'En el carrito: 6' })).toBeVisible();
  });
  expectNow('storefront', '6 of a product, its name typed', `${clicks}`);
  expect({ keys, letters }).toEqual({ keys: 0, letters: '6 almendra'.length });
});
