/** Prices of many products at once, as staff change them and as the shop shows them. */
import { expect, type Page, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** What the first product of a list costs. */
const firstPrice = (page: Page) =>
  page
    .getByRole('button', { name: /^Precio de / })
    .first()
    .textContent();

test('a brand is raised by 7 % and put back, and the list of products says so', async ({ page }) => {
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
  await visit(page, `${SHOP.backoffice}/panel-producto`);
  await page.getByRole('combobox', { name: 'De la marca' }).click();
  const brand = page.getByRole('option').nth(1);
  const name = (await brand.textContent()) ?? '';
  await brand.click();
  await expect(page).toHaveURL(/marca=/);
  await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible();
  const list = page.url();
  const before = await firstPrice(page);

  await visit(page, `${SHOP.backoffice}/panel-precios`);
  await page.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('textbox', { name: 'Cuánto' }).fill('7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Cambiar \d+ precios?$/ }).click();
  await page.getByRole('button', { name: 'Sí, cambiar' }).click();
  await expect(page.getByText('Hecho')).toBeVisible();
  const change = page.url();
  await visit(page, list);
  await expect.poll(() => firstPrice(page)).not.toBe(before);

  await visit(page, change);
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await page.getByRole('button', { name: 'Sí, deshacer' }).click();
  await expect(page.getByText(/^Deshecho:/)).toBeVisible();
  await visit(page, list);
  await expect.poll(() => firstPrice(page)).toBe(before);
});
