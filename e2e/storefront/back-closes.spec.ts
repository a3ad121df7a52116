/** On a phone, Back closes an open layer; without one, Back leaves the page. */
import { expect, test } from '@playwright/test';
import { revisit, visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const ABOUT = `${SHOP.storefront}/about`;
const MARCAS = `${SHOP.storefront}/marcas`;

for (const [button, name, close] of [
  [/^Carrito/, /^Carrito/, 'Cerrar carrito'],
  ['Menú', 'Menú', 'Cerrar menú'],
] as const) {
  test(`Back and '${close}' close the drawer, and leave no history entry`, async ({ page }) => {
    await page.goto(ABOUT);
    await visit(page, MARCAS);
    const drawer = page.getByRole('dialog', { name });
    const open = async () => {
      await page.getByRole('banner').getByRole('button', { name: button }).click();
      await expect(drawer).toBeVisible();
    };
    await open();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(MARCAS);
    await page.goForward();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await open();
    await revisit(page);
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('button', { name: close }).click();
    await expect(drawer).toBeHidden();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(ABOUT);
  });
}

test('Back from a page opened in the menu leads to the previous page', async ({ page }) => {
  await visit(page, MARCAS);
  await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog', { name: 'Menú' }).locator('a[href="/about"]').click();
  await expect(page).toHaveURL(ABOUT);
  await page.goBack();
  await expect(page).toHaveURL(MARCAS);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test("Back closes the search's suggestions, and then leaves the page", async ({ page }) => {
  await page.goto(ABOUT);
  await visit(page, MARCAS);
  await page.getByRole('button', { name: 'Buscar productos' }).click();
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.pressSequentially('nuez');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.goBack();
  await expect(options).toHaveCount(0);
  await expect(page).toHaveURL(MARCAS);
  await expect(field).toHaveValue('nuez');
  await field.pressSequentially(' mar');
  await options.first().click();
  await expect(page).toHaveURL(/\/producto\//);
  await page.goBack();
  await expect(page).toHaveURL(MARCAS);
  await page.goBack();
  await expect(page).toHaveURL(ABOUT);
});
