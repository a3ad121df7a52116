import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { fakeApi, type Handlers } from './api-fake.ts';
import { producto } from './catalogo-data.ts';
import { pedido, pedidosPage, usuario } from './data.ts';
import { renderApp, signInAs } from './render-app.tsx';

/** Simulates a wide window, with the cart beside the page: jsdom has no layout. */
export function wideWindow(): void {
  window.scrollTo = vi.fn();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('min-width:1024px'),
      media,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

export const almonds = producto(1, { nombre: 'Almendra', precio: 60_000 });
export const chia = producto(2, { nombre: 'Chía', precio: 1000 });
export const placed = { ...pedido(7), detalles: [] };

export const shop: Handlers = {
  'GET /productos': () => ({ productos: [almonds, chia], total: 2 }),
  'GET /productos/varios': () => ({ productos: [almonds], total: 1 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /marcas': () => ({ marcas: [], total: 0 }),
  'GET /usuarios': () => ({ usuarios: [usuario(2)], total: 1 }),
  'GET /usuarios/search': () => ({ usuarios: [], total: 0 }),
  'GET /usuarios/:id': () => usuario(2),
  'GET /pedidos': () => pedidosPage([]),
  'POST /pedidos/adminPedidos': () => placed,
};
export const handOverHash = `#carrito=${almonds.producto_id}:2`;

export const carritoRegion = async () =>
  within(await screen.findByRole('complementary', { name: 'Carrito' }));
export const order = async () =>
  userEvent.click(await (await carritoRegion()).findByRole('button', { name: 'Realizar pedido' }));
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Opens a cart from the storefront and chooses its customer, so that the question is open. */
export async function openQuestion(more: Handlers = {}) {
  signInAs('empleado');
  const api = fakeApi({ ...shop, ...more });
  const app = renderApp(`/pedido-nuevo/buscar${handOverHash}`);
  await (await carritoRegion()).findByText('Almendra');
  await press('Elegir: Bruno Gómez 2');
  await screen.findByRole('alertdialog', { name: '¿Crar pedido para bruno2@tienda.test?' });
  return { api, ...app };
}
