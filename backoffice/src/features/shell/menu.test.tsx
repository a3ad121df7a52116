import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Tienda } from 'api-client/backoffice';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../../../../package.json';
import { fakeApi, type Handlers } from '../../testing/api-fake.ts';
import { id, notificacion, pedido, pedidosPage } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { AREAS, isOnPage, PAGE_GROUPS } from './areas.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const shop: Handlers = {
  'GET /pedidos': () => pedidosPage([pedido(1)]),
  'GET /notificaciones': () => [],
  'GET /productos': () => ({ productos: [], total: 0 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /marcas': () => ({ marcas: [], total: 0 }),
};
/** jsdom has no layout, so every form of the menu is present. */
const menu = () => screen.getAllByRole('navigation', { name: 'Menú' })[0] as HTMLElement;
const entries = async () => {
  await screen.findAllByRole('navigation', { name: 'Menú' });
  return within(menu()).getAllByRole('link');
};

describe('the menu', () => {
  it.each(['admin', 'empleado'] as const)('has the same four entries for %s [P2.9]', async (role) => {
    signInAs(role);
    fakeApi(shop);
    renderApp('/panel-pedidos');
    const [orders, users, filters, products, ...more] = await entries();
    expect(more).toEqual([]);
    const named = (name: string) => within(menu()).getByRole('link', { name });
    expect(named('Área de Pedidos')).toBe(orders);
    expect(named('Área de Usuarios')).toBe(users);
    expect(named('Crear Filtrado')).toBe(filters);
    expect(named('Crear Producto')).toBe(products);
    expect(screen.getByText('Panel Administrador')).toBeVisible();
  });

  it.each([
    ['/panel-precios', 'Cambiar precios'],
    ['/planilla-de-precios', 'Cambiar precios'],
    ['/panel-importaciones', 'Importar planillas y fotos'],
    [`/importacion/${id(1)}`, 'Importar planillas y fotos'],
    ['/crear-producto', 'Crear Producto'],
    ['/crear-sinonimo', 'Sinónimos'],
    ['/panel-roles', 'Roles'],
  ])('marks only the entry of %s', (path, entry) => {
    const marked = [
      ...AREAS.filter(({ paths }) => paths.test(path)),
      ...PAGE_GROUPS.flatMap(({ pages }) => pages).filter((page) => isOnPage(page, path)),
    ];
    expect(marked.map(({ label }) => label)).toEqual([entry]);
  });

  it('counts active notifications only at its first two entries [P2.10]', async () => {
    fakeApi({
      ...shop,
      'GET /notificaciones': () => [
        notificacion(1, { tipo: 'usuario' }),
        notificacion(2, { tipo: 'usuario' }),
        notificacion(3, { tipo: 'usuario', esta_activo: false }),
      ],
    });
    renderApp('/crear-categoria');
    await screen.findByRole('button', { name: 'Notificaciones: 2' });
    expect((await entries()).map((entry) => within(entry).queryByRole('img')?.textContent)).toEqual([
      undefined,
      '2',
      undefined,
      undefined,
    ]);
  });
});

describe('on a wide window', () => {
  beforeEach(() =>
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    })),
  );
  afterEach(() => vi.unstubAllGlobals());

  it('hides the menu with Menú, and stores that', async () => {
    fakeApi(shop);
    renderApp('/panel-pedidos');
    expect(await entries()).toHaveLength(4);
    // Without a layout, the menus for other widths are present too.
    const menus = () => screen.getAllByRole('navigation', { name: 'Menú', hidden: true }).length;
    const all = menus();
    await userEvent.click(screen.getByRole('button', { name: /^Menú/, expanded: true }));
    expect(menus()).toBe(all - 1);
    cleanup();
    expect(localStorage.getItem('menu-plegado')).toBe('true');
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('button', { name: /^Menú/, expanded: false }));
    expect(menus()).toBe(all);
    expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull();
  });
});

describe('the groups of the menu', () => {
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Menú/ }));
    return within(await screen.findByRole('dialog', { name: 'Menú' }));
  };
  const linksOf = (menu: Awaited<ReturnType<typeof openMenu>>, group: string) =>
    within(menu.getByRole('list', { name: group }))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);

  it("show daily pages while folded, and store each user's opened groups", async () => {
    fakeApi({ ...shop, 'GET /sinonimos': () => ({ sinonimos: [], total: 0 }) });
    renderApp('/panel-pedidos');
    const menu = await openMenu();
    expect(linksOf(menu, 'Ventas')).toEqual(['Empaque']);
    expect(linksOf(menu, 'Catálogo')).toEqual(['Cambiar precios']);
    await userEvent.click(menu.getByRole('button', { name: 'Ventas', expanded: false }));
    expect(linksOf(menu, 'Ventas')).toContain('Orden de estantes');
    cleanup();
    renderApp('/panel-pedidos');
    expect(linksOf(await openMenu(), 'Ventas')).toContain('Orden de estantes');
  });

  it('are open for the current page, and show an often used page', async () => {
    fakeApi({ ...shop, 'GET /sinonimos': () => ({ sinonimos: [], total: 0 }) });
    for (let visit = 0; visit < 2; visit += 1) {
      renderApp('/panel-sinonimos');
      const menu = await openMenu();
      expect(menu.getByRole('button', { name: 'Catálogo', expanded: true })).toBeVisible();
      await userEvent.click(menu.getByRole('link', { name: 'Sinónimos', current: 'page' }));
      cleanup();
    }
    renderApp('/panel-pedidos');
    expect(linksOf(await openMenu(), 'Catálogo')).toContain('Sinónimos');
  });
});

it('shows the version at the bottom', async () => {
  fakeApi(shop);
  renderApp('/panel-pedidos');
  await entries();
  expect(screen.getAllByText(`Versión ${version}`)).not.toHaveLength(0);
  expect(version).toMatch(/^\d+\.\d+\.\d+(-dev)?$/);
});

it('starts an order for a customer in one click from any page [P1.2]', async () => {
  fakeApi(shop);
  const { href } = renderApp('/panel-pedidos');
  await userEvent.click(await screen.findByRole('link', { name: 'Nuevo Pedido' }));
  await screen.findByRole('heading', { name: 'Nuevo Pedido' });
  expect(href()).toBe('/pedido-nuevo');
});

it("shows the shop's name in the tab once loaded", async () => {
  signInAs('admin');
  const comercio = { nombre: 'Semillas del Sur' } as NonNullable<Tienda['comercio']>;
  fakeApi({ ...shop, 'GET /tienda': () => ({ monto_minimo: 1, envio_gratis: 2, comercio }) });
  const { router } = renderApp('/panel-pedidos');
  await waitFor(() => expect(document.title).toBe('Área de Pedidos · Semillas del Sur'));
  await act(() => router.navigate({ href: '/no-existe' }));
  await waitFor(() => expect(document.title).toBe('Panel Administrador · Semillas del Sur'));
});
