/** The cart of a customer with two devices follows the account without doubling or losing products. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const cartButton = (page: Page, units: number) =>
  page.getByRole('button', { name: new RegExp(`^Carrito: ${units} unidad`) });

async function device(browser: Browser, who: Parameters<typeof tryLogin>[2]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await tryLogin(page, SHOP.storefront, who);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  return page;
}

const open = (page: Page) => visit(page, `${SHOP.storefront}/categorias/Semillas`);
const card = (page: Page, place: number) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /Añadir al carrito/ }) })
    .nth(place);

/** Adds this quantity of the product at that place. */
async function add(page: Page, place: number, cantidad: number): Promise<void> {
  await card(page, place)
    .getByRole('textbox', { name: /cantidad/i })
    .fill(String(cantidad));
  await card(page, place)
    .getByRole('button', { name: /Añadir al carrito/ })
    .click();
}
const cartSent = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/api/mi-carrito') && answer.request().method() === 'PATCH',
  );
/** Changes the cart and waits until the account has the change. */
async function tell(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = cartSent(page);
  await change();
  await answered;
}

test('the cart follows the account to another device, and an order empties both', async ({
  browser,
  request,
}) => {
  const who = await newAccount(request);
  const phone = await device(browser, who);
  await open(phone);
  await tell(phone, () => add(phone, 0, 900));

  const desk = await device(browser, who);
  await expect(cartButton(desk, 900)).toBeVisible();
  await open(desk);

  await test.step('changes of two devices, one offline, are merged without doubling', async () => {
    await desk.context().setOffline(true);
    await add(desk, 1, 7);
    await expect(cartButton(desk, 907)).toBeVisible();
    await tell(phone, () => add(phone, 0, 50));
    const back = cartSent(desk);
    await desk.context().setOffline(false);
    await back;
    await expect(cartButton(desk, 957)).toBeVisible();
    await cartButton(phone, 950).click();
    await expect(phone.getByRole('dialog', { name: /^Carrito/ }).getByRole('group')).toHaveCount(2);
    await phone.getByRole('button', { name: 'Cerrar carrito' }).click();
    await expect(cartButton(phone, 957)).toBeVisible();
  });

  await cartButton(desk, 957).click();
  await desk
    .getByRole('dialog', { name: /^Carrito/ })
    .getByRole('button', { name: 'Realizar pedido' })
    .click();
  await desk.getByRole('button', { name: 'Sí, confirmar' }).click();
  await expect(desk.getByText(/^Pedido confirmado/)).toBeVisible();
  await cartButton(phone, 957).click();
  await expect(phone.getByText('El carrito de compras está vacío.')).toBeVisible();
  await visit(desk, `${SHOP.storefront}/inicio`);
  await expect(cartButton(desk, 957)).toHaveCount(0);
  await Promise.all([phone, desk].map((page) => page.context().close()));
});

test('a change just before leaving the page reaches the next device', async ({ browser, request }) => {
  const who = await newAccount(request);
  const phone = await device(browser, who);
  await open(phone);
  await tell(phone, () => add(phone, 0, 3));
  await add(phone, 1, 4);
  await expect(cartButton(phone, 7)).toBeVisible();
  await phone.goto('about:blank');
  const desk = await device(browser, who);
  await expect(cartButton(desk, 7)).toBeVisible();
});
