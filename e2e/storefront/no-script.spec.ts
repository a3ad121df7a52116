/** Pages of visitors without any script: order and filters of lists work by HTML. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openSlowly, runs } from '../fixtures/slow-scripts.ts';
import { SHOP } from '../shop.ts';

const at = (path: string) => `${SHOP.storefront}${path}`;

async function openWithoutScript(browser: Browser, path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto(at(path));
  return page;
}

const namesOf = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

for (const width of [390, 1440]) {
  test(`the order of a list opens at its button and sorts, without a script at ${width} px`, async ({
    browser,
  }) => {
    const page = await openWithoutScript(browser, '/categorias?page=2&term=a', width);
    const button = page.getByRole('button', { name: /^Filtrar/ });
    const menu = page.getByRole('menu', { name: 'ORDERNAR POR:' });
    await button.click();
    await expect(menu).toBeVisible();
    const place = await menu.boundingBox();
    const opener = await button.boundingBox();
    expect(Math.abs((place?.y ?? 0) - (opener?.y ?? 0) - (opener?.height ?? 0))).toBeLessThan(3);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitemradio', { name: /^Menor precio/ })).toHaveAttribute('aria-disabled');
    await menu.getByRole('menuitemradio', { name: 'Z - A' }).click();
    await expect(page).toHaveURL(at('/categorias?page=2&term=a&sort=nombre_desc'));
    const names = await namesOf(page);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'es', { numeric: true })));
    await button.click();
    await menu.getByRole('menuitemradio', { name: 'Z - A', checked: true }).click();
    await expect(page).toHaveURL(at('/categorias?page=2&term=a'));
  });

  test(`filters are chosen and removed without a script at ${width} px`, async ({ browser }) => {
    const page = await openWithoutScript(browser, '/categorias?term=a', width);
    const sheet = page.getByRole('dialog', { name: 'Afinar la lista' });
    const open = () => page.getByRole('button', { name: /^Más filtros/ }).click();
    await open();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Cerrar filtros' }).click();
    await expect(sheet).toBeHidden();
    await open();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await open();
    await sheet.getByRole('combobox', { name: 'Categoría' }).selectOption('Semillas');
    await sheet.getByRole('combobox', { name: 'Etiqueta' }).selectOption('Vegano');
    await sheet.getByRole('combobox', { name: 'Orden' }).selectOption('mas_nuevos');
    await sheet.getByRole('checkbox', { name: /^Solo lo disponible/ }).check();
    await sheet.getByRole('button', { name: 'Ver la lista' }).click();
    const chosen = page.getByRole('group', { name: 'Filtros elegidos' }).getByRole('link');
    await expect(chosen).toHaveText([
      'Semillas',
      'Vegano',
      'Solo lo disponible',
      'Lo más nuevo primero',
      'Quitar todo',
    ]);
    // The server removes the empty fields of the form from the address.
    await expect(page).toHaveURL(
      at('/categorias?term=a&categoria=Semillas&etiqueta=Vegano&stock=si&orden=mas_nuevos'),
    );
    await expect(page.getByRole('article').first()).toBeVisible();
    await open();
    await expect(sheet.getByRole('combobox', { name: 'Categoría' })).toHaveValue('Semillas');
    await sheet.getByRole('combobox', { name: 'Marca' }).selectOption({ index: 1 });
    await sheet.getByRole('button', { name: 'Ver la lista' }).click();
    await expect(page).toHaveURL(/marca=/);
    await page.getByRole('link', { name: 'Quitar Semillas' }).click();
    await expect(page).not.toHaveURL(/categoria=/);
    await expect(page).toHaveURL(/marca=/);
    await page.getByRole('link', { name: 'Quitar todo' }).click();
    await expect(page).toHaveURL(at('/categorias?term=a'));
  });
}

for (const flag of ['promocion', 'nuevo']) {
  test(`the flag ${flag} filters a category without a script`, async ({ browser }) => {
    const page = await openWithoutScript(browser, '/categorias/Semillas');
    await page.getByRole('button', { name: 'Más filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Afinar la lista' });
    await expect(sheet.getByRole('combobox', { name: 'Categoría' })).toHaveCount(0);
    await sheet.locator(`[name=${flag}]`).check();
    await sheet.getByRole('button', { name: 'Ver la lista' }).click();
    await expect(page).toHaveURL(at(`/categorias/Semillas?${flag}=si`));
  });
}

test('the order opens at once and leads on while the scripts are late', async ({ page }) => {
  await openSlowly(page, '/categorias');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('menuitemradio', { name: 'A - Z' }).click({ timeout: 2000 });
  await expect(page).toHaveURL(at('/categorias?sort=nombre_asc'));
  expect(await page.evaluate(runs)).toBe(false);
});

test('filters filled in before the scripts stay with them, and the application applies them', async ({
  page,
}) => {
  await openSlowly(page, '/categorias');
  await page.getByRole('button', { name: 'Más filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Afinar la lista' });
  await sheet.getByRole('combobox', { name: 'Categoría' }).selectOption('Semillas', { timeout: 2000 });
  await sheet.getByRole('checkbox', { name: /^Solo lo disponible/ }).check();
  expect(await page.evaluate(runs)).toBe(false);
  await page.waitForFunction(runs);
  await expect(sheet.getByRole('button', { name: /^Ver \d+ productos$/ })).toBeVisible();
  await expect(sheet.getByRole('combobox', { name: 'Categoría' })).toHaveValue('Semillas');
  await expect(sheet.getByRole('checkbox', { name: /^Solo lo disponible/ })).toBeChecked();
  await sheet.getByRole('button', { name: /^Ver \d+ productos$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at('/categorias?categoria=Semillas&stock=si'));
  await expect(page.getByRole('link', { name: 'Quitar Semillas' })).toBeVisible();
});
