/** Toasts must not cover the used control, its surroundings and the bar at the bottom. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { settle } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { isUnderToasts } from '../fixtures/under-toasts.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const toastsOf = (page: Page) => page.locator('.tienda-toasts').getByRole('status');

/** Scrolls the element to the place where toasts appear, below the header. */
const moveUnderHeader = (it: Locator, top: number) =>
  it.evaluate((one, top) => window.scrollBy(0, one.getBoundingClientRect().top - top), top);

async function expectFree(page: Page, ...all: readonly Locator[]) {
  await expect(toastsOf(page)).toHaveCount(1);
  await settle(page);
  for (const one of all) await expect.poll(() => isUnderToasts(page, one), `${one}`).toBe(false);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a toast on a product page covers neither the pressed button nor the bar below', async ({
    page,
    request,
  }) => {
    const shop = await newAccount(request);
    const token = await tokenOf(request, shop);
    const [producto] = (await allProducts(request, token)).filter(({ disponible }) => disponible);
    const data = { nombre: 'Semanal', productos: [] };
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.post(`${SHOP.api}/mis-listas`, { headers, data })).status()).toBe(201);
    await signIn(page, SHOP.storefront, shop);
    await visit(page, `${SHOP.storefront}/producto/${producto?.producto_id}`);
    const save = page.getByRole('button', { name: 'Guardar en una lista' });
    await moveUnderHeader(save, 90);
    await save.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Semanal/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const add = page
      .getByRole('main')
      .getByRole('button', { name: 'Añadir al carrito', exact: true })
      .first();
    await expectFree(page, save, add);
  });

  test('a toast on a list covers neither the next line nor the bar below', async ({ page, request }) => {
    const shop = await newAccount(request);
    const token = await tokenOf(request, shop);
    const productos = (await allProducts(request, token))
      .filter(({ disponible }) => disponible)
      .slice(0, 8)
      .map(({ producto_id }) => ({ producto_id, cantidad: 2 }));
    const answer = await request.post(`${SHOP.api}/mis-listas`, {
      headers: { authorization: `Bearer ${token}` },
      data: { nombre: 'Semanal', productos },
    });
    expect(answer.status()).toBe(201);
    const { lista_id } = await answer.json();
    await signIn(page, SHOP.storefront, shop);
    await visit(page, `${SHOP.storefront}/listas/${lista_id}`);
    const off = page.getByRole('button', { name: /^Quitar de la lista: / });
    const next = off.nth(2);
    const name = await next.getAttribute('aria-label');
    await moveUnderHeader(off.nth(1), 90);
    await off.nth(1).click();
    await expect(off).toHaveCount(7);
    // The pressed button disappeared with its line: the next line has the focus.
    await expect(page.getByRole('button', { name: `${name}`, exact: true })).toBeFocused();
    const addAll = page.getByRole('main').getByRole('button', { name: 'Agregar toda la lista' });
    await expectFree(page, page.locator(':focus'), addAll);
  });
});

for (const width of [390, 1366]) {
  test(`a toast at ${width} px does not cover the name of the added product`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await signIn(page, SHOP.storefront, CUSTOMER);
    await visit(page, `${SHOP.storefront}/categorias/Semillas`);
    const cards = page.getByRole('article');
    // The last card of the first row is where toasts appear on a wide window.
    const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const card = cards.nth(tops.lastIndexOf(tops[0] ?? 0));
    const name = card.getByRole('heading');
    await moveUnderHeader(name, width < 768 ? 80 : 130);
    const add = card.getByRole('button', { name: /^Añadir al carrito/ });
    await add.click();
    await expectFree(page, name, add);
  });
}
