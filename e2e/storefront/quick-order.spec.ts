/** A new order of 15 products on a phone, typed as in a message: taps beyond the typing. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { countEffort } from '../fixtures/effort.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { placePastOrders } from '../fixtures/past-orders.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { expectTaps } from '../fixtures/taps.ts';
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
  await signIn(page, SHOP.storefront, CUSTOMER);
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
    // Other tests' orders of this customer decide which quantities are certain.
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

test('quick order with a list fits each width and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.storefront, CUSTOMER);
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

/** Copies a text to the clipboard, as another app would. */
async function copy(context: BrowserContext, page: Page, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}
/** Writes a product as a customer would, in kilos where sold by the kilo, and without accents. */
const asWritten = ({ nombre, tipo_de_precio }: { nombre: string; tipo_de_precio?: string }) =>
  `${tipo_de_precio === 'por_kilo' ? '3 kg' : '3'} ${nombre.replace(/ por kilo$/i, '')}`
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
const list = (page: Page) => page.getByRole('list', { name: 'Tu lista' });

test('a pasted message of 15 known products is ordered with at most six taps from home', async ({
  page,
  request,
  context,
}) => {
  const complaints = watchConsole(page);
  const shop = await newAccount(request);
  const [placed] = await placePastOrders(request, shop, { days: [22, 15, 8], lines: 15 });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.storefront, shop);
  await visit(page, `${SHOP.storefront}/inicio`);
  const message = ['Hola! te paso el pedido:', ...(placed?.productos ?? []).map(asWritten), 'Gracias!'];
  await copy(context, page, message.join('\n'));
  await expectTaps(page, 'an order of 15 by a pasted message', async () => {
    await page
      .getByRole('button', { name: /^Carrito/ })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: /^Carrito/ })
      .getByRole('link', { name: 'Pedido rápido' })
      .click();
    await page.getByRole('button', { name: 'Pegar' }).click();
    await page.getByRole('button', { name: 'Agregar 15 productos al carrito' }).click();
    await page.getByRole('button', { name: 'Realizar pedido' }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText(/^Pedido confirmado\./)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('unclear quantities are answered in turn by chips, and undo empties the cart', async ({
  page,
  request,
  context,
}) => {
  const shop = await newAccount(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.storefront, shop);
  await visit(page, `${SHOP.storefront}/pedido-rapido`);
  await copy(context, page, '20 quinoa roja orgánica 500\n2 o 3 kg lino\n4 tornillos');
  await page.getByRole('button', { name: 'Pegar' }).click();
  const chips = list(page)
    .getByRole('group', { name: /^Cantidades posibles de/ })
    .first();
  await expect(chips.getByRole('button')).toHaveCount(2);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const next = page.getByRole('button', { name: 'Te falta elegir 2' });
  await next.click();
  const asking = list(page).locator('> li', {
    has: page.getByRole('group', { name: /^Cantidades posibles de/ }),
  });
  await expect(asking).toBeInViewport();
  await expect(asking.locator(':focus')).toHaveCount(1);
  await chips.getByRole('button').last().click();
  await expect(page.getByRole('button', { name: 'Te falta elegir 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar 2 productos al carrito' }).click();
  await expect(page.getByRole('dialog', { name: /^Carrito/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar carrito' }).click();
  await expect(page.getByText('Agregamos 2 productos al carrito.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(list(page).locator('> li')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Agregar 2 productos al carrito' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').items))
    .toEqual([]);
});

test('a line is read during typing in few calls, and survives a reload', async ({ page, request }) => {
  const shop = await newAccount(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.storefront, shop);
  await visit(page, `${SHOP.storefront}/pedido-rapido`);
  const field = page.getByRole('textbox', { name: 'Qué necesitas' });
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/pedido-rapido/renglones')) calls += 1;
  });
  await field.pressSequentially('20 quinoa roja orgánica 500', { delay: 30 });
  await expect(
    list(page)
      .getByText(/quinoa roja org/i)
      .first(),
  ).toBeVisible();
  expect(calls).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(field).toHaveValue('20 quinoa roja orgánica 500');
  await expect(page.getByRole('button', { name: 'Agregar 1 producto al carrito' })).toBeVisible();
});
