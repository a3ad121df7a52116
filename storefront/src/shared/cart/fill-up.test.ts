import { afterEach, expect, it } from 'vitest';
import { producto, uuid } from '../../testing/data.ts';
import { addItem, cart, clearCart } from './cart.ts';
import { fillUp, takeBack } from './fill-up.ts';

afterEach(clearCart);

const item = (number: number) => {
  const { producto_id, nombre, imagenes } = producto(number);
  return { producto_id, nombre, imagenes, precio: 1000, tipo_de_precio: 'por_kilo' as const };
};
const held = () => cart.get().items.map(({ producto_id, cantidad }) => [producto_id, cantidad]);

it('adds only the quantity that each line lacks', () => {
  addItem(item(1), 3);
  addItem(item(2), 9);
  const wanted = [1, 2, 3].map((number) => ({ item: item(number), cantidad: 5 }));
  expect(fillUp(wanted)).toEqual([
    { producto_id: uuid(1), cantidad: 2 },
    { producto_id: uuid(3), cantidad: 5 },
  ]);
  expect(held()).toEqual([
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
  takeBack(added);
  expect(held()).toEqual([
    [uuid(1), 3],
    [uuid(3), 2],
    [uuid(4), 1],
  ]);
});
