import { screen, within } from '@testing-library/react';
import type { CartLine } from 'app-core/cart/line';
import { pedido, uuid } from './data.ts';
import type { Handler, Handlers } from './fake-api.ts';
import { customer, openPage, showCart } from './render-app.tsx';

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
  roles = customer,
  handlers: Handlers = {},
) {
  localStorage.setItem('cart', JSON.stringify({ items }));
  const { user, callsTo, router } = await openPage('/about', roles, { 'POST /pedidos': answer, ...handlers });
  const cart = await showCart(user);
  const order = async () => {
    await user.click(await within(cart).findByRole('button', { name: 'Realizar pedido' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
  };
  const orders = () => callsTo('POST /pedidos');
  return { user, cart, order, orders, router, callsTo };
}
