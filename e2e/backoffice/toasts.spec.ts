/** Content that toasts must not cover, with the maximum number of toasts. */
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { settle } from '../fixtures/axe.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN } from '../fixtures/people.ts';
import { isUnderToasts } from '../fixtures/under-toasts.ts';
import { SHOP } from '../shop.ts';

/** Adds two products, and a third above its maximum quantity. */
async function fillCart(page: Page) {
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/pedido-nuevo`);
  const add = page.getByRole('button', { name: /^Añadir: / });
  for (const at of [0, 1]) {
    await add.nth(at).click();
    await expect(page.getByText('en el carrito: 1')).toHaveCount(at + 1);
  }
  await page
    .getByRole('textbox', { name: /^Cantidad de / })
    .first()
    .fill('1000');
  await add.first().click();
  await expect(page.getByText('La cantidad máxima permitida es 1000 unidades.')).toBeVisible();
}

test('no part of a cart beside the page is below a toast', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await fillCart(page);
  // Toasts slide in from the window's side.
  const cart = page.getByRole('complementary', { name: 'Carrito' });
  await expect.poll(() => isUnderToasts(page, cart)).toBe(false);
});

test("on a phone no toast covers the cart's button, the order button, or the last added product", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page);
  const open = page
    .getByRole('main')
    .getByRole('button', { name: /carrito/i })
    .last();
  await expect.poll(() => isUnderToasts(page, open)).toBe(false);
  await open.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Realizar pedido' })).toBeInViewport();
  const place = drawer.getByRole('button', { name: 'Realizar pedido' });
  await expect.poll(() => isUnderToasts(page, place)).toBe(false);
  // Hovering keeps this toast open; toasts about visible products have closed.
  await page.getByText('La cantidad máxima permitida es 1000 unidades.').hover();
  await expect.poll(() => isUnderToasts(page, drawer.locator('[data-fresh]'))).toBe(false);
});

const toastsOf = (page: Page) => page.locator('.tienda-toasts').getByRole('status');

for (const width of [390, 768, 1366]) {
  test(`a toast at ${width} px covers neither the focused field nor its order`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 768 });
    await signIn(page, SHOP.backoffice, ADMIN);
    await page.goto(`${SHOP.backoffice}/panel-pedidos`);
    // The list's search is where toasts appear.
    if (width < 768) await page.getByRole('button', { name: /filtros/i }).click();
    const field = page
      .getByRole('main')
      .getByRole('combobox', { name: /estado/i })
      .first();
    await field.focus();
    await field.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 90));
    const placed = await placeOrder(request);
    await expect(toastsOf(page)).toHaveCount(1);
    await settle(page);
    await expect.poll(() => isUnderToasts(page, field)).toBe(false);
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(toastsOf(page)).toHaveCount(0);
    // Its row is where toasts appear.
    const estado = page.getByRole('button', {
      name: `Estado del pedido ${placed.numero}: ESPERANDO APROBACION`,
    });
    const row = page.getByRole('row').filter({ hasText: `n.º ${placed.numero} ` });
    await row.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 90));
    await estado.click();
    await page.getByRole('menuitemradio', { name: 'APROBADO' }).click();
    await expect(toastsOf(page)).toHaveCount(1);
    await settle(page);
    await expect.poll(() => isUnderToasts(page, row)).toBe(false);
    await setEstado(request, placed, 'cancelado');
  });
}

for (const width of [390, 1366]) {
  test(`a toast at ${width} px covers no button of a dialog`, async ({ page, request }) => {
    const { usuario } = await placeOrder(request);
    await page.setViewportSize({ width, height: 700 });
    await signIn(page, SHOP.backoffice, ADMIN);
    await page.goto(`${SHOP.backoffice}/usuario/${usuario.usuario_id}`);
    await page.getByRole('button', { name: 'Registrar pago' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar en la cuenta corriente' });
    await expect(dialog).toBeVisible();
    await placeOrder(request);
    await expect(toastsOf(page)).toHaveCount(1);
    await settle(page);
    for (const button of await dialog.getByRole('button').all()) {
      await expect.poll(() => isUnderToasts(page, button), `${button}`).toBe(false);
    }
  });
}

test("toasts of the user's own action and of another user do not overlap", async ({ page, request }) => {
  const own = await placeOrder(request);
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await page.getByRole('button', { name: `Estado del pedido ${own.numero}: ESPERANDO APROBACION` }).click();
  await page.getByRole('menuitemradio', { name: 'APROBADO' }).click();
  await expect(toastsOf(page)).toHaveCount(1);
  const others = await placeOrder(request);
  await expect(toastsOf(page)).toHaveCount(2);
  await settle(page);
  const boxesOf = () =>
    toastsOf(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  await expect
    .poll(async () => {
      const [one, other] = await boxesOf();
      if (!one || !other) return 'gone';
      const beside = one.right <= other.left || other.right <= one.left;
      return beside || one.bottom <= other.top || other.bottom <= one.top;
    })
    .toBe(true);
  // Neither covers the two orders' rows.
  const rows = page.getByRole('row').filter({ hasText: new RegExp(`n.º (${own.numero}|${others.numero}) `) });
  for (const row of await rows.all()) await expect.poll(() => isUnderToasts(page, row)).toBe(false);
});
