import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CartLine } from 'app-core/cart/line';
import { pedido, uuid } from './data.ts';
import type { Handler } from './fake-api.ts';
import { fakeApi, renderApp } from './render-app.tsx';
import { storedSession } from './token.ts';

export const item = (number: number, precio: number, cantidad: number): CartLine => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  precio,
  cantidad,
  tipo_de_precio: 'por_kilo',
  imagenes: [],
});
export type Answer = Handler<'POST /pedidos'>;
export const placed: Answer = () => pedido;

/** Opens the cart of a page with these lines. */
export async function openCart(
  items: CartLine[],
  answer: Answer = placed,
  roles: string[] | undefined = ['usuario'],
) {
  const user = userEvent.setup();
  const { callsTo } = fakeApi({ 'POST /pedidos': answer });
  localStorage.setItem('cart', JSON.stringify({ items }));
  if (roles.length > 0) localStorage.setItem('auth', JSON.stringify(storedSession(undefined, roles)));
  const { router } = await renderApp('/about');
  await user.click(await screen.findByRole('button', { name: /^Carrito/ }));
  const cart = await screen.findByRole('dialog', { name: /^Carrito/ });
  const order = async () => {
    await user.click(await within(cart).findByRole('button', { name: 'Realizar pedido' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
  };
  const orders = () => callsTo('POST /pedidos');
  return { user, cart, order, orders, router };
}

export const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '{}');
