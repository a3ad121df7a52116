/**
 * Injected scripts in every text field: none runs, and each text is displayed as typed. Run this journey last, because
 * its data stays in the shop.
 */
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { tryLogin } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { type InjectedShop, injectShop } from '../fixtures/injected-shop.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { watchInjected } from '../fixtures/nothing-runs.ts';
import { payloadOf } from '../fixtures/payloads.ts';
import { ADMIN } from '../fixtures/people.ts';
import { AJUSTES, textFields } from '../fixtures/text-fields.ts';
import { SHOP } from '../shop.ts';

type Watch = Awaited<ReturnType<typeof watchInjected>>;

/** Texts that appear only in mails. */
const MAILED = ['usuarios.rechazar.motivo', 'solicitudes.aprobar.mensaje'];

async function walk(page: Page, watch: Watch, base: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(base + path);
    await watch.look(page, path);
  }
}

async function walkStorefront(page: Page, watch: Watch, shop: InjectedShop): Promise<void> {
  const { written } = shop;
  const name = (field: string) => encodeURIComponent(written.get(field) ?? '');
  const term = encodeURIComponent(payloadOf(200));
  const lists = ['/promociones', '/nuevos-ingresos', '/productos-por-bulto-cerrado', '/inicio'];
  await walk(page, watch, SHOP.storefront, [
    ...lists,
    ...lists.slice(0, 3).map((path) => `${path}?term=${term}`),
    '/categorias',
    '/marcas',
    `/marcas/${name('marcas.create.nombre')}`,
    `/categorias/${name('categorias.update.nombre')}?term=${term}`,
    `/marcas/${term}`,
    `/categorias/${term}`,
    ...shop.productos.map((id) => `/producto/${id}`),
    `/producto/${term}`,
    `/${term}`,
    `/login?returnTo=${encodeURIComponent('javascript:hit()')}`,
    `/restablecer-password?token=${term}`,
  ]);
}

async function walkBackoffice(page: Page, watch: Watch, shop: InjectedShop): Promise<void> {
  const term = encodeURIComponent(payloadOf(200));
  await walk(page, watch, SHOP.backoffice, [
    ...['/panel-principal', '/panel-pedidos', '/panel-usuarios', '/panel-producto', '/panel-filtrado'],
    ...['/crear-producto', '/pedido-nuevo', '/pedido-nuevo/buscar', '/panel-bitacora', '/panel-correos'],
    '/panel-busquedas',
    '/panel-roles',
    '/panel-condiciones',
    '/panel-banners',
    ...['/panel-usuarios', '/panel-producto', '/panel-filtrado', '/pedido-nuevo'].map(
      (path) => `${path}?term=${term}`,
    ),
    `/usuario/${shop.editedId}`,
    `/usuario/${shop.customer.usuario_id}`,
    `/editar-usuario/${shop.editedId}`,
    `/pedido/${shop.pedido_id}`,
    `/pedido/editar/${shop.pedido_id}`,
    `/pedido/${shop.pedidoOfStaff}`,
    `/pedido/${shop.cancelled}`,
    `/empaque/${shop.pedidoOfStaff}`,
    `/importacion/${shop.importacion_id}`,
    ...shop.productos.map((id) => `/editar-producto/${id}`),
    ...shop.filtros.marcas.map((id) => `/actualizar-marca/${id}`),
    ...shop.filtros.categorias.map((id) => `/actualizar-categoria/${id}`),
    ...shop.filtros.etiquetas.map((id) => `/actualizar-etiqueta/${id}`),
    `/${term}`,
  ]);
}

test('no injected text runs, and all of it is displayed as typed', async ({ browser, request }) => {
  // The shop's own texts appear in every mail: written-shop.spec tests them.
  const fields = new Map([...textFields()].filter(([field]) => !field.startsWith(AJUSTES)));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const watch = await watchInjected(context);
  const page = await context.newPage();
  await tryLogin(page, SHOP.backoffice, ADMIN);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();

  // Start waiting now: the toast disappears after some seconds, on a slow machine before all texts are written.
  const told = expect(page.getByText(/^Nuevo pedido de /).first()).toBeVisible({ timeout: 120_000 });
  const [shop] = await Promise.all([injectShop(request, fields), told]);
  await test.step('every field of the contract was written', () => {
    expect([...shop.written.keys()].sort()).toEqual([...fields.keys()].sort());
  });

  await test.step('the bell shows people and orders', async () => {
    await page.getByRole('button', { name: /^Notificaciones/ }).click();
    await expect(page.getByRole('menu', { name: 'Notificaciones' })).toBeVisible();
    await watch.look(page, 'notifications');
  });

  await test.step("the back office's screens, an account's details and the charts", async () => {
    await walkBackoffice(page, watch, shop);
    await page.goto(`${SHOP.backoffice}/panel-usuarios?term=${shop.customer.email}`);
    await page
      .getByRole('row')
      .getByRole('button', { name: /^Ver datos/ })
      .first()
      .click();
    await watch.look(page, 'account');
    await page.goto(`${SHOP.backoffice}/pedido/${shop.pedido_id}`);
    await page.getByRole('button', { name: 'Responsable, etiquetas y notas' }).click();
    await expect(page.getByText(shop.written.get('pedidos.anotar.texto') ?? '')).toBeVisible();
    await watch.look(page, 'notes');
    await page.goto(`${SHOP.backoffice}/panel-pedidos`);
    await page.getByRole('button', { name: 'Vistas' }).click();
    await expect(
      page.getByText(shop.written.get('vistas.update.nombre') ?? '', { exact: true }),
    ).toBeVisible();
    await watch.look(page, 'views');
    await page.goto(`${SHOP.backoffice}/panel-principal`);
    for (const chart of await page.locator('.apexcharts-canvas').all()) {
      await chart.hover();
      await watch.look(page, 'charts');
    }
  });

  await test.step('the storefront for a visitor, then for the customer, cart and orders', async () => {
    await walkStorefront(page, watch, shop);
    await tryLogin(page, SHOP.storefront, shop.customer);
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
    await page.goto(`${SHOP.storefront}/cuenta`);
    // On a busy machine the network is idle for a moment before the page asks for the addresses.
    await expect(page.getByText(shop.written.get('misDomicilios.put.horario') ?? '')).toBeVisible();
    await watch.look(page, '/cuenta');
    await walk(page, watch, SHOP.storefront, [
      '/mis-pedidos',
      `/mis-pedidos/${shop.pedido_id}`,
      `/mis-pedidos/${shop.cancelled}`,
      '/usuario-info',
      '/mi-cuenta-corriente',
      '/listas',
      `/producto/${shop.productos[0]}`,
    ]);
    await page
      .getByRole('button', { name: /Añadir al carrito/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Carrito/ })
      .first()
      .click();
    const cart = page.getByRole('dialog', { name: /^Carrito/ });
    await expect(cart.getByText(shop.written.get('miCarrito.change.nota.texto') ?? '')).toBeVisible();
    await watch.look(page, 'cart');
  });

  await test.step('every text was displayed as typed', () => {
    const shown = [...watch.seen].join('\n');
    const missing = [...shop.written].filter(
      ([field, text]) => !MAILED.includes(field) && !shown.includes(text),
    );
    expect(missing).toEqual([]);
  });

  await test.step('mails', async () => {
    // The mail about the received request is sent a moment later, and not at all if the request is already closed.
    await expect
      .poll(async () => (await mailsTo(shop.rejected.email)).map(({ subject }) => subject))
      .toContain('Tu solicitud en Tierra Llana');
    await expect
      .poll(() => mailsTo(shop.customer.email).then((mails) => mails.length))
      .toBeGreaterThanOrEqual(4);
    const { rejected, approved, customer } = shop;
    await expect
      .poll(async () => (await mailsTo(approved.email)).map(({ subject }) => subject))
      .toContain('Tu cuenta en Tierra Llana está activa');
    const mails = (
      await Promise.all([rejected, approved, customer].map(({ email }) => mailsTo(email)))
    ).flat();
    const told: string[] = [];
    const plain = await browser.newContext();
    const reader = await watchInjected(plain);
    const mailbox = await plain.newPage();
    for (const { html = '', subject = '' } of mails) {
      await mailbox.setContent(html);
      await reader.look(mailbox, subject);
      told.push(...reader.seen);
    }
    for (const field of MAILED) expect(told.join('\n')).toContain(shop.written.get(field));
    expect(told.join('\n')).toContain(shop.written.get('productos.create.nombre'));
    await plain.close();
  });

  await test.step('the remito', async () => {
    const answer = await request.get(`${SHOP.api}/remitos/pdf/download?pedidoId=${shop.pedido_id}`, {
      headers: { authorization: `Bearer ${await tokenOf(request, ADMIN)}` },
    });
    const file = await answer.body();
    const pdf = await getDocumentProxy(new Uint8Array(file));
    expect(await pdf.getJSActions()).toBeNull();
    for (let number = 1; number <= pdf.numPages; number += 1) {
      expect(await (await pdf.getPage(number)).getAnnotations()).toEqual([]);
    }
    const { text } = await extractText(pdf, { mergePages: true });
    const squeezed = text.replace(/\s/g, '');
    expect(squeezed).toContain(
      (shop.written.get('usuarios.create.nombre_comercio') ?? '').slice(0, 12).replace(/\s/g, ''),
    );
  });
  await context.close();
});
