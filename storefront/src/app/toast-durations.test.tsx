/** Durations that the shop passes to its toasts (document 000, section 9). The kit tests that toasts respect them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import * as kitToasts from 'ui-kit/use-toasts';
import { beforeEach, expect, it, vi } from 'vitest';
import { pedido, producto, uuid } from '../testing/data.ts';
import { failure, type Handlers, productsPage } from '../testing/fake-api.ts';
import { customer, openPage, press, visitor } from '../testing/render-app.tsx';

const durations = new Map<string, number | null | undefined>();
const closed = new Set<unknown>();
const actions = new Map<string, (() => void) | undefined>();
const say = (
  message: string,
  options?: { duration?: number | null; action?: { label: string; onClick: () => void } },
) => {
  durations.set(message, options?.duration);
  actions.set(message, options?.action?.onClick);
  return message;
};
const close = (key: unknown) => void closed.add(key);

beforeEach(() => {
  durations.clear();
  actions.clear();
  closed.clear();
  const toasts = { success: say, error: say, warning: say, info: say, close };
  vi.spyOn(kitToasts, 'useToasts').mockReturnValue(toasts);
});
const api: Handlers = {
  'GET /productos': (call) => productsPage([producto(1, { precio: 60_000 })], call),
  'POST /pedidos': () => pedido,
  'POST /auth/login': () => failure(401, 'CREDENCIALES_INCORRECTAS', 'No.'),
};
it('shows the added-product toast for 2 s and the order confirmation for 10 s, then opens the shop [T4.9 T4.11 T9.10]', async () => {
  const { user, router } = await openPage('/categorias', customer, api);
  await screen.findByText(/\$\s60\.000,00/);
  await press(user, /^Añadir al carrito/);
  expect(durations.get('Producto agregado al carrito!')).toBe(2000);
  await press(user, /^Carrito/);
  const cart = await screen.findByRole('dialog', { name: /^Carrito/ });
  // The open cart shows the added product. The toast would cover its first line.
  expect(closed).toContain('Producto agregado al carrito!');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await press(user, 'Realizar pedido');
  await press(user, 'Sí, confirmar');
  const confirmed = () =>
    [...durations].find(([text]) => text.startsWith('Pedido confirmado. Es el n.º 412, por $'));
  await waitFor(() => expect(confirmed()?.[1]).toBe(10_000));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
  expect(within(cart).queryByText('Producto 1')).toBeNull();
});

it('shows the removed-product toast for 5 s, and its undo brings the product back [T4.7 T9.10]', async () => {
  const line = { producto_id: uuid(1), nombre: 'Chía', precio: 1, cantidad: 1, tipo_de_precio: 'por_kilo' };
  localStorage.setItem('cart', JSON.stringify({ items: [{ ...line, imagenes: [] }] }));
  const { user } = await openPage('/about', customer, api);
  await press(user, /^Carrito/);
  await press(user, 'Eliminar: Chía');
  expect(durations.get('Producto eliminado del carrito!')).toBe(5000);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Eliminar: Chía' })).toBeNull());
  act(() => actions.get('Producto eliminado del carrito!')?.());
  expect(await screen.findByRole('button', { name: 'Eliminar: Chía' })).toBeVisible();
});

it('shows the wrong-credentials toast for 5 s [T8.1 T9.10]', async () => {
  const { user } = await openPage('/login', visitor, api);
  await user.type(await screen.findByLabelText('Correo electrónico'), 'cliente@tienda.test');
  await user.type(screen.getByLabelText('Contraseña'), 'Demo1234*');
  await press(user, 'Iniciar sesión');
  const wrong = 'Credenciales incorrectas. Por favor, intente nuevamente.';
  await waitFor(() => expect(durations.get(wrong)).toBe(5000));
});
