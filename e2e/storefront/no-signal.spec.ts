/** What a shopper meets where the signal ends: the shop says so, keeps its frame, and goes on when signal is back. */
import { expect, test } from '@playwright/test';
import { visit } from '../fixtures/visit.ts';

const FAILED = 'No pudimos mostrar esta página.';

test('a screen whose code can’t be had is told in the shop’s own frame, and comes by itself with the signal', async ({
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
  // Trying again without signal loses nothing either.
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '¿QUIENES SOMOS?' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Conexión' })).toBeEmpty();
});

test('a network that is gone without the browser’s knowing leaves the shop standing too', async ({
  page,
}) => {
  await visit(page, '/promociones');
  await expect(page.getByRole('heading', { level: 1, name: 'Promociones' })).toBeVisible();
  await page.route('**', (route) => route.abort());
  // By itself it tries again once, at once; were there a network by then, the page would come without the button.
  const triedByItself = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre nosotros' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await triedByItself;
  await page.unroute('**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¿QUIENES SOMOS?' })).toBeVisible();
});

test('a list without signal says so at once, and comes by itself', async ({ page, context }) => {
  await visit(page, '/categorias');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('No hubo respuesta del servidor. Intenta de nuevo.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Página 2 de /)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
});
