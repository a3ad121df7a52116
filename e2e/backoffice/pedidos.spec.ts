/** The orders area in a browser: row actions, live changes, several delivery notes. */
import { expect, type Locator, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';
import { brokenWords } from './broken-words.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  return box;
}

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
});

test("a row follows other users' changes: status, actions and delivery note [P2.22]", async ({
  page,
  request,
}) => {
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

test('several selected orders are printed as one PDF, and get one status with undo', async ({
  page,
  request,
}) => {
  const waiting = await placeOrder(request);
  const orders = [await placeOrder(request), await placeOrder(request)];
  for (const order of orders) await setEstado(request, order, 'aprobado');
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  const box = (numero: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^Elegir pedido ${numero} `) });
  await box(waiting.numero).check();
  await expect(page.getByText('1 elegido, 0 con remito')).toBeVisible();
  await box(waiting.numero).uncheck();
  for (const { numero } of orders) await box(numero).check();
  await expect(page.getByText('2 elegidos')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Imprimir remitos' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('remitos.pdf');

  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('2 pedidos: Aprobado → Enviado')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pasar 2 pedidos' }).click();
  const state = (numero: number, word: string) =>
    page.getByRole('button', { name: `Estado del pedido ${numero}: ${word}` });
  for (const { numero } of orders) await expect(state(numero, 'ENVIADO')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(page.getByText('Cambio deshecho en 2 pedidos.')).toBeVisible();
  for (const { numero } of orders) await expect(state(numero, 'APROBADO')).toBeVisible();
});

test('the list fits its window while orders are selected', async ({ page, request }) => {
  await setEstado(request, await placeOrder(request), 'enviado');
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await page.getByRole('checkbox', { name: 'Elegir toda la página' }).check();
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The columns adapt to the measured width after the resize.
    await expect.poll(() => sidewaysOverflow(page), { message: `${width} px` }).toBe(0);
  }
});

test('no name or amount is broken in list and order [P2.21]', async ({ page, request }) => {
  const { pedido_id } = await placeOrder(request);
  for (const [path, label] of [
    ['/panel-pedidos', 'Pedidos'],
    // Optional columns are shown where they fit, else below the customer's name.
    ['/panel-pedidos?columnas=fecha,total,asignado,etiquetas,notas,empaque,remito', 'Pedidos'],
    [`/pedido/${pedido_id}`, 'Productos del pedido'],
  ] as const) {
    await page.goto(`${SHOP.backoffice}${path}`);
    await expect(page.getByRole('table', { name: label, exact: true })).toContainText('$');
    for (const width of [360, 390, 768, 1024, 1100, 1200, 1366, 1440, 1700]) {
      await page.setViewportSize({ width, height: 900 });
      // The columns adapt to the measured width after the resize.
      await expect.poll(() => brokenWords(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
});

test("a phone finds today's order by number, and not with a past date", async ({ page, request }) => {
  const { numero } = await placeOrder(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  const search = page.getByLabel('Buscar pedido');
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'Más filtros' }).click();
  await search.fill(`n.º ${numero}`);
  await expect(page.getByText(/^1 pedido, \$/)).toBeVisible();
  await page.getByLabel('Hasta').fill('2020-01-01');
  await expect(page.getByText('No se han encontrado pedidos')).toBeVisible();
  await page.reload();
  // The filter stays visible.
  await expect(search).toHaveValue(`n.º ${numero}`);
  await page.getByRole('button', { name: 'Ver todos los pedidos' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`n\\.º ${numero} `) })).toBeVisible();
});

for (const width of [360, 390]) {
  test(`five orders fit in a phone’s window of ${width} px, with status and actions in one row`, async ({
    page,
    request,
  }) => {
    const orders = [await placeOrder(request), await placeOrder(request), await placeOrder(request)];
    for (const order of orders) await setEstado(request, order, 'aprobado');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${SHOP.backoffice}/panel-pedidos`);
    const rows = page
      .getByRole('table', { name: 'Pedidos' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    const first = rows.filter({ hasText: new RegExp(`n\\.º ${orders.at(-1)?.numero} `) });
    await expect(first).toBeVisible();
    const bar = await boxOf(page.getByRole('navigation').filter({ hasText: 'Pedidos' }).last());
    const lowest = await boxOf(rows.nth(4));
    expect(lowest.y + lowest.height).toBeLessThanOrEqual(bar.y);

    // Customer and date, number and total, status and actions.
    const remito = first.getByRole('button', { name: /^(Remito|Preparando…):/ });
    const actions = [first.getByRole('button', { name: /^Editar:/ }), remito];
    const lines = [
      [first.locator('strong').first(), first.getByRole('time')],
      [first.getByText(/n\.º/), first.getByText('$')],
      [first.getByRole('button', { name: /^Estado/ }), ...actions],
    ];
    let under = 0;
    for (const parts of lines) {
      const boxes = await Promise.all(parts.map(boxOf));
      const [middle = 0, ...middles] = boxes.map(({ y, height }) => y + height / 2);
      for (const other of middles) expect(Math.abs(other - middle)).toBeLessThan(3);
      expect(Math.min(...boxes.map(({ y }) => y))).toBeGreaterThan(under);
      under = middle;
    }
    // The order's link is as high as a touch target.
    const order = first.getByRole('link', { name: /n\.º/ });
    await expect(order).toHaveAttribute('href', /^\/pedido\//);
    expect((await boxOf(order)).height).toBeGreaterThanOrEqual(44);

    const row = () => Promise.all(actions.map(boxOf));
    const before = await row();
    for (const { width, height } of before) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/remitos/pdf/download*', async (route) => {
      await held;
      await route.continue();
    });
    await remito.click();
    await expect(remito).toHaveAccessibleName(/^Preparando…/);
    expect(await row()).toEqual(before);
    // Move the mouse away: a tooltip is outside of all regions, and may open and close late on a busy machine.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect.poll(() => brokenWords(page)).toEqual([]);
    await expect.poll(() => axeViolations(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), answer()]);
    expect(file.suggestedFilename()).toMatch(/^remito_/);
  });
}

test('the message of a changed status is at the top centre [P8.4 P9.7]', async ({ page, request }) => {
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
