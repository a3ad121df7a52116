import { afterEach, expect, it, vi } from 'vitest';
import { cart } from '../../shared/cart/cart.ts';
import { followSignal } from './signal-back.ts';

const line = (producto_id: string, cantidad: number) => ({
  producto_id,
  nombre: 'Avena',
  precio: 1000,
  cantidad,
  tipo_de_precio: 'por_kilo' as const,
  imagenes: [],
});
const happens = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

let stop = () => {};
afterEach(() => {
  stop();
  localStorage.clear();
  cart.set({ items: [] });
});

it('reports a cart that changed offline once and reports no other cart', () => {
  const tell = vi.fn();
  cart.set({ items: [line('1', 2)] });
  stop = followSignal(tell);
  happens('offline');
  happens('online');
  expect(tell).not.toHaveBeenCalled();

  happens('offline');
  cart.set({ items: [line('1', 2), line('2', 1)] });
  happens('online');
  happens('online');
  expect(tell.mock.calls).toEqual([[2]]);

  happens('offline');
  cart.set({ items: [] });
  happens('online');
  expect(tell).toHaveBeenCalledOnce();
});
