/** Two agreements side by side: the prices are those that their customers see. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { findProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Tests that the page fits and is accessible on phone, tablet and desktop. Leaves the desktop's width. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
}

/** Creates a customer with the agreement. Returns the price that the customer sees, in words. */
async function seenBy(request: APIRequestContext, headers: Record<string, string>, condicion_id: string) {
  const token = await tokenOf(request, await newAccount(request));
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await request.patch(`${SHOP.api}/usuarios/${sub}/condicion`, { headers, data: { condicion_id } });
  return async (producto_id: string): Promise<string> => {
    const answer = await request.get(`${SHOP.api}/productos/${producto_id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { precio } = await answer.json();
    return new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(precio);
  };
}

test('staff compare two agreements from the list, and see what the customers of both see', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const token = await tokenOf(request, ADMIN);
  const headers = { authorization: `Bearer ${token}` };
  const [dearer, cheaper, same] = await findProducts(
    request,
    token,
    ({ precio, precio_antes_oferta }) => !precio_antes_oferta && precio > 5000,
    3,
  );
  if (!dearer || !cheaper || !same) throw new Error('Three products without an offer are needed');
  const stamp = Date.now();
  const make = async (nombre: string, factor: number) => {
    const made = await request.post(`${SHOP.api}/condiciones`, {
      headers,
      data: { nombre, monto_minimo: factor > 1 ? 90_000 : null, reglas: [] },
    });
    const { condicion_id } = await made.json();
    const cambios = [
      { producto_id: dearer.producto_id, precio: Math.round(dearer.precio * factor) },
      { producto_id: cheaper.producto_id, precio: Math.round(cheaper.precio / factor) },
    ];
    await request.patch(`${SHOP.api}/condiciones/${condicion_id}/precios`, { headers, data: { cambios } });
    return { nombre, seen: await seenBy(request, headers, condicion_id) };
  };
  const first = await make(`Primera lista ${stamp}`, 0.9);
  const second = await make(`Segunda lista ${stamp}`, 1.2);

  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, SHOP.backoffice, ADMIN);
  await visit(page, `${SHOP.backoffice}/panel-condiciones`);
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  for (const [label, { nombre }] of [
    ['Condiciones', first],
    ['Comparar con', second],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: nombre, exact: true }).click();
  }
  const terms = page.getByRole('table', { name: 'Términos que se diferencian' });
  await expect(terms.getByRole('row')).toHaveCount(2);
  await expect(terms.getByRole('row', { name: /^Pedido mínimo/ })).toContainText(/90\.000/);

  await page.getByRole('combobox', { name: 'Ver' }).click();
  await page.getByRole('option', { name: 'Distintos (2)' }).click();
  const rows = page.getByRole('table', { name: 'Precios' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  for (const product of [dearer, cheaper]) {
    const row = rows.filter({ hasText: product.nombre }).first();
    await expect(row).toContainText(await first.seen(product.producto_id));
    await expect(row).toContainText(await second.seen(product.producto_id));
  }
  await expectFits(page);

  await page.getByRole('combobox', { name: 'Ver' }).click();
  await page.getByRole('option', { name: /^Más altos en «Segunda lista/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(dearer.nombre);
  await page.getByRole('button', { name: 'Intercambiar' }).click();
  await expect(rows.last()).toContainText(cheaper.nombre);

  // The address keeps the choice, and the way back leads to the list.
  await page.reload();
  await expect(rows.last()).toContainText(cheaper.nombre);
  await page.getByRole('link', { name: /^Volver/ }).click();
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-condiciones`);
  expect(complaints).toEqual([]);
});
