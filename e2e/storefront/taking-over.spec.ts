import { expect, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { SHOP } from '../shop.ts';

test('a link pressed during hydration navigates, and React logs no error', async ({ browser }) => {
  // Chance decides which parts have hydrated; of several presses, most come during hydration.
  for (let press = 0; press < 5; press += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto(`${SHOP.storefront}/inicio`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Sobre nosotros' }).first().click();
    await expect(page.getByRole('heading', { name: '¿QUIENES SOMOS?' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('a search submitted during hydration finds products, and React logs no error', async ({ browser }) => {
  for (let press = 0; press < 3; press += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto(`${SHOP.storefront}/inicio`, { waitUntil: 'commit' });
    const search = page.getByRole('combobox', { name: 'Buscar productos' });
    await search.fill('nuez');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/categorias\?term=nuez$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    await context.close();
  }
});

for (const path of ['/producto/00000000-0000-4000-8000-000000000000', '/marcas/ninguna', '/no-existe']) {
  test(`a link leads away from ${path}, where the page does not hydrate`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(SHOP.storefront + path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Sobre nosotros' }).first().click();
    await expect(page.getByRole('heading', { name: '¿QUIENES SOMOS?' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
