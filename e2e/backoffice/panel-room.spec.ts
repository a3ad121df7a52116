/** The density of the panel: visible order rows on a laptop, and menu entries. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { placeOrder, proposeChange, setEstado } from '../fixtures/orders.ts';
import { ADMIN } from '../fixtures/people.ts';
import { isUnderToasts } from '../fixtures/under-toasts.ts';
import { SHOP } from '../shop.ts';

const LAPTOP = { width: 1366, height: 768 };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  return box;
}

const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Pedidos' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** Returns how many rows are fully visible between the top bar and the pager. */
async function rowsInSight(page: Page): Promise<number> {
  await settle(page);
  const top = await boxOf(page.getByRole('banner'));
  const pager = await boxOf(page.getByRole('navigation', { name: 'Páginas', exact: true }));
  const boxes = await Promise.all((await rowsOf(page).all()).map(boxOf));
  return boxes.filter(({ y, height }) => y >= top.y + top.height && y + height <= pager.y).length;
}

/** Returns the names of row controls smaller than a touch target; links inside text are exempt. */
const smallControls = (rows: Locator) =>
  rows
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((one) => Math.min(one.clientWidth, one.clientHeight) < 42)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.setViewportSize(LAPTOP);
});

test('ten orders are visible on a laptop, with filters in one row and totals beside the pager', async ({
  page,
  request,
}) => {
  for (let placed = 0; placed < 3; placed += 1) await placeOrder(request);
  // A proposal's note takes no extra line.
  await proposeChange(request, await placeOrder(request));
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page.getByText('Pide un cambio').first()).toBeVisible();
  await expect.poll(() => rowsInSight(page)).toBe(10);

  const filters = [
    page.getByLabel('Estado', { exact: true }),
    page.getByLabel('Buscar pedido'),
    page.getByLabel('Desde'),
    page.getByLabel('Hasta'),
    page.getByRole('button', { name: 'Más filtros' }),
    page.getByRole('button', { name: 'Columnas' }),
  ];
  const boxes = await Promise.all(filters.map(boxOf));
  const middles = boxes.map(({ y, height }) => y + height / 2);
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(12);
  for (const [at, { x }] of boxes.entries()) {
    const before = boxes[at - 1];
    if (before) expect(x).toBeGreaterThanOrEqual(before.x + before.width);
  }

  // The totals of all pages stay visible while the list scrolls.
  const totals = page.getByText(/^[\d.]+ pedidos, \$/);
  await expect(totals).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 2000);
  await expect(totals).toBeInViewport({ ratio: 1 });
  const [sum, pager] = [await boxOf(totals), await boxOf(page.getByRole('button', { name: 'Anterior' }))];
  expect(sum.x + sum.width).toBeLessThan(pager.x);

  await page.getByRole('button', { name: 'Más filtros' }).click();
  // The fields stand in pairs: the whole dialog fits the window without scrolling.
  const [from, to] = [
    await boxOf(page.getByLabel('Total desde')),
    await boxOf(page.getByLabel('Total hasta')),
  ];
  expect(to.y).toBe(from.y);
  await expect(page.getByRole('checkbox', { name: 'Aprobados por empacar' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: 'Con notas de la casa' }).check();
  await page.getByRole('button', { name: 'Ver los pedidos' }).click();
  await expect(page.getByRole('button', { name: 'Más filtros (1)' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the row height applies to all tables, and is stored in this browser', async ({ page }) => {
  const height = async () => (await boxOf(page.getByRole('table').getByRole('row').nth(3))).height;
  const choice = page.getByRole('button', { name: 'Filas compactas' });
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  const compact = await height();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(height).toBeGreaterThan(compact + 8);
  await page.reload();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`${SHOP.backoffice}/panel-usuarios`);
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  const usual = await height();
  await choice.click();
  await expect.poll(height).toBeLessThan(usual);
});

test('a date filter accepts a year of four digits', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  const field = page.getByLabel('Desde');
  await field.focus();
  await page.keyboard.type('1120202666');
  expect(await field.inputValue()).toMatch(/^(|2\d{3}-.*|6\d{3}-.*)$/);
  expect((await field.inputValue()).length).toBeLessThanOrEqual('2026-11-20'.length);
});

test('no toast covers the controls of a row', async ({ page, request }) => {
  const orders = [await placeOrder(request), await placeOrder(request)];
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  for (const { numero } of orders) {
    await page.getByRole('button', { name: `Estado del pedido ${numero}: ESPERANDO APROBACION` }).click();
    await page.getByRole('menuitemradio', { name: 'APROBADO' }).click();
  }
  // Another user's order shows a toast too.
  const placed = await placeOrder(request);
  await expect(rowsOf(page).filter({ hasText: `n.º ${placed.numero} ` })).toBeVisible();
  await expect(page.locator('.tienda-toasts').getByRole('status')).toHaveCount(2);
  await settle(page);
  for (const row of await rowsOf(page).all()) {
    for (const control of await row.getByRole('button').all()) {
      await expect.poll(() => isUnderToasts(page, control), `${control}`).toBe(false);
    }
    await expect.poll(() => isUnderToasts(page, row.getByRole('link').first())).toBe(false);
  }
  await setEstado(request, placed, 'cancelado');
});

for (const height of [768, 900]) {
  test(`the menu needs no scrolling in a window ${height} px high, and works by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height });
    await page.goto(`${SHOP.backoffice}/panel-pedidos`);
    await expect(rowsOf(page)).toHaveCount(10);
    const side = page.getByRole('navigation', { name: 'Más páginas' }).locator('xpath=..');
    await expect.poll(() => side.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 1 });
    for (const name of ['Área de Pedidos', 'Área de Usuarios', 'Crear Filtrado', 'Crear Producto']) {
      await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeInViewport({ ratio: 1 });
    }
    const group = page.getByRole('button', { name: 'Informes', exact: true });
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: 'Búsquedas sin resultado' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Búsquedas sin resultado' })).toBeVisible();
    await page.reload();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("a laptop shows a product's price, promotion and stock together, with a small picture", async ({
  page,
}) => {
  await page.goto(`${SHOP.backoffice}/panel-producto`);
  await page
    .getByRole('link', { name: /^Editar/ })
    .first()
    .click();
  const name = page.getByLabel('Nombre');
  await expect(name).toBeVisible();
  const promotion = page.getByLabel('En promoción');
  await promotion.check();
  await settle(page);
  const bar = await boxOf(page.getByRole('button', { name: 'Actualizar Producto' }));
  const daily = ['Nombre', /^Precio final/, /^Precio antes/, 'En promoción', 'Stock'];
  for (const label of daily) {
    const { y, height } = await boxOf(page.getByLabel(label));
    expect(y + height, `${label} stands above the save bar`).toBeLessThan(bar.y);
  }
  const picture = await boxOf(page.getByRole('img', { name: /^Imagen 1/ }));
  expect(picture.height).toBeLessThanOrEqual(160);
  const brand = await boxOf(page.getByLabel('Marca'));
  expect(brand.x).toBeGreaterThan((await boxOf(name)).x);
});

for (const window of [LAPTOP, { width: 1440, height: 900 }]) {
  test(`an order's payment is beside the order at ${window.width} px, its lines in the window`, async ({
    page,
    request,
  }) => {
    const { pedido_id } = await placeOrder(request);
    await page.setViewportSize(window);
    await page.goto(`${SHOP.backoffice}/pedido/${pedido_id}`);
    const payment = page.getByRole('region', { name: 'Pago' });
    await expect(payment).toBeVisible();
    await settle(page);
    const lines = await boxOf(page.getByRole('table').first());
    expect(lines.y).toBeLessThan(window.height);
    const side = await boxOf(payment);
    expect(side.x).toBeGreaterThan(lines.x + lines.width);
    expect(side.y).toBeLessThan(lines.y);
  });
}

test("on a phone the cart bar stays at the window's bottom below a short list of customers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SHOP.backoffice}/pedido-nuevo/buscar?term=nadie-se-llama-asi`);
  await expect(page.getByText('No se encontraron usuarios.')).toBeVisible();
  await settle(page);
  const cart = await boxOf(page.getByRole('button', { name: /^Carrito/ }));
  const menu = await boxOf(page.getByRole('navigation', { name: 'Menú' }));
  expect(menu.y - (cart.y + cart.height)).toBeLessThan(24);
});

/** Returns the height of the highest row in pixels. */
const highest = (rows: Locator) =>
  rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));

for (const [list, path] of [
  ['Pedidos', '/panel-pedidos'],
  ['Usuarios', '/panel-usuarios'],
  ['Productos', '/panel-producto'],
  ['marcas', '/panel-filtrado'],
  ['categorías', '/panel-filtrado?tipo=categoria'],
  ['Cuentas corrientes', '/panel-cuentas'],
  ['Dejaron de comprar', '/panel-inactivos'],
  ['Por empacar', '/panel-empaque'],
  ['Zonas de reparto', '/panel-zonas'],
  ['Feriados', '/panel-zonas'],
  ['Roles', '/panel-roles'],
  ['Banners', '/panel-banners'],
  ['Lo que se importó', '/panel-importaciones'],
  ['Sinónimos', '/panel-sinonimos'],
] as const) {
  test(`on a phone each row of ${list} is at most 96 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${SHOP.backoffice}${path}`);
    const rows = page.getByRole('table', { name: list, exact: true }).locator('tbody tr:not([aria-hidden])');
    await expect(rows.first()).toBeVisible();
    await settle(page);
    expect(await highest(rows)).toBeLessThanOrEqual(96);
    expect(await smallControls(rows)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 844 });
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

const LONG = 'Cooperativa agropecuaria y de consumo de productos naturales del norte de Buenos Aires';

for (const [list, path, name] of [
  ['Pedidos', '/panel-pedidos', 'td a strong'],
  ['Usuarios', '/panel-usuarios', '[data-phone=title] a'],
  ['Productos', '/panel-producto', '[data-phone=title] a'],
  ['marcas', '/panel-filtrado', '[data-phone=title] a'],
  ['Cuentas corrientes', '/panel-cuentas', '[data-phone=title] a'],
] as const) {
  test(`on a phone a long name does not make a row of ${list} higher, and is complete on keyboard focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${SHOP.backoffice}${path}`);
    const rows = page.getByRole('table', { name: list, exact: true }).locator('tbody tr:not([aria-hidden])');
    await expect(rows.first()).toBeVisible();
    const first = rows.first().locator(name).first();
    await first.evaluate((it, text) => {
      it.textContent = text;
    }, LONG);
    await settle(page);
    expect(await highest(rows.first())).toBeLessThanOrEqual(96);
    expect(await sidewaysOverflow(page)).toBe(0);
    const before = await highest(rows.first());
    // With keyboard focus the name is complete.
    await page.keyboard.press('Tab');
    await rows.first().getByRole('link').first().focus();
    expect(await highest(rows.first())).toBeGreaterThan(before);
    await expect(rows.first()).toContainText(LONG);
  });
}

test('on a phone an order with a proposed change is no higher than others', async ({ page, request }) => {
  const placed = await placeOrder(request);
  await proposeChange(request, placed);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SHOP.backoffice}/panel-pedidos?texto=${placed.numero}`);
  const row = rowsOf(page).filter({ hasText: 'Pide un cambio' });
  await expect(row).toHaveCount(1);
  await settle(page);
  expect(await highest(row)).toBeLessThanOrEqual(96);
  await setEstado(request, placed, 'cancelado');
});

test('on a phone a line of an order is at most 120 px high', async ({ page, request }) => {
  const { pedido_id, productos } = await placeOrder(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SHOP.backoffice}/pedido/${pedido_id}`);
  const lines = page.getByRole('table', { name: 'Productos del pedido' }).locator('tbody tr');
  await expect(lines).toHaveCount(productos.length);
  await settle(page);
  for (const line of await lines.all()) expect((await boxOf(line)).height).toBeLessThanOrEqual(120);
  // Quantity, price and total.
  await expect(lines.first()).toContainText(/10 × \$/);
});
