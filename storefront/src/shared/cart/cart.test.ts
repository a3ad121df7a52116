import type { NewLine } from 'app-core/cart/lines';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOut } from '../../features/cart/take-out.tsx';
import { beginOrder, discardOrder } from '../../features/cart/use-order.ts';
import { producto, uuid } from '../../testing/data.ts';
import {
  addItem,
  allLines,
  cart,
  clearCart,
  forgetPrices,
  isLocked,
  receivePrices,
  setQuantity,
} from './cart.ts';
import { fillUp, removeAdded } from './fill-up.ts';

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
    discardOrder();
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

const cartQuantities = () => cart.get().items.map(({ producto_id, cantidad }) => [producto_id, cantidad]);

describe('filling up the cart', () => {
  it('adds only the quantity that each line lacks', () => {
    addItem(item(1), 3);
    addItem(item(2), 9);
    const wanted = [1, 2, 3].map((number) => ({ item: item(number), cantidad: 5 }));
    expect(fillUp(wanted)).toEqual([
      { producto_id: uuid(1), cantidad: 2 },
      { producto_id: uuid(3), cantidad: 5 },
    ]);
    expect(cartQuantities()).toEqual([
      [uuid(1), 5],
      [uuid(2), 9],
      [uuid(3), 5],
    ]);
    expect(fillUp(wanted)).toEqual([]);
  });

  it('counts lines without a price', () => {
    const { producto_id, nombre, imagenes } = item(1);
    cart.set({ items: [], unpriced: [{ producto_id, nombre, imagenes, cantidad: 4 }] });
    expect(fillUp([{ item: item(1), cantidad: 5 }])).toEqual([{ producto_id, cantidad: 1 }]);
  });

  it('takes back only the added quantities', () => {
    addItem(item(1), 3);
    const added = fillUp([1, 2, 3].map((number) => ({ item: item(number), cantidad: 5 })));
    addItem(item(3), 2);
    addItem(item(4), 1);
    removeAdded(added);
    expect(cartQuantities()).toEqual([
      [uuid(1), 3],
      [uuid(3), 2],
      [uuid(4), 1],
    ]);
  });
});

describe('prices', () => {
  const storedText = () => localStorage.getItem('cart') ?? '';
  it('deletes the prices of an ended session and keeps the lines editable', () => {
    addItem(item(1, 1234.5), 2);
    addItem(item(2, 1234.5), 3);
    forgetPrices();
    expect(storedText()).not.toMatch(/precio|1234/);
    expect(cart.get().items).toEqual([]);
    setQuantity(uuid(1), 7);
    takeOut(uuid(2));
    expect(allLines(cart.get()).map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
      ['Producto 1', 7],
    ]);
    const before = storedText();
    forgetPrices();
    expect(storedText()).toBe(before);
  });

  it("adds today's prices after a login and returns unavailable products", () => {
    for (const number of [1, 2, 3]) addItem(item(number, 1234.5), number);
    forgetPrices();
    addItem(item(1, 2000), 4);
    const ids = [1, 2, 3].map((number) => uuid(number));
    expect(receivePrices(ids, [producto(1, { precio: 2000 }), producto(2, { disponible: false })])).toEqual([
      { producto_id: uuid(2), nombre: 'Producto 2', soldOut: true },
      { producto_id: uuid(3), nombre: 'Producto 3', soldOut: false },
    ]);
    expect(stored()).toEqual({ items: [{ ...item(1, 2000), cantidad: 5, categoria: 'Semillas' }] });
  });

  it('keeps the key of a pending order without its prices', () => {
    addItem(item(1, 1234.5), 2);
    const { clave } = beginOrder(uuid(7));
    forgetPrices();
    expect(storedText()).not.toMatch(/precio|1234/);
    expect(isLocked(cart.get().envio, uuid(7))).toBe(true);
    receivePrices([uuid(1)], [producto(1, { precio: 1300 })]);
    expect(beginOrder(uuid(7))).toMatchObject({
      clave,
      detalles: [{ producto_id: uuid(1), cantidad: 2, precio_unitario: 1300 }],
    });
    discardOrder();
    expect(beginOrder(uuid(7)).clave).not.toBe(clave);
  });
});
