/** General terms of a commercial agreement in the back office: form, list, customer, account, cart and order. */
import { expect, type Page, test } from '@playwright/test';
import { chooseCustomer, signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Tests that the page fits and is accessible on phone and desktop. Leaves the desktop's width. */
async function expectFits(page: Page, what: string): Promise<void> {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await expect.poll(() => sidewaysOverflow(page), `${what}, ${width} px`).toBe(0);
    expect(await axeViolations(page), `${what}, ${width} px`).toEqual([]);
  }
}

/** Pesos less 12.5 %, half cents upwards. */
const discounted = (precio: number) => Math.floor((Math.round(precio * 100) * 875) / 1000 + 0.5) / 100;

const money = (amount: number) => new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(amount);

test('the general terms of an agreement count for its customers until its last day', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const products = await allProducts(request, await tokenOf(request, ADMIN));
  const product = products.find(
    ({ precio, precio_antes_oferta, disponible, nombre }) =>
      disponible &&
      !precio_antes_oferta &&
      precio > 5000 &&
      products.filter((one) => one.nombre.includes(nombre)).length === 1,
  );
  if (!product) throw new Error('An available product without an offer is needed');
  const customer = await newAccount(request);
  const { sub } = JSON.parse(
    Buffer.from((await tokenOf(request, customer)).split('.')[1] ?? '', 'base64url').toString(),
  );
  const nombre = `Generales ${Date.now()}`;
  const spin = (name: RegExp) => page.getByRole('spinbutton', { name });
  const text = (name: RegExp) => page.getByRole('textbox', { name });
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, SHOP.backoffice, ADMIN);

  await test.step('the form shows its errors at their fields, and takes terms as typed', async () => {
    await visit(page, `${SHOP.backoffice}/crear-condicion`);
    await text(/^Nombre/).fill(nombre);
    await spin(/^Pedido mínimo/).pressSequentially('1.000');
    await spin(/^Envío gratis desde/).pressSequentially('2.000');
    await spin(/^Plazo de pago/).pressSequentially('45');
    await text(/^Límite de crédito/).pressSequentially('500.000,5');
    await text(/^Descuento general/).pressSequentially('95');
    await page.getByLabel('Vigente desde').fill('2020-06-01');
    await page.getByLabel('Vigente hasta').fill('2020-05-31');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(/El descuento va de 0 a 90 %/).first()).toBeVisible();
    await text(/^Descuento general/).fill('');
    await text(/^Descuento general/).pressSequentially('12,5');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('La vigencia no puede terminar antes de empezar.').first()).toBeVisible();
    await page.getByLabel('Vigente hasta').fill('2090-05-31');
    await expectFits(page, 'form');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Condiciones creadas con éxito')).toBeVisible();
  });

  await test.step('the list and the page of the agreement show each term', async () => {
    const listed = page.getByRole('row').filter({ hasText: nombre });
    for (const term of [
      /Descuento general: 12,5\s%/,
      /Envío gratis desde \$\s2\.000/,
      'Plazo de pago: 45 días',
      /Límite de crédito: \$\s500\.000,50/,
      'Rige hasta el 31/05/2090',
    ]) {
      await expect(listed).toContainText(term);
    }
    await expectFits(page, 'list');
    await page.getByRole('link', { name: nombre, exact: true }).click();
    await expect(page.getByText(/incluyen el descuento general de 12,5\s%/)).toBeVisible();
    const term = page.getByPlaceholder(/Buscar producto/);
    await term.fill(product.nombre);
    await term.press('Enter');
    const row = page.getByRole('row').filter({ hasText: product.nombre }).first();
    await expect(row).toContainText(money(discounted(product.precio)));
    await expect(row).toContainText('Por el descuento general');
    await expectFits(page, 'agreement');
  });

  const account = page.getByRole('region', { name: 'Cuenta corriente' });
  await test.step('a customer with the agreement has its payment terms', async () => {
    await visit(page, `${SHOP.backoffice}/usuario/${sub}`);
    await expect(account.getByText('Al aprobarse')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar condiciones' }).click();
    await page.getByRole('combobox', { name: /^Condiciones comerciales/ }).selectOption({ label: nombre });
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(account.getByText(`45 días, de ${nombre}`)).toBeVisible();
    await expect(account.getByText(/^\$\s500\.000,50, de /)).toBeVisible();
    await account.getByRole('button', { name: 'Plazo y límite' }).click();
    await expect(page.getByText(`Vacío: 45 días, de ${nombre}.`)).toBeVisible();
    await expectFits(page, 'payment-terms');
    await page.keyboard.press('Escape');
  });

  const cart = page.getByRole('complementary', { name: 'Carrito' });
  await test.step('the staff cart has the discounted price, and the amounts of the agreement', async () => {
    await chooseCustomer(page, SHOP.backoffice, customer.email);
    await page.getByRole('searchbox').first().fill(product.nombre);
    await page.getByRole('button', { name: `Añadir: ${product.nombre}`, exact: true }).click();
    await expect(cart).toContainText(money(discounted(product.precio)));
    await expect(cart).toContainText('El envío es gratis');
    await cart.getByRole('button', { name: 'Realizar pedido' }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText('Pedido confirmado')).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-pedidos`);
    await page
      .getByRole('link', { name: /^Detalles/ })
      .first()
      .click();
    await expect(page.getByText(/^Base .*\(con 12,5\s% de descuento\)$/)).toBeVisible();
  });

  await test.step('after the last day the customer has the shop’s price and terms', async () => {
    await visit(page, `${SHOP.backoffice}/panel-condiciones`);
    await page.getByRole('link', { name: `Editar: ${nombre}` }).click();
    await expect(spin(/^Plazo de pago/)).toHaveValue('45');
    await page.getByLabel('Vigente hasta').fill('2020-12-31');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Condiciones actualizadas con éxito')).toBeVisible();
    const listed = page.getByRole('row').filter({ hasText: nombre });
    await expect(listed).toContainText('Venció el 31/12/2020');
    await expectFits(page, 'list-ended');
    await visit(page, `${SHOP.backoffice}/usuario/${sub}`);
    await expect(
      page.getByText('No rige hoy: venció el 31/12/2020. Paga los precios de la tienda.'),
    ).toBeVisible();
    await expect(account.getByText('Al aprobarse')).toBeVisible();
    await expectFits(page, 'customer');
    await chooseCustomer(page, SHOP.backoffice, customer.email);
    await page.getByRole('searchbox').first().fill(product.nombre);
    await page.getByRole('button', { name: `Añadir: ${product.nombre}`, exact: true }).click();
    await expect(cart).toContainText(money(product.precio));
    await expect(cart).not.toContainText('El envío es gratis');
  });
  expect(complaints).toEqual([]);
});
