/** The panel on an offline device: it opens, packing continues, and no account data stays. */
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { type Placed, placeOrder, setEstado } from '../fixtures/orders.ts';
import { storedByBrowser } from '../fixtures/stored-answers.ts';
import { SHOP } from '../shop.ts';

/** Waits until the service worker has stored the panel's files. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => url.slice(location.origin.length));
  });

const NO_SIGNAL = /^Sin señal: pedidos cargados hoy /;
const lines = (page: Page) => page.getByRole('checkbox');
const connection = (page: Page) => page.getByRole('status', { name: 'Conexión' });
const loginForm = (page: Page) => page.getByRole('heading', { name: 'Iniciar sesión' });

/** Opens an order to pack on the device of a new employee. */
async function openPacking(page: Page, request: APIRequestContext) {
  const order = await placeOrder(request);
  await setEstado(request, order, 'aprobado');
  const who = await newAccount(request, { empleado: true });
  await logIn(page, who);
  await page.goto(`${SHOP.backoffice}/empaque/${order.pedido_id}`);
  await expect(lines(page)).toHaveCount(3);
  await stored(page);
  return { order, who };
}

async function logIn(page: Page, who: Parameters<typeof tryLogin>[2]) {
  await tryLogin(page, SHOP.backoffice, who);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
}

const CALLS = '**/api/**';

/**
 * Goes offline. After a reload under a service worker the browser ignores the offline mode for some requests,
 * so calls are aborted too.
 */
async function loseSignal(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  await page.route(CALLS, (route) => route.abort('internetdisconnected'));
}

async function regainSignal(page: Page, context: BrowserContext) {
  await page.unroute(CALLS);
  await context.setOffline(false);
}

async function reloadOffline(page: Page, context: BrowserContext) {
  await loseSignal(page, context);
  await page.reload();
}

/** Returns the order's packing on the server. */
async function empaqueOf(request: APIRequestContext, { pedido_id, staff }: Placed) {
  const answer = await request.get(`${SHOP.api}/empaques?pedidoIds=${pedido_id}`, { headers: staff });
  return (await answer.json()).pedidos[0].empaque;
}

/** Returns data of an order that must not stay on the device. */
const secretsOf = ({ productos, usuario }: Placed & { usuario: { nombre_comercio?: string } }) =>
  [...productos.map(({ nombre }) => nombre), usuario.nombre_comercio].filter((word) => word !== undefined);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('packing continues after an offline reload, and is sent when online', async ({
  page,
  context,
  request,
}) => {
  const { order } = await openPacking(page, request);
  await lines(page).first().click();
  await expect(lines(page).first()).toBeChecked();

  await reloadOffline(page, context);
  await expect(page.getByText(NO_SIGNAL)).toBeVisible();
  await expect(connection(page)).toHaveText(/^Sin conexión\./);
  await expect(lines(page).first()).toBeChecked();
  // The dialog's code was never requested online.
  await page
    .getByRole('button', { name: /^Faltante: / })
    .nth(1)
    .click();
  await expect(page.getByRole('dialog', { name: /^Cuánto hay de / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const nth of [1, 2]) await lines(page).nth(nth).click();
  await page.getByRole('button', { name: 'Terminar empaque' }).click();
  const waits = page.getByText('Guardado en este dispositivo: se envía cuando haya señal.');
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  expect(await empaqueOf(request, order)).toBeNull();

  await regainSignal(page, context);
  await expect(page.getByText(`Empaque del pedido ${order.numero} guardado.`)).toBeVisible();
  await expect(page.getByText(NO_SIGNAL)).toHaveCount(0);
  const { lineas } = await empaqueOf(request, order);
  expect(lineas.map(({ cantidad }: { cantidad: number }) => cantidad)).toEqual([10, 10, 10]);

  const paths = await cachedPaths(page);
  expect(paths.filter((path) => !/^\/(assets\/[\w.-]+|favicon\.svg)?$/.test(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});

test('every other page shows that it is offline, and loads when online', async ({
  page,
  context,
  request,
}) => {
  await logIn(page, await newAccount(request, { empleado: true }));
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await expect(page.getByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();
  await stored(page);
  await reloadOffline(page, context);
  await expect(connection(page)).toHaveText(/^Sin conexión\./);
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();

  await page.goto(`${SHOP.backoffice}/solicitudes`);
  await expect(page.getByText('Sin conexión.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('link', { name: /Área de Pedidos/ }).first()).toBeVisible();
  await regainSignal(page, context);
  await expect(page.getByRole('heading', { name: 'Solicitudes' })).toBeVisible();
});

test('after logout, and for the next account, no loaded orders are on the device', async ({
  page,
  context,
  request,
}) => {
  const { order } = await openPacking(page, request);
  const address = page.url();
  const secrets = secretsOf(order);
  const secretsStored = async () => {
    const kept = await storedByBrowser(page);
    return secrets.filter((word) => kept.includes(word));
  };
  expect(await secretsStored()).not.toEqual([]);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(loginForm(page)).toBeVisible();
  await reloadOffline(page, context);
  await expect(loginForm(page)).toBeVisible();
  expect(await secretsStored()).toEqual([]);
  await page.goto(address);
  await expect(loginForm(page)).toBeVisible();

  await regainSignal(page, context);
  await logIn(page, await newAccount(request, { empleado: true }));
  await loseSignal(page, context);
  await page.goto(address);
  await expect(page.getByText('No pudimos cargar lo que hay que empacar.')).toBeVisible();
  for (const word of secrets) await expect(page.locator('body')).not.toContainText(word);
  expect(await secretsStored()).toEqual([]);
});

test('an employee with a revoked session loses the loaded orders when online', async ({
  page,
  context,
  request,
}) => {
  const { order } = await openPacking(page, request);
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}');
  await loseSignal(page, context);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post(`${SHOP.api}/auth/logout`, { headers })).ok()).toBe(true);
  await page.reload();
  // Offline the device cannot know of the revocation: it shows the orders for at most twelve hours.
  await expect(page.getByText(NO_SIGNAL)).toBeVisible();
  await regainSignal(page, context);
  await expect(page.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible();
  const kept = await storedByBrowser(page);
  expect(secretsOf(order).filter((word) => kept.includes(word))).toEqual([]);
  await reloadOffline(page, context);
  await expect(loginForm(page)).toBeVisible();
});
