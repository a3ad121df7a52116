/** The orders area in a real browser: row actions, live changes, several delivery notes at once. */
import { expect, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';
import { brokenWords } from './broken-words.ts';

test.beforeEach(async ({ page }) => {
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
});

test('a row follows what others do: status, actions and delivery note', async ({ page, request }) => {
  const order = await placeOrder(request);
  await page.goto(`${SHOP.backoffice}/Panel-Pedidos`);
  const context = `pedido ${order.numero}`;
  await expect(page.getByRole('link', { name: `Editar: ${context}` })).toBeVisible();
  const remito = page.getByRole('button', { name: `Remito: ${context}` });
  await expect(remito).toHaveAttribute('aria-disabled', 'true');
  await setEstado(request, order, 'aprobado');
  await expect(page.getByRole('button', { name: `Estado del ${context}: APROBADO` })).toBeVisible();
  await expect(remito).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: `Editar: ${context}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('several chosen orders are printed as one PDF; one without a remito can’t be chosen', async ({
  page,
  request,
}) => {
  const waiting = await placeOrder(request);
  const orders = [await placeOrder(request), await placeOrder(request)];
  for (const order of orders) await setEstado(request, order, 'aprobado');
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  const box = (numero: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^Elegir pedido ${numero} `) });
  await expect(box(waiting.numero)).toBeDisabled();
  for (const { numero } of orders) await box(numero).check();
  await expect(page.getByText('2 pedidos elegidos')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Imprimir remitos' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('remitos.pdf');
});

test('the list fits its window with a choice made', async ({ page, request }) => {
  await setEstado(request, await placeOrder(request), 'enviado');
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await page.getByRole('checkbox', { name: 'Elegir toda la página' }).check();
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
  }
});

test('neither a name nor an amount is broken: list and order', async ({ page, request }) => {
  const { pedido_id } = await placeOrder(request);
  for (const [path, label] of [
    ['/panel-pedidos', 'Pedidos'],
    [`/pedido/${pedido_id}`, 'Productos del pedido'],
  ] as const) {
    await page.goto(`${SHOP.backoffice}${path}`);
    await expect(page.getByRole('table', { name: label, exact: true })).toContainText('$');
    for (const width of [360, 390, 768, 1024, 1100, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the notice of a changed status stands in the middle of the top', async ({ page, request }) => {
  const { numero } = await placeOrder(request);
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await page.getByRole('button', { name: `Estado del pedido ${numero}: ESPERANDO APROBACION` }).click();
  await page.getByRole('menuitemradio', { name: 'APROBADO' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Estado del pedido actualizado correctamente.' });
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(40);
  expect(box?.y).toBeLessThan(100);
});
