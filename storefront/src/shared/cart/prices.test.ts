import type { NewLine } from 'app-core/cart/lines';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeOut } from '../../features/cart/take-out.tsx';
import { beginOrder, dropOrder } from '../../features/cart/use-order.ts';
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

const item = (number: number, precio = 1234.5): NewLine => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  precio,
  tipo_de_precio: 'por_kilo',
  imagenes: [],
});
const stored = () => localStorage.getItem('cart') ?? '';
let disconnect: () => void;

beforeEach(() => {
  localStorage.clear();
  clearCart();
  disconnect = cart.open();
});
afterEach(() => disconnect());

it('deletes the prices of an ended session and keeps the lines editable', () => {
  addItem(item(1), 2);
  addItem(item(2), 3);
  forgetPrices();
  expect(stored()).not.toMatch(/precio|1234/);
  expect(cart.get().items).toEqual([]);
  setQuantity(uuid(1), 7);
  takeOut(uuid(2));
  expect(allLines(cart.get()).map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([['Producto 1', 7]]);
  const before = stored();
  forgetPrices();
  expect(stored()).toBe(before);
});

it("adds today's prices after a login and returns unavailable products", () => {
  for (const number of [1, 2, 3]) addItem(item(number), number);
  forgetPrices();
  addItem(item(1, 2000), 4);
  const ids = [1, 2, 3].map((number) => uuid(number));
  expect(receivePrices(ids, [producto(1, { precio: 2000 }), producto(2, { disponible: false })])).toEqual([
    { producto_id: uuid(2), nombre: 'Producto 2', soldOut: true },
    { producto_id: uuid(3), nombre: 'Producto 3', soldOut: false },
  ]);
  expect(JSON.parse(stored())).toEqual({ items: [{ ...item(1, 2000), cantidad: 5, categoria: 'Semillas' }] });
});

it('keeps the key of a pending order without its prices', () => {
  addItem(item(1), 2);
  const { clave } = beginOrder(uuid(7));
  forgetPrices();
  expect(stored()).not.toMatch(/precio|1234/);
  expect(isLocked(cart.get().envio, uuid(7))).toBe(true);
  receivePrices([uuid(1)], [producto(1, { precio: 1300 })]);
  expect(beginOrder(uuid(7))).toMatchObject({
    clave,
    detalles: [{ producto_id: uuid(1), cantidad: 2, precio_unitario: 1300 }],
  });
  dropOrder();
  expect(beginOrder(uuid(7)).clave).not.toBe(clave);
});
