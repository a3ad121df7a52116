import type { NewLine } from 'app-core/cart/lines';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOut } from '../../features/cart/take-out.tsx';
import { beginOrder, dropOrder } from '../../features/cart/use-order.ts';
import { uuid } from '../../testing/data.ts';
import { addItem, cart, clearCart, isLocked, setQuantity } from './cart.ts';

const item = (number: number, precio = 100): NewLine => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  precio,
  tipo_de_precio: 'por_kilo',
  imagenes: [],
});
const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null');
let disconnect: () => void;

beforeEach(() => {
  localStorage.clear();
  clearCart();
  disconnect = cart.open();
});
afterEach(() => disconnect());

describe('quantities', () => {
  it("are appended for a new product, or added to the existing line at today's price [T4.6]", () => {
    expect(addItem(item(1), 3)).toBe(3);
    expect(addItem(item(2), 1)).toBe(1);
    expect(addItem(item(1, 150), 2)).toBe(2);
    expect(cart.get().items.map(({ cantidad, precio }) => [cantidad, precio])).toEqual([
      [5, 150],
      [1, 100],
    ]);
  });

  it.each([
    [0, 999, 999, 999],
    [0, 1000, 1000, 1000],
    [0, 1001, 1000, 1000],
    [1, 999, 999, 1000],
    [2, 999, 998, 1000],
    [1000, 1, 0, 1000],
  ])('of %i and %i more add %i, for a total of %i [T5.15 T5.16 T9.6]', (there, more, taken, total) => {
    if (there > 0) addItem(item(1), there);
    expect(addItem(item(1), more)).toBe(taken);
    expect(cart.get().items[0]?.cantidad).toBe(total);
  });

  it('ignore a value under 1, over 1000, or not an integer [T5.17]', () => {
    addItem(item(1), 5);
    for (const wrong of [0, -1, 1001, 1.5, Number.NaN]) setQuantity(uuid(1), wrong);
    expect(cart.get().items[0]?.cantidad).toBe(5);
    setQuantity(uuid(1), 1000);
    expect(cart.get().items[0]?.cantidad).toBe(1000);
    setQuantity(uuid(1), 1);
    expect(cart.get().items[0]?.cantidad).toBe(1);
  });

  it('add up in whole cents [T4.8]', () => {
    addItem(item(1, 0.1), 3);
    addItem(item(2, 1234.55), 3);
    expect(totalCents(cart.get().items)).toBe(30 + 370_365);
    expect(totalUnits(cart.get().items)).toBe(6);
    takeOut(uuid(2));
    expect(totalCents(cart.get().items)).toBe(30);
  });
});

describe('storage', () => {
  it('keeps the cart under its key [T3.8 T3.9]', () => {
    addItem(item(1), 2);
    expect(stored()).toEqual({ items: [{ ...item(1), cantidad: 2, puesta_en: expect.any(String) }] });
  });

  it('follows another tab and keeps its changes', () => {
    addItem(item(1), 2);
    localStorage.setItem('cart', JSON.stringify({ items: [{ ...item(2), cantidad: 7 }] }));
    addItem(item(3), 1);
    expect(cart.get().items.map(({ producto_id }) => producto_id)).toEqual([uuid(2), uuid(3)]);
    localStorage.removeItem('cart');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(cart.get().items).toEqual([]);
  });
});

describe('an order on its way', () => {
  it('keeps key and content until its outcome is known, also through a reload', () => {
    addItem(item(1, 99.5), 2);
    const first = beginOrder(uuid(7));
    expect(first.detalles).toEqual([{ producto_id: uuid(1), cantidad: 2, precio_unitario: 99.5 }]);
    disconnect();
    disconnect = cart.open();
    expect(isLocked(cart.get().envio, uuid(7))).toBe(true);
    expect(beginOrder(uuid(7))).toEqual(first);
    dropOrder();
    expect(beginOrder(uuid(7)).clave).not.toBe(first.clave);
  });

  it('belongs to one customer and ends when the cart changes', () => {
    addItem(item(1), 2);
    const first = beginOrder(uuid(7));
    expect(isLocked(cart.get().envio, uuid(8))).toBe(false);
    expect(beginOrder(uuid(8)).clave).not.toBe(first.clave);
    addItem(item(1), 1);
    expect(cart.get().envio).toBeUndefined();
  });
});
