/** Buttons and fields of visitors' pages, used five seconds before the scripts arrive: each use is answered. */
import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { openSlowly, runs } from '../fixtures/slow-scripts.ts';

const cards = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Añadir al carrito/ }) });
const cantidad = (page: Page, card: number) => cards(page).nth(card).getByRole('textbox');

test('quantities of cards: typed text stays, and each press of a step counts', async ({ page }) => {
  const complaints = watchConsole(page);
  await openSlowly(page, '/categorias');
  await cantidad(page, 0).fill('12');
  const plus = cards(page)
    .nth(1)
    .getByRole('button', { name: /^Sumar uno/ });
  for (let time = 0; time < 3; time += 1) await plus.click();
  await cards(page)
    .nth(2)
    .getByRole('button', { name: /^Añadir al carrito/ })
    .click();
  await page.waitForFunction(runs);
  await expect(page.getByText('Debes registrarte para agregar productos al carrito.')).toBeVisible();
  await expect(cantidad(page, 1)).toHaveValue('4');
  await expect(cantidad(page, 0)).toHaveValue('12');
  // The application has read the text.
  await cards(page)
    .nth(0)
    .getByRole('button', { name: /^Sumar uno/ })
    .click();
  await expect(cantidad(page, 0)).toHaveValue('13');
  expect(complaints).toEqual([]);
});

test('the look of a list, and a search within it', async ({ page }) => {
  await openSlowly(page, '/categorias/Semillas');
  await page.getByRole('button', { name: 'Lista compacta' }).click();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('lino');
  await expect(page.getByRole('button', { name: 'Tarjetas' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('lino');
  await expect(page).toHaveURL(/term=lino/);
});

test('the next page of a list', async ({ page }) => {
  await openSlowly(page, '/categorias');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test('the shelf of home shows the slide that was chosen', async ({ page }) => {
  await openSlowly(page, '/inicio');
  await page.getByRole('button', { name: /^Ir al 5 de/ }).click();
  await expect(page.getByRole('button', { name: /^Ir al 5 de/ })).toHaveAttribute('aria-current', 'true');
});

test('a password shows while it is typed', async ({ page }) => {
  await openSlowly(page, '/login');
  const field = page.getByLabel('Contraseña', { exact: true });
  await field.fill('Una-Clave-9');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('Una-Clave-9');
});

test('the dark scheme, chosen in the menu', async ({ page }) => {
  await openSlowly(page, '/about');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Modo oscuro' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Modo claro' })).toBeVisible();
});
