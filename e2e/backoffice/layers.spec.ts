/** Back and Escape close only the top layer of the panel; the page below stays, with typed values. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { placeOrder } from '../fixtures/orders.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const PEDIDOS = `${SHOP.backoffice}/panel-pedidos`;

interface Layer {
  what: string;
  /** Returns the URL of the page below the layer, for a placed order. */
  at: (pedido: { pedido_id: string; usuario: { usuario_id: string } }) => string;
  open: (page: Page) => Promise<void>;
  layer: (page: Page) => Locator;
}

const LAYERS: Layer[] = [
  {
    what: 'a select over a list',
    at: () => PEDIDOS,
    open: (page) => page.getByRole('combobox', { name: 'Estado' }).first().click(),
    layer: (page) => page.getByRole('listbox', { name: 'Estado' }),
  },
  {
    what: 'what is found by Ctrl+K',
    at: () => PEDIDOS,
    open: (page) => page.keyboard.press('Control+k'),
    layer: (page) => page.getByRole('dialog', { name: 'Encontrar' }),
  },
  {
    what: 'the list of notifications',
    // The customer's page: the list of orders would mark the notification as read.
    at: ({ usuario }) => `${SHOP.backoffice}/usuario/${usuario.usuario_id}`,
    open: (page) => page.getByRole('button', { name: /^Notificaciones/ }).click(),
    layer: (page) => page.getByRole('menu', { name: /^Notificaciones/ }),
  },
  {
    what: 'the statuses of an order',
    at: ({ pedido_id }) => `${SHOP.backoffice}/pedido/${pedido_id}`,
    open: (page) =>
      page
        .getByRole('button', { name: /^Estado del pedido/ })
        .first()
        .click(),
    layer: (page) => page.getByRole('menu', { name: /^Estado del pedido/ }),
  },
  {
    what: 'a form in a dialog',
    at: ({ usuario }) => `${SHOP.backoffice}/usuario/${usuario.usuario_id}`,
    open: (page) => page.getByRole('button', { name: 'Registrar pago' }).click(),
    layer: (page) => page.getByRole('dialog', { name: 'Registrar en la cuenta corriente' }),
  },
];

const signInOnLaptop = async (page: Page) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, SHOP.backoffice, ADMIN);
  // Back leads here.
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
};

for (const { what, at, open, layer } of LAYERS) {
  test(`Back and Escape close ${what}`, async ({ page, request }) => {
    const placed = await placeOrder(request);
    await signInOnLaptop(page);
    await visit(page, at(placed));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const address = page.url();
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await open(page);
      await expect(layer(page)).toBeVisible();
      await close();
      await expect(layer(page)).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(page.locator('.tienda-toasts').getByText(/cancelad[oa]/i)).toHaveCount(0);
    }
    // No history entry is left: the next Back leaves the page.
    await page.goBack();
    await expect(page).toHaveURL(/panel-principal/);
  });
}

test('above a form with typed values, the question closes first, and the form keeps the values', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request);
  await signInOnLaptop(page);
  await visit(page, `${SHOP.backoffice}/usuario/${placed.usuario.usuario_id}`);
  const address = page.url();
  const form = page.getByRole('dialog', { name: 'Registrar en la cuenta corriente' });
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  const amount = form.getByRole('textbox', { name: /^Importe/ }).first();
  await page.getByRole('button', { name: 'Registrar pago' }).click();
  await amount.fill('1234');
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await close();
    await expect(question).toBeVisible();
    await close();
    await expect(question).toBeHidden();
    await expect(form).toBeVisible();
    await expect(amount).toHaveValue(/1\.?234/);
    await expect(page).toHaveURL(address);
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(address);
});
