/** Injected scripts in every text of the shop's settings: none runs, and each is displayed as typed. */
import { expect, test } from '@playwright/test';
import { tryLogin } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { watchInjected } from '../fixtures/nothing-runs.ts';
import { asStored, payloadOf } from '../fixtures/payloads.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { AJUSTES, textFields } from '../fixtures/text-fields.ts';
import { SHOP } from '../shop.ts';

test("no text of the settings runs, on the admin's pages and in the shop", async ({ browser, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const ajustes = `${SHOP.api}/ajustes`;
  const { comercio, datos_bancarios, textos } = await (await request.get(ajustes, { headers })).json();
  const before = { comercio, datos_bancarios, textos };
  const written = [...textFields()].flatMap(([field, length]) =>
    field.startsWith(AJUSTES) ? [[field.slice(AJUSTES.length), payloadOf(length)] as const] : [],
  );
  const textsOf = (part: string) =>
    Object.fromEntries(
      written.flatMap(([field, text]) => {
        const [first, name = ''] = field.split('.');
        return first === part ? [[name, text] as const] : [];
      }),
    );
  expect(new Set(written.map(([field]) => field.split('.')[0]))).toEqual(new Set(Object.keys(before)));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const watch = await watchInjected(context);
  const page = await context.newPage();
  try {
    const data = {
      comercio: { ...comercio, ...textsOf('comercio') },
      textos: textsOf('textos'),
      datos_bancarios: { cbu: '2850590940090418135201', alias: '', ...textsOf('datos_bancarios') },
    };
    expect((await request.patch(ajustes, { headers, data })).ok()).toBe(true);
    const ofShop = ['/inicio', '/about', '/categorias/Semillas', '/register', '/nada', '/login'];
    for (const path of ofShop) {
      await page.goto(SHOP.storefront + path);
      await watch.look(page, path);
    }
    await tryLogin(page, SHOP.storefront, CUSTOMER);
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
    await watch.look(page, 'customer');
    await page.goto(`${SHOP.storefront}/mi-cuenta-corriente`);
    await expect(page.getByRole('region', { name: 'Para pagar por transferencia' })).toBeVisible();
    await watch.look(page, 'account');
    await tryLogin(page, SHOP.backoffice, ADMIN);
    await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
    await page.goto(`${SHOP.backoffice}/panel-ajustes`);
    await expect(page.getByRole('textbox', { name: /^Anuncio para toda la tienda/ })).toHaveValue(
      asStored(textsOf('comercio').anuncio ?? ''),
    );
    await watch.look(page, 'settings');
    const shown = [...watch.seen].join('\n');
    expect(written.filter(([, text]) => !shown.includes(asStored(text)))).toEqual([]);
  } finally {
    // Restore the shop for later tests, even after a failure.
    await request.patch(ajustes, { headers, data: before });
    await context.close();
  }
});
