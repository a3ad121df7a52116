import { screen, waitFor, within } from '@testing-library/react';
import type { Notificacion } from 'api-client/storefront';
import { expectComplaint } from 'api-client/testing/complaints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { item, openCart, placed } from '../../testing/open-cart.tsx';
import { openPage, storedCartLines } from '../../testing/render-app.tsx';
import * as leaving from './leave.ts';

const navigateTo = vi.fn();

beforeEach(() => {
  navigateTo.mockClear();
  vi.spyOn(leaving, 'navigateTo').mockImplementation(navigateTo);
});

const line = (number: number, cantidad: number) => item(number, 30_000, cantidad);
const code: Handlers = { 'POST /auth/codigo': () => ({ codigo: 'abc-123' }) };

async function openAs(role: 'usuario' | 'empleado', items = [line(1, 2), line(2, 1)], api = code) {
  const { user, cart, callsTo } = await openCart(items, placed, [role], api);
  const press = async () => user.click(await within(cart).findByRole('button', { name: 'Realizar pedido' }));
  return { user, cart, press, callsTo };
}

describe("the staff's order button", () => {
  it.each([
    ['Registrar usuario', 'registrar'],
    ['Buscar usuario', 'buscar'],
  ])("'%s' opens the back office with ids, quantities and a code [T2.62 P2.59 P4.20]", async (name, step) => {
    const { user, press, callsTo } = await openAs('empleado');
    await press();
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(navigateTo).toHaveBeenCalledOnce());
    expect(navigateTo).toHaveBeenCalledWith(
      `https://panel.test/pedido-nuevo/${step}#carrito=${uuid(1)}:2,${uuid(2)}:1&codigo=abc-123`,
    );
    // The cart stays in case the user does not finish there.
    expect(storedCartLines()).toHaveLength(2);
    expect(callsTo('POST /pedidos')).toHaveLength(0);
  });

  it("'Cancelar' opens nothing and requests no code [T2.62 P2.59 P4.20]", async () => {
    const { user, press, callsTo } = await openAs('empleado');
    await press();
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull());
    expect(navigateTo).not.toHaveBeenCalled();
    expect(callsTo('POST /auth/codigo')).toHaveLength(0);
  });

  it('opens the back office without a code when the API refuses one', async () => {
    expectComplaint('No se pudo crear el código de acceso');
    const refused: Handlers = {
      'POST /auth/codigo': () => failure(429, 'DEMASIADAS_SOLICITUDES', 'Demasiados intentos.'),
    };
    const { user, press } = await openAs('empleado', [line(1, 2)], refused);
    await press();
    await user.click(await screen.findByRole('button', { name: 'Buscar usuario' }));
    await waitFor(() =>
      expect(navigateTo).toHaveBeenCalledWith(`https://panel.test/pedido-nuevo/buscar#carrito=${uuid(1)}:2`),
    );
  });

  it('is disabled below the minimum', async () => {
    const { cart } = await openAs('empleado', [line(1, 1)]);
    await within(cart).findByText('El monto mínimo para realizar un pedido es de $50.000');
    const button = within(cart).getByRole<HTMLButtonElement>('button', { name: 'Realizar pedido' });
    expect(button.disabled).toBe(true);
  });

  it('asks a customer for a confirmation, without these choices [T6.6]', async () => {
    const { press } = await openAs('usuario');
    await press();
    await screen.findByRole('button', { name: 'Sí, confirmar' });
    expect(screen.queryByRole('button', { name: 'Buscar usuario' })).toBeNull();
  });
});

describe("'Panel Administrador'", () => {
  async function openMenu() {
    const { user, callsTo } = await openPage('/about', ['admin'], code);
    await user.click(await screen.findByRole('button', { name: /menú/i }));
    return { user, callsTo, link: await screen.findByRole('link', { name: 'Panel Administrador' }) };
  }

  it('requests a code first', async () => {
    const { user, link } = await openMenu();
    await user.click(link);
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://panel.test/#codigo=abc-123'));
  });

  it('is a plain link with Ctrl', async () => {
    const { user, link, callsTo } = await openMenu();
    expect(link.getAttribute('href')).toBe('https://panel.test');
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(callsTo('POST /auth/codigo')).toHaveLength(0);
    expect(navigateTo).not.toHaveBeenCalled();
  });
});

describe('the bell', () => {
  const notice = (esta_activo: boolean): Notificacion => ({
    notificacion_id: uuid(1, 'd'),
    tipo: 'pedido',
    mensaje: 'Nuevo pedido',
    referencia_id: uuid(2, '9'),
    fecha: '2026-03-05T17:05:00.000Z',
    esta_activo,
  });
  const open = (role: string, active: boolean) =>
    openPage('/about', [role], { ...code, 'GET /notificaciones': () => [notice(active)] });
  const bell = () => screen.queryByRole('link', { name: /notificaci/i });

  it('links staff to the panel while a notification is active [T1.5 T2.55]', async () => {
    await open('empleado', true);
    await waitFor(() => expect(bell()?.getAttribute('href')).toBe('https://panel.test'));
  });

  it('is hidden without active notifications [T2.55]', async () => {
    const { callsTo } = await open('admin', false);
    await waitFor(() => expect(callsTo('GET /notificaciones')).toHaveLength(1));
    expect(bell()).toBeNull();
  });

  it('is hidden for a customer and requests nothing [T2.55]', async () => {
    const { callsTo } = await open('usuario', true);
    await screen.findByRole('button', { name: /^Carrito: vacío/ });
    expect(bell()).toBeNull();
    expect(callsTo('GET /notificaciones')).toEqual([]);
  });
});
