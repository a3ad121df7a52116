/** Access to the back office, and the accessibility of its pages. */
import { expect, type Page, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, colourViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { expectRoomForLargerText } from '../fixtures/larger-text.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN, CUSTOMER, PENDING } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('a visitor is redirected to the login, and then to the requested page [P2.4]', async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-usuarios`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(/^Email/).fill(ADMIN.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
});

test('a customer is redirected to the storefront [P2.5]', async ({ page }) => {
  await tryLogin(page, SHOP.backoffice, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
});

test('a wrong password and a pending account get different messages', async ({ page }) => {
  await tryLogin(page, SHOP.backoffice, { ...ADMIN, password: 'Otra1234*' });
  await expect(
    page.getByRole('main').getByText('Credenciales incorrectas. Por favor, intente nuevamente.'),
  ).toBeVisible();
  await tryLogin(page, SHOP.backoffice, PENDING);
  await expect(page.getByText('Tu cuenta todavía no fue aprobada.')).toBeVisible();
});

const SCREENS = [
  ...['/panel-principal', '/panel-pedidos?estado=aprobado,esperando_aprobacion&importe_desde=1'],
  ...['/panel-usuarios', '/panel-producto', '/panel-filtrado'],
  ...['/crear-producto', '/crear-marca', '/crear-categoria', '/crear-etiqueta', '/pedido-nuevo'],
  ...[
    '/pedido-nuevo/buscar',
    '/pedido-nuevo/registrar',
    '/panel-precios?sentido=baja&ajuste=5&redondeo=10&oferta=si&desde=2099-12-01T06:00&hasta=2099-12-08T23:59',
    '/cambios-de-precios',
    '/estantes',
    '/destacados',
    '/panel-tamanos',
    '/planilla-de-precios',
    '/panel-importaciones',
    '/panel-condiciones',
    '/crear-condicion',
    '/comparar-condiciones',
    '/panel-sinonimos',
    '/solicitudes',
    '/panel-cuentas',
    '/panel-informes',
    '/panel-informes?por=producto&contra=otras',
    '/panel-inactivos',
    '/panel-margen?por=producto',
    '/panel-zonas',
    '/crear-zona',
    '/panel-busquedas',
    '/crear-sinonimo',
    '/panel-correos',
    '/panel-ajustes',
    '/panel-banners',
    '/crear-banner',
    '/panel-roles',
    '/crear-rol',
    '/panel-empaque',
    '/panel-estado',
    '/primeros-pasos',
    '/panel-api',
    '/segundo-factor',
    '/panel-bitacora',
    '/cuenta',
    '/no-existe',
  ],
];

/** Sets the colour scheme, and waits until the page has switched. */
async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  await settle(page);
}

/** A single test would take too long. */
const PARTS = 5;
const inPart = (screens: string[], part: number) => screens.filter((_, at) => at % PARTS === part);

for (let part = 0; part < PARTS; part += 1) {
  test(`its pages fit a narrow and a wide window, also with larger text, and pass in both schemes, ${part + 1} of ${PARTS}`, async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    await tryLogin(page, SHOP.backoffice, ADMIN);
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
    const placed = await placeOrder(request);
    const awaiting = await placeOrder(request);
    const { usuario_id } = placed.usuario;
    await setEstado(request, placed, 'aprobado');
    const screens = [
      ...SCREENS,
      ...[`/empaque/${placed.pedido_id}`, `/usuario/${usuario_id}`, `/editar-usuario/${usuario_id}`],
      ...[`/pedido/${placed.pedido_id}`, `/pedido/editar/${awaiting.pedido_id}`],
      `/editar-producto/${placed.productos[0]?.producto_id}`,
    ];
    for (const [at, path] of inPart(screens, part).entries()) {
      // Phone and tablet take turns: they share most of a page. The stories are checked at more widths.
      const narrow = at % 4 < 2 ? 390 : 768;
      // Pages are opened in the narrow window first, or in the wide one.
      const widths = (at + part) % 2 === 0 ? [1440, narrow] : [narrow, 1440];
      const [scheme, other] = at % 3 < 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: widths[0] ?? narrow, height: 900 });
      await visit(page, `${SHOP.backoffice}${path}`);
      for (const width of widths) {
        const where = `${path}, ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        // Charts, drawn by script, resize a moment later.
        await expect.poll(() => sidewaysOverflow(page), where).toBe(0);
        expect(await cutDays(page), where).toEqual([]);
      }
      // In one window, which takes turns: axe takes a second, and the stories of the screens are checked in both.
      expect(await axeViolations(page), path).toEqual([]);
      // In the other scheme only the colours differ.
      await inScheme(page, other);
      expect(await colourViolations(page), `${path}, ${other}`).toEqual([]);
      await expectRoomForLargerText(page, path);
    }
    expect(complaints).toEqual([]);
  });
}

test.describe('at a zoom of 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  test('more than half of a low window shows the lines of an order', async ({ page, request }) => {
    const { pedido_id } = await placeOrder(request);
    await tryLogin(page, SHOP.backoffice, ADMIN);
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
    await visit(page, `${SHOP.backoffice}/pedido/editar/${pedido_id}`);
    await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeAttached();
    expect(await heightBetweenBars(page)).toBeGreaterThan(450 / 2);
    // The bar is not sticky now, and can be scrolled to.
    await page.getByRole('button', { name: 'Guardar Cambios' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeInViewport({ ratio: 1 });
  });
});

/** Returns the window's height in pixels without sticky elements. */
const heightBetweenBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const staying = (from: Element | null): boolean =>
      from !== null &&
      (/^(sticky|fixed)$/.test(getComputedStyle(from).position) || staying(from.parentElement));
    let free = 0;
    for (let y = 0; y < innerHeight; y += 1) {
      if (!staying(document.elementFromPoint(innerWidth / 2, y))) free += 1;
    }
    return free;
  });

/** Returns date fields narrower than their content, which cut their text. */
const cutDays = (page: Page): Promise<string[]> =>
  page.locator('input[type=date]').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const given = field.getBoundingClientRect().width;
      const { style } = field as HTMLElement;
      style.setProperty('width', 'max-content', 'important');
      style.setProperty('flex', 'none');
      const needed = field.getBoundingClientRect().width;
      style.removeProperty('width');
      style.removeProperty('flex');
      return needed > given + 1 ? [`${field.id}: ${given} of ${needed} px`] : [];
    }),
  );
