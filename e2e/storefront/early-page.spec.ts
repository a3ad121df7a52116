/** A visitor's page before the application runs. */
import { expect, type Page, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { delayScripts, runs } from '../fixtures/slow-scripts.ts';
import { SHOP } from '../shop.ts';

const aProduct = async (page: Page) => {
  await page.goto(`${SHOP.storefront}/categorias`);
  return (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
};

/** Returns the list of requested script files, which grows. */
function scriptsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) files.push(request.url());
  });
  return files;
}

const isRunning = (page: Page) => page.evaluate(runs);

test('pages of visitors load no script with the page, and run none at rest', async ({ page }) => {
  const complaints = watchConsole(page);
  const product = await aProduct(page);
  for (const path of ['/inicio', '/categorias', product, '/marcas', '/about', '/register', '/promociones']) {
    await page.goto(SHOP.storefront + path, { waitUntil: 'networkidle' });
    const { withPage, atRest } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const isEarly = ({ startTime }: PerformanceEntry) => startTime < (navigation?.loadEventStart ?? 0);
      return { withPage: scripts.filter(isEarly).length, atRest: scripts.length };
    });
    // The files come after the page, and wait.
    expect(withPage, path).toBe(0);
    expect(atRest, path).toBeGreaterThan(3);
    expect(await isRunning(page), path).toBe(false);
  }
  expect(complaints).toEqual([]);
});

test('reading, scrolling and following links start nothing; a pointer over a button does', async ({
  page,
}) => {
  await page.goto(`${SHOP.storefront}/inicio`);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Sobre nosotros' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.waitForLoadState('networkidle');
  expect(await isRunning(page)).toBe(false);
  await page.getByRole('button', { name: /^Carrito/ }).hover();
  await page.waitForFunction(runs);
});

test('saves data when the browser asks for that', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = scriptsOf(page);
  await page.goto(`${SHOP.storefront}/inicio`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.getByRole('dialog', { name: /carrito/i })).toBeVisible();
});

test('the cart, pressed five seconds before the scripts, shows the press and opens', async ({ page }) => {
  const complaints = watchConsole(page);
  await delayScripts(page);
  await page.goto(`${SHOP.storefront}/marcas`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.locator('button[data-waiting]')).toHaveCSS('cursor', 'progress', { timeout: 1000 });
  await expect(page.getByRole('dialog', { name: /carrito/i })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** Lets no script file arrive, ever. */
const blockScripts = (page: Page) => page.route(/\.js$/, () => {});

test('the menu opens, leads on and closes in every way without the application', async ({ page }) => {
  const complaints = watchConsole(page);
  await blockScripts(page);
  await page.goto(`${SHOP.storefront}/inicio`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Menú' });
  const menu = page.getByRole('dialog', { name: 'Menú' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: 'Cerrar menú' }).click(),
    // Beside the menu.
    () => page.mouse.click(900, 400),
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await close();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  // The focus never reaches the page behind.
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer')))).toBe(false);
  }
  await menu.getByRole('link', { name: 'Solicitar una cuenta' }).click();
  await expect(page).toHaveURL(/\/register$/);
  expect(complaints).toEqual([]);
});

test('a menu that was opened before the scripts stays open with them, and Back closes it', async ({
  page,
}) => {
  await delayScripts(page);
  await page.goto(`${SHOP.storefront}/inicio`);
  await page.goto(`${SHOP.storefront}/about`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.waitForFunction(runs);
  const menu = page.getByRole('dialog', { name: 'Menú' });
  // The application knows of it.
  await expect(page.locator('button[commandfor=menu]')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search opens and finds without the application', async ({ page }) => {
    await blockScripts(page);
    await page.goto(`${SHOP.storefront}/about`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Buscar productos' }).click();
    await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toBeFocused();
    await page.keyboard.type('nuez');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/term=nuez/);
    await expect(page.getByRole('article').first()).toContainText(/nuez/i);
  });

  test('a search that was opened before the scripts stays open, and its button closes it', async ({
    page,
  }) => {
    await delayScripts(page);
    await page.goto(`${SHOP.storefront}/about`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Buscar productos' }).click();
    const field = page.getByRole('combobox', { name: 'Buscar productos' });
    await field.pressSequentially('nuez');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('nuez');
    await page.getByRole('button', { name: 'Cerrar la búsqueda' }).click();
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: 'Buscar productos' })).toBeFocused();
  });
});

test('a term typed before the scripts gets suggestions', async ({ page }) => {
  await delayScripts(page);
  await page.goto(`${SHOP.storefront}/about`, { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.pressSequentially('nuez');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('nuez');
});

test('a press without connection is answered when the connection is back', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`${SHOP.storefront}/about`);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.locator('button[data-waiting]')).toHaveCSS('cursor', 'progress');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /carrito/i })).toBeVisible();
});

test("reloads once when the application's file no longer exists", async ({ page }) => {
  let entry = '';
  await page.route(/assets\/index-[^/]*\.js$/, async (route) => {
    entry ||= route.request().url();
    await route.fulfill({ status: 404 });
  });
  await page.goto(`${SHOP.storefront}/about`, { waitUntil: 'networkidle' });
  expect(entry).not.toBe('');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect.poll(() => loads.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await page.waitForTimeout(1500);
  expect(loads).toHaveLength(1);
  await expect(page.getByRole('heading', { name: '¿QUIENES SOMOS?' })).toBeVisible();
});

test('a page that the browser translated before the first press answers it', async ({ page }) => {
  await page.goto(`${SHOP.storefront}/categorias`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest('script'),
    )) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data.toUpperCase());
    }
  });
  await page.getByRole('button', { name: /^carrito/i }).click();
  await expect(page.getByRole('dialog', { name: /carrito/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Solicitar una cuenta' })).toBeVisible();
});

test('offers to install the shop when the browser offered that before the first act', async ({ page }) => {
  await page.goto(`${SHOP.storefront}/login`);
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  expect(await isRunning(page)).toBe(false);
  await page.getByLabel(/^Correo electrónico/).fill(CUSTOMER.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inicio$/);
  // At once: a second navigation of the login used to undo this one.
  await page.getByRole('link', { name: 'Mi cuenta' }).first().click();
  await page.getByRole('main').locator('a[href="/cuenta"]').click();
  await expect(page.getByRole('button', { name: /Instalar/ })).toBeVisible();
});

test('a login in another tab starts the page', async ({ page, context }) => {
  await page.goto(`${SHOP.storefront}/categorias`, { waitUntil: 'networkidle' });
  expect(await isRunning(page)).toBe(false);
  const other = await context.newPage();
  await tryLogin(other, SHOP.storefront, CUSTOMER);
  await expect(other).toHaveURL(/\/inicio$/);
  await expect(page.getByRole('button', { name: /Añadir al carrito/ }).first()).toBeVisible();
  await page.goto(`${SHOP.storefront}/inicio`);
  await page.waitForFunction(runs);
});

test.describe('the carousel of the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const shelf = (page: Page) => page.getByRole('region', { name: 'Destacados', exact: true });
  const left = (page: Page) => shelf(page).evaluate((root) => root.firstElementChild?.scrollLeft ?? 0);

  test('turns without the application, stops under the pointer, and goes on from its slide', async ({
    page,
  }) => {
    await page.goto(`${SHOP.storefront}/inicio`);
    await expect.poll(() => left(page), { timeout: 10_000 }).toBeGreaterThan(100);
    expect(await isRunning(page)).toBe(false);
    await shelf(page).getByRole('group').nth(2).hover();
    await page.waitForTimeout(600);
    const stopped = await left(page);
    await page.waitForTimeout(4000);
    expect(await left(page)).toBe(stopped);
    const dot = await shelf(page).locator('[aria-current=true]').getAttribute('aria-label');
    expect(dot).not.toMatch(/ 1 de/);
    await shelf(page).getByRole('button', { name: 'Siguiente' }).focus();
    await expect(shelf(page).locator('[data-ready]')).toBeVisible();
    await expect(shelf(page).locator('[aria-current=true]')).toHaveAttribute('aria-label', dot ?? '');
  });

  test('stands still when the device prefers less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${SHOP.storefront}/inicio`);
    await page.waitForTimeout(4500);
    expect(await left(page)).toBe(0);
  });
});
