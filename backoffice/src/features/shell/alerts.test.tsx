import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alerts } from '../../shared/alerts/alerts.ts';
import * as sound from '../../shared/alerts/sound.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { id, linea, notificacion, pedido, pedidosPage } from '../../testing/data.ts';
import { demoNotificaciones } from '../../testing/demo-data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

const playChime = vi.fn();

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  playChime.mockClear();
  vi.spyOn(sound, 'playChime').mockImplementation(playChime);
  alerts.set({ sonido: false, navegador: false });
  signInAs('empleado');
});

/** Stubs the browser's notifications with this permission answer. */
function stubNotices(answer: NotificationPermission) {
  const shown: { title: string; body: string | undefined; click: () => void }[] = [];
  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = answer;
      return answer;
    });
    onclick: (() => void) | undefined;
    constructor(title: string, options?: NotificationOptions) {
      shown.push({ title, body: options?.body, click: () => this.onclick?.() });
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification);
  return { shown, asked: FakeNotification.requestPermission };
}

async function open(notificaciones = [] as ReturnType<typeof notificacion>[]) {
  fakeApi({
    'GET /pedidos': () => pedidosPage([pedido(1)]),
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(2))],
    'GET /notificaciones': () => notificaciones,
    'PUT /notificaciones/:tipo': () => [],
  });
  const panel = renderApp('/no-existe');
  await screen.findByText('Panel Administrador');
  return {
    ...panel,
    arrive: (n: number) => act(() => panel.live.handlers?.nuevaNotificacion?.(notificacion(n))),
  };
}
async function openSettings() {
  await userEvent.click(screen.getByRole('button', { name: /^Menú/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Avisos de pedidos' }));
  return within(await screen.findByRole('dialog', { name: 'Avisos de pedidos' }));
}
const SOUND = { name: 'Un sonido' };
const NOTICE = { name: /^Una notificación del navegador/ };

describe('the alert for a new order', () => {
  it('is off by default', async () => {
    const { shown, asked } = stubNotices('granted');
    const { arrive } = await open();
    arrive(2);
    await screen.findByText('Nuevo pedido 2');
    expect(playChime).not.toHaveBeenCalled();
    expect(shown).toHaveLength(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('plays a sound once enabled, and the browser stores that', async () => {
    const { arrive, live } = await open();
    await userEvent.click((await openSettings()).getByRole('switch', SOUND));
    // A sample.
    expect(playChime).toHaveBeenCalledTimes(1);
    expect(JSON.parse(localStorage.getItem('avisos') ?? '{}')).toMatchObject({ sonido: true });
    arrive(2);
    expect(playChime).toHaveBeenCalledTimes(2);
    act(() => live.handlers?.nuevaNotificacion?.(notificacion(9, { tipo: 'usuario' })));
    expect(playChime).toHaveBeenCalledTimes(2);
  });

  it('shows a browser notification in a hidden page once permitted, with a link to the order', async () => {
    const { shown, asked } = stubNotices('granted');
    const { arrive, href } = await open();
    await userEvent.click((await openSettings()).getByRole('switch', NOTICE));
    expect(asked).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(alerts.get().navegador).toBe(true));
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    arrive(2);
    expect(shown).toHaveLength(0);
    focus.mockReturnValue(false);
    arrive(3);
    expect(shown.map(({ body }) => body)).toEqual(['Nuevo pedido 3']);
    act(() => shown[0]?.click());
    await waitFor(() => expect(href()).toBe(`/pedido/${id(3)}`));
  });

  it('shows that the browser denies notifications, and stays off', async () => {
    stubNotices('denied');
    await open();
    const settings = await openSettings();
    await userEvent.click(settings.getByRole('switch', NOTICE));
    await settings.findByText(/tiene bloqueadas las notificaciones/);
    expect(settings.getByRole('switch', NOTICE)).toHaveProperty('checked', false);
    expect(alerts.get().navegador).toBe(false);
  });
});

describe('the list behind the bell', () => {
  it('shows each kind, and the number of others [P2.8 P4.17]', async () => {
    await open(demoNotificaciones(120));
    await userEvent.click(await screen.findByRole('button', { name: 'Notificaciones: 99+' }));
    const list = within(await screen.findByRole('menu', { name: 'Notificaciones' }));
    expect(list.getAllByRole('menuitem')).toHaveLength(10);
    expect(list.getAllByRole('img', { name: 'Solicitud de cuenta' }).length).toBeGreaterThan(0);
    expect(list.getByRole('menuitem', { name: /74 pedidos nuevos más/ }).getAttribute('href')).toBe(
      '/panel-pedidos',
    );
    expect(list.getByRole('menuitem', { name: /38 solicitudes de cuenta más/ }).getAttribute('href')).toBe(
      '/panel-usuarios?inactivos=true',
    );
  });
});
