import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as leaving from '../shared/leave.ts';
import { sessionStore } from '../shared/session/access.ts';
import { fakeApi, type Handlers, refuse } from '../testing/api-fake.ts';
import { id, linea, pedido, pedidosPage } from '../testing/data.ts';
import { renderApp, signInAs, tidyUp, tokenFor } from '../testing/render-app.tsx';

const navigateTo = vi.fn();

tidyUp();
beforeEach(() => {
  navigateTo.mockClear();
  vi.spyOn(leaving, 'navigateTo').mockImplementation(navigateTo);
});

const some: Handlers = {
  'GET /pedidos': () => pedidosPage([pedido(1)]),
  'GET /usuarios': () => ({ usuarios: [], total: 0 }),
  'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1))],
};
/** The public call for the shop's name and look. */
const ASKED_BY_ALL = ['GET /tienda'];
/** Every route of the document (section 2), and the routes of an order for a customer. */
const STAFF_PATHS = [
  ...['/', '/panel-principal', '/panel-pedidos', '/Panel-Pedidos', '/Panel', `/pedido/${id(1)}`],
  ...[`/pedido/editar/${id(1)}`, '/panel-usuarios', '/crear-producto', `/editar-producto/${id(1)}`],
  ...['/panel-producto', '/panel-filtrado', '/crear-marca', '/crear-categoria', '/crear-etiqueta'],
  ...[`/actualizar-marca/${id(1)}`, `/actualizar-etiqueta/${id(1)}`, `/actualizar-categoria/${id(1)}`],
  ...['/pedido-nuevo', '/pedido-nuevo/buscar', '/pedido-nuevo/registrar'],
];

describe('access to the panel', () => {
  it.each(STAFF_PATHS)('redirects a visitor of %s to the login [P2.4 P6.2]', async (path) => {
    const api = fakeApi(some);
    const { router } = renderApp(path);
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect(router.state.location.pathname).toBe('/login');
    expect(api.calls.map(({ name }) => name)).toEqual(ASKED_BY_ALL);
  });

  it.each(STAFF_PATHS)(
    'redirects a customer at %s to the shop and shows nothing [P2.5 P4.16 P6.2]',
    async (path) => {
      signInAs('usuario');
      const api = fakeApi(some);
      renderApp(path);
      await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('http://tienda.test/inicio'));
      expect(screen.queryByText('Panel Administrador')).toBeNull();
      expect(api.calls.map(({ name }) => name)).toEqual([]);
    },
  );

  it('treats an expired session as a visitor', async () => {
    signInAs('admin', -1);
    fakeApi(some);
    const { router } = renderApp('/panel-pedidos');
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect(router.state.location.search).toEqual({ returnTo: '/panel-pedidos' });
  });

  it.each([
    ['/', '/panel-principal', 'Panel Principal'],
    ['/panel-principal', '/panel-principal', 'Panel Principal'],
    ['/Panel', '/panel-principal', 'Panel Principal'],
    ['/Panel-Pedidos?page=1', '/panel-pedidos', 'Área de Pedidos'],
    ['/Panel-Usuarios', '/panel-usuarios', 'Área de Usuarios'],
    ['/login', '/panel-principal', 'Panel Principal'],
    [`/pedido/${id(1)}`, `/pedido/${id(1)}`, 'Detalles del Pedido'],
  ])('shows staff at %s %s [P2.1 P2.2 P6.2]', async (path, shown, title) => {
    signInAs('empleado');
    fakeApi(some);
    const { href } = renderApp(path);
    await screen.findByRole('heading', { name: title });
    await waitFor(() => expect(href()).toBe(shown));
  });

  it.each(['/no-existe', '/pedido', '/panel-usuarios/otra'])(
    'shows %s as not found to all [P2.6]',
    async (path) => {
      const api = fakeApi(some);
      renderApp(path);
      await screen.findByRole('heading', { name: '404 / Página no encontrada' });
      expect(screen.queryByText('Panel Administrador')).toBeNull();
      expect(api.calls.map(({ name }) => name)).toEqual(ASKED_BY_ALL);
    },
  );

  it('keeps the menu for staff on a missing page', async () => {
    signInAs('empleado');
    fakeApi(some);
    renderApp('/no-existe');
    await screen.findByRole('heading', { name: '404 / Página no encontrada' });
    expect(screen.getByText('Panel Administrador')).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: /Área de Usuarios/ })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Área de Usuarios' });
  });
});

describe('the end of a session', () => {
  it('by the logout button opens the login and clears all data [P2.11 P4.10]', async () => {
    signInAs('empleado');
    const api = fakeApi({ ...some, 'POST /auth/logout': () => ({ mensaje: 'Cerraste la sesión.' }) });
    const { href, queryClient, live } = renderApp('/panel-pedidos');
    await screen.findByText('Ana Pérez');
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    await userEvent.click(screen.getByRole('button', { name: /^Menú/ }));
    expect(within(await screen.findByRole('dialog')).getByText('empleado@tienda.test')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect(href()).toBe('/login');
    expect(localStorage.getItem('auth')).toBeNull();
    const told = api.callsTo('POST /auth/logout').map(({ headers }) => headers.get('authorization'));
    expect(told).toEqual([`Bearer ${token}`]);
    expect(live.handlers).toBeUndefined();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
  });

  it('in another tab ends this one too, and a login there continues here', async () => {
    signInAs('empleado');
    fakeApi(some);
    const { href } = renderApp('/panel-pedidos');
    await screen.findByText('Ana Pérez');
    localStorage.removeItem('auth');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));
    await screen.findByRole('heading', { name: 'Iniciar sesión' });

    const token = tokenFor('admin');
    const user = { email: 'admin@tienda.test', roles: ['admin'] };
    localStorage.setItem('auth', JSON.stringify({ token, user, expiry: Date.now() / 1000 + 60 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));
    await waitFor(() => expect(href()).toBe('/panel-principal'));
  });

  it('is not caused by a 403, which is shown', async () => {
    signInAs('empleado');
    fakeApi({
      ...some,
      'PATCH /pedidos/:id/estado': () => refuse(403, 'SIN_PERMISO', 'No tienes permiso para hacer esto.'),
    });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('button', { name: /^Estado del pedido 1/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'APROBADO' }));
    await screen.findByText('No tienes permiso para hacer esto.');
    expect(sessionStore.current).not.toBeNull();
  });
});

it('scrolls to the top on a new path [P2.7]', async () => {
  signInAs('empleado');
  fakeApi(some);
  renderApp('/panel-pedidos');
  const link = await screen.findByRole('link', { name: /^Detalles/ });
  vi.mocked(window.scrollTo).mockClear();
  await userEvent.click(link);
  await screen.findByRole('heading', { name: 'Detalles del Pedido' });
  await waitFor(() =>
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0, left: 0 })),
  );
});
