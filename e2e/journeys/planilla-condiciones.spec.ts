/** An agreement's prices leave as a spreadsheet, come back changed, are applied, and are undone. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const money = (pesos: number) =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(pesos);

/** Tests that the page fits and is accessible on a phone and a laptop. */
async function expectFits(page: Page, what: string): Promise<void> {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${what}, ${width} px`).toBe(0);
    expect(await axeViolations(page), `${what}, ${width} px`).toEqual([]);
  }
}

test('the owner changes an agreement in a spreadsheet, its customer pays the new price, and undo restores it', async ({
  page,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const token = await tokenOf(request, ADMIN);
  const headers = { authorization: `Bearer ${token}` };
  const products = await allProducts(request, token);
  const product = products.find(
    (one) =>
      one.disponible &&
      !one.precio_antes_oferta &&
      !('cantidades' in one) &&
      one.precio > 5000 &&
      products.filter(({ nombre }) => nombre === one.nombre).length === 1,
  );
  if (!product) throw new Error('An available product without an offer and without terms is needed');
  const nombre = `Lista en planilla ${Date.now()}`;
  const made = await request.post(`${SHOP.api}/condiciones`, {
    headers,
    data: { nombre, monto_minimo: null, reglas: [] },
  });
  const { condicion_id } = await made.json();
  const customer = await newAccount(request);
  const own = await tokenOf(request, customer);
  const { sub } = JSON.parse(Buffer.from(own.split('.')[1] ?? '', 'base64url').toString());
  await request.patch(`${SHOP.api}/usuarios/${sub}/condicion`, { headers, data: { condicion_id } });

  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, SHOP.backoffice, ADMIN);
  await visit(page, `${SHOP.backoffice}/panel-condiciones`);
  await page.getByRole('link', { name: nombre, exact: true }).click();
  // The list has a door of the same name, to the sheet of all agreements.
  await expect(page.getByRole('heading', { name: nombre })).toBeVisible();
  await page.getByRole('link', { name: 'Cambiar en planilla', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Precios por condición', selected: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Condiciones' })).toContainText(nombre);
  await expectFits(page, 'the upload');
  await page.getByRole('button', { name: /^Formato de la planilla/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitemradio', { name: /CSV/i }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  const lines = sheet.replace('\u{FEFF}', '').trimEnd().split('\r\n');
  const heads = lines[0]?.split(';') ?? [];
  expect(heads.slice(0, 4)).toEqual(['Condición', 'Código', 'Nombre', 'Marca']);
  expect(lines).toHaveLength(products.length + 1);

  // As a person does it in Excel: another price and a tier in one row; all others stay.
  const at = (head: string) => heads.indexOf(head);
  const changed = lines.map((line) => {
    if (!line.endsWith(product.producto_id)) return line;
    const cells = line.split(';');
    cells[at('Precio propio')] = '4.321,50';
    cells[at('Escalas')] = 'desde 12: 5 %';
    return cells.join(';');
  });
  await page.getByLabel(/Elige la planilla/).setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\u{FEFF}${changed.join('\r\n')}`),
  });
  await expect(page.getByRole('heading', { name: 'lista.csv' })).toBeVisible();
  const fila = page.getByRole('row', { name: `${product.nombre} · ${nombre}` }).first();
  await page.getByRole('combobox', { name: 'Ver' }).click();
  await page.getByRole('option', { name: 'Nueva (1)' }).click();
  await expect(fila).toContainText('$ 4.321,50');
  await expect(fila).toContainText('desde 12: 5 %');
  await expectFits(page, 'the preview');

  const shop = await browser.newPage();
  await signIn(shop, SHOP.storefront, customer);
  const price = shop.getByRole('main');
  const look = () => visit(shop, `${SHOP.storefront}/producto/${product.producto_id}`);
  await look();
  await expect(price).toContainText(money(product.precio));
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('button', { name: 'Sí, aplicar' }).click();
  await expect(page.getByText('Planilla aplicada')).toBeVisible();
  await look();
  await expect(price).toContainText(money(4321.5));
  await expect(price).toContainText(money(4105.43));

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Sí, deshacer' }).click();
  await expect(page.getByText('Planilla deshecha')).toBeVisible();
  await look();
  await expect(price).toContainText(money(product.precio));
  await expect(price).not.toContainText(money(4105.43));
  await shop.close();
  expect(complaints).toEqual([]);
});
