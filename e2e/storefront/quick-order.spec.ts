/** A new order of 15 products on a phone, as somebody would write it in a message: what it takes beyond the typing. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { countEffort } from '../fixtures/effort.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const LINES = [
  '3 kg lino',
  '2 bultos lenteja',
  '6 miel 1 kg',
  '5 maca 250',
  '4 xilitol 500',
  'garvanzo 2 kilos',
  '10 oregano 100g',
  '2 cajas stevia',
  '3 aceite coco neutro 500',
  '2 kg sesamo integral',
  '6 eritritol 250',
  '4 tahini 250',
  'pasta de mani lisa 370 x 12',
  '5 kg avena',
  '2 quinoa 500',
];

test('15 products by quick order take at most two taps each beyond the typing', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await visit(page, `${SHOP.storefront}/pedido-rapido`);
  const field = page.getByRole('textbox', { name: 'Qué necesitas' });
  const effortOf = await countEffort(page);
  const effort = await effortOf(async () => {
    await field.click();
    for (const line of LINES) {
      await field.pressSequentially(line);
      await field.press('Enter');
    }
    const asked = page.getByRole('list', { name: /^Opciones para/ });
    await expect(page.getByRole('list', { name: 'Tu lista' }).locator('[aria-busy=true]')).toHaveCount(0);
    for (let left = await asked.count(); left > 0; left -= 1) {
      await asked.first().getByRole('button', { disabled: false }).first().click();
      await expect(asked).toHaveCount(left - 1);
    }
    // What this customer bought in other tests decides which quantities are certain.
    const asksHowMany = page.locator('[data-answer]');
    for (let left = await asksHowMany.count(); left > 0; left -= 1) {
      await asksHowMany.first().getByRole('textbox').pressSequentially('2');
      await page.keyboard.press('Enter');
      await expect(asksHowMany).toHaveCount(left - 1);
    }
    await page.getByRole('button', { name: 'Agregar 15 productos al carrito' }).click();
  });
  await expect(page.getByRole('dialog', { name: /carrito/i })).toBeVisible();
  expect(effort.clicks + effort.keys).toBeLessThanOrEqual(2 * LINES.length);
  expect(complaints).toEqual([]);
});

test('quick order is right at each width, with a list that is read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await visit(page, `${SHOP.storefront}/pedido-rapido`);
  const field = page.getByRole('textbox', { name: 'Qué necesitas' });
  for (const line of ['6 miel 1 kg', '2 quinoa 500', '6 latas de atún']) {
    await field.fill(line);
    await field.press('Enter');
  }
  await expect(page.getByText(/^Te falta elegir /)).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
});
