import { beforeEach, describe, expect, it } from 'vitest';
import { producto } from '../../testing/catalogo-data.ts';
import { id } from '../../testing/data.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { type Carrito, carritoNuevo, guardados } from './carrito.ts';
import {
  abrirCarritos,
  agregarCarrito,
  agregarProducto,
  cerrarCarrito,
  empezarPedido,
  ponerCantidad,
  ponerCliente,
  recibirProductos,
  seguirOtrasPestanas,
  soltarPedido,
} from './carritos.ts';
import { leerEntrega } from './entrega.ts';

const cliente = {
  usuario_id: id(1),
  nombre: 'Ana',
  apellido: 'Paz',
  nombre_comercio: 'A',
  email: 'a@a.test',
};
const almendra = producto(1, { nombre: 'Almendra', precio: 1000.1 });
const chia = producto(2, { nombre: 'Chía', precio: 500 });
const leerGuardados = (): Carrito[] => guardados.parse(JSON.parse(localStorage.getItem('carritos') ?? '[]'));
/** The cart that was opened last, as it is stored. */
const guardado = () => {
  const found = leerGuardados().at(-1);
  if (!found) throw new Error('No cart is stored.');
  return found;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('empleado');
  abrirCarritos();
  agregarCarrito();
});

describe('what the storefront hands over', () => {
  it('is products and quantities; what makes no sense is left out', () => {
    const texto = `carrito=${id(1)}:3,${id(2)}:1000,${id(3)}:0,${id(4)}:1001,x:2,${id(5)}:1.5,${id(6)}`;
    expect(leerEntrega(texto)).toEqual([
      { producto_id: id(1), cantidad: 3 },
      { producto_id: id(2), cantidad: 1000 },
    ]);
    expect(leerEntrega('')).toEqual([]);
  });

  it('becomes lines at the prices of now, and says what cannot be had', () => {
    agregarCarrito([
      { producto_id: almendra.producto_id, cantidad: 3 },
      { producto_id: chia.producto_id, cantidad: 2 },
      { producto_id: id(99), cantidad: 1 },
    ]);
    const { carrito_id, pendientes } = guardado();
    const ids = pendientes.map(({ producto_id }) => producto_id);
    recibirProductos(carrito_id, ids, [almendra, { ...chia, disponible: false }]);
    expect(guardado().lineas).toMatchObject([{ nombre: 'Almendra', precio: 1000.1, cantidad: 3 }]);
    expect(guardado().pendientes).toEqual([]);
    expect(guardado().avisos).toEqual([
      'Chía: ya no está disponible y no está en el carrito.',
      '1 producto ya no se vende: no pasó al carrito.',
    ]);
  });
});

describe('the carts', () => {
  it('hold up to 1000 of a product, and no quantity that makes no sense [P5.14 P9.9]', () => {
    const { carrito_id } = guardado();
    expect(agregarProducto(carrito_id, almendra, 998)).toBe(998);
    expect(agregarProducto(carrito_id, almendra, 5)).toBe(2);
    for (const cantidad of [0, 1001, 1.5, Number.NaN])
      ponerCantidad(carrito_id, almendra.producto_id, cantidad);
    expect(guardado().lineas).toMatchObject([{ cantidad: 1000 }]);
  });

  it('wait side by side, each with its customer', () => {
    const primero = guardado().carrito_id;
    ponerCliente(primero, cliente);
    agregarCarrito();
    agregarProducto(guardado().carrito_id, chia, 1);
    expect(leerGuardados().map((one) => [one.cliente?.nombre, one.lineas.length])).toEqual([
      ['Ana', 0],
      [undefined, 1],
    ]);
    cerrarCarrito(primero);
    expect(leerGuardados()).toHaveLength(1);
  });

  it('keep what another tab did: every change starts from what is stored', () => {
    const { carrito_id } = guardado();
    agregarProducto(carrito_id, almendra, 1);
    const [linea] = guardado().lineas;
    const otra = { ...linea, producto_id: chia.producto_id, nombre: 'Chía' };
    localStorage.setItem('carritos', JSON.stringify([{ ...guardado(), lineas: [linea, otra] }]));
    const stop = seguirOtrasPestanas();
    window.dispatchEvent(new StorageEvent('storage', { key: 'carritos' }));
    stop();
    ponerCantidad(carrito_id, almendra.producto_id, 7);
    expect(guardado().lineas.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
      ['Almendra', 7],
      ['Chía', 1],
    ]);
  });

  it.each(['{', '7', '{"a":1}', '[{"carrito_id":"x"}]'])('start anew from %s in storage', (texto) => {
    localStorage.setItem('carritos', texto);
    abrirCarritos();
    expect(leerGuardados()).toMatchObject([{ cliente: null, lineas: [] }]);
  });

  it('drop a broken line and keep the others', () => {
    const linea = { ...almendra, cantidad: 2, imagenes: [{ url: '//x.test', anchos: 'no' }, 3] };
    const roto = {
      ...carritoNuevo(id(1)),
      lineas: [{ ...linea, cantidad: 0 }, linea, 'nada'],
      cliente: 'Ana',
    };
    localStorage.setItem('carritos', JSON.stringify([roto]));
    expect(guardado()).toMatchObject({ cliente: null, lineas: [{ nombre: 'Almendra', imagenes: [] }] });
  });
});

describe('an order', () => {
  it('keeps its key until its outcome is known, and takes another one once it was refused', () => {
    const { carrito_id } = guardado();
    agregarProducto(carrito_id, almendra, 60);
    const primero = empezarPedido(carrito_id, id(1));
    expect(empezarPedido(carrito_id, id(1))).toEqual(primero);
    expect(primero.detalles).toEqual([
      { producto_id: almendra.producto_id, cantidad: 60, precio_unitario: 1000.1 },
    ]);
    soltarPedido(carrito_id, []);
    expect(empezarPedido(carrito_id, id(1)).clave).not.toBe(primero.clave);
  });

  it('that was refused shows the new prices, and what is gone', () => {
    const { carrito_id } = guardado();
    agregarProducto(carrito_id, almendra, 1);
    agregarProducto(carrito_id, chia, 1);
    const actual = (of: typeof chia, precio: number | null, disponible = true) => ({
      field: 'detalles.0',
      message: 'x',
      actual: { producto_id: of.producto_id, nombre: of.nombre, precio, disponible },
    });
    soltarPedido(carrito_id, [actual(almendra, 1200), actual(chia, null, false)]);
    expect(guardado().lineas).toMatchObject([{ nombre: 'Almendra', precio: 1200, precio_antes: 1000.1 }]);
    expect(guardado().avisos).toEqual(['Chía: ya no está disponible y no está en el carrito.']);
  });
});
