/** Public pages for visitors: complete from the server, without prices, accessible at each width. */
import { expect, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { allProducts, type Producto, tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { expectRoomForLargerText, largerText } from '../fixtures/larger-text.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

let productos: Producto[];
test.beforeAll(async ({ request }) => {
  productos = await allProducts(request, await tokenOf(request, CUSTOMER));
});

const ROUTES = [
  '/inicio',
  '/categorias',
  '/categorias/Frutos%20secos',
  '/categorias/Frutos%20secos?page=2',
  '/categorias?term=mani',
  '/marcas',
  '/promociones',
  '/nuevos-ingresos',
  '/productos-por-bulto-cerrado',
  '/login',
  '/register',
  '/about',
  '/no-existe',
  '/categorias/no-existe',
  '/marcas/no-existe',
];

/** Size of a laptop's window at 200 % zoom. */
const ZOOMED = [720, 450] as const;

/** All ways in which the shop could write a price. */
const written = (precio: number) => [
  precio
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, '.'),
  `:${precio},`,
  `:${precio}}`,
];

async function expectNoPrice(html: string, from: string) {
  expect(html, from).not.toMatch(/["{,](precio|precio_antes_oferta|tipo_de_precio|precio_por_medida)"?:/);
  for (const { nombre, precio, precio_antes_oferta } of productos) {
    for (const value of [precio, precio_antes_oferta ?? precio]) {
      for (const text of written(value))
        expect(html.includes(text), `${from}: ${text} of ${nombre}`).toBe(false);
    }
  }
}

for (const route of ROUTES) {
  test(`${route} comes complete from the server, without a price [T1.1 T1.2 T2.2 T2.4 T2.6 T2.7 T2.8 T5.20 T6.2]`, async ({
    request,
  }) => {
    const answer = await request.get(`${SHOP.storefront}${route}`);
    expect(answer.status()).toBe(route.endsWith('no-existe') ? 404 : 200);
    const html = await answer.text();
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toContain('<h1');
    await expectNoPrice(html, route);
  });

  test(`${route} hydrates without warnings and fits each width`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width: 360, height: 900 });
    await visit(page, `${SHOP.storefront}${route}`);
    for (const [width, height] of [[360, 900], ZOOMED, [1440, 900]] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
      if (width !== ZOOMED[0]) expect(await axeViolations(page), `${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

for (const width of [390, 768, 1440]) {
  test(`the company page does not move at ${width} px while its fonts load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForLoadState('domcontentloaded');
      await route.continue();
    });
    await visit(page, `${SHOP.storefront}/about`);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test('every page hydrates on a laptop and has room for larger text', async ({ page }) => {
  const complaints = watchConsole(page);
  await largerText(page);
  const [producto] = productos;
  for (const route of [...ROUTES, `/producto/${producto?.producto_id}`]) {
    await visit(page, `${SHOP.storefront}${route}`);
    await expectRoomForLargerText(page, route);
  }
  expect(complaints).toEqual([]);
});

test('a product comes complete from the server, without a price; an unknown one is a 404 [T2.9]', async ({
  page,
  request,
}) => {
  const [producto] = productos;
  if (!producto) throw new Error('The demo shop has no product');
  const complaints = watchConsole(page);
  const path = `${SHOP.storefront}/producto/${producto.producto_id}`;
  const html = await (await request.get(path)).text();
  expect(html).toContain(producto.nombre);
  expect(html).toContain(`rel="canonical"`);
  await expectNoPrice(html, path);
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(producto.nombre);
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  const unknown = `${SHOP.storefront}/producto/00000000-0000-4000-8000-000000000000`;
  expect((await request.get(unknown)).status()).toBe(404);
});

test('a page revalidated with 304 runs its scripts and does not fetch its data again', async ({ page }) => {
  const complaints = watchConsole(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    // Not the next page of the list, which is fetched ahead.
    if (/\/api\/(productos|categorias|marcas)(?!.*offset=[1-9])/.test(request.url()))
      asked.push(request.url());
  });
  const path = `${SHOP.storefront}/categorias?fbclid=de-un-anuncio`;
  const first = await page.goto(path);
  const etag = first?.headers().etag ?? '';
  expect(etag).toMatch(/^W\//);
  await visit(page, path);
  const again = await page.reload();
  expect((await again?.request().allHeaders())?.['if-none-match']).toBe(etag);
  await visit(page, path);
  // The scripts run under the content security policy of the 304 response.
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.getByRole('dialog', { name: /^Carrito/ })).toBeVisible();
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
