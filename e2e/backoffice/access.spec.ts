/** Who gets into the back office, and what its screens are like there. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { largerText, textSize } from '../fixtures/larger-text.ts';
import { ADMIN, CLIENTE, PENDIENTE } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

test('a visitor is sent to the login, and from there to where they were going', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-usuarios`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(/^Email/).fill(ADMIN.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
});

test('a customer is sent to the storefront', async ({ page }) => {
  await tryLogin(page, SHOP.backoffice, CLIENTE);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
});

test('a wrong password and a pending account are told apart', async ({ page }) => {
  await tryLogin(page, SHOP.backoffice, { ...ADMIN, password: 'Otra1234*' });
  await expect(
    page.getByRole('main').getByText('Credenciales incorrectas. Por favor, intente nuevamente.'),
  ).toBeVisible();
  await tryLogin(page, SHOP.backoffice, PENDIENTE);
  await expect(page.getByText('Tu cuenta todavía no fue aprobada.')).toBeVisible();
});

const SCREENS = [
  ...['/panel-principal', '/panel-pedidos', '/panel-usuarios', '/panel-producto', '/panel-filtrado'],
  ...['/crear-producto', '/crear-marca', '/crear-categoria', '/crear-etiqueta', '/pedido-nuevo'],
  ...['/pedido-nuevo/buscar', '/pedido-nuevo/registrar', '/no-existe'],
];

for (const width of [390, 768, 1440]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`its screens are right at ${width} px, ${scheme}`, async ({ page }) => {
      const complaints = watchConsole(page);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await tryLogin(page, SHOP.backoffice, ADMIN);
      await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
      for (const path of SCREENS) {
        await page.goto(`${SHOP.backoffice}${path}`, { waitUntil: 'networkidle' });
        expect(await sidewaysOverflow(page), path).toBe(0);
        expect(await axeViolations(page), path).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });
  }
}

test('with larger text no screen is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await largerText(page);
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
  for (const path of SCREENS) {
    await page.goto(`${SHOP.backoffice}${path}`, { waitUntil: 'networkidle' });
    expect(await textSize(page), path).toBe(24);
    expect(await sidewaysOverflow(page), path).toBe(0);
  }
});
