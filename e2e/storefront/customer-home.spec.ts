/** A customer's home page: taps to order again, and no layout shift while it loads. */
import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { placePastOrders } from '../fixtures/past-orders.ts';
import type { Credentials } from '../fixtures/people.ts';
import { expectTaps } from '../fixtures/taps.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const HOME = `${SHOP.storefront}/inicio`;
const PHONE = { width: 390, height: 844 };
const WEEKLY = { days: [22, 15, 8], lines: 15 };

async function logIn(page: Page, who: Credentials): Promise<void> {
  await signIn(page, SHOP.storefront, who);
  await visit(page, HOME);
}

/** Orders the products of the open cart. */
async function order(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await page.getByRole('button', { name: 'Sí, confirmar' }).click();
  await expect(page.getByText(/^Pedido confirmado\./)).toBeVisible();
}

test('the usual weekly order of 15 products takes at most five taps from home', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const shop = await newAccount(request);
  await placePastOrders(request, shop, WEEKLY);
  await page.setViewportSize(PHONE);
  await logIn(page, shop);
  const due = page.getByRole('region', { name: 'Te tocaría pedir' });
  await expect(due).toBeVisible();
  for (const width of [390, 768, 1366, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  await expectTaps(page, 'a weekly order of 15 by habit', async () => {
    await due.getByRole('button', { name: 'Agregar 15 productos' }).click();
    await due.getByRole('button', { name: 'Ver el carrito' }).click();
    await order(page);
  });
  // The new order is in progress, and its products are no longer due.
  await expect(due.getByText(/hoy no te falta nada/)).toBeVisible();
  const way = page.getByRole('region', { name: 'En curso' });
  await expect(way.getByText('Esperando aprobación')).toBeVisible();
  await way.getByRole('link', { name: /^Pedido n\.º/ }).click();
  await expect(page).toHaveURL(/\/mis-pedidos\/[0-9a-f-]{36}$/);
  expect(complaints).toEqual([]);
});

test('repeating the last order takes at most four taps from home', async ({ page, request }) => {
  const shop = await newAccount(request);
  await placePastOrders(request, shop, { days: [2], lines: 15 });
  await page.setViewportSize(PHONE);
  await logIn(page, shop);
  const last = page.getByRole('region', { name: 'Tu último pedido' });
  await expect(last).toBeVisible();
  await expectTaps(page, 'repeat the last order', async () => {
    await last.getByRole('button', { name: /^Repetir pedido/ }).click();
    await order(page);
  });
});

test('the balance is visible on home, and its lines are one tap away', async ({ page, request }) => {
  const shop = await newAccount(request);
  await placePastOrders(request, shop, { days: [9], lines: 3, dear: 6000 });
  await page.setViewportSize(PHONE);
  await logIn(page, shop);
  const owed = page.getByRole('link', { name: /^Cuenta corriente/ });
  await expect(owed).toHaveText(/Debes \$/);
  const amount = /\$\s?[\d.]+,\d\d/.exec((await owed.textContent()) ?? '')?.[0] ?? 'no amount';
  await expectTaps(page, 'see the debt', async () => {
    await owed.click();
    await expect(page).toHaveURL(`${SHOP.storefront}/mi-cuenta-corriente`);
    await expect(page.getByText(amount, { exact: true }).first()).toBeVisible();
  });
});

test('a new customer sees popular products, or a link to the products', async ({ page, request }) => {
  const shop = await newAccount(request);
  await page.setViewportSize(PHONE);
  await logIn(page, shop);
  await expect(page.getByRole('region', { name: /^(Lo más pedido|Tu primer pedido)/ })).toBeVisible();
  await expect(page.getByText('Todavía no hiciste ningún pedido.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cuenta corriente/ })).toHaveText(/Estás al día/);
});

/** The products below must have the same position in each state. */
const STATES = {
  'as it comes': (page: Page) => page.unroute('**/api/mi-inicio'),
  'while it loads': (page: Page) => page.route('**/api/mi-inicio', () => {}),
  'when it failed': (page: Page) =>
    page.route('**/api/mi-inicio', (route) =>
      route.fulfill({ status: 400, json: { statusCode: 400, code: 'DATOS_INVALIDOS', message: 'No.' } }),
    ),
};
for (const width of [390, 768, 1440]) {
  test(`nothing moves on a customer's home at ${width} px while it loads, when loaded and after a failure`, async ({
    page,
    request,
  }) => {
    const shop = await newAccount(request);
    await placePastOrders(request, shop, { days: [22, 15, 8], lines: 4, dear: 6000 });
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    await logIn(page, shop);
    const below = page.locator('[aria-roledescription=carrusel]');
    const tops: number[] = [];
    for (const [state, arrange] of Object.entries(STATES)) {
      await arrange(page);
      if (state === 'while it loads') await page.goto(HOME);
      else await visit(page, HOME);
      const part = {
        'as it comes': page.getByRole('region', { name: 'Te tocaría pedir' }),
        'while it loads': page.getByRole('status', { name: 'Cargando tu resumen' }),
        'when it failed': page.getByText(/No pudimos cargar tu resumen/),
      }[state];
      await expect(part ?? below).toBeVisible();
      expect(await layoutShift(page), state).toBe(0);
      tops.push(Math.round((await below.boundingBox())?.y ?? Number.NaN));
    }
    expect(new Set(tops).size, tops.join(' ')).toBe(1);
  });
}

test("a customer's own pages are in the bar at 1366 and 1440 px, and in the menu of a phone", async ({
  page,
  request,
}) => {
  const OWN = ['Mis pedidos', 'Habituales', 'Pedido rápido', 'Cuenta corriente'];
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, HOME);
  await expect(bar.getByRole('link')).toHaveCount(7);
  await logIn(page, await newAccount(request));
  for (const width of [1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of OWN) await expect(bar.getByRole('link', { name })).toBeVisible();
    // All links are on one line.
    const tops = await bar
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size], `${width} px`).toEqual([11, 1]);
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  for (const name of OWN) await expect(menu.getByRole('link', { name })).toBeVisible();
});
