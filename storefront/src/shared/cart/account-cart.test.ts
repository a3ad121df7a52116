import type { LineaDeCarrito } from 'api-client/storefront';
import type { CartLine } from 'app-core/cart/line';
import { expect, it } from 'vitest';
import { producto, uuid } from '../../testing/data.ts';
import { changesOf, mergedWith, notaChangeOf } from './account-cart.ts';
import { type Cart, cart, emptyCart } from './cart.ts';

const cartLine = (number: number, cantidad: number, more: Partial<CartLine> = {}): CartLine => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  precio: 1000,
  cantidad,
  tipo_de_precio: 'por_kilo',
  imagenes: [],
  puesta_en: '2026-11-01T12:00:00.000Z',
  ...more,
});
const accountLine = (
  number: number,
  cantidad: number,
  more: Partial<LineaDeCarrito> = {},
): LineaDeCarrito => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  cantidad,
  precio: 1000,
  puesta_en: '2026-11-02T12:00:00.000Z',
  version: uuid(number + 100),
  ...more,
});
const knowing = (items: CartLine[], known: [number, number][] = []): Cart => ({
  items,
  cuenta: {
    usuarioId: uuid(7),
    dispositivo: uuid(8),
    lineas: known.map(([number, cantidad]) => ({
      producto_id: uuid(number),
      cantidad,
      version: uuid(number + 100),
    })),
  },
});
const changesSent = (cartWithNota: Cart) =>
  changesOf(cartWithNota).map(({ producto_id, cantidad }) => [producto_id, cantidad]);
const cartQuantities = (now: Cart) => now.items.map(({ producto_id, cantidad }) => [producto_id, cantidad]);
const productos = (...numbers: number[]) => numbers.map((number) => producto(number, { precio: 1000 }));

it('returns new, changed and removed lines with the price and date of adding', () => {
  const items = [cartLine(1, 5), cartLine(2, 2), cartLine(4, 1, { precio: 1200, precio_antes: 1000 })];
  const now = knowing(items, [
    [1, 5],
    [2, 3],
    [3, 9],
  ]);
  expect(changesSent(now)).toEqual([
    [uuid(2), 2],
    [uuid(4), 1],
    [uuid(3), 0],
  ]);
  expect(changesOf(now)[1]).toMatchObject({
    version: null,
    precio: 1000,
    puesta_en: '2026-11-01T12:00:00.000Z',
  });
  expect(changesOf(now)[0]?.version).toBe(uuid(102));
  // Lines without a price are sent too: the account has the price.
  expect(changesOf({ items: [], unpriced: [cartLine(1, 2)] })).toMatchObject([
    { cantidad: 2, precio: null, puesta_en: null },
  ]);
});

it("takes over the account's lines without adding quantities up", () => {
  const now = knowing([cartLine(1, 3), cartLine(2, 2)]);
  const merged = mergedWith(now, {
    before: now,
    lineas: [accountLine(1, 5), accountLine(2, 2), accountLine(3, 4)],
    productos: productos(3),
  });
  expect(cartQuantities(merged)).toEqual([
    [uuid(1), 5],
    [uuid(2), 2],
    [uuid(3), 4],
  ]);
});

it('removes lines that another device removed and keeps changes made here meanwhile', () => {
  const before = knowing([cartLine(1, 3), cartLine(2, 2), cartLine(3, 1)]);
  const now = knowing([cartLine(2, 2), cartLine(3, 6), cartLine(4, 1)]);
  const merged = mergedWith(now, {
    before,
    lineas: [accountLine(1, 3), accountLine(3, 1)],
    productos: productos(1),
  });
  // (1) removed here since, (2) removed there, (3) raised here since, (4) added here since.
  expect(cartQuantities(merged)).toEqual([
    [uuid(3), 6],
    [uuid(4), 1],
  ]);
});

it("shows a line of another device at today's price, with the price at the time of adding", () => {
  const arriving = (precio: number) =>
    mergedWith(knowing([]), {
      before: knowing([]),
      lineas: [accountLine(1, 2, { precio })],
      productos: productos(1),
    }).items[0];
  expect(arriving(1000)).not.toHaveProperty('precio_antes');
  expect(arriving(900)).toMatchObject({ precio: 1000, precio_antes: 900, sin_aceptar: true });
  expect(arriving(1100)).toMatchObject({ precio: 1000, precio_antes: 1100 });
  expect(arriving(1100)).not.toHaveProperty('sin_aceptar');
  expect(arriving(1000)?.puesta_en).toBe('2026-11-02T12:00:00.000Z');
});

it('keeps the name of an unavailable or unknown product until the cart opens', () => {
  const merged = mergedWith(knowing([]), {
    before: knowing([]),
    lineas: [accountLine(1, 2), accountLine(2, 1)],
    productos: [producto(1, { disponible: false })],
  });
  expect(merged.items).toEqual([]);
  expect(merged.unpriced).toEqual([
    { producto_id: uuid(1), nombre: 'Producto 1', cantidad: 2, imagenes: [] },
    { producto_id: uuid(2), nombre: 'Producto 2', cantidad: 1, imagenes: [] },
  ]);
});

it("gives a line without price today's price and the price at the time of adding", () => {
  const { precio: _, ...waiting } = cartLine(1, 2);
  const now = { ...knowing([], [[1, 2]]), unpriced: [waiting] };
  const merged = mergedWith(now, {
    before: now,
    lineas: [accountLine(1, 2, { precio: 900 })],
    productos: productos(1),
  });
  expect(merged.unpriced).toBeUndefined();
  expect(merged.items).toMatchObject([{ cantidad: 2, precio: 1000, precio_antes: 900 }]);
});

it('returns a new, changed or removed note, but no note that is too long', () => {
  const known = { producto_id: uuid(1), cantidad: 5, version: uuid(101), nota: 'Sin sal' };
  const now = (nota?: string, whole?: string): Cart => ({
    items: [cartLine(1, 5, { nota })],
    nota: whole,
    cuenta: {
      usuarioId: uuid(7),
      dispositivo: uuid(8),
      lineas: [known],
      nota: { texto: 'Hola', version: uuid(9) },
    },
  });
  expect(changesOf(now('Sin sal', 'Hola'))).toEqual([]);
  expect(notaChangeOf(now('Sin sal', 'Hola'))).toBeUndefined();
  expect(changesOf(now('Con sal'))).toMatchObject([{ cantidad: 5, version: uuid(101), nota: 'Con sal' }]);
  expect(changesOf(now())).toMatchObject([{ nota: null }]);
  expect(notaChangeOf(now())).toEqual({ texto: null, version: uuid(9) });
  const long = 'x'.repeat(501);
  expect(changesOf(now(long, long))).toEqual([]);
  expect(notaChangeOf(now(long, long))).toBeUndefined();
  // A changed quantity is sent without the long note.
  expect(changesOf({ ...now(long), items: [cartLine(1, 6, { nota: long })] })[0]).not.toHaveProperty('nota');
});

it("takes over the account's notes, except notes that were changed here meanwhile", () => {
  const before: Cart = {
    ...knowing([cartLine(1, 1), cartLine(2, 1, { nota: 'Vieja' }), cartLine(3, 1)]),
    nota: 'Martes',
  };
  const now: Cart = { ...before, items: [cartLine(1, 1), cartLine(2, 1, { nota: 'Nueva' }), cartLine(3, 1)] };
  const answer = {
    before,
    lineas: [
      accountLine(1, 1, { nota: 'De otro lado' }),
      accountLine(2, 1, { nota: 'Vieja' }),
      accountLine(3, 1),
      accountLine(4, 2, { nota: 'Traída' }),
    ],
    productos: productos(4),
  };
  const merged = mergedWith(now, { ...answer, nota: { texto: 'Miércoles', version: uuid(9) } });
  expect(merged.items.map(({ nota }) => nota)).toEqual(['De otro lado', 'Nueva', undefined, 'Traída']);
  expect(merged.nota).toBe('Miércoles');
  expect(mergedWith(now, { ...answer, nota: null }).nota).toBeUndefined();
  // An older server sends no note.
  expect(mergedWith(now, answer).nota).toBe('Martes');
});

it('counts the same quantities, added again after the order, as a change', () => {
  cart.set({
    ...knowing(
      [cartLine(1, 5), cartLine(2, 2)],
      [
        [1, 5],
        [2, 2],
        [3, 4],
      ],
    ),
    nota: 'Timbre roto',
  });
  emptyCart();
  // The order removed its products from the account's cart. The earlier removal here is still unsent.
  expect(changesSent(cart.get())).toEqual([[uuid(3), 0]]);
  cart.change((now) => ({ ...now, items: [cartLine(1, 5), cartLine(2, 2)] }));
  expect(changesSent(cart.get())).toEqual([
    [uuid(1), 5],
    [uuid(2), 2],
    [uuid(3), 0],
  ]);
});

it('forgets the note that was sent with the order', () => {
  const noted = knowing([cartLine(1, 5)], [[1, 5]]);
  const nota = { texto: 'Timbre roto', version: uuid(9) };
  cart.set({ ...noted, nota: 'Timbre roto', ...(noted.cuenta && { cuenta: { ...noted.cuenta, nota } }) });
  emptyCart();
  expect(notaChangeOf(cart.get())).toBeUndefined();
  cart.change((now) => ({ ...now, nota: 'Timbre roto' }));
  expect(notaChangeOf(cart.get())).toEqual({ texto: 'Timbre roto', version: null });
});
