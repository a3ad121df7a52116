/** A change of an agreement's whole list, and a change of the shop's prices that includes own prices of agreements. */
import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('the owner raises a list by 7 %, a customer pays the shown prices, and undo restores them', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const products = await allProducts(request, headers.authorization.slice('Bearer '.length));
  const [owned, ruled] = products.filter(({ precio_antes_oferta: offer, precio }) => !offer && precio > 1000);
  if (!owned || !ruled) throw new Error('Two products without an offer are needed');
  const nombre = `Lista por subir ${Date.now()}`;
  const regla = { marca_id: null, categoria_id: null, ajuste: -10, redondeo: 'no', direccion: 'cercano' };
  const made = await request.post(`${SHOP.api}/condiciones`, {
    headers,
    data: { nombre, monto_minimo: null, reglas: [regla] },
  });
  const { condicion_id } = await made.json();
  const cambios = [{ producto_id: owned.producto_id, precio: 1000 }];
  await request.patch(`${SHOP.api}/condiciones/${condicion_id}/precios`, { headers, data: { cambios } });
  const customer = await newAccount(request);
  const token = await tokenOf(request, customer);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await request.patch(`${SHOP.api}/usuarios/${sub}/condicion`, { headers, data: { condicion_id } });
  const pricesNow = () =>
    Promise.all(
      [owned, ruled].map(async ({ producto_id }) => {
        const answer = await request.get(`${SHOP.api}/productos/${producto_id}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return (await answer.json()).precio as number;
      }),
    );
  const before = await pricesNow();

  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, SHOP.backoffice, ADMIN);
  await visit(page, `${SHOP.backoffice}/panel-condiciones`);
  await page.getByRole('link', { name: nombre, exact: true }).click();
  await page.getByRole('link', { name: 'Subir o bajar', exact: true }).click();
  await page.getByRole('textbox', { name: 'Cuánto' }).fill('7');
  await page.getByRole('textbox', { name: 'Cuánto' }).press('Enter');
  const table = page.getByRole('table', { name: 'Vista previa de los precios' });
  await expect(table).toContainText('Sube');
  const path = new URL(page.url());
  for (const width of [390, 768, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  expect(path.pathname).toBe(`/cambiar-condicion/${condicion_id}`);
  await page.getByRole('button', { name: /^Cambiar [\d.]+ precios$/ }).click();
  await expect(page.getByText(/Un cliente los ve enseguida/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, cambiar' }).click();
  await expect(page).toHaveURL(/\/cambio-de-precios\//);
  await expect(page.getByText('Todo: −3,7 %')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Productos del cambio' })).toContainText('1.070,00');
  // 0.9 × 1.07 of the shop's price, half cents upwards.
  const cents = (Math.round(ruled.precio * 100) * 963) / 1000;
  expect(await pricesNow()).toEqual([1070, Math.floor(cents + 0.5) / 100]);

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(page.getByText(/^Los porcentajes vuelven a lo que eran/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, deshacer' }).click();
  await expect(page.getByText('La lista volvió a lo que era.')).toBeVisible();
  expect(await pricesNow()).toEqual(before);

  // Scheduled for tomorrow, a change shows what it will do, changes nothing yet, and can be removed.
  await visit(page, `${SHOP.backoffice}/cambiar-condicion/${condicion_id}?ajuste=7`);
  await page.getByRole('combobox', { name: 'Se cambian' }).click();
  await page.getByRole('option', { name: 'En otro momento' }).click();
  await expect(page.getByLabel(/^Desde/)).toBeVisible();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: /^Programar [\d.]+ precios$/ }).click();
  await expect(page.getByText(/alguien cambie hasta entonces quedan como están/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, programar' }).click();
  await expect(page).toHaveURL(/\/cambio-de-precios\//);
  await expect(page.getByText(/^Programado: /)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Productos del cambio' })).toContainText('1.070,00');
  expect(await pricesNow()).toEqual(before);
  await page.getByRole('button', { name: /^Quitar/ }).click();
  await page.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(page.getByText('Cambio quitado: ningún precio cambia.')).toBeVisible();

  // A change of the shop's prices says that this list has an own price, and includes it on request.
  await visit(page, `${SHOP.backoffice}/panel-precios?productos=["${owned.producto_id}"]&ajuste=10`);
  const field = page.getByRole('combobox', { name: 'Cambiar también los precios propios de' });
  await field.click();
  await page.getByRole('option', { name: new RegExp(`^${nombre}: 1 precio propio`) }).click();
  await page.keyboard.press('Escape');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Cambiar 1 precio' }).click();
  await expect(page.getByText(/También cambia 1 precio propio de condiciones/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, cambiar' }).click();
  await expect(page).toHaveURL(/\/cambio-de-precios\//);
  await expect(page.getByText(`${nombre}: 1 precio propio`)).toBeVisible();
  expect(await pricesNow()).toEqual([1100, before[1]]);
  // Other tests order at the former price.
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await page.getByRole('button', { name: 'Sí, deshacer' }).click();
  await expect(page.getByText('Precios repuestos: 2.')).toBeVisible();
  expect(await pricesNow()).toEqual(before);
  expect(complaints).toEqual([]);
});
