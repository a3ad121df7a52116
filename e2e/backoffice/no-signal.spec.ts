/** Where the signal ends in the warehouse: the panel keeps standing, says so, and goes on when signal is back. */
import { expect, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

test('an area whose code was not there yet keeps the panel, and comes by itself with the signal', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status', { name: 'Conexión' })).toHaveText(/^Sin conexión\./);
  await page
    .getByRole('link', { name: /Área de Usuarios/ })
    .first()
    .click();
  await expect(page.getByText('No se pudo mostrar esta página.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Área de Pedidos/ }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});
