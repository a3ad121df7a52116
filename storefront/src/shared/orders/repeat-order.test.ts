import type { PedidoConDetalles } from 'api-client/storefront';
import { newLine } from 'app-core/cart/lines';
import { afterEach, expect, it } from 'vitest';
import { pedido, producto, uuid } from '../../testing/data.ts';
import { addItem, cart, clearCart } from '../cart/cart.ts';
import { addedText, allOf, missingQuantities, repeatOrder } from './repeat-order.ts';

type Line = [product: number, cantidad: number, precio: number, descuento?: number];

const ordered = (...lines: Line[]): PedidoConDetalles => ({
  ...pedido,
  detalles: lines.map(([product, cantidad, precio_unitario, descuento = 0], place) => ({
    detalles_pedidos_id: uuid(place, 'd'),
    producto: { producto_id: uuid(product), nombre: `Producto ${product}`, precio: precio_unitario },
    cantidad,
    precio_unitario,
    descuento,
    total_precio: cantidad * precio_unitario,
  })),
});
const inCart = () =>
  cart.get().items.map(({ producto_id, cantidad, precio }) => [producto_id, cantidad, precio]);

afterEach(clearCart);

it("adds available products at today's price and names the rest", () => {
  const result = repeatOrder(allOf(ordered([1, 5, 900], [2, 3, 1002], [3, 2, 1003], [4, 1, 1500])), [
    producto(1),
    producto(2),
    producto(3, { disponible: false }),
  ]);
  expect(inCart()).toEqual([
    [uuid(1), 5, 1001],
    [uuid(2), 3, 1002],
  ]);
  expect(result).toEqual({
    added: 2,
    went: [
      { producto_id: uuid(1), cantidad: 5 },
      { producto_id: uuid(2), cantidad: 3 },
    ],
    held: 0,
    joined: false,
    missing: ['Producto 3', 'Producto 4'],
    repriced: [{ nombre: 'Producto 1', before: 900, now: 1001 }],
    capped: [],
  });
});

it('repeats the ordered quantities, not the delivered ones, and no replacements', () => {
  const [short, other] = ordered([1, 2, 1001], [2, 4, 1002]).detalles;
  if (!short || !other) throw new Error('no lines');
  const detalles = [
    { ...short, cantidad_pedida: 5, motivo_entrega: 'reemplazo' as const },
    { ...other, cantidad_pedida: 0, motivo_entrega: 'reemplazo' as const, reemplaza_a: uuid(1) },
  ];
  repeatOrder(allOf({ ...pedido, detalles }), [producto(1), producto(2)]);
  expect(inCart()).toEqual([[uuid(1), 5, 1001]]);
});

it("compares today's price with the paid price after its discount", () => {
  const result = repeatOrder(allOf(ordered([1, 1, 1001, 12.5])), [producto(1)]);
  expect(result.repriced).toEqual([{ nombre: 'Producto 1', before: 875.88, now: 1001 }]);
});

it('adds nothing that the cart already holds, unless asked to add again, up to 1000', () => {
  const item = newLine(producto(1));
  if (item) addItem(item, 990);
  const [wanted, productos] = [allOf(ordered([1, 20, 1001], [2, 1, 1002])), [producto(1), producto(2)]];
  expect(repeatOrder(wanted, productos)).toMatchObject({ added: 1, held: 1, joined: true, capped: [] });
  expect(repeatOrder(wanted, productos)).toMatchObject({ added: 0, held: 2 });
  expect(inCart()).toEqual([
    [uuid(1), 990, 1001],
    [uuid(2), 1, 1002],
  ]);
  const result = repeatOrder(wanted, productos, true);
  expect(inCart()).toEqual([
    [uuid(1), 1000, 1001],
    [uuid(2), 2, 1002],
  ]);
  expect(result).toMatchObject({ added: 2, joined: true, capped: ['Producto 1'] });
});

it.each([
  [0, 0, false, 'No agregamos nada al carrito.'],
  [0, 2, true, 'Lo que se puede repetir ya está en tu carrito.'],
  [1, 0, false, 'Agregamos 1 producto al carrito.'],
  [3, 1, true, 'Sumamos 3 productos a lo que ya tenías en el carrito.'],
])('%i added, %i already held, cart not empty before: %s', (added, held, joined, text) => {
  expect(addedText({ added, held, joined })).toBe(text);
});

it('repeats undelivered quantities, but no replaced lines', () => {
  const [short, whole, other] = ordered([1, 2, 1001], [2, 4, 1002], [3, 1, 1003]).detalles;
  if (!short || !whole || !other) throw new Error('no lines');
  const detalles = [
    { ...short, cantidad_pedida: 5, motivo_entrega: 'falta' as const },
    whole,
    { ...other, cantidad_pedida: 6, motivo_entrega: 'reemplazo' as const },
  ];
  repeatOrder(missingQuantities({ ...pedido, detalles }), [producto(1), producto(2), producto(3)]);
  expect(inCart()).toEqual([[uuid(1), 3, 1001]]);
});

it('repeats decimal kilos as whole ones, and no weight below the order counts as missing', () => {
  const [edited, weighed, few] = ordered([1, 9.85, 1001], [2, 9.85, 1002], [3, 0.2, 1003]).detalles;
  if (!edited || !weighed || !few) throw new Error('no lines');
  const detalles = [
    edited,
    { ...weighed, cantidad_pedida: 10, motivo_entrega: 'peso' as const },
    { ...few, cantidad_pedida: 2.7, motivo_entrega: 'falta' as const },
  ];
  const quantitiesIn = (wanted: ReturnType<typeof allOf>) => wanted.map(({ cantidad }) => cantidad);
  expect(quantitiesIn(allOf({ ...pedido, detalles }))).toEqual([10, 10, 3]);
  expect(quantitiesIn(missingQuantities({ ...pedido, detalles }))).toEqual([3]);
});
