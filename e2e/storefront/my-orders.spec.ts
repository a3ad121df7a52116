/** A customer's orders: list, live updates in two windows, and repeating. */
import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { paleOnPaper, pressedOnPaper } from '../fixtures/paper.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const idOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

/** Places an order of the customer that reaches the minimum. */
async function placeOrder(request: APIRequestContext) {
  const token = await tokenOf(request, CUSTOMER);
  const [first, second] = (await allProducts(request, token)).filter(({ disponible }) => disponible);
  if (!first || !second) throw new Error('The demo has no products.');
  const detalles = [first, second].map(({ producto_id, precio }) => ({
    producto_id,
    cantidad: Math.ceil(30_000 / precio),
    precio_unitario: precio,
  }));
  const answer = await request.post(`${SHOP.api}/pedidos`, {
    headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
    data: { usuarioId: idOf(token), detalles },
  });
  expect(answer.status()).toBe(201);
  return { pedido: await answer.json(), products: [first, second], detalles };
}

test("a visitor gets to 'Mis pedidos' through the login", async ({ page }) => {
  await visit(page, `${SHOP.storefront}/mis-pedidos`);
  await expect(page).toHaveURL(`${SHOP.storefront}/login?returnTo=%2Fmis-pedidos`);
  await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/mis-pedidos`);
  await expect(page.getByRole('article', { name: /^Pedido n\.º/ }).first()).toBeVisible();
});

test("a new status shows live in two windows: in the list and on the order's page", async ({
  page,
  context,
  request,
}) => {
  const { pedido } = await placeOrder(request);
  await signIn(page, SHOP.storefront, CUSTOMER);
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  const pages = [
    [page, '/mis-pedidos'],
    [other, `/mis-pedidos/${pedido.pedido_id}`],
  ] as const;
  const cards = await Promise.all(
    pages.map(async ([window, path]) => {
      // Change the order only after the realtime connection is open.
      const connected = window.waitForEvent('websocket');
      await window.goto(`${SHOP.storefront}${path}`);
      await connected;
      return window.getByRole('article', { name: `Pedido n.º ${pedido.numero}`, exact: true });
    }),
  );
  for (const card of cards) await expect(card.getByText('Esperando aprobación')).toBeVisible();
  expect(await sidewaysOverflow(other)).toBe(0);
  expect(await axeViolations(other)).toEqual([]);
  const changed = await request.patch(`${SHOP.api}/pedidos/${pedido.pedido_id}/estado`, {
    headers: bearer(await tokenOf(request, ADMIN)),
    data: { estado_pedido: 'aprobado' },
  });
  expect(changed.ok()).toBe(true);
  for (const card of cards) await expect(card.getByText('Aprobado', { exact: true })).toBeVisible();
  await expect(page.getByText(`El pedido n.º ${pedido.numero} ahora está: Aprobado.`)).toBeAttached();
});

test('an order is repeated into the cart', async ({ page, request }) => {
  const { pedido, products, detalles } = await placeOrder(request);
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, `${SHOP.storefront}/usuario-info`);
  await page.getByRole('main').getByRole('link', { name: 'Mis pedidos' }).click();
  await page.getByRole('button', { name: `Repetir pedido n.º ${pedido.numero}`, exact: true }).click();
  await expect(page.getByText('Agregamos 2 productos al carrito.')).toBeVisible();
  const cart = page.getByRole('dialog', { name: /carrito/i });
  for (const { nombre } of products) await expect(cart.getByText(nombre, { exact: true })).toBeVisible();
  const units = detalles.reduce((sum, { cantidad }) => sum + cantidad, 0);
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(`^Carrito: ${units} unidades`) })).toBeVisible();
});

for (const width of [360, 768, 1440]) {
  test(`'Mis pedidos' fits ${width} px and passes axe`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, SHOP.storefront, CUSTOMER);
    await page.goto(`${SHOP.storefront}/mis-pedidos`);
    await expect(page.getByRole('article', { name: /^Pedido n\.º/ }).first()).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

const heightsOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));

test("a row of 'Mis pedidos' is at most 120 px high on a phone, and 80 on a laptop", async ({
  page,
  request,
}) => {
  const { pedido } = await placeOrder(request);
  await signIn(page, SHOP.storefront, CUSTOMER);
  for (const [width, most] of [
    [390, 120],
    [1366, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await visit(page, `${SHOP.storefront}/mis-pedidos`);
    // Orders with deviations of the delivery have one more line.
    const rows = page.getByRole('article', { name: /^Pedido n\.º/ }).filter({ hasNotText: 'pediste' });
    await expect(rows.first()).toBeVisible();
    expect(Math.max(...(await heightsOf(rows)))).toBeLessThanOrEqual(most);
  }
  // With text of double size, the total wraps below the number.
  await page.setViewportSize({ width: 390, height: 768 });
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  const row = page.getByRole('article', { name: `Pedido n.º ${pedido.numero}`, exact: true });
  const [number, total] = await Promise.all([
    row.getByRole('heading').boundingBox(),
    row.getByText('$', { exact: false }).boundingBox(),
  ]);
  if (!number || !total) throw new Error('not shown');
  // The heading's link is larger than its line.
  expect(total.y).toBeGreaterThan(number.y + number.height / 2);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test("an order's page has the actions beside its lines, or above them with larger text", async ({
  page,
  request,
}) => {
  const { pedido } = await placeOrder(request);
  await signIn(page, SHOP.storefront, CUSTOMER);
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, `${SHOP.storefront}/mis-pedidos/${pedido.pedido_id}`);
  const now = page.getByRole('region', { name: 'Puedes cancelarlo o pedir un cambio' });
  const order = page.getByRole('article', { name: /^Pedido n\.º/ });
  const places = async () => {
    const [first, second] = [await now.boundingBox(), await order.boundingBox()];
    if (!first || !second) throw new Error('not shown');
    return { beside: first.x > second.x + second.width, above: first.y + first.height < second.y };
  };
  await expect(page.getByRole('region', { name: 'Qué pasó con tu pedido' })).toBeInViewport();
  expect(await places()).toEqual({ beside: true, above: false });
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  expect(await places()).toEqual({ beside: false, above: true });
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('order, account and catalogue are legible in print, in both schemes', async ({ page, request }) => {
  const { pedido, products } = await placeOrder(request);
  await signIn(page, SHOP.storefront, CUSTOMER);
  const total = page.getByText('Total', { exact: false }).first();
  for (const [path, content] of [
    [
      `/mis-pedidos/${pedido.pedido_id}`,
      page.getByRole('listitem').filter({ hasText: products[1]?.nombre ?? '' }),
    ],
    ['/mi-cuenta-corriente', total],
    ['/categorias', page.getByRole('article').first()],
  ] as const) {
    await visit(page, SHOP.storefront + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(content.first(), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect({ path, pale: await paleOnPaper(page), pressed: await pressedOnPaper(page) }).toEqual({
        path,
        pale: [],
        pressed: [],
      });
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});
