import { beforeEach, describe, expect, it } from 'vitest';
import { uuid } from '../../testing/data.ts';
import { cart } from './cart.ts';

/** Returns the cart of a page that finds this text in storage. */
function loadCart(text: string) {
  localStorage.setItem('cart', text);
  cart.open()();
  return cart.get();
}
const repairCart = (value: unknown) => loadCart(JSON.stringify(value));

beforeEach(() => localStorage.clear());

const line = {
  producto_id: uuid(1),
  nombre: 'Almendras',
  precio: 12.5,
  cantidad: 2,
  tipo_de_precio: 'por_kilo',
  imagenes: [{ url: '/api/imagenes/x/900.webp', anchos: [300, 900] }],
};

describe('reading the stored cart', () => {
  it.each([
    ['nothing', null],
    ['text', 'x'],
    ['a number', 7],
    ['an object without items', { lines: [line] }],
    ['an object whose items are no list', { items: 3 }],
  ])('drops %s', (_what, value) => expect(repairCart(value).items).toEqual([]));

  it('survives invalid JSON', () => {
    expect(loadCart('{"items":[')).toEqual({ items: [] });
  });

  it('keeps valid lines, also of the old bare list', () => {
    expect(repairCart({ items: [line] }).items).toEqual([line]);
    expect(repairCart([line]).items).toEqual([line]);
  });

  it.each([
    ['above the limit', { cantidad: 5000 }, 1000],
    ['text', { cantidad: '12' }, 12],
    ['a fraction', { cantidad: 3.9 }, 3],
  ])('repairs a quantity that is %s', (_what, fields, cantidad) => {
    expect(repairCart({ items: [{ ...line, ...fields }] }).items[0]?.cantidad).toBe(cantidad);
  });

  it.each([
    [{ cantidad: 0 }],
    [{ cantidad: 'x' }],
    [{ precio: '12' }],
    [{ precio: -1 }],
    [{ producto_id: '1' }],
    [{ nombre: '' }],
    [{ tipo_de_precio: 'por_metro' }],
  ])('drops a line with %j and keeps the rest', (fields) => {
    const rest = { ...line, producto_id: uuid(2) };
    expect(repairCart({ items: [{ ...line, ...fields }, null, rest] }).items).toEqual([rest]);
  });

  it('keeps a product once, only pictures of our own origin and only a valid order attempt', () => {
    const odd = { ...line, imagenes: [{ url: 'https://x.test/a.png', anchos: [] }, 3] };
    expect(repairCart({ items: [odd, line] }).items).toEqual([{ ...line, imagenes: [] }]);
    const envio = {
      clave: uuid(9),
      usuarioId: uuid(7),
      detalles: [{ producto_id: uuid(1), cantidad: 2, precio_unitario: 1 }],
    };
    expect(repairCart({ items: [line], envio }).envio).toEqual(envio);
    expect(repairCart({ items: [line], envio: { ...envio, clave: 'x' } }).envio).toBeUndefined();
    expect(repairCart({ items: [line], envio: { ...envio, detalles: [{}] } }).envio).toBeUndefined();
  });
});
