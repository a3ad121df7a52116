/** An invited person orders for a shop until the owner takes the access away. */
import { expect, type Page, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const PASSWORD = 'Semillas+85';

const cartOf = (page: Page) => page.getByRole('dialog', { name: /^Carrito/ });
const openCart = (page: Page) => page.getByRole('button', { name: 'Ver el carrito' }).first().click();

/** Orders the products of the open cart. */
async function confirm(page: Page): Promise<void> {
  await cartOf(page).getByRole('button', { name: 'Realizar pedido' }).click();
  await page.getByRole('button', { name: 'Sí, confirmar' }).click();
  await expect(page.getByText(/^Pedido confirmado\./)).toBeVisible();
}

async function repeats(page: Page, numero: number): Promise<void> {
  await visit(page, `${SHOP.storefront}/mis-pedidos`);
  await page.getByRole('button', { name: `Repetir pedido n.º ${numero}`, exact: true }).click();
  await expect(cartOf(page)).toBeVisible();
  await confirm(page);
}

async function ordersTheUsual(page: Page): Promise<void> {
  await visit(page, `${SHOP.storefront}/habituales`);
  await page.getByRole('button', { name: 'Elegir todos: Todavía no te toca' }).click();
  await page.getByRole('button', { name: /^Agregar \d+ productos? · / }).click();
  await openCart(page);
  // Save a list for the next order.
  await cartOf(page).getByRole('button', { name: 'Guardar como lista' }).click();
  const dialog = page.getByRole('dialog', { name: /en una lista$/ });
  await dialog.getByRole('textbox', { name: /^Lista nueva/ }).fill('La de los lunes');
  await dialog.getByRole('button', { name: 'Crear y guardar' }).click();
  await expect(dialog).toBeHidden();
  await confirm(page);
}

async function ordersByList(page: Page): Promise<void> {
  await visit(page, `${SHOP.storefront}/listas`);
  await page.getByRole('link', { name: 'La de los lunes' }).click();
  await page.getByRole('button', { name: 'Agregar toda la lista' }).click();
  await openCart(page);
  await confirm(page);
}

async function ordersByMessage(page: Page): Promise<void> {
  await visit(page, `${SHOP.storefront}/pedido-rapido`);
  const field = page.getByRole('textbox', { name: 'Qué necesitas' });
  for (const line of ['24 quinoa 500', '24 tahini 250']) {
    await field.pressSequentially(line);
    await field.press('Enter');
  }
  // Choose a product for an ambiguous line.
  const choices = page.getByRole('list', { name: /^Opciones para/ });
  await choices.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Agregar 2 productos al carrito' }).click();
  await expect(cartOf(page)).toBeVisible();
  await confirm(page);
}

async function ordersFromCards(page: Page): Promise<void> {
  await visit(page, `${SHOP.storefront}/categorias/Frutos%20secos`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Añadir al carrito/ }) })
    .first();
  await card.getByRole('textbox', { name: /^Cantidad/ }).fill('42');
  await card.getByRole('button', { name: /^Añadir al carrito/ }).click();
  await page.getByRole('button', { name: /^Carrito: 42 unidades/ }).click();
  await confirm(page);
}

test('an invited person orders for the shop; the owner sees who ordered and takes the access away', async ({
  page,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const owner = await newAccount(request);
  const email = `ana${Date.now()}@ejemplo.test`;
  await tryLogin(page, SHOP.storefront, owner);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);

  await test.step('the owner invites her', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${SHOP.storefront}/cuenta`);
    await page.getByRole('button', { name: 'Invitar a una persona' }).click();
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Ana');
    await page.getByRole('textbox', { name: /^Apellido/ }).fill('Paz');
    await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill(email);
    await page.getByRole('button', { name: 'Invitar', exact: true }).click();
    await expect(page.getByText('Invitación enviada: falta que elija su contraseña')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('she sets a password by the mailed link and logs in', async () => {
    const links = async () =>
      (await mailsTo(email)).flatMap(
        ({ text }) => text?.match(/\S*\/restablecer-password\?token=\S+/g) ?? [],
      );
    await expect.poll(async () => (await links()).length).toBe(1);
    const { pathname, search } = new URL((await links())[0] ?? '');
    await visit(other, `${SHOP.storefront}${pathname}${search}`);
    await other.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Restablecer' }).click();
    await expect(other).toHaveURL(`${SHOP.storefront}/login`);
    await tryLogin(other, SHOP.storefront, { email, password: PASSWORD });
    await expect(other).toHaveURL(`${SHOP.storefront}/inicio`);
    await visit(other, `${SHOP.storefront}/cuenta`);
    await expect(other.getByText(`Pides por ${owner.nombre_comercio}.`, { exact: false })).toBeVisible();
  });

  const { numero } = await placeOrder(request, 3, 6000, { email, password: PASSWORD });
  const article = { name: `Pedido n.º ${numero}`, exact: true };
  await test.step('she orders in five ways on her phone', async () => {
    await other.setViewportSize({ width: 390, height: 844 });
    await repeats(other, numero);
    await ordersTheUsual(other);
    await ordersByList(other);
    await ordersByMessage(other);
    await ordersFromCards(other);
  });

  await test.step('her orders belong to the shop and show her name', async () => {
    for (const window of [page, other]) {
      await visit(window, `${SHOP.storefront}/mis-pedidos`);
      await expect(window.getByRole('article', article)).toContainText('Pedido por Ana Paz');
      await expect(window.getByRole('article').filter({ hasText: 'Pedido por Ana Paz' })).toHaveCount(6);
    }
  });

  await test.step('without access her session ends and her login fails at once', async () => {
    await visit(page, `${SHOP.storefront}/cuenta`);
    await page.getByRole('button', { name: 'Quitar acceso a Ana Paz' }).click();
    await page.getByRole('button', { name: 'Sí, quitar' }).click();
    await expect(page.getByText('Sin acceso', { exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('article', article)).toBeHidden();
    const fresh = await (await browser.newContext()).newPage();
    await tryLogin(fresh, SHOP.storefront, { email, password: PASSWORD });
    await expect(fresh.getByText(/^Ya no tienes acceso a la cuenta de este comercio\./)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
