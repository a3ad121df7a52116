import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { producto } from '../../testing/catalogo-data.ts';
import { id } from '../../testing/data.ts';
import { signInAs } from '../../testing/sign-in.ts';
import {
  addCarrito,
  addProducto,
  beginPedido,
  type Carrito,
  carritosShape,
  closeCarrito,
  followOtherTabs,
  migrateCarritos,
  newCarrito,
  openCarritos,
  readHandOver,
  releasePedido,
  setCantidad,
  setCliente,
} from './carritos.ts';
import { currentContents } from './contents.ts';
import { forgetProductos, learnProductos } from './known-productos.ts';

const almonds = producto(1, { nombre: 'Almendra', precio: 1000.1 });
const chia = producto(2, { nombre: 'Chía', precio: 500 });
const readStored = (): Carrito[] =>
  v.parse(carritosShape, JSON.parse(localStorage.getItem('carritos-abiertos') ?? '[]'));
/** Returns the stored cart that was opened last. */
const lastStored = () => {
  const found = readStored().at(-1);
  if (!found) throw new Error('No cart is stored.');
  return found;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetProductos('all');
  signInAs('empleado');
  openCarritos();
  addCarrito();
});

describe('a cart from the storefront', () => {
  it('has valid products and quantities; others are dropped', () => {
    const text = `carrito=${id(1)}:3,${id(2)}:1000,${id(3)}:0,${id(4)}:1001,x:2,${id(5)}:1.5,${id(6)}`;
    expect(readHandOver(text)).toEqual([
      { producto_id: id(1), cantidad: 3 },
      { producto_id: id(2), cantidad: 1000 },
    ]);
    expect(readHandOver('')).toEqual([]);
  });

  it('becomes lines at current prices, and reports unavailable products', () => {
    addCarrito([
      { producto_id: almonds.producto_id, cantidad: 3 },
      { producto_id: chia.producto_id, cantidad: 2 },
      { producto_id: id(99), cantidad: 1 },
    ]);
    const { unknown } = currentContents(lastStored());
    expect(unknown).toEqual([almonds.producto_id, chia.producto_id, id(99)]);
    learnProductos(null, unknown, [almonds, { ...chia, disponible: false }]);
    const { lines, gone, unknown: left } = currentContents(lastStored());
    expect(lines).toMatchObject([{ nombre: 'Almendra', precio: 1000.1, cantidad: 3 }]);
    expect(gone.map(({ nombre, cantidad, text }) => [nombre, cantidad, text])).toEqual([
      ['Chía', 2, 'Ya no está disponible: no va en el pedido.'],
      [undefined, 1, 'Ya no se vende: no va en el pedido.'],
    ]);
    expect(left).toEqual([]);
  });
});

describe('the carts', () => {
  it('hold up to 1000 units of a product, and refuse invalid quantities [P5.14 P9.9]', () => {
    const { carrito_id } = lastStored();
    expect(addProducto(carrito_id, almonds, 998)).toBe(998);
    expect(addProducto(carrito_id, almonds, 5)).toBe(2);
    for (const cantidad of [0, 1001, 1.5, Number.NaN]) setCantidad(carrito_id, almonds.producto_id, cantidad);
    expect(lastStored().lineas).toMatchObject([{ cantidad: 1000 }]);
  });

  it('can be open together, each with its customer', () => {
    const first = lastStored().carrito_id;
    setCliente(first, id(1));
    addCarrito();
    addProducto(lastStored().carrito_id, chia, 1);
    expect(readStored().map((one) => [one.cliente, one.lineas.length])).toEqual([
      [id(1), 0],
      [null, 1],
    ]);
    closeCarrito(first);
    expect(readStored()).toHaveLength(1);
  });

  it("keep another tab's changes: every change starts from storage", () => {
    const { carrito_id } = lastStored();
    addProducto(carrito_id, almonds, 1);
    const [linea] = lastStored().lineas;
    const other = { ...linea, producto_id: chia.producto_id };
    localStorage.setItem('carritos-abiertos', JSON.stringify([{ ...lastStored(), lineas: [linea, other] }]));
    const stop = followOtherTabs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'carritos-abiertos' }));
    stop();
    setCantidad(carrito_id, almonds.producto_id, 7);
    expect(lastStored().lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad])).toEqual([
      [almonds.producto_id, 7],
      [chia.producto_id, 1],
    ]);
  });

  it.each(['{', '7', '{"a":1}', '[{"carrito_id":"x"}]'])('start new from %s in storage', (text) => {
    localStorage.setItem('carritos-abiertos', text);
    localStorage.setItem('carritos', text);
    openCarritos();
    expect(localStorage.getItem('carritos')).toBeNull();
    expect(readStored()).toMatchObject([{ cliente: null, lineas: [] }]);
  });

  it('drop an invalid line and keep the others', () => {
    const linea = { producto_id: almonds.producto_id, cantidad: 2 };
    const broken = {
      ...newCarrito(id(1)),
      lineas: [{ ...linea, cantidad: 0 }, linea, 'nada'],
      cliente: 'Ana',
    };
    localStorage.setItem('carritos-abiertos', JSON.stringify([broken]));
    expect(lastStored()).toMatchObject({ cliente: null, lineas: [linea] });
  });

  it('store ids and quantities, without names and prices', () => {
    const { carrito_id } = lastStored();
    addProducto(carrito_id, almonds, 2);
    setCliente(carrito_id, id(7));
    beginPedido(carrito_id);
    const lineas = [{ producto_id: almonds.producto_id, cantidad: 2 }];
    const envio = { clave: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(JSON.parse(localStorage.getItem('carritos-abiertos') ?? '')).toEqual([
      { carrito_id, cuenta: id(1), cliente: id(7), lineas, envio },
    ]);
  });

  it('of an older version are migrated without names and prices, and removed', () => {
    addProducto(lastStored().carrito_id, almonds, 1);
    const { carrito_id } = lastStored();
    const old = {
      ...newCarrito(id(1)),
      cliente: { usuario_id: id(7), nombre: 'Ana', apellido: 'Paz', nombre_comercio: 'A', email: 'a@a.test' },
      lineas: [{ ...almonds, cantidad: 2 }],
      pendientes: [{ producto_id: chia.producto_id, cantidad: 9 }],
      avisos: ['Chía: ya no está disponible y no está en el carrito.'],
      envio: {
        clave: id(40),
        usuarioId: id(7),
        detalles: [{ producto_id: almonds.producto_id, cantidad: 2, precio_unitario: 1000.1 }],
      },
    };
    localStorage.setItem('carritos', JSON.stringify([old]));
    migrateCarritos();
    expect(localStorage.getItem('carritos')).toBeNull();
    expect(readStored().map((one) => one.carrito_id)).toEqual([carrito_id, old.carrito_id]);
    expect(lastStored()).toEqual({
      carrito_id: old.carrito_id,
      cuenta: id(1),
      cliente: id(7),
      lineas: [
        { producto_id: almonds.producto_id, cantidad: 2 },
        { producto_id: chia.producto_id, cantidad: 9 },
      ],
      envio: { clave: id(40) },
    });
    expect(localStorage.getItem('carritos-abiertos')).not.toMatch(/precio|nombre|Ana|@|1000\.1/);
    // An older tab may still write them; known carts are not added twice.
    localStorage.setItem('carritos', JSON.stringify([{ ...old, lineas: [] }]));
    migrateCarritos();
    expect(readStored()).toHaveLength(2);
    expect(lastStored().lineas).toHaveLength(2);
  });
});

describe('an order', () => {
  it('keeps its key until the outcome is known, and gets a new one after a refusal', () => {
    const { carrito_id } = lastStored();
    addProducto(carrito_id, almonds, 60);
    const first = beginPedido(carrito_id);
    expect(beginPedido(carrito_id)).toBe(first);
    releasePedido(carrito_id, []);
    const second = beginPedido(carrito_id);
    expect(second).not.toBe(first);
    setCliente(carrito_id, id(2));
    expect(beginPedido(carrito_id)).not.toBe(second);
  });

  it('that was refused shows new prices and unavailable products', () => {
    const { carrito_id } = lastStored();
    addProducto(carrito_id, almonds, 1);
    addProducto(carrito_id, chia, 1);
    const actual = (of: typeof chia, precio: number | null, disponible = true) => ({
      field: 'detalles.0',
      message: 'x',
      actual: { producto_id: of.producto_id, nombre: of.nombre, precio, disponible },
    });
    releasePedido(carrito_id, [actual(almonds, 1200), actual(chia, null, false)]);
    const { lines, gone } = currentContents(lastStored());
    expect(lines).toMatchObject([{ nombre: 'Almendra', precio: 1200, precio_antes: 1000.1 }]);
    expect(gone).toMatchObject([{ nombre: 'Chía', text: 'Ya no está disponible: no va en el pedido.' }]);
  });
});
