import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Notificacion } from 'api-client/backoffice';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../testing/api-fake.ts';
import { id, linea, notificacion, pedido, pedidosPage, usuario } from '../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../testing/render-app.tsx';

tidyUp();

const some: Handlers = {
  'GET /pedidos': () => pedidosPage([pedido(1)]),
  'GET /usuarios': () => ({ usuarios: [usuario(2)], total: 1 }),
  'PUT /notificaciones/:tipo': () => [],
};
const entry = (name: string) =>
  within(screen.getAllByRole('link', { name: new RegExp(name) })[0] as HTMLElement);

describe('the live connection', () => {
  it('is opened only for staff [P4.16 P4.19 P6.5]', async () => {
    fakeApi(some);
    const { live } = renderApp('/login');
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect(live.handlers).toBeUndefined();
    act(() => signInAs('empleado'));
    await waitFor(() => expect(live.handlers).toBeDefined());
  });

  it('updates the badge, shows a toast and adds the new order [P1.1 P2.8 P4.17 P4.19]', async () => {
    signInAs('empleado');
    const api = fakeApi(some);
    const { live } = renderApp('/panel-pedidos');
    await screen.findByText(/n\.º 1 /);
    expect(screen.queryByRole('button', { name: /Notificaciones/ })).toBeNull();
    api.answer({ 'GET /pedidos': () => pedidosPage([pedido(2), pedido(1)]) });
    act(() => live.handlers?.nuevaNotificacion?.(notificacion(2)));
    await screen.findByText(/n\.º 2 /);
    expect(screen.getByText('Nuevo pedido 2')).toBeVisible();
    expect(entry('Área de Pedidos').getByLabelText('1 nueva')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notificaciones: 1' })).toBeVisible();
    // A repeated event changes nothing.
    act(() => live.handlers?.nuevaNotificacion?.(notificacion(2)));
    expect(entry('Área de Pedidos').getByLabelText('1 nueva')).toBeVisible();
    // Notifications that arrive in the open area are marked as read only after the user's next action.
    expect(api.callsTo('PUT /notificaciones/:tipo')).toHaveLength(0);
  });

  it('has precedence over a response that was requested earlier', async () => {
    signInAs('empleado');
    const waiting: ((list: Notificacion[]) => void)[] = [];
    fakeApi({ ...some, 'GET /notificaciones': () => new Promise((resolve) => waiting.push(resolve)) });
    const { live } = renderApp('/panel-principal');
    await waitFor(() => expect(waiting).toHaveLength(1));
    act(() => live.handlers?.nuevaNotificacion?.(notificacion(2)));
    await screen.findByRole('button', { name: 'Notificaciones: 1' });
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[0]?.([]));
    expect(screen.getByRole('button', { name: 'Notificaciones: 1' })).toBeVisible();
    await act(async () => waiting[1]?.([notificacion(2), notificacion(3)]));
    await screen.findByRole('button', { name: 'Notificaciones: 2' });
  });

  it('adds a new account [P1.1 P4.19]', async () => {
    signInAs('empleado');
    const api = fakeApi({ ...some, 'GET /usuarios/inactivos': () => ({ usuarios: [], total: 0 }) });
    const { live } = renderApp('/panel-usuarios?inactivos=true');
    await screen.findByText('No se han encontrado usuarios');
    api.answer({ 'GET /usuarios/inactivos': () => ({ usuarios: [usuario(7)], total: 1 }) });
    act(() =>
      live.handlers?.nuevaNotificacion?.(notificacion(7, { tipo: 'usuario', mensaje: 'Nuevo usuario' })),
    );
    await screen.findByText('Bruno Gómez 7');
    expect(entry('Área de Usuarios').getByLabelText('1 nueva')).toBeVisible();
  });

  it('clears the kind that another user has read', async () => {
    signInAs('empleado');
    fakeApi({
      ...some,
      'GET /notificaciones': () => [
        notificacion(1, { tipo: 'usuario' }),
        notificacion(2, { tipo: 'usuario' }),
      ],
    });
    const { live } = renderApp('/panel-pedidos');
    await screen.findAllByLabelText('2 nuevas');
    act(() => live.handlers?.notificacionesLeidas?.({ tipo: 'usuario' }));
    await waitFor(() => expect(screen.queryByLabelText('2 nuevas')).toBeNull());
  });

  it('reloads missed data after a reconnect', async () => {
    signInAs('empleado');
    const api = fakeApi(some);
    const { live } = renderApp('/panel-pedidos');
    await screen.findByText(/n\.º 1 /);
    act(() => live.handlers?.connected?.());
    await waitFor(() => expect(api.callsTo('GET /notificaciones')).toHaveLength(2));
    expect(api.callsTo('GET /pedidos')).toHaveLength(1);
    act(() => live.handlers?.connected?.());
    await waitFor(() => expect(api.callsTo('GET /notificaciones')).toHaveLength(3));
    await waitFor(() => expect(api.callsTo('GET /pedidos')).toHaveLength(2));
  });

  it('reloads who edits an order after a reconnect', async () => {
    signInAs('empleado');
    const api = fakeApi({ ...some, 'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1))] });
    const { live } = renderApp(`/pedido/${id(1)}`);
    await screen.findByText('Almendra 1');
    act(() => live.handlers?.connected?.());
    expect(api.callsTo('GET /presencias')).toHaveLength(1);
    act(() => live.handlers?.connected?.());
    await waitFor(() => expect(api.callsTo('GET /presencias')).toHaveLength(2));
  });
});

describe('a lost connection', () => {
  const LOST = /^Sin conexión en vivo/;

  it('is shown after some time, until the reconnect', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signInAs('empleado');
    const api = fakeApi(some);
    const { live } = renderApp('/panel-pedidos');
    await screen.findByText(/n\.º 1 /);
    act(() => live.handlers?.connected?.());
    act(() => live.handlers?.lost?.());
    expect(screen.queryByText(LOST)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3500));
    await screen.findByText(LOST);
    const before = api.callsTo('GET /pedidos').length;
    act(() => live.handlers?.connected?.());
    await waitFor(() => expect(screen.queryByText(LOST)).toBeNull());
    await waitFor(() => expect(api.callsTo('GET /pedidos').length).toBeGreaterThan(before));
  });

  it('asks for the password when the session has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signInAs('empleado');
    const api = fakeApi(some);
    const { live } = renderApp('/panel-pedidos');
    await screen.findByText(/n\.º 1 /);
    api.answer({ 'GET /notificaciones': () => refuse(401, 'NO_AUTENTICADO', 'x') });
    act(() => live.handlers?.lost?.());
    await act(() => vi.advanceTimersByTimeAsync(3500));
    await screen.findByRole('dialog', { name: 'Tu sesión venció' });
  });
});

describe('opening an area', () => {
  it('marks its kind as read, once, and not the other [P2.24 P4.18]', async () => {
    signInAs('empleado');
    let all = [notificacion(1), notificacion(2, { tipo: 'usuario' })];
    const api = fakeApi({
      ...some,
      'GET /notificaciones': () => all,
      'PUT /notificaciones/:tipo': ({ param }) => {
        all = all.filter((one) => one.tipo !== param);
        return [];
      },
    });
    renderApp('/panel-pedidos');
    await waitFor(() =>
      expect(api.callsTo('PUT /notificaciones/:tipo').map((call) => call.param)).toEqual(['pedido']),
    );
    await waitFor(() => expect(entry('Área de Usuarios').getByLabelText('1 nueva')).toBeVisible());
    await userEvent.click(screen.getAllByRole('link', { name: /Área de Usuarios/ })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Área de Usuarios' });
    await waitFor(() =>
      expect(api.callsTo('PUT /notificaciones/:tipo').map((call) => call.param)).toEqual([
        'pedido',
        'usuario',
      ]),
    );
  });

  it('sends no call without notifications, and one when its entry is clicked again [P2.24 P4.18]', async () => {
    signInAs('empleado');
    const api = fakeApi(some);
    const { live } = renderApp('/panel-pedidos');
    await screen.findByText(/n\.º 1 /);
    const link = screen.getAllByRole('link', { name: /Área de Pedidos/ })[0] as HTMLElement;
    await userEvent.click(link);
    expect(api.callsTo('PUT /notificaciones/:tipo')).toHaveLength(0);
    act(() => live.handlers?.nuevaNotificacion?.(notificacion(3)));
    await userEvent.click(link);
    await waitFor(() => expect(api.callsTo('PUT /notificaciones/:tipo')).toHaveLength(1));
  });
});
