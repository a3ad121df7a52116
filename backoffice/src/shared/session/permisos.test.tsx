import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { llamadasOf } from 'api-client/testing/llamadas';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers } from '../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../testing/data.ts';
import { renderApp, signInAs, signInAsRol, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
/** The first screen of a test also loads its code. */

const waiting = { usuario_id: id(2), nombre: 'Ana', apellido: 'Pérez', nombre_comercio: 'Dietética Sol' };
const shop: Handlers = {
  'GET /pedidos': () => pedidosPage([pedido(7)]),
  'GET /empaques/pendientes': () => ({
    pedidos: [{ pedido_id: id(7), numero: 7, fecha_pedido: '2026-03-02T12:00:00.000Z', usuario: waiting }],
    total: 1,
  }),
};

/** Calls of every page, independent of areas. */
const ANYWHERE: string[] = ['GET /permisos', 'GET /notificaciones', 'GET /tienda'];
const askedBeside = (api: ReturnType<typeof fakeApi>, ...own: string[]) =>
  api.calls.map(({ name }) => name).filter((name) => ![...ANYWHERE, ...own].includes(name));

const menuLinks = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Menú/ }));
  const menu = await screen.findByRole('dialog', { name: 'Menú' });
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

it('opens only packing for a packer, without other calls', async () => {
  const permisos = signInAsRol(['empaque']);
  const api = fakeApi({ ...shop, ...permisos });
  renderApp('/panel-empaque');
  expect(await screen.findByRole('link', { name: 'Empacar: pedido 7' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nuevo Pedido' })).toBeNull();
  expect(document.body.textContent).not.toContain('$');
  expect(await menuLinks()).toEqual(['Empaque', 'Orden de estantes']);
  await userEvent.click(screen.getByRole('button', { name: /Versión/, expanded: false }));
  expect(screen.getByRole('link', { name: 'Correo, contraseña y sesiones' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verificación en dos pasos' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Ventas' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Clientes' })).toBeNull();
  expect(askedBeside(api, 'GET /empaques/pendientes')).toEqual([]);
});

it.each(['/panel-pedidos', `/pedido/${id(7)}`, '/panel-usuarios', '/crear-producto', '/panel-informes'])(
  'shows 403 at %s, without its calls',
  async (path) => {
    const permisos = signInAsRol(['empaque']);
    const api = fakeApi({ ...shop, ...permisos });
    renderApp(path);
    expect(await screen.findByRole('heading', { name: '403 / Sin permiso' })).toBeVisible();
    expect(askedBeside(api)).toEqual([]);
  },
);

it('redirects from admin pages unless the role has the permission', async () => {
  const permisos = signInAsRol(['ajustes']);
  fakeApi({ ...shop, ...permisos });
  const { href, router } = renderApp('/panel-roles');
  await waitFor(() => expect(href()).toBe('/panel-principal'));
  await act(() => router.navigate({ to: '/panel-ajustes' }));
  expect(await screen.findByRole('heading', { name: 'Ajustes' })).toBeVisible();
  // Only admins see who has no second factor.
  expect(screen.queryByText('Pedir la verificación en dos pasos a todo el personal')).toBeNull();
});

it('applies a changed role at once, with the panel open', async () => {
  signInAs('empleado');
  let permisos = { rol: null as string | null, llamadas: llamadasOf() };
  fakeApi({ ...shop, 'GET /permisos': () => permisos });
  const { live, queryClient } = renderApp('/panel-pedidos');
  await screen.findByText('Ana Pérez');
  permisos = { rol: 'Depósito', llamadas: llamadasOf(['empaque']) };
  act(() => live.handlers?.permisosCambiados?.({}));
  expect(await screen.findByRole('heading', { name: '403 / Sin permiso' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: /Área de Pedidos/ })).toEqual([]);
  // Data that the new role may not see is dropped.
  await waitFor(() => {
    const kept = queryClient.getQueryCache().getAll();
    expect(kept.some(({ state }) => JSON.stringify(state.data ?? '').includes('total_precio'))).toBe(false);
  });
  permisos = { rol: null, llamadas: llamadasOf() };
  act(() => live.handlers?.permisosCambiados?.({}));
  expect(await screen.findByText('Ana Pérez')).toBeVisible();
});
