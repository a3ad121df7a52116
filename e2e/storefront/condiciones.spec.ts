/** A customer's agreement with a discount, own amounts, a payment term and a last day. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const TERMS = {
  monto_minimo: 30_000,
  envio_gratis: 120_000,
  descuento: 5,
  plazo: 30,
  limite: null,
  vigente_desde: null,
  vigente_hasta: '2099-12-31',
};

/** Returns '$ 1.234,50' with the kit's spaces. */
const shown = (cents: number) =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(cents / 100);

/** Creates an agreement that only this test uses. `give` gives it to a customer; `takeBack` also deletes it. */
async function makeAgreement(request: APIRequestContext, nombre: string) {
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const made = await request.post(`${SHOP.api}/condiciones`, {
    headers,
    data: { nombre, reglas: [], ...TERMS },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { condicion_id } = await made.json();
  const set = (usuario: string, id: string | null) =>
    request.patch(`${SHOP.api}/usuarios/${usuario}/condicion`, { headers, data: { condicion_id: id } });
  const give = async (usuario: string) => {
    const given = await set(usuario, condicion_id);
    expect(given.ok(), await given.text()).toBe(true);
  };
  const takeBack = async (usuario: string) => {
    expect((await set(usuario, null)).ok()).toBe(true);
    expect((await request.delete(`${SHOP.api}/condiciones/${condicion_id}`, { headers })).ok()).toBe(true);
  };
  return { give, takeBack };
}

test('a customer sees the terms of the agreement, and the shop’s after staff take it back', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const shop = await newAccount(request);
  const token = await tokenOf(request, shop);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const products = await allProducts(request, token);
  const product = products.find(
    ({ precio, precio_antes_oferta, disponible }) =>
      precio > 3000 && precio < 20_000 && !precio_antes_oferta && disponible,
  );
  if (!product) throw new Error('An available product without an offer, below the minimum, is needed');
  const { producto_id, nombre } = product;
  const base = Math.round(product.precio * 100);
  const cents = Math.round((base * (100 - TERMS.descuento)) / 100);
  const fits = async (what: string) => {
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysOverflow(page), `${what}, ${width} px`).toBe(0);
      expect(await axeViolations(page), `${what}, ${width} px`).toEqual([]);
    }
  };
  const agreement = `Acuerdo ${Date.now()}`;
  const { give, takeBack } = await makeAgreement(request, agreement);
  await give(sub);
  try {
    await watchLayoutShift(page);
    await signIn(page, SHOP.storefront, shop);
    await visit(page, `${SHOP.storefront}/usuario-info`);
    const terms = page.getByRole('region', { name: 'Tus condiciones' });
    await expect(terms.getByRole('definition')).toHaveText([
      '$30.000',
      '$120.000',
      '5 %, ya incluido en tus precios',
      '30 días desde la aprobación',
    ]);
    await expect(terms).toContainText('Vigentes hasta el 31/12/2099');
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await fits('terms');

    await visit(page, `${SHOP.storefront}/mi-cuenta-corriente`);
    await expect(page.getByText('30 días desde la aprobación')).toBeVisible();
    await fits('statement');

    await visit(page, `${SHOP.storefront}/inicio`);
    await expect(page.getByText('Envío gratis desde $120.000')).toBeVisible();
    await expect(page.getByText('La compra mínima es de $30.000 ARS.')).toBeVisible();

    await visit(page, `${SHOP.storefront}/producto/${producto_id}`);
    await expect(page.getByText(shown(cents), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(shown(base), { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Añadir al carrito', exact: true }).first().click();
    await page.getByRole('button', { name: /^Carrito: 1 / }).click();
    const cart = page.getByRole('dialog', { name: /^Carrito/ });
    await expect(cart).toContainText('El monto mínimo para realizar un pedido es de $30.000');
    const quantity = cart.getByRole('group', { name: nombre, exact: true }).getByRole('textbox');
    const enough = Math.ceil((TERMS.monto_minimo * 100) / cents);
    await quantity.fill(String(enough));
    const missing = TERMS.envio_gratis * 100 - enough * cents;
    await expect(cart.getByText(`Te faltan ${shown(missing)} para el envío gratis`)).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
    await fits('cart');
    await expect(page.getByText(agreement)).toHaveCount(0);
  } finally {
    await takeBack(sub);
  }
  await visit(page, `${SHOP.storefront}/usuario-info`);
  const values = page.getByRole('region', { name: 'Tus condiciones' }).getByRole('definition');
  const { monto_minimo, envio_gratis } = await (await request.get(`${SHOP.api}/tienda`)).json();
  const pesos = (amount: number) => `$${amount.toLocaleString('es-AR')}`;
  await expect(values).toHaveText([pesos(monto_minimo), pesos(envio_gratis), 'Al aprobarse el pedido']);
  expect(complaints).toEqual([]);
});
