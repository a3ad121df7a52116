/** Product lists keep search, filters and page in the address, and slow answers do not move the page. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { announced } from '../fixtures/announced.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const at = (path: string) => `${SHOP.storefront}${path}`;

test('page, term and order are in the address and survive a reload and Back [T2.31]', async ({ page }) => {
  await visit(page, at('/categorias'));
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(at('/categorias?page=2'));
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByText('ORDERNAR POR:')).toBeVisible();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    /^Menor precio/,
    /^Mayor precio/,
    /^A - Z/,
    /^Z - A/,
  ]);
  await page.getByRole('menuitemradio', { name: 'Z - A' }).click();
  await expect(page).toHaveURL(at('/categorias?page=2&sort=nombre_desc'));
  const names = async () => page.getByRole('article').getByRole('heading').allTextContents();
  const sorted = await names();
  expect(sorted).toEqual([...sorted].sort((a, b) => b.localeCompare(a, 'es', { numeric: true })));
  await page.reload();
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  expect(await names()).toEqual(sorted);
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('chia');
  await expect(page).toHaveURL(at('/categorias?sort=nombre_desc&term=chia'));
  await expect(page.getByRole('article').first()).toContainText(/chía/i);
  await page.goBack();
  await expect(page).toHaveURL(at('/categorias?page=2&sort=nombre_desc'));
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
});

test('Tab after a page change by keyboard focuses the first product', async ({ page }) => {
  await visit(page, at('/promociones'));
  await page.getByRole('button', { name: 'Siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Página 2 de')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
});

test('screen readers hear the result of paging, sorting and searching, and the title of another page', async ({
  page,
}) => {
  await visit(page, at('/promociones'));
  await expect(announced(page)).toHaveText('');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(announced(page)).toHaveText(/^Resultados 11 a \d+ de \d+\.$/);
  await page.getByRole('link', { name: 'Categorías' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('menuitemradio', { name: 'Z - A' }).click();
  await expect(announced(page)).toHaveText(/^Resultados 1 a \d+ de \d+\.$/);
  // The field keeps the focus while the result is announced.
  const field = page.getByRole('searchbox', { name: 'Buscar', exact: true });
  await field.fill('nada que exista');
  await expect(announced(page)).toHaveText('Sin resultados.');
  await expect(field).toBeFocused();
  // The focus moves to the title, because the product's card was unmounted.
  await field.fill('');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/producto\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test("'Menor precio' is precio_desc and ascends, 'Mayor precio' is precio_asc and descends [T2.36 T2.37]", async ({
  page,
}) => {
  await signIn(page, SHOP.storefront, CUSTOMER);
  await visit(page, at('/categorias/Semillas'));
  const prices = async () => {
    const texts = await page.getByRole('article').allTextContents();
    return texts.map((text) =>
      Number(/\$\s?([\d.]+,\d\d)/.exec(text)?.[1]?.replace(/\./g, '').replace(',', '.')),
    );
  };
  for (const [label, value, direction] of [
    ['Menor precio', 'precio_desc', 1],
    ['Mayor precio', 'precio_asc', -1],
  ] as const) {
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('menuitemradio', { name: label }).click();
    await expect(page).toHaveURL(at(`/categorias/Semillas?sort=${value}`));
    const shown = await prices();
    expect(shown.every(Number.isFinite)).toBe(true);
    expect(shown).toEqual([...shown].sort((a, b) => direction * (a - b)));
  }
});

test('another category begins at its first page [T2.33]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, at('/categorias/Semillas?page=2'));
  await page
    .getByRole('list', { name: 'CATEGORÍAS' })
    .or(page.getByRole('navigation', { name: 'CATEGORÍAS' }))
    .getByRole('link', { name: 'Legumbres' })
    .click();
  await expect(page).toHaveURL(at('/categorias/Legumbres'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legumbres');
});

test("'CATEGORÍAS' is open on wide windows and closes by itself at 1100 px [T2.30 T9.5]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, at('/categorias'));
  const toggle = page.getByRole('button', { name: 'CATEGORÍAS' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1101, height: 900 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('an empty result shows a message [T2.32 T8.14]', async ({ page }) => {
  for (const path of ['/categorias/Semillas', '/productos-por-bulto-cerrado', '/marcas']) {
    await page.goto(at(`${path}?term=zzzzzz`));
    await expect(page.getByText('No se ha encontrado ningún producto.')).toBeVisible();
  }
});

test('promotions and new arrivals have badges, and promotions come ten at a time [T2.38 T2.39 T2.43 T9.1]', async ({
  page,
}) => {
  await page.goto(at('/promociones'));
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(cards.filter({ hasText: 'Promoción' })).toHaveCount(10);
  await expect(cards.getByRole('textbox', { name: /^Cantidad de/ }).first()).toBeVisible();
  await page.goto(at('/nuevos-ingresos'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevos Productos');
  await expect(cards.filter({ hasText: 'Nuevo' })).toHaveCount(await cards.count());
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
});

test('a slow answer shows skeletons of the final size, at the top of the page [T2.13]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, at('/inicio'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/productos/nuevos-ingresos*', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nuevos ingresos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevos Productos');
  await expect(page.getByRole('list', { name: 'Cargando productos' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const skeleton = await page
    .getByRole('list', { name: 'Cargando productos' })
    .locator('li')
    .first()
    .boundingBox();
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  const card = await page.getByRole('list', { name: 'Productos' }).locator('li').first().boundingBox();
  // Layout is precise to 1/64 px, which a screen does not show.
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(card?.[side], side).toBeCloseTo(skeleton?.[side] ?? Number.NaN, 0);
});

test('the arrival of a slow answer does not move the page', async ({ page }) => {
  await watchLayoutShift(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.route('**/api/categorias*', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, at('/about'));
  // Click by script: browsers ignore shifts within half a second of a real click.
  const press = (part: Locator) => part.evaluate((element: HTMLElement) => element.click());
  await press(page.getByRole('button', { name: 'Menú' }));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Categorías' }));
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await layoutShift(page);
  answer();
  await expect(page.getByRole('button', { name: 'CATEGORÍAS' })).toBeVisible();
  expect((await layoutShift(page)) - before).toBeLessThan(0.02);
});

test.describe('quantity of a card', () => {
  const first = (page: Page) => page.getByRole('article').first();

  test('shows all its digits', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, at('/nuevos-ingresos'));
    const field = first(page).getByRole('textbox');
    for (const figures of ['999', '1000', '99999', '999999']) {
      await field.fill(figures);
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), figures).toBe(0);
    }
  });

  for (const width of [390, 1440]) {
    test(`shows an error message that covers no button at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, at('/promociones'));
      await first(page).getByRole('textbox').fill('');
      const message = first(page).getByText('Debe ser un numero válido');
      await expect(message).toBeVisible();
      const box = await message.boundingBox();
      const button = await first(page)
        .getByRole('button', { name: /^Añadir al carrito/ })
        .boundingBox();
      if (!box || !button) throw new Error('not drawn');
      const apart = box.y + box.height <= button.y || box.y >= button.y + button.height;
      const beside = box.x + box.width <= button.x || box.x >= button.x + button.width;
      expect(apart || beside).toBe(true);
    });
  }
});

test('the compact list is chosen once, shows from the first paint on the next visit, fits and moves nothing', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await watchLayoutShift(page);
  await visit(page, at('/promociones'));
  const height = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => card.clientHeight);
  const ofCard = await height();
  await page.getByRole('button', { name: 'Lista compacta' }).click();
  expect(await height()).toBeLessThan(ofCard / 3);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Without code the page stays at its first paint.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(at('/categorias/Semillas'));
    expect(await height(), `before code, ${width} px`).toBeLessThan(ofCard / 2);
    await page.unroute('**/*.js');
    await visit(page, at('/categorias/Semillas'));
    expect(await layoutShift(page), `${width} px`).toBe(0);
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  await page.getByRole('button', { name: 'Tarjetas' }).click();
  await expect(page.getByRole('link', { name: /^Ver producto/ }).first()).toBeVisible();
});

test("a product's size is never cut off, at any width, in cards and in the compact list", async ({
  page,
}) => {
  await visit(page, at('/categorias/Frutos%20secos'));
  const cut = () =>
    page.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const size = card.querySelector('[data-sized] + span');
        const words = card.querySelector('h3')?.parentElement?.parentElement;
        if (!size || !words) return [];
        const [own, room] = [size.getBoundingClientRect(), words.getBoundingClientRect()];
        const line = document.createRange();
        line.selectNodeContents(size);
        const fits = line.getBoundingClientRect().right <= card.getBoundingClientRect().right;
        return fits && own.height > 0 && own.bottom <= room.bottom ? [] : [size.textContent];
      }),
    );
  await expect(page.locator('[data-sized]').first()).toBeVisible();
  for (const look of ['Lista compacta', 'Tarjetas']) {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cut(), `${width} px, before ${look}`).toEqual([]);
    }
    await page.getByRole('button', { name: look }).click();
  }
});
