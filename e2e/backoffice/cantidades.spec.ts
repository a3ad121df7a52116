/** Sales terms by quantity in the back office: of a product, in an agreement, and in an order that staff place. */
import { expect, type Page, test } from '@playwright/test';
import { chooseCustomer, signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Tests that the page fits and is accessible on phone, tablet and desktop. Leaves the desktop's width. */
async function expectFits(page: Page, what: string): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${what}, ${width} px`).toBe(0);
    expect(await axeViolations(page), `${what}, ${width} px`).toEqual([]);
  }
}

/** Adds a tier in the open dialog. */
async function addEscala(page: Page, place: number, desde: string, descuento: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar una escala' }).click();
  const row = page.getByRole('group', { name: `Escala ${place}` });
  await expect(row.getByRole('spinbutton', { name: /^Desde/ })).toBeFocused();
  await page.keyboard.type(desde);
  await row.getByRole('textbox', { name: /^Descuento/ }).fill(descuento);
  await expect(row.getByText(/c\/u/)).toBeVisible();
}

/** Pesos less a percentage, half cents upwards. */
const less = (precio: number, descuento: number) =>
  Math.floor((Math.round(precio * 100) * (100 - descuento)) / 100 + 0.5) / 100;

const money = (amount: number) =>
  new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(Math.round(amount * 100) / 100);

test('staff sell a product by six with tiers, replace the terms in an agreement, and order at the tier’s price', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const token = await tokenOf(request, ADMIN);
  const headers = { authorization: `Bearer ${token}` };
  const products = await allProducts(request, token);
  const product = products.find(
    ({ precio, precio_antes_oferta, disponible, nombre }) =>
      disponible &&
      !precio_antes_oferta &&
      precio > 5000 &&
      products.filter((one) => one.nombre === nombre).length === 1,
  );
  if (!product) throw new Error('An available product without an offer is needed');
  const { producto_id, nombre } = product;
  const terms = (condicion_id: string | null, cantidades: object | null) =>
    request.patch(`${SHOP.api}/productos/${producto_id}/cantidades`, {
      headers,
      data: { condicion_id, cantidades },
    });
  const agreement = `Por cantidad ${Date.now()}`;
  const regla = { marca_id: null, categoria_id: null, ajuste: -10, redondeo: 'no', direccion: 'cercano' };
  const made = await request.post(`${SHOP.api}/condiciones`, {
    headers,
    data: { nombre: agreement, monto_minimo: 1000, reglas: [regla] },
  });
  const { condicion_id } = await made.json();
  const customer = await newAccount(request);
  const { sub } = JSON.parse(
    Buffer.from((await tokenOf(request, customer)).split('.')[1] ?? '', 'base64url').toString(),
  );
  await request.patch(`${SHOP.api}/usuarios/${sub}/condicion`, { headers, data: { condicion_id } });

  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, SHOP.backoffice, ADMIN);

    await test.step('the terms of a product are set, shown in one line, and undone', async () => {
      await visit(page, `${SHOP.backoffice}/panel-producto`);
      const term = page.getByPlaceholder(/Buscar/).first();
      await term.fill(nombre);
      await term.press('Enter');
      await page.getByRole('link', { name: `Editar: ${nombre}`, exact: true }).click();
      await expect(page.getByText('Cualquier cantidad, un solo precio')).toBeVisible();
      await page.getByRole('button', { name: 'Venta por cantidad' }).click();
      await page.getByRole('spinbutton', { name: 'De a', exact: true }).fill('6');
      await addEscala(page, 1, '12', '5');
      await expect(page.getByText(`${money(less(product.precio, 5))} c/u`)).toBeVisible();
      await expectFits(page, 'the dialog of a product');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      const summary = page.getByText('De a 6 · desde 12: −5 %', { exact: true });
      await expect(summary).toBeVisible();
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await expect(page.getByText('Cualquier cantidad, un solo precio', { exact: true })).toBeVisible();
      await expectFits(page, 'the product');
    });

    expect((await terms(null, { minimo: 1, multiplo: 6, escalas: [{ desde: 12, descuento: 5 }] })).ok()).toBe(
      true,
    );

    await test.step("an agreement's own terms replace the shop's", async () => {
      await visit(page, `${SHOP.backoffice}/panel-condiciones`);
      await page.getByRole('link', { name: agreement, exact: true }).click();
      const term = page.getByPlaceholder(/Buscar producto/);
      await term.fill(nombre);
      await term.press('Enter');
      await page.getByRole('button', { name: `Venta por cantidad: ${nombre}`, exact: true }).click();
      await expect(page.getByText(/^En la tienda: De a 6 · desde 12: −5\s%\./)).toBeVisible();
      await page.getByRole('spinbutton', { name: 'De a', exact: true }).fill('5');
      await addEscala(page, 1, '10', '10');
      await expectFits(page, 'the dialog of an agreement');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      const row = page.getByRole('row').filter({ hasText: nombre }).first();
      await expect(row).toContainText('De a 5 · desde 10: −10 %');
      await expectFits(page, 'the agreement');
    });

    const single = less(product.precio, 10);
    const tier = less(single, 10);

    await test.step('an order steps by the multiple, refuses another quantity, and has the price of the tier', async () => {
      await chooseCustomer(page, SHOP.backoffice, customer.email);
      const search = page.getByRole('searchbox').first();
      await search.fill(nombre);
      const field = page.getByRole('textbox', { name: `Cantidad de ${nombre}` }).first();
      await expect(field).toHaveValue('5');
      await field.fill('7');
      await page.getByRole('button', { name: `Añadir: ${nombre}`, exact: true }).click();
      await expect(page.getByText(`${nombre}: Se vende de a 5: 5 o 10.`)).toBeVisible();
      await field.fill('10');
      await page.getByRole('button', { name: `Añadir: ${nombre}`, exact: true }).click();
      const cart = page.getByRole('complementary', { name: 'Carrito' });
      await expect(cart).toContainText(money(tier * 10));
      await expectFits(page, 'the catalogue');
      await cart.getByRole('button', { name: 'Realizar pedido' }).click();
      await page.getByRole('button', { name: 'Sí, confirmar' }).click();
      await expect(page.getByText('Pedido confirmado')).toBeVisible();
      await expect(page).toHaveURL(`${SHOP.backoffice}/panel-pedidos`);
    });

    await test.step("the order's page says why the line has its price", async () => {
      await page
        .getByRole('link', { name: /^Detalles/ })
        .first()
        .click();
      const reason = page.getByText(/^Base .* · desde 10: /);
      await expect(reason).toContainText(money(product.precio));
      await expect(reason).toContainText(`${agreement} `);
      await expect(reason).toContainText(money(single));
      await expect(reason).toContainText(money(tier));
      await expectFits(page, 'the order');
    });
    expect(complaints).toEqual([]);
  } finally {
    // Other tests order this product in any quantity.
    for (const place of [null, condicion_id]) await terms(place, null);
  }
});
