/** The dashboard shows the API's figures, and passes the page checks. */
import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

const money = (pesos: number) =>
  new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency: 'ARS',
    minimumFractionDigits: Number.isInteger(pesos) ? 0 : 2,
  }).format(pesos);
const units = new Intl.NumberFormat('es-AR');
const sum = (pesos: number[]) => pesos.reduce((cents, one) => cents + Math.round(one * 100), 0) / 100;

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
});

test('is the panel’s home: /, /panel and /Panel open it [P2.2]', async ({ page }) => {
  for (const path of ['/', '/panel', '/Panel']) {
    await page.goto(`${SHOP.backoffice}${path}`);
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
  }
});

for (const [tab, range, path] of [
  ['Semana Actual', 'week', '/pedidos/ganancia-dia'],
  ['Mes Actual', 'month', '/pedidos/ganancia-mes'],
] as const) {
  test(`${tab}: Total Ganancias, Total Productos and the top categories match the API’s [P1.1 P2.13 P2.15]`, async ({
    page,
    request,
  }) => {
    // Ensures a sale in the current week.
    await setEstado(request, await placeOrder(request), 'aprobado');
    const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const get = async (url: string) => (await request.get(`${SHOP.api}${url}`, { headers })).json();
    await page.goto(`${SHOP.backoffice}/panel-principal`);
    await page.getByRole('tab', { name: tab }).click();
    const ganancias = await get(path);
    const amounts: number[] =
      ganancias.data ?? ganancias.map(({ ganancia }: { ganancia: number }) => ganancia);
    const { total } = await get(`/pedidos/productos-vendidos/${range}`);
    const [top] = await get(`/detalles-pedidos/productos-mas-vendidos/${range}`);
    const { categoria, cantidad } = await get(`/detalles-pedidos/total-productos-vendidos/${range}`);

    await expect(page.getByRole('region', { name: 'Total Ganancias' })).toContainText(money(sum(amounts)));
    await expect(page.getByRole('region', { name: 'Total Productos' })).toContainText(units.format(total));
    const first = page
      .getByRole('region', { name: 'Top categorías en ventas' })
      .getByRole('listitem')
      .first();
    await expect(first).toContainText(top.categoria);
    await expect(first).toContainText(money(top.ganancia));

    const chart = page.getByRole('figure', { name: 'Ganancias', exact: true });
    await chart.getByRole('button', { name: 'Ver como tabla' }).click();
    // Future parts have no amount.
    for (const amount of amounts.filter((one) => one > 0)) {
      await expect(chart.getByRole('table')).toContainText(money(amount));
    }
    const doughnut = page.getByRole('figure', { name: 'Cantidad por categoría' });
    await doughnut.getByRole('button', { name: 'Ver como tabla' }).click();
    await expect(doughnut.getByRole('row')).toHaveCount(categoria.length + 1);
    await expect(doughnut.getByRole('row', { name: categoria[0] })).toContainText(units.format(cantidad[0]));
  });
}

test('loads the chart library only once there is data to draw', async ({ page }) => {
  // Leave the page, whose requests may still be pending.
  await page.goto('about:blank');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/**/{ganancia-dia,total-productos-vendidos/*}*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  await expect(page.getByRole('region', { name: 'Total Productos' })).toContainText(/\d/);
  expect(loaded.filter((url) => /apexcharts/.test(url))).toEqual([]);
  answer();
  await expect(page.locator('.apexcharts-canvas').first()).toBeVisible();
  expect(loaded.some((url) => /apexcharts/.test(url))).toBe(true);
});

test('shows a failed request, and retries', async ({ page }) => {
  await page.route('**/api/pedidos/productos-vendidos/**', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'ERROR_INTERNO', message: 'x' } }),
  );
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  await expect(page.getByText('Error al cargar los datos')).toBeVisible();
  await page.unroute('**/api/pedidos/productos-vendidos/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region', { name: 'Total Productos' })).toBeVisible();
});

test("a month has round amounts on the axis, and a label below every week's bar", async ({ page }) => {
  // The longest possible month, with an uneven maximum.
  await page.route('**/api/pedidos/ganancia-mes*', (route) =>
    route.fulfill({
      json: [5_375_400.5, 2_000_000, 3_100_000, 800_000, 1_400_000, 0].map((ganancia, n) => ({
        semana: `Semana ${n + 1}`,
        ganancia,
      })),
    }),
  );
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${SHOP.backoffice}/panel-principal?periodo=mes`);
    const chart = page.getByRole('figure', { name: 'Ganancias', exact: true });
    await expect(chart.locator('.apexcharts-yaxis-label > tspan')).toHaveText([
      '$ 6 M',
      '$ 4 M',
      '$ 2 M',
      '$ 0',
    ]);
    const weeks = [1, 2, 3, 4, 5, 6].map((n) => (width < 1024 ? `S${n}` : `Semana ${n}`));
    await expect(chart.locator('.apexcharts-xaxis-label > tspan'), `${width} px`).toHaveText(weeks);
  }
});

test('the sum over categories is not labelled Total Productos', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  const chart = page.getByRole('figure', { name: 'Cantidad por categoría' });
  await expect(chart.locator('.apexcharts-datalabel-label')).toHaveText('Suma por categoría');
  await expect(chart).toHaveAccessibleDescription('Un producto de varias categorías cuenta en cada una.');
  await chart.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect(chart.getByRole('table')).toBeVisible();
  await expect(chart.getByText('Un producto de varias categorías cuenta en cada una.')).toBeVisible();
});

for (const [width, scheme] of [
  [360, 'light'],
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const) {
  test(`passes at ${width} px, ${scheme}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${SHOP.backoffice}/panel-principal`);
    await expect(page.locator('.apexcharts-canvas').last()).toBeVisible();
    // Every day has a label at any width.
    const days = width < 600 ? 'Lu Ma Mi Ju Vi Sá Do' : 'Lun Mar Mié Jue Vie Sáb Dom';
    await expect(page.locator('.apexcharts-xaxis-label > tspan')).toHaveText(days.split(' '));
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
