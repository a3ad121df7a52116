/** The tax (IVA) in prices, cart and orders: net prices, prices with the tax's amount, and prices as ever. */
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, type Producto, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN, type Credentials } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Rates in percent of the two ordered products, and their quantities. */
const ORDERED = [
  { alicuota: 21, cantidad: 7 },
  { alicuota: 10.5, cantidad: 9 },
];

const money = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
/** Returns '$ 1.234,50' with the kit's spaces. */
const shown = (cents: number) => money.format(cents / 100);
/** Returns the amounts of a text, in cents. */
const centsIn = (text: string): number[] =>
  [...text.matchAll(/\$\s?([\d.]+),(\d\d)/g)].map(([, whole = '', rest]) =>
    Number(`${whole.replaceAll('.', '')}${rest}`),
  );
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
/** Computes a net amount in another way than the shop, to the nearest cent. */
const netoOf = (cents: number, alicuota: number) => Math.round((cents * 1000) / (1000 + alicuota * 10));

/** Gives two products the rates, and returns them. Other tests order the first products. */
async function taxedProducts(request: APIRequestContext) {
  const token = await tokenOf(request, ADMIN);
  const all = await allProducts(request, token);
  const fitting = all.filter(
    ({ precio, precio_antes_oferta, disponible }) => precio > 5000 && !precio_antes_oferta && disponible,
  );
  const products = fitting.slice(-4, -2);
  if (products.length < ORDERED.length) throw new Error('Two available products without an offer are needed');
  const setAlicuota = async ({ producto_id }: Producto, alicuota: number) => {
    const url = `${SHOP.api}/productos/${producto_id}`;
    const authorization = `Bearer ${token}`;
    const { version } = await (await request.get(url, { headers: { authorization } })).json();
    const headers = { authorization, 'if-match': `"${version}"` };
    const changed = await request.patch(url, { headers, multipart: { alicuota_iva: String(alicuota) } });
    expect(changed.status(), await changed.text()).toBe(200);
  };
  for (const [place, product] of products.entries()) {
    await setAlicuota(product, ORDERED[place]?.alicuota ?? 21);
  }
  const restore = async () => {
    for (const product of products) await setAlicuota(product, 21);
  };
  return { products, restore };
}

/** Gives the customer an agreement that only this test uses, with net prices. Returns a function that ends it. */
async function agreeOnNetPrices(request: APIRequestContext, customer: Credentials) {
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const { sub } = JSON.parse(
    Buffer.from((await tokenOf(request, customer)).split('.')[1] ?? '', 'base64url').toString(),
  );
  const none = { monto_minimo: null, envio_gratis: null, descuento: null, plazo: null, limite: null };
  const data = {
    ...{ nombre: `Neto ${Date.now()}`, reglas: [], vigente_desde: null, vigente_hasta: null, iva: 'sumado' },
    ...none,
  };
  const made = await request.post(`${SHOP.api}/condiciones`, { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { condicion_id } = await made.json();
  const set = async (id: string | null) => {
    const url = `${SHOP.api}/usuarios/${sub}/condicion`;
    const answer = await request.patch(url, { headers, data: { condicion_id: id } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await set(condicion_id);
  return async () => {
    await set(null);
    expect((await request.delete(`${SHOP.api}/condiciones/${condicion_id}`, { headers })).ok()).toBe(true);
  };
}

async function fits(page: Page, what: string) {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${what}, ${width} px`).toBe(0);
    expect(await axeViolations(page), `${what}, ${width} px`).toEqual([]);
  }
}

/** Returns the amounts of the parts, in cents: net subtotal first, then the tax of each rate. */
const partsIn = async (place: Locator): Promise<number[]> => {
  const rows = place.locator('dl > div').filter({ hasText: 'IVA' });
  return centsIn((await rows.allTextContents()).filter((text) => !text.startsWith('Total')).join(' '));
};

/**
 * Orders both products as this customer. Checks that card, page, cart and order show the same amounts, and that the parts
 * add up to the total. `net`: the customer sees net prices.
 */
async function orderBoth(page: Page, products: readonly Producto[], net: boolean) {
  const lines = products.map(({ nombre, precio, producto_id }, place) => {
    const { alicuota = 21, cantidad = 1 } = ORDERED[place] ?? {};
    const cents = Math.round(precio * 100);
    const amount = (total: number) => shown(net ? netoOf(total, alicuota) : total);
    return {
      ...{ nombre, producto_id, cantidad, total: cents * cantidad, neto: netoOf(cents * cantidad, alicuota) },
      ...{ alicuota, cents, unit: amount(cents), amount: amount(cents * cantidad) },
    };
  });
  const total = sum(lines.map((line) => line.total));
  const subtotal = sum(lines.map(({ neto }) => neto));
  const expected = [subtotal, ...lines.map((line) => line.total - line.neto)];
  expect(sum(expected)).toBe(total);

  for (const { nombre, producto_id, cantidad, alicuota, cents, unit, amount } of lines) {
    await visit(page, `${SHOP.storefront}/categorias?term=${encodeURIComponent(nombre)}`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: nombre }) })
      .first();
    await expect(card).toContainText(unit);
    if (net) await expect(card).toContainText('+\u00a0IVA');
    else await expect(card).not.toContainText('IVA');

    await visit(page, `${SHOP.storefront}/producto/${producto_id}`);
    const main = page.getByRole('main');
    const rate = `IVA ${String(alicuota).replace('.', ',')}\u00a0%`;
    await expect(main).toContainText(unit);
    await expect(main).toContainText(net ? `Con ${rate}: ${shown(cents)}` : `Incluye ${rate}`);
    await page.getByRole('textbox', { name: `Cantidad de ${nombre}` }).fill(String(cantidad));
    await expect(main).toContainText(`Subtotal: ${amount}`);
    await page.getByRole('button', { name: 'Añadir al carrito', exact: true }).first().click();
    await expect(page.getByText('Producto agregado al carrito!')).toBeVisible();
  }
  await fits(page, 'product');

  await page.getByRole('button', { name: /^Carrito/ }).click();
  const cart = page.getByRole('dialog', { name: /^Carrito/ });
  for (const { nombre, unit, amount } of lines) {
    const line = cart.getByRole('group', { name: nombre, exact: true });
    await expect(line).toContainText(unit);
    await expect(line).toContainText(amount);
  }
  await expect(cart).toContainText(net ? 'Total con IVA' : 'Total');
  await expect(cart).toContainText(shown(total));
  expect(await partsIn(cart)).toEqual(expected);
  await fits(page, 'cart');

  await cart.getByRole('button', { name: 'Realizar pedido' }).click();
  await page.getByRole('button', { name: 'Sí, confirmar' }).click();
  await cart.getByRole('link', { name: 'Ver pedido' }).click();
  await expect(page).toHaveURL(/\/mis-pedidos\//);
  const order = page.getByRole('article', { name: /^Pedido n\.º/ });
  for (const { nombre, cantidad, unit, amount } of lines) {
    const line = order.getByRole('listitem').filter({ hasText: nombre });
    await expect(line).toContainText(`${cantidad} × ${unit}`);
    await expect(line).toContainText(amount);
  }
  await expect(order).toContainText(shown(total));
  expect(await partsIn(order)).toEqual(expected);
  await fits(page, 'order');
}

test('two customers see the same order net and with the tax, and another customer sees no tax', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const { products, restore } = await taxedProducts(request);
  const net = await newAccount(request);
  const registered = await newAccount(request, { condicion_iva: 'responsable_inscripto' });
  const endAgreement = await agreeOnNetPrices(request, net);
  try {
    await signIn(page, SHOP.storefront, net);
    await watchLayoutShift(page);
    await visit(page, `${SHOP.storefront}/producto/${products[0]?.producto_id}`);
    await expect(page.getByText(/Con IVA 21/)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await visit(page, `${SHOP.storefront}/usuario-info`);
    await expect(page.getByText('sin IVA, que se suma en el total')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await orderBoth(page, products, true);

    await signIn(page, SHOP.storefront, registered);
    await visit(page, `${SHOP.storefront}/usuario-info`);
    await expect(page.getByText('con IVA discriminado')).toBeVisible();
    await expect(page.getByText('Responsable inscripto')).toBeVisible();
    await orderBoth(page, products, false);
  } finally {
    await endAgreement();
    await restore();
  }

  const other = await newAccount(request);
  await signIn(page, SHOP.storefront, other);
  const [product] = products;
  const seesNoTax = () => expect(page.locator('body')).not.toContainText('IVA');
  await visit(page, `${SHOP.storefront}/categorias?term=${encodeURIComponent(product?.nombre ?? '')}`);
  await expect(page.getByText(shown(Math.round((product?.precio ?? 0) * 100))).first()).toBeVisible();
  await seesNoTax();
  await visit(page, `${SHOP.storefront}/producto/${product?.producto_id}`);
  await page.getByRole('button', { name: 'Añadir al carrito', exact: true }).first().click();
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.getByRole('dialog', { name: /^Carrito/ })).toContainText('Total');
  await seesNoTax();
  await visit(page, `${SHOP.storefront}/usuario-info`);
  await expect(page.getByText('Pedido mínimo')).toBeVisible();
  await seesNoTax();
  expect(complaints).toEqual([]);
});
