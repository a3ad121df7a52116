/** The ways in and out: back to where the login was asked for, and out for good. */
import { expect, test } from '@playwright/test';
import { PRICE, watchConsole } from '../fixtures/actions.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('from a product through the login back to it, with its price [T5.20]', async ({ page }) => {
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
  const asked = () =>
    page.request.get(`${SHOP.storefront}/api/sesiones`, { headers: { authorization: `Bearer ${token}` } });
  expect((await asked()).status()).toBe(200);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/login`);
  // Somebody may have copied it.
  await expect(async () => expect((await asked()).status()).toBe(401)).toPass();
});

test('a session that a full browser storage cannot keep goes on, and the shop says that a reload ends it', async ({
  page,
}) => {
  await visit(page, `${SHOP.storefront}/login?returnTo=%2Fusuario-info`);
  await page.evaluate(() => {
    localStorage.setItem('otro', '');
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        localStorage.setItem('otro', `${localStorage.getItem('otro')}${'x'.repeat(size)}`);
      } catch {
        // Less may fit.
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
