/** A customer and a visitor share one device: the visitor must see nothing of the customer. */
import { expect, test } from '@playwright/test';
import { addFirst, PRICE, tryLogin } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { asAmount, storedByBrowser } from '../fixtures/stored-answers.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const ROUTES = ['/promociones', '/nuevos-ingresos', '/productos-por-bulto-cerrado'];

test('after the logout no price is left in the history or in any cache', async ({ page, request }) => {
  await placeOrder(request);
  const priced = new Map<string, Record<string, string>>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('"precio":')) priced.set(response.url(), response.headers());
  });
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  // Pages that store something: search, orders, account data and cart.
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
    // Visitors use these addresses too.
    if (url.includes('/api/productos')) expect(headers.vary, url).toContain('authorization');
  }

  await visit(page, `${SHOP.storefront}/usuario-info`);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await expect(page.getByText(PRICE)).toHaveCount(0);
  await expect(page).toHaveURL(`${SHOP.storefront}/login`);
  // The account page requires a login again.
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
  const all = await storedByBrowser(page, [...priced.keys()]);
  // Match fields only: descriptions may contain the word.
  expect(all).not.toMatch(/precio(_\w+)?\\*":|eyJ/);
  expect(all).not.toContain(CUSTOMER.email);
  const amounts = (await allProducts(request, await tokenOf(request, CUSTOMER))).map(({ precio }) => precio);
  expect(amounts.filter((precio) => precio >= 2000 && asAmount(precio).test(all))).toEqual([]);

  await test.step('the cart survives without prices and gets current prices with the next session', async () => {
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
