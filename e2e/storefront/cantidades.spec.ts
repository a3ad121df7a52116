/** A product that is sold by multiples, with a lower price from a quantity on. */
import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const cantidades = { minimo: 6, multiplo: 6, escalas: [{ desde: 12, descuento: 5 }] };

test('a customer types 7, chooses 12, pays the lower price, and finds it in the order', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const adminToken = await tokenOf(request, ADMIN);
  const products = await allProducts(request, adminToken);
  // Twelve units must reach the minimum of an order. Other tests use the first products.
  const product = products.findLast(
    ({ precio, precio_antes_oferta, disponible }) => precio > 5000 && !precio_antes_oferta && disponible,
  );
  if (!product) throw new Error('An available product without an offer is needed');
  const { producto_id, nombre, precio } = product;
  const setTerms = (terms: typeof cantidades | null) =>
    request.patch(`${SHOP.api}/productos/${producto_id}/cantidades`, {
      headers: { authorization: `Bearer ${adminToken}` },
      data: { condicion_id: null, cantidades: terms },
    });
  const fits = async (what: string) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      await expect.poll(() => sidewaysOverflow(page), `${what}, ${width} px`).toBe(0);
      expect(await axeViolations(page), `${what}, ${width} px`).toEqual([]);
    }
  };
  const cents = Math.floor(Math.round(precio * 100) * 0.95 + 0.5);
  const money = (amount: number) =>
    new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      amount / 100,
    );
  expect((await setTerms(cantidades)).status()).toBe(200);
  try {
    await signIn(page, SHOP.storefront, await newAccount(request));
    await visit(page, `${SHOP.storefront}/categorias?term=${encodeURIComponent(nombre)}`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: nombre }) })
      .first();
    await expect(card).toContainText('De a 6');
    await expect(card).toContainText('desde 12');
    await fits('list');
    await card.getByRole('heading').getByRole('link').click();
    // Until the page has changed, the list's card has a field of the same name, and the list's title holds the name.
    await expect(page.getByRole('heading', { level: 1, name: nombre, exact: true })).toBeVisible();

    const field = page.getByRole('textbox', { name: `Cantidad de ${nombre}` });
    await expect(field).toHaveValue('6');
    await field.fill('7');
    await expect(page.getByText('Se vende de a 6.')).toBeVisible();
    await fits('product with an unsold quantity');
    await page.getByRole('button', { name: 'Poner 12' }).click();
    await expect(field).toHaveValue('12');
    await expect(page.getByText(`$ ${money(cents)}`.replace(' ', '\u00a0')).first()).toBeVisible();
    await fits('product at the price of the tier');
    await page.getByRole('button', { name: 'Añadir al carrito', exact: true }).first().click();

    await page.getByRole('button', { name: /^Carrito/ }).click();
    const cart = page.getByRole('dialog', { name: /^Carrito/ });
    const line = cart.getByRole('group', { name: nombre, exact: true });
    await expect(line).toContainText(money(cents));
    await expect(line).toContainText(money(cents * 12));
    const quantity = line.getByRole('textbox');
    await quantity.fill('7');
    await expect(line.getByRole('button', { name: 'Poner 6' })).toBeVisible();
    await fits('cart with an unsold quantity');
    await line.getByRole('button', { name: 'Poner 6' }).click();
    await expect(line).toContainText('Con 6 más pagas');
    await line.getByRole('button', { name: /^Sumar de a 6/ }).click();
    await expect(quantity).toHaveValue('12');
    await cart.getByRole('button', { name: 'Realizar pedido' }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await cart.getByRole('link', { name: 'Ver pedido' }).click();
    await expect(page).toHaveURL(/\/mis-pedidos\//);
    await expect(page.getByRole('main')).toContainText(money(cents * 12));
    await fits('order');
  } finally {
    // Other tests order any quantity of this product.
    expect((await setTerms(null)).status()).toBe(200);
  }
  expect(complaints).toEqual([]);
});
