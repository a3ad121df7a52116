/** A banner appears on the next home page and disappears after its last day. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

const TITLE = 'Frutos secos & semillas para las fiestas';
const PICTURE = {
  name: 'fiestas.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect width="32" height="18" fill="#b5532a"/></svg>',
  ),
};

test('a banner shows on the home page as in its preview, links to its target, and disappears after its last day', async ({
  page,
  browser,
  request,
}) => {
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const complaints = watchConsole(visitor);
  await watchLayoutShift(visitor);
  const shown = visitor.getByRole('region', { name: 'Novedades' });
  const home = async () => {
    await visitor.goto(`${SHOP.storefront}/inicio`);
    await expect(visitor.getByRole('region', { name: 'Productos destacados' })).toBeVisible();
  };
  try {
    await home();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Tienda', exact: true, expanded: false }).click();
    await page.getByRole('link', { name: 'Banners' }).first().click();
    await page.getByRole('link', { name: 'Agregar banner' }).click();
    await page.getByRole('textbox', { name: /^Título/ }).fill(TITLE);
    await page.getByRole('textbox', { name: /^Enlace/ }).fill('/promociones');
    await page.getByLabel(/^Elige una imagen/).setInputFiles(PICTURE);
    // The shop shows the cropped picture.
    await page.getByRole('button', { name: 'Recortar: fiestas.svg' }).click();
    await page.getByRole('button', { name: 'Usar el recorte' }).click();
    await expect(page.getByText('fiestas.webp', { exact: true })).toBeVisible();
    const preview = page.getByRole('region', { name: 'Vista previa' });
    await expect(preview.getByRole('heading', { name: TITLE })).toBeVisible();
    // The browser rounds the drawing's size to whole pixels.
    const ratio = () =>
      preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    await expect.poll(ratio).toBeCloseTo(16 / 9, 1);
    await page.getByRole('button', { name: 'Guardar' }).dblclick();
    await expect(page.getByText('Banner creado con éxito')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`${TITLE}.*Se muestra`) })).toHaveCount(1);

    await home();
    const picture = shown.locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await layoutShift(visitor)).toBeLessThan(0.01);
    await shown.getByRole('link', { name: TITLE }).click();
    await expect(visitor).toHaveURL(`${SHOP.storefront}/promociones`);

    await page.getByRole('link', { name: TITLE, exact: true }).click();
    await page.getByLabel(/^Último día/).fill('2020-01-31');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Banner actualizado con éxito')).toBeVisible();
    await expect(page.getByText('Terminó el 31/01/2020')).toBeVisible();
    await home();
    await expect(shown).toHaveCount(0);
    expect(await (await request.get(`${SHOP.storefront}/inicio`)).text()).not.toContain('para las fiestas');
    await page.getByRole('button', { name: `Eliminar: ${TITLE}` }).click();
    await page.getByRole('button', { name: 'Sí, eliminar' }).click();
    await expect(page.getByRole('link', { name: TITLE, exact: true })).toHaveCount(0);
    expect(complaints).toEqual([]);
  } finally {
    // Restore the shop for later tests, even after a failure.
    const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const { banners } = await (await request.get(`${SHOP.api}/banners/todos`, { headers })).json();
    for (const { banner_id, titulo } of banners)
      if (titulo === TITLE) await request.delete(`${SHOP.api}/banners/${banner_id}`, { headers });
    await context.close();
  }
});
