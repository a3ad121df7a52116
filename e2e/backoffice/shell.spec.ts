/** The frame of every staff page: menu, session, shortcuts, notifications. */
import { expect, type Locator, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { announced } from '../fixtures/announced.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { paleOnPaper, pressedOnPaper } from '../fixtures/paper.ts';
import { ADMIN, newShopOwner } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
});

test('an expired session asks for the password in every tab, and loses nothing', async ({
  page,
  context,
}) => {
  const owner = newShopOwner();
  expect((await page.request.post(`${SHOP.api}/usuarios`, { data: owner })).status()).toBe(201);
  const other = await context.newPage();
  await other.goto(`${SHOP.backoffice}/panel-pedidos`);
  await expect(other.getByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();

  await page.goto(`${SHOP.backoffice}/panel-usuarios?inactivos=true`);
  const nombre = `${owner.nombre} ${owner.apellido}`;
  await page.getByRole('button', { name: `Rechazar: ${nombre}` }).click();
  await page.getByRole('textbox', { name: /Motivo/ }).fill('El CUIT no existe.');
  // The server has revoked the session.
  const refuse = { statusCode: 401, code: 'NO_AUTENTICADO', message: 'x' };
  await page.route('**/api/usuarios/rechazar/*', (route) => route.fulfill({ status: 401, json: refuse }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Sí, rechazar' }).click();

  const asked = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await expect(asked.getByLabel('Email')).toHaveValue(ADMIN.email);
  await expect(other.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await asked.getByLabel('Contraseña', { exact: true }).fill(ADMIN.password);
  await asked.getByRole('button', { name: 'Continuar' }).click();
  await expect(asked).toBeHidden();
  await expect(other.getByRole('dialog')).toBeHidden();

  await expect(page.getByRole('textbox', { name: /Motivo/ })).toHaveValue('El CUIT no existe.');
  await page.getByRole('button', { name: 'Sí, rechazar' }).click();
  await expect(page.getByText('La solicitud ha sido rechazada exitosamente.')).toBeVisible();
});

test('a new request shows at once: toast, badge, bell with its list [P1.1 P2.8 P2.10 P4.17 P4.19]', async ({
  page,
}) => {
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const owner = newShopOwner();
  await page.request.post(`${SHOP.api}/usuarios`, { data: owner });
  await expect(page.getByText(owner.apellido).first()).toBeVisible();
  await page.getByRole('button', { name: /^Notificaciones: \d/ }).click();
  const entry = page.getByRole('menu', { name: 'Notificaciones' }).getByRole('menuitem').first();
  await expect(entry).toContainText(owner.apellido);
  await entry.click();
  await expect(page).toHaveURL(/panel-usuarios\?inactivos=true/);
  // Opening the area has marked them as read.
  await expect(page.getByRole('link', { name: /Área de Usuarios/ }).getByRole('img')).toHaveCount(0);
});

test('the keyboard moves between areas, rows and pages', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-usuarios`);
  await expect(page.getByRole('button', { name: /^Ver datos/ }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Buscar usuario...')).toBeFocused();
  await page.keyboard.type('go');
  await expect(page.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Buscar usuario...').blur();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.type('go');
  await expect(page.getByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();
});

test('an order is found by number and a person by name, by keyboard', async ({ page, request }) => {
  const { pedido_id, numero } = await placeOrder(request);
  const owner = newShopOwner();
  const made = await request.post(`${SHOP.api}/usuarios`, { data: owner });
  const { usuario_id } = await made.json();
  const { keyboard } = page;
  const field = page.getByRole('combobox', { name: 'Encontrar' });
  const goTo = async (text: string, name: RegExp) => {
    await keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await keyboard.type(text);
    await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
    await keyboard.press('Enter');
    await expect(field).toBeHidden();
  };
  await visit(page, `${SHOP.backoffice}/panel-principal`);
  await goTo(String(numero), new RegExp(`^Pedido ${numero}`));
  await expect(page).toHaveURL(`${SHOP.backoffice}/pedido/${pedido_id}`);
  await expect(page.getByRole('table', { name: 'Productos del pedido' })).toBeVisible();
  await goTo(owner.apellido, new RegExp(`^${owner.nombre} ${owner.apellido}`));
  await expect(page).toHaveURL(`${SHOP.backoffice}/usuario/${usuario_id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `${owner.nombre} ${owner.apellido}` }),
  ).toBeVisible();
});

test('turning pages by keyboard keeps the focus on the button', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-producto`);
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.focus();
  for (const number of [2, 3]) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Página ${number} de`)).toBeVisible();
    await expect(next).toBeEnabled();
    await expect(next).toBeFocused();
  }
});

test('screen readers get page titles, list results, and toasts above dialogs', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-producto`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de productos' })).toBeVisible();
  await page.getByRole('link', { name: /Área de Usuarios/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Área de Usuarios' })).toBeFocused();
  await page.getByPlaceholder('Buscar usuario...').fill('no hay nadie así');
  await expect(announced(page)).toHaveText('Sin resultados.');
  await page.getByPlaceholder('Buscar usuario...').fill('');
  await expect(announced(page)).toHaveText(/^Resultados 1 a 10 de \d+\.$/);

  await page.getByRole('button', { name: 'Dar de baja' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const owner = newShopOwner();
  expect((await page.request.post(`${SHOP.api}/usuarios`, { data: owner })).status()).toBe(201);
  // Roles are visible only outside of content that a dialog hides.
  await expect(page.getByRole('status').filter({ hasText: owner.nombre })).toBeVisible();
});

for (const path of ['/no-existe', '/%3Cx%3E', '/%E0%A4%A']) {
  test(`a missing path keeps the menu: ${path} [P2.6]`, async ({ page }) => {
    await page.goto(SHOP.backoffice + path);
    await expect(page.getByRole('heading', { name: '404 / Página no encontrada' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Área de Pedidos/ })).toBeVisible();
  });
}

test('Reintentar loads a page whose code failed to load', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  // Missing during a deployment or a short connection loss.
  const code = /assets\/panel-usuarios-[^/]*\.js/;
  // Route on the context: the service worker requests the files, and page routes do not see its requests.
  await page.context().route(code, (route) => route.fulfill({ status: 404 }));
  // The page reloads itself once, because a new version has other files; then it waits for the user.
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('link', { name: /Área de Usuarios/ }).click();
  await loadedAnew;
  await expect(page.getByText('No se pudo mostrar esta página.')).toBeVisible();
  await page.context().unroute(code);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`menu, badges and dialogs pass at ${width} px [P2.11]`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    const owner = newShopOwner();
    await page.request.post(`${SHOP.api}/usuarios`, { data: owner });
    await page.goto(`${SHOP.backoffice}/panel-pedidos`);
    const area = page.getByRole('link', { name: /^Área de Usuarios \d+ nuevas?$/ });
    await expect(area).toBeVisible();
    // The visible text matches the accessible name, for speech input.
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('nav [role=img], .MuiBadge-badge')]
        .filter((badge) => badge.textContent && badge.getClientRects().length > 0)
        .filter((badge) => Number.parseFloat(getComputedStyle(badge).fontSize) < 14)
        .map((badge) => badge.outerHTML),
    );
    expect(small).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    if (width < 1024) await page.getByRole('button', { name: /^Menú/ }).click();
    await page.getByRole('button', { name: 'Avisos de pedidos' }).click();
    await expect(page.getByRole('dialog', { name: 'Avisos de pedidos' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole('dialog', { name: 'Avisos de pedidos' })
      .getByRole('button', { name: 'Cerrar' })
      .click();
    if (width < 1024) {
      await page.getByRole('button', { name: 'Cerrar menú' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await area.click();
    await expect(page.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`print has the page in black on white, without menu and buttons, in the ${colorScheme} scheme`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme });
    const placed = await placeOrder(request);
    await setEstado(request, placed, 'aprobado');
    const printed = async (path: string, ...content: Locator[]) => {
      if (path) await visit(page, SHOP.backoffice + path);
      for (const part of content) await expect(part).toBeVisible();
      const screen = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const part of content) await expect(part, path).toBeVisible();
      expect({ path, pale: await paleOnPaper(page), pressed: await pressedOnPaper(page) }).toEqual({
        path,
        pale: [],
        pressed: [],
      });
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe('rgba(0, 0, 0, 0)');
      const pdf = await page.pdf({ format: 'A4' });
      await page.emulateMedia({ media: 'screen', colorScheme });
      // The screen style is restored.
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(screen);
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      return text.replaceAll(/\s+/g, ' ');
    };
    const table = (name: string) => page.getByRole('table', { name });
    const lines = table('Productos del pedido');
    const order = await printed(
      `/pedido/${placed.pedido_id}`,
      lines,
      page.getByText('Precio total').first(),
      page.getByRole('button', { name: /APROBADO/ }),
    );
    for (const { nombre } of placed.productos) expect(order).toContain(nombre);
    expect(order).toContain(`${placed.numero}`);
    expect(order).not.toMatch(/Menú|Área de Usuarios|Registrar pago/);

    const list = await printed('/panel-pedidos', table('Pedidos'), page.getByText(/^Página 1 de \d/));
    expect(list).toContain(`${placed.numero}`);
    expect(list).not.toMatch(/Menú|Área de Usuarios|Buscar/);

    await printed(
      `/usuario/${placed.usuario.usuario_id}`,
      table('Movimientos'),
      page.getByText('Saldo').first(),
    );
    await printed('/panel-producto', table('Productos'), page.getByText(/^\$/).first());
    await printed('/panel-principal', page.getByRole('heading', { level: 1 }));

    // With a toast and an open dialog, the dialog is printed.
    await page.goto(`${SHOP.backoffice}/panel-pedidos`);
    await page.getByRole('checkbox', { name: new RegExp(`${placed.numero}`) }).check();
    await page.getByRole('button', { name: 'Hojas de ruta' }).click();
    const route = page.getByRole('dialog', { name: 'Hojas de ruta' });
    await expect(route.getByRole('listitem').first()).toBeVisible();
    const sheet = await printed('', route.getByRole('listitem').first());
    expect(sheet).toContain(`${placed.numero}`);
    expect(sheet).not.toContain('Área de Pedidos');
  });
}
