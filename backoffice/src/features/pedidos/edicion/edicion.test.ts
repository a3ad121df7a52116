import { describe, expect, it } from 'vitest';
import { id, linea, pedido } from '../../../testing/data.ts';
import { lineasEnConflicto } from './conflicto.ts';
import {
  cambioDe,
  cambios,
  centavosDe,
  cuerpoDe,
  type Edicion,
  edicionDe,
  erroresDe,
  impedimentoDe,
  type LineaEditada,
} from './edicion.ts';
import { avanzar, desde, type Suceso } from './edicion-fases.ts';
import { type Accion, edicionReducer, yaEsta } from './edicion-reducer.ts';
import { centavosDeLinea } from './importe-de-linea.ts';

const order = pedido(1);
const read = (more: Parameters<typeof linea>[2][] = [{}, {}], version = 3): Edicion =>
  edicionDe(more.map((one, n) => linea(n + 1, { ...order, version }, one))) as Edicion;
const A = id(6001);
const B = id(6002);
const run = (start: Edicion, ...actions: Accion[]) => actions.reduce(edicionReducer, start);
const cifra = (producto_id: string, cifras: Extract<Accion, { tipo: 'cifra' }>['cifras']): Accion => ({
  tipo: 'cifra',
  producto_id,
  cifras,
});
const add = (producto_id: string, cantidad: number, precio = 250): Accion => ({
  tipo: 'agregar',
  producto: { producto_id, nombre: 'Quinoa', precio },
  cantidad,
});
const problem = (cifras: Parameters<typeof cifra>[1]) => impedimentoDe(run(read(), cifra(A, cifras)));

describe("a line's total", () => {
  // The same cases as the server's own test: both must say the same.
  it.each([
    [1, 100, 0, 10_000],
    [3, 33.33, 0, 9_999],
    [1, 0.01, 50, 1],
    [1, 0.01, 50.01, 0],
    [1, 100.01, 12.5, 8_751],
    [7, 1299.9, 33.33, 606_650],
    [1, 1, 99.99, 0],
    [1000, 999_999.99, 0.01, 99_989_999_000],
    [1000, 999_999.99, 100, 0],
    [5, 0, 10, 0],
  ])(
    '%i × %d less %d %% is %i cents, half a cent up [P5.13]',
    (cantidad, precio_unitario, descuento, cents) => {
      expect(centavosDeLinea({ cantidad, precio_unitario, descuento })).toBe(cents);
    },
  );

  it('is nothing for an empty figure, and never less than nothing', () => {
    expect(centavosDeLinea({ cantidad: null, precio_unitario: 10, descuento: 0 })).toBe(0);
    expect(centavosDeLinea({ cantidad: 1, precio_unitario: null, descuento: 0 })).toBe(0);
    expect(centavosDeLinea({ cantidad: 1, precio_unitario: 10, descuento: 101 })).toBe(0);
  });

  it('adds up to the order without the lines that were taken away', () => {
    expect(centavosDe(read().lineas)).toBe(800_400);
    expect(centavosDe(run(read(), { tipo: 'quitar', producto_id: B }).lineas)).toBe(400_200);
  });
});

describe('what is refused', () => {
  it.each([
    [999, undefined],
    [1000, 'La cantidad no puede ser mayor a 1000'],
    [1001, 'La cantidad no puede ser mayor a 1000'],
    [1, undefined],
    [0, 'La cantidad mínima es 1'],
    [null, 'La cantidad debe ser un numero entero'],
  ])('cantidad %s: %s [P5.10 P9.9]', (cantidad, message) => {
    expect(problem({ cantidad })).toBe(message);
    const edited = run(read(), cifra(A, { cantidad }));
    expect(erroresDe(edited, edited.lineas[0] as LineaEditada).cantidad).toBe(message);
  });

  it.each([
    [0, undefined],
    [100, undefined],
    [101, 'El descuento no puede ser mayor a 100'],
  ])('descuento %i: %s [P5.11 P9.9]', (descuento, message) => {
    expect(problem({ descuento })).toBe(message);
  });

  it.each([
    [999_999.99, undefined],
    [1_000_000, 'El precio no puede superar 999999.99.'],
    [null, 'El precio debe ser un número válido con hasta 2 decimales.'],
  ])('precio_unitario %s: %s', (precio_unitario, message) => {
    expect(problem({ precio_unitario })).toBe(message);
  });

  it('not 1000 units where the customer ordered them, until they are another number', () => {
    const { pedido, originales } = read();
    const full = originales.map((linea) => ({ ...linea, cantidad: 1000 }));
    const ordered: Edicion = { pedido, originales: full, lineas: full };
    expect(impedimentoDe(run(ordered, cifra(A, { descuento: 5 })))).toBeUndefined();
    expect(cuerpoDe(ordered).detalles[0]?.cantidad).toBe(1000);
    expect(impedimentoDe(run(ordered, cifra(A, { cantidad: 1001 })))).toBe(
      'La cantidad no puede ser mayor a 1000',
    );
  });

  it('an order without lines; a wrong line that was taken away is nobody’s trouble', () => {
    const wrong = run(read(), cifra(A, { cantidad: 1000 }), { tipo: 'quitar', producto_id: A });
    expect(impedimentoDe(wrong)).toBeUndefined();
    expect(impedimentoDe(run(wrong, { tipo: 'quitar', producto_id: B }))).toBe(
      'El pedido no tiene productos.',
    );
  });
});

describe('an edit is dirty', () => {
  it.each<[string, Accion, string | undefined]>([
    ['when cantidad differs', cifra(A, { cantidad: 5 }), 'changed'],
    ['when precio_unitario differs', cifra(A, { precio_unitario: 1000 }), 'changed'],
    ['when descuento differs', cifra(A, { descuento: 1 }), 'changed'],
    ['when a line is missing', { tipo: 'quitar', producto_id: A }, 'removed'],
    ['not when a figure is typed again as it was', cifra(A, { cantidad: 4 }), undefined],
  ])('%s [P4.6]', (_, action, change) => {
    const edited = run(read(), action);
    expect(cambioDe(edited, edited.lineas[0] as never)).toBe(change);
    expect(cambios(edited)).toHaveLength(change ? 1 : 0);
  });

  it('when the number of lines differs, and no longer once the added one is gone [P4.6]', () => {
    const more = run(read(), add(id(1), 2));
    expect(cambios(more)).toHaveLength(1);
    expect(cambios(run(more, { tipo: 'quitar', producto_id: id(1) }))).toHaveLength(0);
  });

  it('no longer after Deshacer Cambios [P4.8]', () => {
    const edited = run(read(), cifra(A, { cantidad: 9 }), { tipo: 'quitar', producto_id: B }, add(id(1), 1));
    expect(cambios(edited)).toHaveLength(3);
    const undone = run(edited, { tipo: 'deshacer' });
    expect(undone.lineas).toEqual(read().lineas);
  });
});

describe('adding a product', () => {
  it('that is a line increases it and keeps price and discount [P3.9 P4.9]', () => {
    const start = read([{ descuento: 10 }, {}]);
    expect(yaEsta(start, A)).toBe(true);
    const [grown] = run(start, add(A, 3)).lineas;
    expect(grown).toMatchObject({ cantidad: 7, precio_unitario: 1000.5, descuento: 10 });
    expect(centavosDeLinea(grown as never)).toBe(630_315);
  });

  it('that is none appends it at its price, without a discount [P4.9]', () => {
    expect(yaEsta(read(), id(1))).toBe(false);
    expect(run(read(), add(id(1), 2)).lineas.at(-1)).toMatchObject({
      producto_id: id(1),
      cantidad: 2,
      precio_unitario: 250,
      descuento: 0,
    });
  });

  it('that was taken away puts it back, as a new one', () => {
    const gone = run(read(), { tipo: 'quitar', producto_id: A });
    expect(yaEsta(gone, A)).toBe(false);
    const back = run(gone, add(A, 2));
    expect(back.lineas).toHaveLength(2);
    expect(back.lineas[0]).toMatchObject({ cantidad: 2, precio_unitario: 250, quitada: false });
  });
});

it('sends what is left, for approval again [P4.4]', () => {
  const edited = run(read(), cifra(A, { cantidad: 9, descuento: 5 }), { tipo: 'quitar', producto_id: B });
  expect(cuerpoDe(edited)).toEqual({
    estado_pedido: 'esperando_aprobacion',
    detalles: [{ producto_id: A, cantidad: 9, precio_unitario: 1000.5, descuento: 5 }],
  });
});

describe('two people at one order', () => {
  const theirs = read([{ cantidad: 6, descuento: 20 }, {}], 4);
  const onTop = (mine: Edicion, saved = theirs) => run(mine, { tipo: 'version', nueva: saved, encima: true });

  it('shows the lines that either changed, and no others', () => {
    const mine = run(read([{}, {}, {}]), cifra(B, { cantidad: 8 }));
    const saved = read([{ cantidad: 6 }, {}, {}], 4);
    expect(lineasEnConflicto(mine, saved).map(({ producto_id }) => producto_id)).toEqual([A, B]);
  });

  it('taking theirs drops mine', () => {
    const mine = run(read(), cifra(A, { cantidad: 9 }));
    expect(run(mine, { tipo: 'version', nueva: theirs, encima: false })).toEqual(theirs);
  });

  it('mine on top keeps the figures that I did not touch as they saved them', () => {
    const merged = onTop(run(read(), cifra(A, { cantidad: 9 })));
    expect(merged.pedido.version).toBe(4);
    expect(merged.lineas[0]).toMatchObject({ cantidad: 9, descuento: 20 });
    expect(cambios(merged)).toHaveLength(1);
  });

  it('mine on top takes away, adds and brings back what I did', () => {
    const mine = run(read(), { tipo: 'quitar', producto_id: A }, cifra(B, { cantidad: 8 }), add(id(1), 2));
    const saved: Edicion = {
      ...theirs,
      originales: theirs.lineas.slice(0, 1),
      lineas: theirs.lineas.slice(0, 1),
    };
    const merged = onTop(mine, saved);
    expect(merged.lineas.map(({ producto_id, quitada }) => [producto_id, quitada ?? false])).toEqual([
      [A, true],
      [B, false],
      [id(1), false],
    ]);
    expect(merged.lineas[1]?.cantidad).toBe(8);
  });

  it('a line that they took away and I left alone stays away', () => {
    const saved: Edicion = {
      ...theirs,
      originales: theirs.lineas.slice(0, 1),
      lineas: theirs.lineas.slice(0, 1),
    };
    expect(onTop(run(read(), cifra(A, { cantidad: 9 })), saved).lineas).toHaveLength(1);
  });
});

describe('where an edit stands', () => {
  const mine = run(read(), cifra(A, { cantidad: 9 }));
  const saved = (cantidad: number): Edicion => read([{ cantidad }, {}], 4);
  const after = (...sucesos: Suceso[]) => sucesos.reduce(avanzar, desde(mine));

  it('a newer version is somebody else’s, shown when it is asked for, and taken or built upon', () => {
    const { fase, otra, edicion } = after({ tipo: 'leida', nueva: saved(6) });
    expect([fase, otra, edicion]).toEqual(['editando', saved(6), mine]);
    const seen: Suceso[] = [{ tipo: 'leida', nueva: saved(6) }, { tipo: 'comparar' }];
    expect(after(...seen).fase).toBe('comparando');
    expect(after(...seen, { tipo: 'seguir', encima: false })).toEqual(desde(saved(6)));
    expect(after(...seen, { tipo: 'seguir', encima: true }).edicion.lineas[0]?.cantidad).toBe(9);
  });

  it('a newer version that is what I have is my own save, whose answer was lost', () => {
    expect(after({ tipo: 'leida', nueva: saved(9) })).toEqual(desde(saved(9)));
  });

  it('nothing is edited while it is saved; afterwards it is, or is compared', () => {
    const edit: Suceso = { tipo: 'cifra', producto_id: A, cifras: { cantidad: 5 } };
    expect(after({ tipo: 'guardar' }, edit).edicion).toBe(mine);
    expect(after({ tipo: 'guardar' }, { tipo: 'guardada', nueva: saved(9) })).toEqual(desde(saved(9)));
    const failed = after({ tipo: 'guardar' }, { tipo: 'fallida', conflicto: false }, edit);
    expect([failed.fase, failed.edicion.lineas[0]?.cantidad]).toEqual(['editando', 5]);
    const leida: Suceso = { tipo: 'leida', nueva: saved(6) };
    expect(after({ tipo: 'guardar' }, leida, { tipo: 'fallida', conflicto: true }).fase).toBe('comparando');
  });

  it('an old answer changes nothing', () => {
    const state = desde(mine);
    expect(avanzar(state, { tipo: 'leida', nueva: read([{ cantidad: 1 }, {}], 3) })).toBe(state);
  });
});
