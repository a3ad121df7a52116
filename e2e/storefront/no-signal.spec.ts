/** Losing the connection: the shop says so, keeps its frame, and recovers when the connection returns. */
import { expect, test } from '@playwright/test';
import { visit } from '../fixtures/visit.ts';

const FAILED = 'No pudimos mostrar esta página.';

test('a screen whose code fails to load shows an error in the frame, and loads when the connection returns', async ({
  page,
  context,
}) => {
  await visit(page, '/promociones');
  await expect(page.getByRole('heading', { level: 1, name: 'Promociones' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status', { name: 'Conexión' })).toHaveText(/^Sin conexión\./);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  // A retry without a connection keeps the page too.
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '¿QUIENES SOMOS?' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Conexión' })).toBeEmpty();
});

test('a lost network that the browser does not notice keeps the frame too', async ({ page }) => {
  await visit(page, '/promociones');
  await expect(page.getByRole('heading', { level: 1, name: 'Promociones' })).toBeVisible();
  await page.route('**', (route) => route.abort());
  // The shop retries once at once. Wait for that, or this retry would load the page without the button.
  const triedByItself = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await triedByItself;
  await page.unroute('**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¿QUIENES SOMOS?' })).toBeVisible();
});

test('a list shows a lost connection at once and loads when it returns', async ({ page, context }) => {
  // A previous page is never fetched ahead.
  await visit(page, '/categorias?page=3');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  // The list loads again when the browser notices the connection, so it must have noticed the loss.
  await expect(page.getByRole('status', { name: 'Conexión' })).toHaveText(/^Sin conexión\./);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByText('No hubo respuesta del servidor. Intenta de nuevo.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Página 2 de /)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
});
