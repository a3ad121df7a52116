/** IVA in the back office: rate of a product, registration of a customer, and the same parts in cart and order. */
import { expect, type Locator, type Page, test } from '@playwright/test';
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

const centsOf = (text: string): number =>
  Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

/** Returns the net amount and the tax of each rate, in cents. */
async function partsIn(place: Page | Locator): Promise<{ label: string; cents: number }[]> {
  // An order's page has the parts within a list of facts.
  const parts = place.locator('dl').filter({ hasText: 'Subtotal sin IVA' }).last();
  const labels = await parts.locator('dt').allTextContents();
  const amounts = await parts.locator('dd').allTextContents();
  return labels.map((label, at) => ({
    label: label.replaceAll('\u00a0', ' '),
    cents: centsOf(amounts[at] ?? ''),
  }));
}

test('a customer who deducts IVA has the same parts in cart and order, and they add up to the total', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const products = await allProducts(request, await tokenOf(request, ADMIN));
  const [reduced, general] = products
    .filter(
      ({ precio, disponible, nombre }) =>
        disponible && precio > 30_000 && products.filter((one) => one.nombre.includes(nombre)).length === 1,
    )
    .slice(-2);
  if (!reduced || !general) throw new Error('Two available products above $ 30.000 are needed');
  const customer = await newAccount(request);
  const { sub } = JSON.parse(
    Buffer.from((await tokenOf(request, customer)).split('.')[1] ?? '', 'base64url').toString(),
  );
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, SHOP.backoffice, ADMIN);

  await test.step('staff set the rate of a product', async () => {
    await visit(page, `${SHOP.backoffice}/editar-producto/${reduced.producto_id}`);
    const rate = page.getByRole('combobox', { name: /^IVA/ });
    await expect(rate).toHaveValue('21');
    await rate.selectOption({ label: '10,5\u00a0%' });
    await expectFits(page, 'product');
    await page.getByRole('button', { name: 'Actualizar Producto' }).click();
    await expect(page.getByText('Producto actualizado con éxito!')).toBeVisible();
    await visit(page, `${SHOP.backoffice}/editar-producto/${reduced.producto_id}`);
    await expect(rate).toHaveValue('10.5');
  });

  await test.step('staff register the customer for IVA', async () => {
    await visit(page, `${SHOP.backoffice}/editar-usuario/${sub}`);
    await page
      .getByRole('combobox', { name: 'Condición frente al IVA' })
      .selectOption('Responsable inscripto');
    await expectFits(page, 'account');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Datos actualizados con éxito')).toBeVisible();
    await visit(page, `${SHOP.backoffice}/usuario/${sub}`);
    await expect(page.getByText('Responsable inscripto')).toBeVisible();
  });

  const cart = page.getByRole('complementary', { name: 'Carrito' });
  const totalText = async () => (await cart.locator('dd[aria-live]').textContent()) ?? '';
  let inCart: Awaited<ReturnType<typeof partsIn>> = [];
  await test.step('the cart shows the parts of its total', async () => {
    await chooseCustomer(page, SHOP.backoffice, customer.email);
    for (const { nombre } of [reduced, general]) {
      await page.getByRole('searchbox').first().fill(nombre);
      await page.getByRole('button', { name: `Añadir: ${nombre}`, exact: true }).click();
      await expect(cart).toContainText(nombre);
    }
    await expect(cart).toContainText(/IVA 10,5\s%/);
    inCart = await partsIn(cart);
    expect(inCart.map(({ label }) => label)).toEqual(['Subtotal sin IVA', 'IVA 21 %', 'IVA 10,5 %']);
    expect(inCart.reduce((sum, { cents }) => sum + cents, 0)).toBe(centsOf(await totalText()));
    await settle(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the order has the same parts and total', async () => {
    const ordered = await totalText();
    await cart.getByRole('button', { name: 'Realizar pedido' }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText('Pedido confirmado')).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-pedidos`);
    await page
      .getByRole('row')
      .filter({ hasText: customer.nombre_comercio })
      .getByRole('link', { name: /^Detalles/ })
      .first()
      .click();
    await expect(page.getByText('Los precios incluyen IVA.')).toBeVisible();
    expect(await partsIn(page)).toEqual(inCart);
    await expect(page.locator('dd').getByText(ordered, { exact: true })).toBeVisible();
    await expectFits(page, 'order');
  });
  expect(complaints).toEqual([]);
});
