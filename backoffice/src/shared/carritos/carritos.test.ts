import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { producto } from '../../testing/catalogo-data.ts';
import { id } from '../../testing/data.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { type Carrito, carritosShape, newCarrito } from './carrito.ts';
import {
  addCarrito,
  addProducto,
  beginPedido,
  closeCarrito,
  followOtherTabs,
  openCarritos,
  receiveProductos,
  releasePedido,
  setCantidad,
  setCliente,
} from './carritos.ts';
import { readHandOver } from './hand-over.ts';

const cliente = {
  usuario_id: id(1),
  nombre: 'Ana',
  apellido: 'Paz',
  nombre_comercio: 'A',
  email: 'a@a.test',
};
const almonds = producto(1, { nombre: 'Almendra', precio: 1000.1 });
const chia = producto(2, { nombre: 'Chía', precio: 500 });
const readStored = (): Carrito[] =>
  v.parse(carritosShape, JSON.parse(localStorage.getItem('carritos') ?? '[]'));
/** The cart that was opened last, as it is stored. */
const lastStored = () => {
  const found = readStored().at(-1);
  if (!found) throw new Error('No cart is stored.');
  return found;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('empleado');
  openCarritos();
  addCarrito();
});

describe('what the storefront hands over', () => {
  it('is products and quantities; what makes no sense is left out', () => {
    const text = `carrito=${id(1)}:3,${id(2)}:1000,${id(3)}:0,${id(4)}:1001,x:2,${id(5)}:1.5,${id(6)}`;
    expect(readHandOver(text)).toEqual([
      { producto_id: id(1), cantidad: 3 },
      { producto_id: id(2), cantidad: 1000 },
    ]);
    expect(readHandOver('')).toEqual([]);
  });

  it('becomes lines at the prices of now, and says what cannot be had', () => {
    addCarrito([
      { producto_id: almonds.producto_id, cantidad: 3 },
      { producto_id: chia.producto_id, cantidad: 2 },
      { producto_id: id(99), cantidad: 1 },
    ]);
    const { carrito_id, pendientes } = lastStored();
    const ids = pendientes.map(({ producto_id }) => producto_id);
    receiveProductos(carrito_id, ids, [almonds, { ...chia, disponible: false }]);
    expect(lastStored().lineas).toMatchObject([{ nombre: 'Almendra', precio: 1000.1, cantidad: 3 }]);
    expect(lastStored().pendientes).toEqual([]);
    expect(lastStored().avisos).toEqual([
      'Chía: ya no está disponible y no está en el carrito.',
      '1 producto ya no se vende: no pasó al carrito.',
    ]);
  });
});

describe('the carts', () => {
  it('hold up to 1000 of a product, and no quantity that makes no sense [P5.14 P9.9]', () => {
    const { carrito_id } = lastStored();
    expect(addProducto(carrito_id, almonds, 998)).toBe(998);
    expect(addProducto(carrito_id, almonds, 5)).toBe(2);
    for (const cantidad of [0, 1001, 1.5, Number.NaN]) setCantidad(carrito_id, almonds.producto_id, cantidad);
    expect(lastStored().lineas).toMatchObject([{ cantidad: 1000 }]);
  });

  it('wait side by side, each with its customer', () => {
    const first = lastStored().carrito_id;
    setCliente(first, cliente);
    addCarrito();
    addProducto(lastStored().carrito_id, chia, 1);
    expect(readStored().map((one) => [one.cliente?.nombre, one.lineas.length])).toEqual([
      ['Ana', 0],
      [undefined, 1],
    ]);
    closeCarrito(first);
    expect(readStored()).toHaveLength(1);
  });

  it('keep what another tab did: every change starts from what is stored', () => {
    const { carrito_id } = lastStored();
    addProducto(carrito_id, almonds, 1);
    const [linea] = lastStored().lineas;
    const other = { ...linea, producto_id: chia.producto_id, nombre: 'Chía' };
    localStorage.setItem('carritos', JSON.stringify([{ ...lastStored(), lineas: [linea, other] }]));
    const stop = followOtherTabs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'carritos' }));
    stop();
    setCantidad(carrito_id, almonds.producto_id, 7);
    expect(lastStored().lineas.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
      ['Almendra', 7],
      ['Chía', 1],
    ]);
  });

  it.each(['{', '7', '{"a":1}', '[{"carrito_id":"x"}]'])('start anew from %s in storage', (text) => {
    localStorage.setItem('carritos', text);
    openCarritos();
    expect(readStored()).toMatchObject([{ cliente: null, lineas: [] }]);
  });

  it('drop a broken line and keep the others', () => {
    const linea = { ...almonds, cantidad: 2, imagenes: [{ url: '//x.test', anchos: 'no' }, 3] };
    const broken = {
      ...newCarrito(id(1)),
      lineas: [{ ...linea, cantidad: 0 }, linea, 'nada'],
      cliente: 'Ana',
    };
    localStorage.setItem('carritos', JSON.stringify([broken]));
    expect(lastStored()).toMatchObject({ cliente: null, lineas: [{ nombre: 'Almendra', imagenes: [] }] });
  });
});

describe('an order', () => {
  it('keeps its key until its outcome is known, and takes another one once it was refused', () => {
    const { carrito_id } = lastStored();
    addProducto(carrito_id, almonds, 60);
    const first = beginPedido(carrito_id, id(1));
    expect(beginPedido(carrito_id, id(1))).toEqual(first);
    expect(first.detalles).toEqual([
      { producto_id: almonds.producto_id, cantidad: 60, precio_unitario: 1000.1 },
    ]);
    releasePedido(carrito_id, []);
    expect(beginPedido(carrito_id, id(1)).clave).not.toBe(first.clave);
  });

  it('that was refused shows the new prices, and what is gone', () => {
    const { carrito_id } = lastStored();
    addProducto(carrito_id, almonds, 1);
    addProducto(carrito_id, chia, 1);
    const actual = (of: typeof chia, precio: number | null, disponible = true) => ({
      field: 'detalles.0',
      message: 'x',
      actual: { producto_id: of.producto_id, nombre: of.nombre, precio, disponible },
    });
    releasePedido(carrito_id, [actual(almonds, 1200), actual(chia, null, false)]);
    expect(lastStored().lineas).toMatchObject([{ nombre: 'Almendra', precio: 1200, precio_antes: 1000.1 }]);
    expect(lastStored().avisos).toEqual(['Chía: ya no está disponible y no está en el carrito.']);
  });
});
