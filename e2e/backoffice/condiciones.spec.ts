/** Commercial agreements in the back office: rules, own prices, and the customers who have an agreement. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { expectRoomForLargerText, largerText } from '../fixtures/larger-text.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const OWN = 5_600.5;

/** Creates a customer that no other test uses. */
async function newCustomer(request: APIRequestContext) {
  const person = await newAccount(request);
  const token = await tokenOf(request, person);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const priceOf = async (id: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await request.get(`${SHOP.api}/productos/${id}`, { headers })).json()).precio;
  };
  return { ...person, usuario_id: sub as string, priceOf };
}

test('staff make an agreement, price a product, and give it to a customer from the customer’s page', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const customer = await newCustomer(request);
  const products = await allProducts(request, headers.authorization.slice('Bearer '.length));
  const [product, other] = products.filter(({ precio_antes_oferta: offer, precio }) => !offer && precio > 0);
  if (!product || !other) throw new Error('Two products without an offer are needed');
  const nombre = `Acuerdo ${Date.now()}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, SHOP.backoffice, ADMIN);

  await visit(page, `${SHOP.backoffice}/panel-condiciones`);
  await page.getByRole('link', { name: 'Crear condiciones' }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(nombre);
  await page.getByRole('button', { name: 'Agregar un porcentaje' }).click();
  await page.getByRole('textbox', { name: /^Porcentaje/ }).fill('5,5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Condiciones creadas con éxito')).toBeVisible();
  const listed = page.getByRole('row').filter({ hasText: nombre });
  await expect(listed).toContainText(/Todo .5,5\s%/);

  await listed.getByRole('link', { name: nombre, exact: true }).click();
  await expect(page.getByRole('heading', { name: nombre, level: 1 })).toBeVisible();
  const term = page.getByPlaceholder(/Buscar producto/);
  await term.fill(product.nombre);
  await term.press('Enter');
  const priced = page.getByRole('row').filter({ hasText: product.nombre }).first();
  await expect(priced).toContainText('Por el porcentaje de todo');
  await page.getByRole('button', { name: `Precio propio: ${product.nombre}`, exact: true }).click();
  await page.getByRole('textbox', { name: /^Precio propio/ }).fill('5.600,5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/5\.600,50 en estas condiciones$/)).toBeVisible();
  await page.getByRole('button', { name: /^Solo precios propios/ }).click();
  await expect(page.getByRole('table', { name: 'Precios' })).toContainText('Precio propio');
  const { pathname } = new URL(page.url());

  // The agreement changes the customer's prices, and the undo restores the shop's.
  await visit(page, `${SHOP.backoffice}/usuario/${customer.usuario_id}`);
  await expect(page.getByText('Precios de la tienda')).toBeVisible();
  const give = async () => {
    await page.getByRole('button', { name: 'Cambiar condiciones' }).click();
    await page.getByRole('combobox', { name: /^Condiciones comerciales/ }).selectOption({ label: nombre });
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  };
  await give();
  expect(await customer.priceOf(product.producto_id)).toBe(OWN);
  expect(await customer.priceOf(other.producto_id)).toBeLessThan(other.precio);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Precios de la tienda')).toBeVisible();
  expect(await customer.priceOf(product.producto_id)).toBe(product.precio);
  await give();

  for (const path of [
    pathname,
    pathname.replace('/condicion/', '/editar-condicion/'),
    '/panel-condiciones',
  ]) {
    await visit(page, `${SHOP.backoffice}${path}`);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      await expect.poll(() => sidewaysOverflow(page), `${path}, ${width} px`).toBe(0);
      expect(await axeViolations(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
});

test('a taken name is shown at the field, and an agreement in use is not deleted', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const customer = await newCustomer(request);
  const nombre = `Acuerdo en uso ${Date.now()}`;
  const data = { nombre, monto_minimo: null, reglas: [] };
  const { condicion_id } = await (await request.post(`${SHOP.api}/condiciones`, { headers, data })).json();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, SHOP.backoffice, ADMIN);

  await visit(page, `${SHOP.backoffice}/crear-condicion`);
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(nombre);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Ya existe otro con este nombre.').first()).toBeVisible();

  // Another user gives the agreement after this page showed that nobody has it.
  await visit(page, `${SHOP.backoffice}/panel-condiciones`);
  const remove = page.getByRole('button', { name: `Eliminar: ${nombre}` });
  await expect(remove).toBeVisible();
  const give = (id: string | null) =>
    request.patch(`${SHOP.api}/usuarios/${customer.usuario_id}/condicion`, {
      headers,
      data: { condicion_id: id },
    });
  expect((await give(condicion_id)).ok()).toBe(true);
  await remove.click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText(/^Hay clientes con estas condiciones/).first()).toBeVisible();

  // Remove the customer, undo, and remove again.
  await visit(page, `${SHOP.backoffice}/condicion/${condicion_id}`);
  const clientes = page.getByRole('table', { name: 'Clientes' });
  const quit = clientes.getByRole('button', { name: `Quitar: ${customer.nombre_comercio}` });
  await quit.click();
  await expect(page.getByText('Ningún cliente tiene estas condiciones')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(quit).toBeVisible();
  await quit.click();
  // The row goes before another one comes: the checks below must not find the old one.
  await expect(page.getByText('Ningún cliente tiene estas condiciones')).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Agregar un cliente' });
  await search.fill(customer.email);
  await page.getByRole('option').filter({ hasText: customer.nombre_comercio }).click();
  await expect(quit).toBeVisible();
  expect((await give(null)).ok()).toBe(true);

  await visit(page, `${SHOP.backoffice}/panel-condiciones`);
  await remove.click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(remove).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('with larger text the screens of agreements are not wider than the window', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const regla = { marca_id: null, categoria_id: null, ajuste: -12.25, redondeo: '10', direccion: 'arriba' };
  const nombre = `Dietéticas de la provincia de Buenos Aires ${Date.now()}`;
  const data = {
    ...{ nombre, monto_minimo: 150_000, reglas: [regla], envio_gratis: 99_000_000, descuento: 12.25 },
    ...{ plazo: 365, limite: 99_000_000.5, vigente_desde: '2090-01-01', vigente_hasta: '2090-12-31' },
  };
  const { condicion_id } = await (await request.post(`${SHOP.api}/condiciones`, { headers, data })).json();
  await largerText(page);
  await signIn(page, SHOP.backoffice, ADMIN);
  for (const path of [
    '/panel-condiciones',
    `/condicion/${condicion_id}`,
    `/editar-condicion/${condicion_id}`,
    `/cambiar-condicion/${condicion_id}?ajuste=5`,
  ]) {
    await visit(page, `${SHOP.backoffice}${path}`);
    await expectRoomForLargerText(page, path);
  }
});
