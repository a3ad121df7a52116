/** A customer and a visitor on one device: what the one saw is nowhere for the other. */
import { expect, test } from '@playwright/test';
import { addFirst, PRICE, tryLogin } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { asAmount, keptBy } from '../fixtures/kept.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const ROUTES = ['/promociones', '/nuevos-ingresos', '/productos-por-bulto-cerrado'];

test('once the customer is gone no price is left: not on the way back, nor in any cache', async ({
  page,
  request,
}) => {
  await placeOrder(request);
  const priced = new Map<string, Record<string, string>>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('"precio":')) priced.set(response.url(), response.headers());
  });
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  // What keeps something: a search, one's orders, one's data, a cart.
  await visit(page, `${SHOP.storefront}/mis-pedidos`);
  await expect(page.getByText(PRICE).first()).toBeVisible();
  await visit(page, `${SHOP.storefront}/promociones`);
  const product = await addFirst(page, 3);
  for (const route of ROUTES) {
    await visit(page, SHOP.storefront + route);
    await expect(page.getByText(PRICE).first()).toBeVisible();
  }
  expect(priced.size).toBeGreaterThan(0);
  for (const [url, headers] of priced) {
    expect(headers['cache-control'], url).toBe('private, no-store');
    // What visitors ask for as well.
    if (url.includes('/api/productos')) expect(headers.vary, url).toContain('authorization');
  }

  await visit(page, `${SHOP.storefront}/usuario-info`);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await expect(page.getByText(PRICE)).toHaveCount(0);
  await expect(page).toHaveURL(`${SHOP.storefront}/login`);
  // One's own page is nobody's now.
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  for (const route of ROUTES.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(SHOP.storefront + route);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(PRICE)).toHaveCount(0);
    expect(await page.content()).not.toMatch(/\bprecio(_antes_oferta)?"?:/);
  }
  const kept = await page.evaluate(
    (urls) =>
      Promise.all(urls.map((url) => fetch(url, { cache: 'force-cache' }).then((answer) => answer.text()))),
    [...priced.keys()].filter((url) => url.includes('/api/productos')),
  );
  expect(kept.join('')).not.toMatch(/"(precio|precio_antes_oferta|tipo_de_precio|precio_por_medida)":/);
  const all = await keptBy(page, [...priced.keys()]);
  // As a field: descriptions may use the word.
  expect(all).not.toMatch(/precio(_\w+)?\\*":|eyJ/);
  expect(all).not.toContain(CUSTOMER.email);
  const amounts = (await allProducts(request, await tokenOf(request, CUSTOMER))).map(({ precio }) => precio);
  expect(amounts.filter((precio) => precio >= 2000 && asAmount(precio).test(all))).toEqual([]);

  await test.step('the cart outlives it without prices, and gets those of now with the next session', async () => {
    await page
      .getByRole('button', { name: /^Carrito: 3/ })
      .first()
      .click();
    const cart = page.getByRole('dialog', { name: /^Carrito/ });
    await expect(cart.getByText(product)).toBeVisible();
    await expect(cart.getByText(PRICE)).toHaveCount(0);
    await tryLogin(page, SHOP.storefront, CUSTOMER);
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
    await page
      .getByRole('button', { name: /^Carrito: 3/ })
      .first()
      .click();
    await expect(cart.getByText(product)).toBeVisible();
    await expect(cart.getByText(PRICE).first()).toBeVisible();
  });
});
