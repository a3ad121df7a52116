/** Repeating a shop's weekly order on a phone. */
import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { countEffort } from '../fixtures/effort.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('an order of 30 products is repeated with at most six taps from home', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const shop = await newAccount(request);
  await placeOrder(request, 30, 0, shop);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.storefront, shop);
  await visit(page, `${SHOP.storefront}/inicio`);
  const effortOf = await countEffort(page);
  const effort = await effortOf(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Mis habituales' }).click();
    // The customer ordered these products a moment ago, so none is due.
    await page.getByRole('button', { name: 'Elegir todos: Todavía no te toca' }).click();
    await page.getByRole('button', { name: /^Agregar 30 productos · / }).click();
    await expect(page.getByText('Agregamos 30 productos al carrito.')).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
      expect(await axeViolations(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Ver el carrito' }).click();
    await page.getByRole('button', { name: 'Realizar pedido' }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText(/^Pedido confirmado\./)).toBeVisible();
  });
  expect(effort.clicks + effort.keys).toBeLessThanOrEqual(6);
  expect(complaints).toEqual([]);
});
