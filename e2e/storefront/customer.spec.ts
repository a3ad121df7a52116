/** An approved customer's shop: prices in their reserved space, a lasting cart, an account. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addFirst, PRICE, signIn, tryLogin, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { expectRoomForLargerText, largerText } from '../fixtures/larger-text.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const SELLING = ['/inicio', '/categorias/Semillas', '/marcas', '/promociones', '/nuevos-ingresos'];
const ROUTES = [
  ...SELLING,
  '/usuario-info',
  '/lista-de-precios',
  '/mi-cuenta-corriente',
  '/cuenta',
  '/pedido-rapido',
  '/habituales',
  '/listas',
];

test('every page fits each width and passes axe, with prices, and the cart too', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  const expectRight = async (where: string) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysOverflow(page), `${where}, ${width} px`).toBe(0);
      expect(await axeViolations(page), `${where}, ${width} px`).toEqual([]);
    }
  };
  for (const route of ROUTES) {
    await visit(page, `${SHOP.storefront}${route}`);
    if (SELLING.includes(route)) await expect(page.getByText(PRICE).first()).toBeVisible();
    await expectRight(route);
  }
  await visit(page, `${SHOP.storefront}/categorias/Semillas`);
  await addFirst(page, 2);
  await page.getByRole('button', { name: /^Carrito: 2 unidades/ }).click();
  await expect(page.getByRole('dialog', { name: /carrito/i })).toBeVisible();
  await expectRight('the cart');
  expect(complaints).toEqual([]);
});

test('with larger text no page is wider than the window and no price breaks', async ({ page }) => {
  await largerText(page);
  await signIn(page, SHOP.storefront, CUSTOMER);
  for (const route of [...ROUTES, '/mis-pedidos']) {
    await visit(page, `${SHOP.storefront}${route}`);
    await expectRoomForLargerText(page, route);
  }
  await visit(page, `${SHOP.storefront}/categorias/Semillas`);
  await addFirst(page, 500);
  await expectRoomForLargerText(page, 'a full cart’s button');
  await page.getByRole('button', { name: /^Carrito: 500 unidades/ }).click();
  await expect(page.getByRole('dialog', { name: /carrito/i })).toBeVisible();
  await expectRoomForLargerText(page, 'the cart');
});

test('the cart survives a reload and is the same in another tab at once [T3.9]', async ({
  page,
  context,
}) => {
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, `${SHOP.storefront}/inicio`);
  await expect(page.getByText(PRICE).first()).toBeVisible();
  const other = await context.newPage();
  await visit(other, `${SHOP.storefront}/inicio`);
  await addFirst(page, 3);
  await expect(other.getByRole('button', { name: /^Carrito: 3 unidades/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Carrito: 3 unidades/ })).toBeVisible();
});

test("the search field keeps its place while the cart's total grows", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, `${SHOP.storefront}/inicio`);
  await expect(page.getByText(PRICE).first()).toBeVisible();
  const field = async () => {
    const box = await page.getByRole('banner').getByRole('combobox').boundingBox();
    return { x: box?.x, width: box?.width };
  };
  const before = await field();
  await addFirst(page, 900);
  await expect(page.getByRole('button', { name: /^Carrito: 900 unidades/ })).toBeVisible();
  expect(await field()).toEqual(before);
});

test('logging out removes the prices in every tab', async ({ page, context }) => {
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page.getByText(PRICE).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${SHOP.storefront}/inicio`);
  await expect(other.getByText(PRICE).first()).toBeVisible();
  await page.goto(`${SHOP.storefront}/usuario-info`);
  await expect(page.getByText(CUSTOMER.email)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/login`);
  await expect(other.getByText(PRICE)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('auth') ?? '')).not.toContain('eyJ');
});

test('pages for visitors redirect an authenticated user to home [T6.7]', async ({ page }) => {
  await signIn(page, SHOP.storefront, CUSTOMER);
  for (const route of ['/login', '/register']) {
    await page.goto(`${SHOP.storefront}${route}`);
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  }
});

test("today's prices can be downloaded as PDF and spreadsheet", async ({ page }) => {
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, `${SHOP.storefront}/usuario-info`);
  await page.getByRole('link', { name: 'Lista de precios' }).click();
  const downloadOf = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
  };
  const paper = await downloadOf('Descargar en PDF');
  expect(paper.name).toMatch(/^lista-de-precios_\d{4}-\d\d-\d\d\.pdf$/);
  expect(paper.text).toMatch(/^%PDF-1\.7/);
  const book = await downloadOf('Descargar en Excel');
  expect(book.name).toMatch(/^lista-de-precios_\d{4}-\d\d-\d\d\.xlsx$/);
  // The file is complete: it has the start and the end of a zip archive.
  expect([book.text.slice(0, 2), book.text.slice(-22, -20)]).toEqual(['PK', 'PK']);
  const sheet = await downloadOf('Descargar en CSV');
  expect(sheet.name).toMatch(/\.csv$/);
  expect(sheet.text.split('\r\n').length).toBeGreaterThan(300);
});
