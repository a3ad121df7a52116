/** A lost connection in the warehouse: the panel stays, shows a notice, and continues when online. */
import { expect, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
});

test('an area whose code was not loaded keeps the panel, and opens when online again', async ({
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

test('a view that could not be saved keeps the typed name after several clicks', async ({
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
  // The menu shows the same error for its list, if that was not loaded.
  const told = page.getByRole('dialog').getByRole('alert');
  await expect(told).toHaveText(/^No hubo respuesta del servidor/);
  await expect(name).toHaveValue('Sin señal');
  // No other element received the clicks.
  await expect(page.getByRole('checkbox', { name: 'Para todo el equipo' })).not.toBeChecked();
});
