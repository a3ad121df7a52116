/** Login with a return address, and logout. */
import { expect, test } from '@playwright/test';
import { PRICE, tryLogin, watchConsole } from '../fixtures/actions.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('the login leads from a product back to it, with its price [T5.20]', async ({ page }) => {
  const complaints = watchConsole(page);
  await visit(page, `${SHOP.storefront}/categorias/Semillas`);
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Ver producto/ })
    .click();
  await page.waitForURL(/\/producto\//);
  const product = page.url();
  await page.getByRole('main').getByRole('link', { name: 'Ver precio' }).first().click();
  await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(product);
  await expect(page.getByText(PRICE).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a login never leads to another site', async ({ page }) => {
  for (const returnTo of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
  ]) {
    await visit(page, `${SHOP.storefront}/login?returnTo=${encodeURIComponent(returnTo)}`);
    await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page, returnTo).toHaveURL(`${SHOP.storefront}/inicio`);
    await page.evaluate(() => localStorage.removeItem('auth'));
  }
});

test('a visitor who opens an account page logs in and gets there, and logs out to /login [T2.10]', async ({
  page,
}) => {
  await visit(page, `${SHOP.storefront}/usuario-info`);
  await expect(page).toHaveURL(`${SHOP.storefront}/login?returnTo=%2Fusuario-info`);
  await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/usuario-info`);
  await expect(page.getByText(CUSTOMER.email)).toBeVisible();
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
  const getSesiones = () =>
    page.request.get(`${SHOP.storefront}/api/sesiones`, { headers: { authorization: `Bearer ${token}` } });
  expect((await getSesiones()).status()).toBe(200);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/login`);
  // A copied token must not work after the logout.
  await expect(async () => expect((await getSesiones()).status()).toBe(401)).toPass();
});

test('a link that is clicked at once after the login is followed', async ({ page }) => {
  await page.addInitScript(() => {
    // In the page: the click comes within milliseconds of the new address.
    const clickAfter = setInterval(() => {
      if (location.pathname !== '/inicio') return;
      clearInterval(clickAfter);
      document.querySelector<HTMLElement>('header a[href="/usuario-info"]')?.click();
    }, 10);
  });
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(/\/usuario-info$/);
  await expect(page.getByRole('main').locator('a[href="/cuenta"]')).toBeVisible();
});

test('a session that the full storage cannot keep goes on, with a warning that a reload ends it', async ({
  page,
}) => {
  await visit(page, `${SHOP.storefront}/login?returnTo=%2Fusuario-info`);
  await page.evaluate(() => {
    localStorage.setItem('otro', '');
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        localStorage.setItem('otro', `${localStorage.getItem('otro')}${'x'.repeat(size)}`);
      } catch {
        // A smaller text may still fit.
      }
    }
  });
  await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/usuario-info`);
  await expect(page.getByText(/^Este navegador no pudo guardar tu sesión: si recargas/)).toBeVisible();
  await page.getByRole('link', { name: 'Mis pedidos' }).first().click();
  await expect(page).toHaveURL(`${SHOP.storefront}/mis-pedidos`);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});
