/** The dark scheme, by the device's preference or the choice in the menu. */
import { expect, type Page, test } from '@playwright/test';
import { addFirst, tryLogin, watchConsole } from '../fixtures/actions.ts';
import { colourViolations, settle } from '../fixtures/axe.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { revisit, visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const HOME = `${SHOP.storefront}/inicio`;
const DARK = 'rgb(23, 25, 20)';
const LIGHT = 'rgb(251, 248, 241)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const inMenu = async (page: Page, press: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('button', { name: press }).click();
  await menu.getByRole('button', { name: 'Cerrar menú' }).click();
};

test.describe('on a device that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the server renders dark pages, after one reload on the first visit', async ({ page }) => {
    const complaints = watchConsole(page);
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.headers().cookie);
    });
    await visit(page, HOME);
    await expect.poll(() => ground(page)).toBe(DARK);
    const answer = await revisit(page);
    expect(await answer?.text()).toContain('data-oscuro');
    expect(await ground(page)).toBe(DARK);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#171914');
    expect(asked).toHaveLength(3);
    expect(complaints).toEqual([]);
  });

  test('the user can switch to light, which lasts, and back to dark', async ({ page }) => {
    await visit(page, HOME);
    await expect.poll(() => ground(page)).toBe(DARK);
    await inMenu(page, 'Modo claro');
    await expect.poll(() => ground(page)).toBe(LIGHT);
    const answer = await revisit(page);
    expect(await answer?.text()).not.toContain('data-oscuro=');
    expect(await ground(page)).toBe(LIGHT);
    await inMenu(page, 'Modo oscuro');
    await expect.poll(() => ground(page)).toBe(DARK);
    // The choice equals the device's preference, so from now on the device decides.
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(LIGHT);
  });

  test('a browser without cookies gets the light page and does not reload', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
    );
    let asked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked += 1;
    });
    await visit(page, HOME);
    // The code switches the scheme after loading.
    await expect.poll(() => ground(page)).toBe(DARK);
    expect(asked).toBe(1);
  });

  test('all text has enough contrast, for visitors and customers, also in the cart', async ({ page }) => {
    const expectReadable = async (what: string) => {
      await settle(page);
      expect.soft(await colourViolations(page), what).toEqual([]);
    };
    const look = async (path: string) => {
      await visit(page, SHOP.storefront + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await ground(page), path).toBe(DARK);
      await expectReadable(path);
    };
    await visit(page, HOME);
    await expect.poll(() => ground(page)).toBe(DARK);
    for (const path of ['/inicio', '/categorias', '/marcas', '/about', '/register', '/no-existe']) {
      await look(path);
    }
    await tryLogin(page, SHOP.storefront, CUSTOMER);
    await expect(page).toHaveURL(HOME);
    for (const path of [
      '/inicio',
      '/promociones',
      '/mis-pedidos',
      '/habituales',
      '/pedido-rapido',
      '/mi-cuenta-corriente',
      '/usuario-info',
      '/cuenta',
    ]) {
      await look(path);
    }
    await visit(page, `${SHOP.storefront}/categorias`);
    await addFirst(page, 2);
    await page.getByRole('button', { name: /^Carrito: 2/ }).click();
    await expect(page.getByRole('dialog', { name: /^Carrito/ })).toBeVisible();
    await expectReadable('cart');
  });
});

test('a device that prefers light loads nothing of the dark scheme until the user chooses it', async ({
  page,
  context,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/dark-theme/.test(request.url())) loaded.push(request.url());
  });
  const answer = await visit(page, HOME);
  expect(await answer?.text()).not.toContain('#171914');
  const other = await context.newPage();
  await visit(other, HOME);
  expect([await ground(page), await ground(other)]).toEqual([LIGHT, LIGHT]);
  expect([loaded, await context.cookies()]).toEqual([[], []]);

  await inMenu(page, 'Modo oscuro');
  await expect.poll(() => ground(page)).toBe(DARK);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#171914');
  // Also in the other window, and from the server from now on.
  await expect.poll(() => ground(other)).toBe(DARK);
  expect(await (await revisit(page))?.text()).toContain('data-oscuro');
  expect(await ground(page)).toBe(DARK);
  await inMenu(page, 'Modo claro');
  await expect.poll(() => ground(other)).toBe(LIGHT);
  expect(await context.cookies()).toEqual([]);
});
