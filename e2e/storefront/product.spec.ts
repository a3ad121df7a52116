/** A product's page in a browser: for visitors, customers and staff, in stock or not, on screen and paper. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ignoreAccountCart, PRICE, tryLogin, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

type Shown = { producto_id: string; nombre: string; disponible: boolean };

async function pathOf(request: APIRequestContext, disponible: boolean): Promise<string> {
  for (let offset = 0; ; offset += 100) {
    const answer = await request.get(`${SHOP.api}/productos?limit=100&offset=${offset}`);
    const { productos } = (await answer.json()) as { productos: Shown[] };
    const found = productos.find((producto) => producto.disponible === disponible);
    if (found) return `${SHOP.storefront}/producto/${found.producto_id}`;
    if (productos.length === 0) throw new Error(`No product with disponible ${disponible}`);
  }
}

for (const width of [390, 1440]) {
  test(`a visitor at ${width} px reads why the buttons are disabled, logs in and adds the product`, async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    await ignoreAccountCart(page);
    await page.setViewportSize({ width, height: 900 });
    const path = await pathOf(request, true);
    await visit(page, path);
    await expect(page.getByRole('button', { name: 'Añadir al carrito', exact: true })).toBeDisabled();
    const reason = page.getByText('Inicia sesión o solicita una cuenta para comprar.');
    await expect(reason).toBeInViewport();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await reason.getByRole('link', { name: 'Inicia sesión' }).click();
    await page.getByLabel(/^(Correo electrónico|Email)/).fill(CUSTOMER.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(PRICE).first()).toBeVisible();
    await page.getByRole('button', { name: 'Añadir al carrito', exact: true }).click();
    await expect(page.getByText('Producto agregado al carrito!')).toBeVisible();
    await expect(page.getByText('En el carrito: 1')).toBeVisible();
  });
}

test('staff see the price and can add it [T1.5 T6.3]', async ({ page, request }) => {
  await tryLogin(page, SHOP.storefront, ADMIN);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await page.goto(await pathOf(request, true));
  await expect(page.getByText(PRICE).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Añadir al carrito', exact: true })).toBeEnabled();
});

test('print shows the title but no header, footer or buttons', async ({ page, request }) => {
  await visit(page, await pathOf(request, true));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [page.locator('header').first(), page.locator('footer').last()]) {
    await expect(part).toBeHidden();
  }
  for (const button of await page.locator('button, a.MuiButton-root').all())
    await expect(button).toBeHidden();
});

test('a sold-out product says so to a visitor [T2.47]', async ({ page, request }) => {
  await visit(page, await pathOf(request, false));
  await expect(page.getByRole('button', { name: 'Producto no disponible' })).toBeDisabled();
  await expect(page.getByText('Sin stock', { exact: true })).toBeVisible();
});

test('hovering preloads a product, and its page begins at the top [T2.13]', async ({ page }) => {
  await visit(page, `${SHOP.storefront}/categorias`);
  const link = page.getByRole('article').nth(6).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const asked = page.waitForRequest(/\/api\/productos\/[0-9a-f-]{36}$/);
  await link.hover();
  await asked;
  await page.evaluate(() => window.scrollTo(0, 400));
  await link.click();
  await expect(page).toHaveURL(/\/producto\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page renders a moment before it scrolls.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 900 } });
  test('a product is preloaded on touchstart', async ({ page }) => {
    await visit(page, `${SHOP.storefront}/categorias`);
    // The first products in view may be fetched without a finger.
    const link = page.getByRole('article').nth(6).getByRole('heading').getByRole('link');
    const asked = page.waitForRequest(/\/api\/productos\/[0-9a-f-]{36}$/);
    await link.dispatchEvent('touchstart', { touches: [], targetTouches: [], changedTouches: [] });
    await asked;
    await expect(page).toHaveURL(`${SHOP.storefront}/categorias`);
  });
});

test('very long words do not make the page wider', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const path = await pathOf(request, true);
  const long = 'Anticonstitucionalisimamente'.repeat(4);
  await page.route(/\/api\/productos\/[0-9a-f-]{36}$/, async (route) => {
    const producto = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...producto,
        nombre: long,
        descripcion: long,
        marca: { ...producto.marca, nombre: long },
        categorias: [{ categoria_id: producto.marca.marca_id, nombre: long }],
        etiquetas: [{ etiqueta_id: producto.marca.marca_id, nombre: long }],
      },
    });
  });
  // Log in, so that the browser fetches again what the server rendered.
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
  expect(await sidewaysOverflow(page)).toBe(0);
});
