/** The customer's own pages do not move while their parts load. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { waitForPaint } from '../fixtures/drawn.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Sends each answer only after the page has painted the previous one: a page that shows each at once would move. */
async function answerOneByOne(page: Page) {
  let painted = Promise.resolve();
  await page.route(/\/api\/(?!socket)/, (route) => {
    painted = painted
      .then(async () => {
        await route.fulfill({ response: await route.fetch() });
        await waitForPaint(page);
      })
      // The page may have navigated. The next call must be answered all the same.
      .catch(() => undefined);
    return painted;
  });
}

/** Places an order with a proposed change. Returns the path of its page. */
async function orderWithChange(request: APIRequestContext): Promise<string> {
  const { pedido_id, productos } = await placeOrder(request);
  const answer = await request.put(`${SHOP.api}/mis-pedidos/${pedido_id}/propuesta`, {
    headers: { authorization: `Bearer ${await tokenOf(request, CUSTOMER)}` },
    data: { lineas: [{ producto_id: productos[0]?.producto_id, cantidad: 5 }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return `/mis-pedidos/${pedido_id}`;
}

const PATHS = ['/mis-pedidos', '/habituales', '/pedido-rapido', '/listas', '/mi-cuenta-corriente', '/cuenta'];

for (const width of [390, 1366]) {
  test(`a customer's pages do not move at ${width} px while their answers arrive one by one`, async ({
    page,
    request,
  }) => {
    const order = await orderWithChange(request);
    await page.setViewportSize({ width, height: 844 });
    await tryLogin(page, SHOP.storefront, CUSTOMER);
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
    await watchLayoutShift(page);
    await answerOneByOne(page);
    for (const path of [order, ...PATHS]) {
      await visit(page, `${SHOP.storefront}${path}`);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      expect(await layoutShift(page), path).toBe(0);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });
}
