/** Orders that failed to leave the device, and orders whose answer was lost. */
import { screen, waitFor, within } from '@testing-library/react';
import { expectComplaint } from 'api-client/testing/complaints';
import { describe, expect, it, vi } from 'vitest';
import { pedido, usuario, uuid } from '../../testing/data.ts';
import { item, openCart, placed } from '../../testing/open-cart.tsx';
import { customer, openPage, resetApp, showCart, storedCart, visitor } from '../../testing/render-app.tsx';

const UNKNOWN = /No sabemos si tu pedido nos llegó/;

describe('an order without an answer', () => {
  it('leaves the cart editable when the request never left the device', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { user, cart, order, orders } = await openCart([item(1, 60_000, 1)], placed);
    const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await order();
    await screen.findByText('No hay señal: tu pedido no salió. Tu carrito sigue como estaba.');
    expect(orders()).toEqual([]);
    expect(within(cart).queryByText(UNKNOWN)).toBeNull();
    expect(storedCart()).not.toHaveProperty('envio');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(within(cart).getByRole('button', { name: 'Sumar uno: Cantidad de Producto 1' }));
    expect(storedCart().items[0].cantidad).toBe(2);
    signal.mockRestore();
    await order();
    expect(await screen.findByText(/^Pedido confirmado/)).toBeVisible();
  });

  it('leaves the cart editable also after a reload when the request never left the device', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { order } = await openCart([item(1, 60_000, 1)], placed);
    const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await order();
    await screen.findByText(/^No hay señal/);
    const [kept, session] = ['cart', 'auth'].map((key) => localStorage.getItem(key) ?? '');
    resetApp();
    signal.mockRestore();

    localStorage.setItem('cart', kept ?? '');
    localStorage.setItem('auth', session ?? '');
    const { user, callsTo } = await openPage('/about', visitor, { 'POST /pedidos': placed });
    const cart = within(await showCart(user));
    await user.click(await cart.findByRole('button', { name: 'Sumar uno: Cantidad de Producto 1' }));
    expect(storedCart().items[0].cantidad).toBe(2);
    expect(cart.queryByText(UNKNOWN)).toBeNull();
    expect(cart.queryByRole('button', { name: 'Ver si llegó' })).toBeNull();
    await user.click(cart.getByRole('button', { name: 'Realizar pedido' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
    expect(await screen.findByText(/^Pedido confirmado/)).toBeVisible();
    expect(callsTo('POST /pedidos')).toHaveLength(1);
  });

  it('keeps its key when a second try never left, because the first may have arrived', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { user, cart, order } = await openCart([item(1, 60_000, 1)], () => new Promise(() => {}));
    await order();
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await within(cart).findByText(UNKNOWN);
    const { clave } = storedCart().envio;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await order();
    await screen.findByText(/^No hay señal/);
    expect(storedCart().envio.clave).toBe(clave);
  });

  it.each([
    ['the order did not arrive and the cart is free again', null],
    ['the order arrived and is shown', pedido],
  ])('can be looked up after a reload: %s', async (_, found) => {
    const clave = uuid(5);
    const envio = {
      clave,
      usuarioId: usuario.usuario_id,
      detalles: [{ producto_id: uuid(1), cantidad: 1, precio_unitario: 60_000 }],
    };
    localStorage.setItem('cart', JSON.stringify({ items: [item(1, 60_000, 1)], envio }));
    const { user, callsTo } = await openPage('/about', customer, {
      'PUT /pedidos/intentos/:clave': () => ({ pedido: found }),
    });
    const cart = within(await showCart(user));
    await cart.findByText(UNKNOWN);
    await user.click(cart.getByRole('button', { name: 'Ver si llegó' }));
    if (found) expect(await screen.findByText(`Recibimos tu pedido n.º ${pedido.numero}`)).toBeVisible();
    else expect(await cart.findByRole('button', { name: 'Eliminar: Producto 1' })).toBeEnabled();
    expect(callsTo('PUT /pedidos/intentos/:clave')[0]?.param).toBe(clave);
    expect(storedCart()).not.toHaveProperty('envio');
    expect(storedCart().items).toHaveLength(found ? 0 : 1);
  });
});
