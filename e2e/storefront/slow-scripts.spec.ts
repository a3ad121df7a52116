/** Forms submitted before the page's code has loaded. */
import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { openSlowly } from '../fixtures/slow-scripts.ts';
import { SHOP } from '../shop.ts';

for (const [how, submit] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['the button', (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' }).click()],
] as const) {
  test(`logs in with ${how} pressed five seconds before the scripts arrive`, async ({ page }) => {
    const complaints = watchConsole(page);
    await openSlowly(page, '/login?returnTo=%2Fmis-pedidos');
    await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
    await submit(page);
    await expect(page).toHaveURL(`${SHOP.storefront}/mis-pedidos`, { timeout: 60_000 });
    expect(complaints).toEqual([]);
  });
}

test('shows the errors of a registration that was sent before the scripts arrive', async ({ page }) => {
  await openSlowly(page, '/register');
  await page.getByLabel('Correo electrónico').fill('sin arroba');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El nombre del comercio es obligatorio.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('sin arroba');
});

test('sends one mail for a forgotten password requested twice before the scripts arrive', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request);
  const resets = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Restablece tu contraseña'));
  await openSlowly(page, '/olvide-password');
  await page.getByLabel(/^Correo electrónico/).fill(email);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible({ timeout: 60_000 });
  await expect.poll(async () => (await resets()).length).toBe(1);
});

test('shows the form again when no script runs at all', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${SHOP.storefront}/login`);
  await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login#?$/);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});
