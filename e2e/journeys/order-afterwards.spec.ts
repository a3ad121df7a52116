/** An order after it was placed: a proposed change, a cancellation, and a report of missing products. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { pictureOf } from '../fixtures/picture.ts';
import { expectTaps } from '../fixtures/taps.ts';
import { SHOP } from '../shop.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Places a customer's order with two lines of at least ten units each. */
async function placeOrder(request: APIRequestContext) {
  const token = await tokenOf(request, CUSTOMER);
  const [first, second] = (await allProducts(request, token)).filter(({ disponible }) => disponible);
  if (!first || !second) throw new Error('The demo has no products.');
  const detalles = [first, second].map(({ producto_id, precio }) => ({
    producto_id,
    cantidad: Math.max(10, Math.ceil(30_000 / precio)),
    precio_unitario: precio,
  }));
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const answer = await request.post(`${SHOP.api}/pedidos`, {
    headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
    data: { usuarioId: sub, detalles },
  });
  expect(answer.status()).toBe(201);
  return { pedido: await answer.json(), names: [first.nombre, second.nombre] as const };
}

async function openShop(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
}

test("staff accept a customer's proposed change, and the customer sees it", async ({ browser, request }) => {
  const { pedido, names } = await placeOrder(request);
  const shop = await (await browser.newContext()).newPage();
  const panel = await (await browser.newContext()).newPage();
  const complaints = [watchConsole(shop), watchConsole(panel)];
  await openShop(shop);
  await shop.goto(`${SHOP.storefront}/mis-pedidos/${pedido.pedido_id}`);
  await shop.getByRole('button', { name: 'Pedir un cambio' }).click();
  await shop.getByRole('button', { name: `Quitar ${names[1]}` }).click();
  expect(await sidewaysOverflow(shop)).toBe(0);
  expect(await axeViolations(shop)).toEqual([]);
  await shop.getByRole('button', { name: 'Pedir este cambio' }).click();
  await expect(shop.getByText(`${names[1]}: quitar`)).toBeVisible();

  await tryLogin(panel, SHOP.backoffice, ADMIN);
  await expect(panel.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  await panel.goto(`${SHOP.backoffice}/panel-pedidos?texto=${pedido.numero}`);
  await expect(panel.getByText('Pide un cambio')).toBeVisible();
  await panel.goto(`${SHOP.backoffice}/pedido/${pedido.pedido_id}`);
  await expect(panel.getByText(/ pide un cambio$/)).toBeVisible();
  expect(await axeViolations(panel)).toEqual([]);
  await panel.getByRole('button', { name: 'Aceptar el cambio' }).click();
  await expect(panel.getByText('El pedido quedó como lo pidió el cliente.')).toBeVisible();

  // The customer's page updates live.
  await expect(shop.getByText('La distribuidora aceptó el cambio que pediste.')).toBeVisible();
  const order = shop.getByRole('article', { name: `Pedido n.º ${pedido.numero}` });
  await expect(order).not.toContainText(names[1]);
  await expect(order).toContainText(names[0]);
  expect(complaints.flat()).toEqual([]);
});

test('a customer cancels an order and adds its products to the cart again', async ({ page, request }) => {
  const { pedido } = await placeOrder(request);
  const complaints = watchConsole(page);
  await openShop(page);
  await page.goto(`${SHOP.storefront}/mis-pedidos/${pedido.pedido_id}`);
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar el pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Este pedido está cancelado' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Volver a armarlo' }).click();
  await expect(page.getByText('Agregamos 2 productos al carrito.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('reporting a missing box takes at most 4 taps from Mis pedidos, and a photo can be added', async ({
  page,
  request,
}) => {
  const { pedido, names } = await placeOrder(request);
  const admin = bearer(await tokenOf(request, ADMIN));
  const sent = await request.patch(`${SHOP.api}/pedidos/${pedido.pedido_id}/estado`, {
    headers: admin,
    data: { estado_pedido: 'recibido' },
  });
  expect(sent.ok()).toBe(true);
  await openShop(page);
  await page.goto(`${SHOP.storefront}/mis-pedidos`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectTaps(page, 'report a missing box, from Mis pedidos', async () => {
    await page.getByRole('link', { name: `Pedido n.º ${pedido.numero}`, exact: true }).click();
    await page.getByRole('button', { name: 'Falta algo o llegó mal' }).click();
    await page.getByRole('checkbox', { name: names[0] }).click();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Avisar a la distribuidora' }).click();
    await expect(page.getByText('Le avisamos a la distribuidora.')).toBeVisible();
    await expect(page.getByText(/^Avisaste que falta/).filter({ hasText: names[0] })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Corregir lo que falta' }).click();
  await page.getByLabel(`Foto de ${names[0]}`).setInputFiles(await pictureOf(page, 'caja.png'));
  await expect(page.getByRole('img', { name: `Foto de ${names[0]}` })).toBeVisible();
  await page.getByRole('button', { name: 'Avisar a la distribuidora' }).click();
  const history = page.getByRole('region', { name: 'Qué pasó con tu pedido' });
  await expect(history.getByRole('img', { name: `Foto de ${names[0]}` })).toBeVisible();
});
