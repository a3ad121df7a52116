/** A catalogue out of a spreadsheet: looked at in the panel, in the shop once it is applied, and gone once it is undone. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { EMPLEADO } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

const NAME = 'Cuscus perlado importado 1 kg';
const SHEET = [
  'Cód.;Producto;Marca;Rubro;Precio;Descripción',
  `cp-1;${NAME.toUpperCase()};Molino Importado;Sémolas importadas;"$ 4.321,50";Cuscús de trigo en bolsa de un kilo.`,
  ';Cuscus sin precio;Molino Importado;Sémolas importadas;consultar;',
].join('\r\n');

test('a spreadsheet of products', async ({ page, browser }) => {
  const complaints = watchConsole(page);
  await tryLogin(page, SHOP.backoffice, EMPLEADO);
  await page.waitForURL('**/panel-principal');
  await page.goto(`${SHOP.backoffice}/panel-importaciones`);
  // As Excel saves it where nobody says otherwise.
  await page.getByLabel(/Elige la planilla/).setInputFiles({
    name: 'catalogo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SHEET, 'latin1'),
  });
  await expect(page.getByRole('heading', { name: 'catalogo.csv' })).toBeVisible();
  const fila = page.getByRole('row', { name: NAME });
  await expect(fila.getByText('Precio: $ 4.321,50')).toBeVisible();
  await expect(page.getByText('Precio: No se puede leer «consultar» como un precio.')).toBeVisible();
  await expect(page.getByText('1 marca: Molino importado')).toBeVisible();

  const shop = await browser.newPage();
  const found = shop.getByRole('link', { name: NAME });
  const look = () => shop.goto(`${SHOP.storefront}/marcas/Molino%20importado`);
  await look();
  await expect(found).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los errores' }).click();
  expect((await download).suggestedFilename()).toMatch(/^para-corregir_\d{4}-\d\d-\d\d\.xlsx$/);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('button', { name: 'Sí, aplicar' }).click();
  await expect(page.getByText('Planilla aplicada')).toBeVisible();
  await expect(fila.getByText('Hecha')).toBeVisible();
  await look();
  await expect(found.first()).toBeVisible();
  await expect(shop.getByText('4.321,50')).toHaveCount(0);
  await found.first().click();
  await expect(shop.getByText('Cód. CP-1')).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Sí, deshacer' }).click();
  await expect(page.getByText('Planilla deshecha')).toBeVisible();
  await look();
  await expect(found).toHaveCount(0);
  await shop.close();
  expect(complaints).toEqual([]);
});
