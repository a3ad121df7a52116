/** A shared computer: no name, price, phone number or e-mail stays in the browser. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { PRICE, tryLogin } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { asAmount, collectPrivateAnswers, storedByBrowser } from '../fixtures/stored-answers.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Returns data that a stranger must not find: about people, and prices. */
async function secretsOf(request: APIRequestContext) {
  const token = await tokenOf(request, ADMIN);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`${SHOP.api}/usuarios?limit=100&offset=0`, { headers });
  const { usuarios }: { usuarios: Record<string, string>[] } = await answer.json();
  const people = usuarios.flatMap(({ email, apellido, nombre_comercio, telefono }) => [
    email,
    apellido,
    nombre_comercio,
    telefono,
  ]);
  const productos = await allProducts(request, token);
  // The shop's own name is public; some staff have it as their business.
  const { comercio } = await (await request.get(`${SHOP.api}/tienda`)).json();
  return {
    words: [...people, ...productos.map(({ nombre }) => nombre)].filter(
      (word) => (word?.length ?? 0) > 3 && word !== comercio.nombre,
    ),
    // Short amounts occur inside other numbers.
    amounts: productos.map(({ precio }) => precio).filter((precio) => precio >= 1000),
  };
}

type Secrets = Awaited<ReturnType<typeof secretsOf>>;

function expectNone(kept: string, { words, amounts }: Secrets) {
  expect(words.filter((word) => word && kept.includes(word))).toEqual([]);
  expect(amounts.filter((amount) => asAmount(amount).test(kept))).toEqual([]);
  expect(kept).not.toMatch(/precio|eyJ/);
}

const cartOf = (page: Page) => page.getByRole('complementary', { name: 'Carrito' });

/** Starts a cart with a product, for the demo's customer. */
async function beginCart(page: Page) {
  await visit(page, `${SHOP.backoffice}/pedido-nuevo`);
  await page
    .getByRole('button', { name: /^Añadir: / })
    .first()
    .click();
  await expect(page.getByText('Producto agregado al carrito!')).toBeVisible();
  await visit(page, `${SHOP.backoffice}/pedido-nuevo/buscar`);
  await page.getByRole('searchbox', { name: /^Buscar por/ }).fill(CUSTOMER.email);
  const users = page.getByRole('list', { name: 'Usuarios' }).getByRole('listitem');
  await expect(users).toHaveCount(1);
  await users.getByRole('button', { name: /^Elegir/ }).click();
  await expect(cartOf(page).getByText(CUSTOMER.email)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("the check finds data in each of the browser's stores", async ({ page }) => {
  // Wait for the router, which writes the history entry when it starts.
  await visit(page, `${SHOP.backoffice}/login`);
  await page.evaluate(async () => {
    localStorage.setItem('x', 'in-local');
    sessionStorage.setItem('x', 'in-session');
    history.replaceState({ x: 'in-history' }, '');
    document.title = 'in-title';
    await (await caches.open('x')).put('/x', new Response('in-caches'));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('x', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('x').put('in-database', 1);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  });
  const kept = await storedByBrowser(page, [`${SHOP.backoffice}/favicon.svg`]);
  for (const where of ['local', 'session', 'history', 'title', 'caches', 'database']) {
    expect(kept).toContain(`in-${where}`);
  }
  expect(asAmount(1234.5).test('{"precio":1234.5}')).toBe(true);
  expect(asAmount(1234).test('"0199-1234-11234" 51234.5')).toBe(false);
});

test("after logout no prices or personal data stay; the user's cart is restored at the next login", async ({
  page,
  request,
}) => {
  const order = await placeOrder(request);
  const secrets = await secretsOf(request);
  const told = collectPrivateAnswers(page);
  // Leave drafts unsaved.
  page.on('dialog', (dialog) => dialog.accept());
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();

  await test.step('all pages with lists, searches, drafts or settings are used', async () => {
    for (const at of [
      '/panel-pedidos',
      `/pedido/${order.pedido_id}`,
      `/panel-usuarios?term=${CUSTOMER.email}`,
      '/panel-producto',
      '/panel-filtrado',
      '/panel-ajustes',
      '/panel-bitacora',
      '/panel-correos',
      '/cuenta',
    ]) {
      await visit(page, SHOP.backoffice + at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await visit(page, `${SHOP.backoffice}/editar-producto/${order.productos[0]?.producto_id}`);
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Un borrador');
    await visit(page, `${SHOP.backoffice}/pedido/editar/${order.pedido_id}`);
    await page
      .getByRole('textbox', { name: /^Cantidad: / })
      .first()
      .fill('7');
    await beginCart(page);
  });
  expect(told.size).toBeGreaterThan(8);
  for (const { url, headers } of told.values())
    expect(headers['cache-control'], url).toBe('private, no-store');
  const product = await cartOf(page).getByRole('group').first().getAttribute('aria-label');

  // Storage has no data even while they work: a closed browser runs no clean-up.
  const stored = (await storedByBrowser(page)).replace(/"auth":"(\\.|[^"\\])*"/, '');
  expectNone(stored, secrets);

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  const urls = [...told.keys()].filter((url) => url.startsWith(SHOP.backoffice));
  expectNone(await storedByBrowser(page, urls), secrets);
  for (let back = 0; back < 3; back += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByText(PRICE)).toHaveCount(0);
    expectNone(await storedByBrowser(page), secrets);
  }

  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  await visit(page, `${SHOP.backoffice}/pedido-nuevo`);
  await expect(cartOf(page).getByText(product ?? '', { exact: true })).toBeVisible();
  await expect(cartOf(page).getByText(CUSTOMER.email)).toBeVisible();
  await expect(cartOf(page).getByText(PRICE).first()).toBeVisible();
});

test('a session revoked elsewhere leaves as little', async ({ page, request }) => {
  const secrets = await secretsOf(request);
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  await beginCart(page);
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  const ended = await request.post(`${SHOP.api}/auth/logout`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok()).toBe(true);
  // Another refused call may have opened the password dialog above the field.
  await page
    .getByRole('searchbox', { name: /^Buscar/, includeHidden: true })
    .first()
    .fill('maní');
  await expect(page.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible();
  expectNone(await storedByBrowser(page), secrets);
  await page.getByRole('button', { name: 'Cambiar de cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expectNone(await storedByBrowser(page), secrets);
});
