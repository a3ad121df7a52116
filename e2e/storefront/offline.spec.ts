/** Offline use on a phone: what was read stays readable, the cart can be filled, and nothing is sent or left behind. */
import { expect, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const PRICE = /\$\s[\d.]+,\d\d/;

test('offline use shows prices and fills the cart without a connection, and its data is deleted with the session', async ({
  page,
  context,
  request,
}) => {
  const who = await newAccount(request);
  await tryLogin(page, SHOP.storefront, who);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  const cacheNames = () => page.evaluate(() => caches.keys());
  const first = page.getByRole('article').filter({ hasText: PRICE }).first();
  const shelf = '/categorias/Semillas';

  await visit(page, '/cuenta');
  expect(await cacheNames(), 'nothing is kept unasked').toEqual([]);
  const wanted = page.getByLabel('Usar la tienda sin señal');
  await wanted.check();
  await expect(page.getByText('Lista para usar sin señal.')).toBeVisible();
  await visit(page, shelf);
  await expect(first).toBeVisible();
  await visit(page, '/mis-pedidos');
  const none = page.getByText(/Todavía no/).first();
  await expect(none).toBeVisible();

  await test.step('without a connection', async () => {
    await context.setOffline(true);
    await visit(page, '/mis-pedidos');
    await expect(none).toBeVisible();
    await visit(page, shelf);
    await expect(page.getByRole('status', { name: 'Conexión' })).toHaveText(/^Sin conexión\./);
    const name = String(await first.getByRole('heading').textContent());
    await first.getByRole('textbox', { name: /cantidad/i }).fill('3');
    await first.getByRole('button', { name: /Añadir al carrito/ }).click();
    await expect(page.getByRole('button', { name: /^Carrito: 3 unidades/ })).toBeVisible();
    await page.goto('/marcas/no-se-miró-nunca');
    await expect(page.getByRole('heading', { name: 'Sin señal' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await page.getByRole('button', { name: /^Carrito: 3 unidades/ }).click();
    await expect(
      page
        .getByRole('dialog', { name: /^Carrito/ })
        .getByText(name)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar carrito' }).click();
  });

  await context.setOffline(false);
  await visit(page, '/cuenta');
  expect((await cacheNames()).some((name) => name.startsWith('respuestas-'))).toBe(true);
  await page.evaluate(() => {
    const { auth } = localStorage;
    localStorage.removeItem('auth');
    dispatchEvent(new StorageEvent('storage', { key: 'auth', oldValue: auth, newValue: null }));
  });
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(async () => (await cacheNames()).filter((name) => /^respuestas-(?!visitante)/.test(name)))
    .toEqual([]);

  await tryLogin(page, SHOP.storefront, who);
  await expect(page).not.toHaveURL(/\/login/);
  await visit(page, '/cuenta');
  await wanted.uncheck();
  await expect.poll(cacheNames).toEqual([]);
  await visit(page, shelf);
  await expect(first).toBeVisible();
  expect(await cacheNames()).toEqual([]);
});
