/** A customer's list on a phone: created from the cart, opened, and added to the cart again. */
import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { SHOP } from '../shop.ts';

test('a cart is saved as a list, and the list is added to the cart', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const shop = await newAccount(request);
  await placeOrder(request, 3, 0, shop);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.storefront, shop);
  await page.goto(`${SHOP.storefront}/habituales`);
  await page.getByRole('button', { name: 'Elegir todos: Todavía no te toca' }).click();
  await page.getByRole('button', { name: /^Agregar 3 productos · / }).click();
  await page.getByRole('button', { name: 'Ver el carrito' }).click();
  const cart = page.getByRole('dialog', { name: /^Carrito/ });
  await cart.getByRole('button', { name: 'Guardar como lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar 3 productos en una lista' });
  await expect(dialog).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Lista nueva/ }).fill('Pedido semanal');
  await dialog.getByRole('button', { name: 'Crear y guardar' }).click();
  await expect(page.getByText('Guardamos 3 productos en «Pedido semanal».')).toBeVisible();
  await page.getByRole('button', { name: 'Ver lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido semanal' })).toBeVisible();
  await expect(cart).toBeHidden();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // The list would add nothing that the cart holds: empty the cart first.
  await page.getByRole('button', { name: 'Ver el carrito' }).click();
  await cart.getByRole('button', { name: 'Vaciar carrito' }).click();
  await page.keyboard.press('Escape');
  // The toast of the first time has gone.
  const added = page.getByText('Agregamos 3 productos al carrito.');
  await expect(added).toHaveCount(0);
  await page.getByRole('button', { name: 'Agregar toda la lista' }).click();
  await expect(added).toBeVisible();
  await page.goto(`${SHOP.storefront}/listas`);
  await expect(page.getByRole('link', { name: 'Pedido semanal' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
