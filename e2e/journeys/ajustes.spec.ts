/** Texts that an admin writes appear on the next page, and disappear as quickly. */
import { expect, type Page, test } from '@playwright/test';
import { TEXTOS_INICIO } from 'api-client/contract/textos-inicio';
import { TEXTOS_NOSOTROS } from 'api-client/contract/textos-nosotros';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

const ANNOUNCEMENT = 'Cerramos del 24 al 26: los pedidos salen el lunes.';

async function write(page: Page, announcement: string) {
  await page.goto(`${SHOP.backoffice}/panel-ajustes`);
  await page.getByRole('textbox', { name: /^Anuncio para toda la tienda/ }).fill(announcement);
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText(/^Datos guardados\./)).toBeVisible();
}

test("an admin's announcement appears on every page and disappears after its removal", async ({
  page,
  browser,
  request,
}) => {
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  const visitor = await browser.newPage();
  const line = visitor.getByText(ANNOUNCEMENT);
  await visitor.goto(`${SHOP.storefront}/about`);
  await expect(line).toHaveCount(0);
  try {
    await write(page, ANNOUNCEMENT);
    for (const path of ['/about', '/inicio', '/login']) {
      await visitor.goto(`${SHOP.storefront}${path}`);
      await expect(line).toBeVisible();
      expect(await (await request.get(`${SHOP.storefront}${path}`)).text(), path).toContain(ANNOUNCEMENT);
    }
    await visitor.setViewportSize({ width: 390, height: 844 });
    const wide = await visitor.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    await write(page, '');
    await visitor.goto(`${SHOP.storefront}/about`);
    await expect(visitor.getByRole('heading', { name: '¿QUIENES SOMOS?' })).toBeVisible();
    await expect(line).toHaveCount(0);
  } finally {
    // Restore the shop for later tests, even after a failure.
    const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const { comercio } = await (await request.get(`${SHOP.api}/ajustes`, { headers })).json();
    await request.patch(`${SHOP.api}/ajustes`, { headers, data: { comercio: { ...comercio, anuncio: '' } } });
    await visitor.close();
  }
});

const BANK = {
  banco: 'Banco Nación',
  titular: 'Tierra Llana S.R.L.',
  cbu: '2850590940090418135201',
  alias: 'llana.sol',
};
const NO_BANK = { banco: '', titular: '', cbu: '', alias: '' };

test('a customer can copy the bank details once an admin has written them, but no public page contains them', async ({
  page,
  browser,
  request,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const shop = await context.newPage();
  const part = shop.getByRole('region', { name: 'Para pagar por transferencia' });
  await tryLogin(shop, SHOP.storefront, CUSTOMER);
  await expect(shop).toHaveURL(`${SHOP.storefront}/inicio`);
  await shop.goto(`${SHOP.storefront}/mi-cuenta-corriente`);
  await expect(shop.getByRole('heading', { name: 'Movimientos' })).toBeVisible();
  await expect(part).toHaveCount(0);
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  try {
    await page.goto(`${SHOP.backoffice}/panel-ajustes`);
    const form = page.getByRole('region', { name: 'Cuenta para transferencias' });
    for (const [label, value] of [
      ['Banco', BANK.banco],
      ['Titular de la cuenta', BANK.titular],
      ['CBU o CVU', BANK.cbu],
      ['Alias', BANK.alias],
    ] as const) {
      await form.getByLabel(label).fill(value);
    }
    await form.getByRole('button', { name: 'Guardar cuenta bancaria' }).click();
    await expect(page.getByText(/^Cuenta bancaria guardada\./)).toBeVisible();
    await shop.reload();
    await part.getByRole('button', { name: 'Copiar CBU o CVU' }).click();
    await expect(shop.getByText('CBU o CVU: copiado')).toBeVisible();
    expect(await shop.evaluate(() => navigator.clipboard.readText())).toBe(BANK.cbu);
    expect(await shop.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const path of ['/inicio', '/about', '/mi-cuenta-corriente', '/api/tienda']) {
      const source = await (await request.get(SHOP.storefront + path)).text();
      for (const text of [BANK.cbu, BANK.alias]) expect(source, path).not.toContain(text);
    }
  } finally {
    // Restore the shop for later tests, even after a failure.
    const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    await request.patch(`${SHOP.api}/ajustes`, { headers, data: { datos_bancarios: NO_BANK } });
    await context.close();
  }
});

test("home and company page show an admin's texts on the next request, and then the default texts again", async ({
  page,
  request,
}) => {
  const source = async (path: string) => (await request.get(SHOP.storefront + path)).text();
  const OWN = [
    'Alimentos naturales por mayor, para tu comercio',
    'Conocemos a nuestros clientes por su nombre',
  ];
  const TITLE = 'Semillas & frutos secos por mayor';
  expect(await source('/inicio')).toContain(OWN[0]);
  expect(await source('/about')).toContain(OWN[1]);
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  try {
    await page.goto(`${SHOP.backoffice}/panel-ajustes`);
    const form = page.getByRole('region', { name: 'Textos de la tienda' });
    await form.getByLabel('Título del inicio').fill(TITLE);
    await form.getByLabel('Texto de «Sobre nosotros»').fill('{nombre} está en {ciudad}.\n\nSegundo párrafo.');
    await form.getByRole('button', { name: 'Guardar textos' }).click();
    await expect(page.getByText(/^Textos guardados\./)).toBeVisible();
    expect(await source('/inicio')).toContain('Semillas &amp; frutos secos por mayor');
    const about = await source('/about');
    expect(about).toContain('Tierra Llana está en Pergamino, Buenos Aires.</p>');
    expect(about).toContain('content="Tierra Llana está en Pergamino, Buenos Aires. Segundo párrafo."');
    expect(about).not.toContain(OWN[1]);
    const visitor = await page.context().newPage();
    const complaints = watchConsole(visitor);
    await visitor.goto(`${SHOP.storefront}/inicio`);
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await visitor.getByRole('link', { name: 'Sobre nosotros' }).first().click();
    await expect(visitor.getByText('Segundo párrafo.')).toBeVisible();
    expect(complaints).toEqual([]);
    await form.getByRole('button', { name: 'Volver a los textos originales' }).click();
    await form.getByRole('button', { name: 'Guardar textos' }).click();
    await expect.poll(() => source('/inicio')).toContain(OWN[0]);
    expect(await source('/about')).toContain(OWN[1]);
  } finally {
    // Restore the shop for later tests, even after a failure.
    const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const textos = { ...TEXTOS_INICIO, ...TEXTOS_NOSOTROS };
    await request.patch(`${SHOP.api}/ajustes`, { headers, data: { textos } });
  }
});
