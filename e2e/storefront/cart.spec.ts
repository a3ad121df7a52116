/** Using the cart: toasts cover no buttons, and removed lines fade out. */
import { expect, type Page, test } from '@playwright/test';
import { addFirst, signIn } from '../fixtures/actions.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { isUnderToasts } from '../fixtures/under-toasts.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Opens a category as a customer. */
async function openCategory(page: Page) {
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, `${SHOP.storefront}/categorias/Semillas`);
}

for (const width of [390, 1440]) {
  test(`toasts at ${width} px cover none of the header's buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCategory(page);
    await addFirst(page, 1);
    const toast = await page.getByRole('status').filter({ hasText: 'Producto agregado' }).boundingBox();
    for (const button of await page.getByRole('banner').locator('button:visible, a:visible').all()) {
      const box = await button.boundingBox();
      expect(toast?.y).toBeGreaterThanOrEqual((box?.y ?? Number.NaN) + (box?.height ?? 0));
    }
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Añadir al carrito/ })
      .click();
    await expect(page.getByRole('button', { name: /^Carrito: 2 unidades/ })).toBeVisible();
    // A new toast replaces the last.
    await expect(page.getByText('Producto agregado al carrito!')).toHaveCount(1);
    // Open the cart while the toast is visible.
    await page.getByRole('button', { name: /^Carrito/ }).click();
    await expect(page.getByRole('dialog', { name: /^Carrito/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar carrito' }).click();
    await expect(page.getByRole('dialog', { name: /^Carrito/ })).toBeHidden();
  });
}

for (const width of [390, 1366]) {
  test(`no toast covers the new line at ${width} px when the cart opens at once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openCategory(page);
    await addFirst(page, 1);
    await page.getByRole('button', { name: /^Carrito: 1 unidad/ }).click();
    const line = page
      .getByRole('dialog', { name: /^Carrito/ })
      .getByRole('group')
      .first();
    await expect(line).toBeVisible();
    await expect.poll(() => isUnderToasts(page, line)).toBe(false);
  });
}

test('no toast covers the first line of the open cart on a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await openCategory(page);
  await addFirst(page, 1);
  const second = page.getByRole('article').nth(1);
  await second.getByRole('button', { name: /^Añadir al carrito/ }).click();
  await page.getByRole('button', { name: /^Carrito: 2 unidades/ }).click();
  const cart = page.getByRole('dialog', { name: /^Carrito/ });
  await cart
    .getByRole('button', { name: /^Eliminar/ })
    .last()
    .click();
  await expect(page.getByText('Producto eliminado del carrito!')).toBeVisible();
  const line = cart.getByRole('group').first();
  // Wait until the toast has slid in.
  await expect.poll(() => isUnderToasts(page, line)).toBe(false);
  await expect(page.getByText('Producto eliminado del carrito!')).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`the toast of a removed line covers no line and no button of the open cart at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openCategory(page);
    await addFirst(page, 1);
    for (const at of [1, 2]) {
      await page
        .getByRole('article')
        .nth(at)
        .getByRole('button', { name: /^Añadir al carrito/ })
        .click();
    }
    await page.getByRole('button', { name: /^Carrito: 3 unidades/ }).click();
    const cart = page.getByRole('dialog', { name: /^Carrito/ });
    await cart
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .click();
    const toast = page.getByRole('status').filter({ hasText: 'Producto eliminado del carrito!' });
    await expect(toast.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await toast.hover();
    for (const part of [cart.getByRole('group').first(), cart.locator('header'), cart.locator('footer')]) {
      await expect.poll(() => isUnderToasts(page, part)).toBe(false);
    }
    const last = cart.getByRole('group').last();
    // In a long cart, the user can scroll the last line out from under the toast.
    await last.evaluate((line) => {
      for (let at = line.parentElement; at; at = at.parentElement) at.scrollTop = at.scrollHeight;
    });
    await expect.poll(() => isUnderToasts(page, last)).toBe(false);
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await toast.getByRole('button', { name: 'Deshacer' }).click();
    await expect(cart.getByRole('group')).toHaveCount(3);
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a removed line fades out, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openCategory(page);
    await addFirst(page, 1);
    const second = page.getByRole('article').nth(1);
    await second.getByRole('button', { name: /^Añadir al carrito/ }).click();
    await page.getByRole('button', { name: /^Carrito: 2 unidades/ }).click();
    const cart = page.getByRole('dialog', { name: /^Carrito/ });
    const lines = cart.getByRole('group');
    await expect(lines).toHaveCount(2);
    // Counts fading lines, even very short ones.
    const faded = await page.evaluateHandle(() => {
      const seen = { count: 0 };
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.dataset.leaving !== undefined) seen.count += 1;
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    await lines
      .first()
      .getByRole('button', { name: /^Eliminar/ })
      .click();
    // For screen readers and clicks the line is gone at once, and the next line has the focus.
    await expect(lines).toHaveCount(1);
    await expect(lines.getByRole('button', { name: /^Eliminar/ })).toBeFocused();
    await expect(cart.locator('[data-leaving]')).toHaveCount(0);
    expect(await faded.evaluate(({ count }) => count)).toBe(reducedMotion === 'reduce' ? 0 : 1);
  });
}

test('below the minimum the cart says once how much is missing and once why the button is disabled [T2.59 T5.19]', async ({
  page,
}) => {
  await openCategory(page);
  await addFirst(page, 1);
  await page.getByRole('button', { name: /^Carrito: 1 unidad/ }).click();
  const cart = page.getByRole('dialog', { name: /^Carrito/ });
  const order = cart.getByRole('button', { name: 'Realizar pedido' });
  await expect(order).toBeDisabled();
  await expect(order).toHaveAccessibleDescription('El monto mínimo para realizar un pedido es de $50.000');
  await expect(cart.getByText(/^Te faltan \$\s[\d.,]+$/)).toBeVisible();
  await expect(cart.getByText(/mínimo/)).toHaveCount(1);
  await cart.getByRole('link', { name: 'Ver más productos' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/categorias`);
  await expect(cart).toBeHidden();
});

test("the cart button shows a spinner while the cart's code loads", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/assets\/cart-panel-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, `${SHOP.storefront}/about`);
  const button = page.getByRole('button', { name: /^Carrito/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button.locator('.MuiCircularProgress-root')).toBeVisible();
  answer();
  await expect(page.getByRole('dialog', { name: 'Carrito' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-busy', 'false');
});

test("clicks before the page's code has loaded are replayed once", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/assets\/[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${SHOP.storefront}/categorias/Semillas`, { waitUntil: 'commit' });
  const add = page.getByRole('article').getByRole('button', { name: /^Añadir al carrito/ });
  await add.first().click();
  await add.first().click();
  await page.getByRole('button', { name: /^Carrito/ }).click();
  answer();
  await expect(page.getByRole('dialog', { name: 'Carrito' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Carrito' })).toBeHidden();
  // Another button: a second click on the same one within half a second counts as a part of the first.
  await add.nth(1).click();
  await expect(page.getByText('Debes registrarte para agregar productos al carrito.')).toHaveCount(1);
});

test.describe('code that fails to load', () => {
  const blockCode = (page: Page, code: RegExp) => page.route(code, (route) => route.fulfill({ status: 404 }));

  test('of the cart shows an error and keeps the page', async ({ page }) => {
    await blockCode(page, /assets\/cart-panel-[^/]*\.js/);
    await visit(page, `${SHOP.storefront}/about`);
    await page.getByRole('button', { name: /^Carrito/ }).click();
    await expect(page.getByRole('alert')).toHaveText(/No pudimos abrir el carrito/);
    await expect(page.getByRole('heading', { name: '¿QUIENES SOMOS?' })).toBeVisible();
  });

  test("of a screen loads on 'Reintentar'", async ({ page }) => {
    await visit(page, `${SHOP.storefront}/about`);
    const code = /assets\/_guest\.login-[^/]*\.js/;
    await blockCode(page, code);
    // The router first reloads the page once by itself, because a newer version of the shop would have new files.
    const anew = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
    await anew;
    // The server's page needs no code until the user acts.
    await page.getByLabel(/^Correo electrónico/).focus();
    await expect(page.getByText('No pudimos mostrar esta página.').last()).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });
});
