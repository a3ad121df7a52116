/** Where the signal ends in the warehouse: the panel keeps standing, says so, and goes on when signal is back. */
import { expect, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
});

test('an area whose code was not there yet keeps the panel, and comes by itself with the signal', async ({
  page,
  context,
}) => {
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

test('a view that could not be kept stays as it was typed, however often its button was pressed', async ({
  page,
  context,
}) => {
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Guardar como vista nueva' }).click();
  const name = page.getByRole('textbox', { name: /^Nombre de la vista/ });
  await name.fill('Sin señal');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Guardar vista' }).dblclick();
  // The menu that it was opened from says the same of its list, where the signal ended before that was there.
  const told = page.getByRole('dialog').getByRole('alert');
  await expect(told).toHaveText(/^No hubo respuesta del servidor/);
  await expect(name).toHaveValue('Sin señal');
  // Nothing else came under the pointer in between.
  await expect(page.getByRole('checkbox', { name: 'Para todo el equipo' })).not.toBeChecked();
});
