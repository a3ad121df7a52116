/** Imports of products and pictures: previewed in the panel, visible in the shop after applying, and removed by undo. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { EMPLEADO } from '../fixtures/people.ts';
import { middleOf, pictureOf, wideOf } from '../fixtures/picture.ts';
import { zipOf } from '../fixtures/zip.ts';
import { SHOP } from '../shop.ts';

const NAME = 'Cuscus perlado importado 1 kg';
const SHEET = [
  'Cód.;Producto;Marca;Rubro;Precio;Descripción',
  `cp-1;${NAME.toUpperCase()};Molino Importado;Sémolas importadas;"$ 4.321,50";Cuscús de trigo en bolsa de un kilo.`,
  ';Cuscus sin precio;Molino Importado;Sémolas importadas;consultar;',
].join('\r\n');

test('an import of products is previewed, applied and undone', async ({ page, browser }) => {
  const complaints = watchConsole(page);
  await tryLogin(page, SHOP.backoffice, EMPLEADO);
  await page.waitForURL('**/panel-principal');
  await page.goto(`${SHOP.backoffice}/panel-importaciones`);
  // In Latin-1, Excel's default encoding for CSV.
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

const BARE = 'Garbanzo sin foto 1 kg';
const OTHER = 'Poroto sin foto 1/2 kg';

test('an import of pictures from a zip is previewed, applied and undone', async ({ page, browser }) => {
  const complaints = watchConsole(page);
  await tryLogin(page, SHOP.backoffice, EMPLEADO);
  await page.waitForURL('**/panel-principal');
  await page.goto(`${SHOP.backoffice}/panel-importaciones`);
  await page.getByLabel(/Elige la planilla/).setInputFiles({
    name: 'sin-fotos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Cód.;Producto;Marca;Rubro;Precio',
        `gf-1;${BARE};Con fotos;Legumbres;100`,
        `;${OTHER};Con fotos;Legumbres;100`,
      ].join('\n'),
    ),
  });
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('button', { name: 'Sí, aplicar' }).click();
  await expect(page.getByText('Planilla aplicada')).toBeVisible();

  await page.goto(`${SHOP.backoffice}/panel-importaciones`);
  await page.getByRole('tab', { name: 'Fotos' }).click();
  const [wide, noise] = [await wideOf(page, 'x.png'), await pictureOf(page, 'x.png', 1)];
  await page.getByLabel(/Elige el \.zip o las fotos/).setInputFiles({
    name: 'fotos.zip',
    mimeType: 'application/zip',
    buffer: zipOf({
      'fotos/GF-1.png': wide.buffer,
      'fotos/poroto sin foto 1_2 KG.png': noise.buffer,
      'fotos/IMG_0001.png': noise.buffer,
      '__MACOSX/fotos/._GF-1.png': Buffer.from('x'),
    }),
  });
  await expect(page.getByRole('heading', { name: 'fotos.zip' })).toBeVisible();
  const fila = page.getByRole('row', { name: new RegExp(BARE) });
  await expect(fila.getByText('Primera foto: nueva')).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(OTHER) }).getByText('Primera foto: nueva'),
  ).toBeVisible();
  await expect(page.getByText('Ningún producto tiene el código ni el nombre «IMG_0001»')).toBeVisible();

  const shop = await browser.newPage();
  const card = shop.getByRole('link', { name: BARE }).first();
  const picture = shop.getByRole('article').filter({ hasText: BARE }).locator('img');
  const look = async () => {
    await shop.goto(`${SHOP.storefront}/marcas/Con%20fotos`);
    await expect(card).toBeVisible();
  };
  await look();
  await expect(picture).toHaveCount(0);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('button', { name: 'Sí, aplicar' }).click();
  await expect(page.getByText('Fotos aplicadas')).toBeVisible();
  await look();
  const src = (await picture.first().getAttribute('src')) ?? '';
  expect(['red', 'green']).toContain(await middleOf(shop, src));

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Sí, deshacer' }).click();
  await expect(page.getByText('Fotos deshechas')).toBeVisible();
  await look();
  await expect(picture).toHaveCount(0);
  await shop.close();
  expect(complaints).toEqual([]);
});
