import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type ChangeParameters, pricing } from './testing/precios-fixture.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
let precios: ReturnType<typeof pricing>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  precios = pricing(test, staff.token);
});
afterAll(() => test.close());

/** Makes products of one brand. */
async function brand(...values: NonNullable<Parameters<typeof makeProduct>[1]>[]) {
  const [first, ...others] = values;
  const one = await makeProduct(test, first);
  const rest: (typeof one)[] = [];
  // One after the other: their ids must have that order.
  for (const other of others) rest.push(await makeProduct(test, { ...other, marca_id: one.marca_id }));
  return { marca_id: one.marca_id, productos: [one, ...rest] };
}
const UP_7 = { forma: 'porcentaje', ajuste: 7 } as const;

const nowOf = async (ids: string[]) => {
  const { rows } = await test.database.pool.query<{
    precio: string;
    antes: string | null;
    en_promocion: boolean;
  }>(
    `SELECT precio, precio_antes_oferta AS antes, en_promocion FROM productos WHERE producto_id = ANY ($1)
     ORDER BY array_position($1, producto_id)`,
    [ids],
  );
  return rows;
};
const pricesOf = async (productos: { producto_id: string }[]) =>
  (await nowOf(productos.map(({ producto_id }) => producto_id))).map(({ precio }) => Number(precio));
const edit = (id: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return call(test.app, 'PATCH', `/productos/${id}`, { token: staff.token, body });
};
const counter = async () => {
  const { rows } = await test.database.pool.query<{ version: string }>(
    "SELECT version FROM versiones WHERE clave = 'catalogo'",
  );
  return Number(rows[0]?.version);
};

describe('the preview', () => {
  it('shows old and new prices in pages, and the products that would break a rule', async () => {
    const { marca_id, productos } = await brand(
      { nombre: 'A', precio: 10_000 },
      { nombre: 'B', precio: 99_000_000 },
      { nombre: 'C', precio: 10_000, precio_antes_oferta: 10_500, en_promocion: true },
      { nombre: 'D', precio: 10_033, esta_activo: false },
    );
    const seen = await precios.preview({ marca_id, ...UP_7 });
    expect(
      seen.productos.map(({ nombre, precio, nuevo, efecto }) => [nombre, precio, nuevo, efecto]),
    ).toEqual([
      ['A', 100, 107, 'sube'],
      ['B', 990_000, 1_059_300, 'maximo'],
      ['C', 100, 107, 'oferta'],
      ['D', 100.33, 107.35, 'sube'],
    ]);
    expect(seen.resumen).toEqual({ sube: 2, baja: 0, igual: 0, cero: 0, maximo: 1, oferta: 1 });
    const refused = await precios.preview({ marca_id, ...UP_7, efecto: 'rechazado', limit: 1, offset: 1 });
    expect([refused.productos.map(({ nombre }) => nombre), refused.total]).toEqual([['C'], 2]);
    expect(refused.huella).toBe(seen.huella);
    const down = await precios.preview({ marca_id, forma: 'importe', ajuste: -100.32 });
    expect(down.productos.map(({ nuevo, efecto }) => [nuevo, efecto])).toEqual([
      [0, 'cero'],
      [989_899.68, 'baja'],
      [0, 'cero'],
      [0.01, 'baja'],
    ]);
    expect(await pricesOf(productos)).toEqual([100, 990_000, 100, 100.33]);
  });

  it('combines brand, category, tag and product ids', async () => {
    const { marca_id, productos } = await brand({}, {}, {});
    const [one, other] = productos;
    if (!one || !other) throw new Error('no products');
    const ids = `${one.producto_id},${other.producto_id}`;
    const totalOf = async (asked: ChangeParameters) => (await precios.preview({ ...asked, ...UP_7 })).total;
    const { rows } = await test.database.pool.query<{ etiqueta_id: string }>(
      `WITH e AS (INSERT INTO etiquetas (etiqueta_id, nombre) VALUES (gen_random_uuid(), 'Sin TACC') RETURNING etiqueta_id)
       INSERT INTO productos_etiquetas SELECT $1, etiqueta_id FROM e RETURNING etiqueta_id`,
      [one.producto_id],
    );
    const etiqueta_id = rows[0]?.etiqueta_id ?? '';
    expect(await totalOf({ marca_id })).toBe(3);
    expect(await totalOf({ categoria_id: other.categoria_id })).toBe(1);
    expect(await totalOf({ etiqueta_id })).toBe(1);
    expect(await totalOf({ ids })).toBe(2);
    expect(await totalOf({ marca_id, ids, etiqueta_id })).toBe(1);
    expect(await totalOf({ marca_id: uuidv7() })).toBe(0);
    expect(await totalOf({})).toBeGreaterThan(3);
  });
});

describe('a change of many prices', () => {
  it('does what the preview showed, with one catalogue version and one audit log entry, and appears in each history', async () => {
    const { marca_id, productos } = await brand({ precio: 12_345 }, { precio: 99_999_900 }, { precio: 500 });
    const asked = { marca_id, ...UP_7, redondeo: '10', direccion: 'arriba' };
    const { huella } = await precios.preview(asked);
    const before = await counter();
    const { status, body } = await precios.apply(asked, huella);
    expect([status, body.suben, body.bajan, body.rechazados]).toEqual([201, 2, 0, 1]);
    expect(await pricesOf(productos)).toEqual([140, 999_999, 10]);
    expect(await counter()).toBe(before + 1);
    const { rows } = await test.database.pool.query(
      "SELECT despues FROM bitacora WHERE accion = 'precios.cambio' AND objeto_id = $1",
      [body.cambio_id],
    );
    expect(rows).toEqual([
      {
        despues: { seleccion: body.seleccion, ajuste: '+7 %, a múltiplos de $ 10', suben: 2, bajan: 0 },
      },
    ]);
    expect(await precios.historyOf(productos[0]?.producto_id ?? '')).toEqual([
      {
        fecha: expect.any(String),
        usuario: { nombre: 'Ana', apellido: staff.usuario.apellido },
        origen: 'cambio',
        cambio_id: body.cambio_id,
        antes: 123.45,
        precio: 140,
      },
    ]);
  });

  it('is refused when a price changed or a product was added, and then changes no price', async () => {
    const { marca_id, productos } = await brand({ precio: 1000 }, { precio: 2000 });
    const asked = { marca_id, ...UP_7 };
    const { huella } = await precios.preview(asked);
    await edit(productos[0]?.producto_id ?? '', { precio: '11' });
    expect((await precios.apply(asked, huella)).body.code).toBe('PRECIOS_DESACTUALIZADOS');
    const seen = await precios.preview(asked);
    await makeProduct(test, { marca_id });
    expect((await precios.apply(asked, seen.huella)).body.code).toBe('PRECIOS_DESACTUALIZADOS');
    expect(await pricesOf(productos)).toEqual([11, 20]);
    // The request differs from its preview.
    const last = await precios.preview(asked);
    expect((await precios.apply({ ...asked, ajuste: 70 }, last.huella)).body.code).toBe(
      'PRECIOS_DESACTUALIZADOS',
    );
  });

  it('is made once for a repeated idempotency key', async () => {
    const { marca_id, productos } = await brand({ precio: 10_000 });
    const asked = { marca_id, ...UP_7 };
    const { huella } = await precios.preview(asked);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => precios.apply(asked, huella, key)));
    expect(new Set(answers.map(({ body }) => body.cambio_id)).size).toBe(1);
    expect(await pricesOf(productos)).toEqual([107]);
    expect((await precios.apply({ ...asked, ajuste: 8 }, huella, key)).body.code).toBe('CLAVE_REUTILIZADA');
  });

  it('is refused when no price changes', async () => {
    const { marca_id } = await brand({ precio: 10_000 });
    const asked = { marca_id, forma: 'porcentaje', ajuste: 0 };
    const { huella } = await precios.preview(asked);
    expect((await precios.apply(asked, huella)).body.code).toBe('PRECIOS_SIN_CAMBIO');
  });

  it('puts cheaper products on promotion with the old price struck, when the request asks for a promotion', async () => {
    const { marca_id, productos } = await brand(
      { precio: 10_000 },
      { precio: 8000, precio_antes_oferta: 10_000, en_promocion: true },
    );
    const { cambio_id } = await precios.change({ marca_id, forma: 'porcentaje', ajuste: -10, oferta: 'si' });
    const ids = productos.map(({ producto_id }) => producto_id);
    expect(await nowOf(ids)).toEqual([
      { precio: '90.00', antes: '100.00', en_promocion: true },
      { precio: '72.00', antes: '100.00', en_promocion: true },
    ]);
    await precios.undo(cambio_id);
    expect(await nowOf(ids)).toEqual([
      { precio: '100.00', antes: null, en_promocion: false },
      { precio: '80.00', antes: '100.00', en_promocion: true },
    ]);
  });
});

describe('individual prices', () => {
  it('are set for all products or none, once per key, and are undone as one change', async () => {
    const { productos } = await brand({ precio: 1000 }, { precio: 2000 }, { precio: 3000 });
    const sheet = [12.34, 15, 30].map((precio, at) => ({
      producto_id: productos[at]?.producto_id,
      antes: (at + 1) * 10,
      precio,
    }));
    const before = await counter();
    const key = crypto.randomUUID();
    const [one, other] = [await precios.byPlanilla(sheet, key), await precios.byPlanilla(sheet, key)];
    expect(one).toMatchObject({ status: 201, body: { forma: 'planilla', suben: 1, bajan: 1 } });
    expect(other.body.cambio_id).toBe(one.body.cambio_id);
    expect(await pricesOf(productos)).toEqual([12.34, 15, 30]);
    expect(await counter()).toBe(before + 1);
    // The first price is not the current one any more.
    const stale = [
      { producto_id: productos[2]?.producto_id, antes: 30, precio: 31 },
      { ...sheet[0], precio: 1 },
    ];
    expect((await precios.byPlanilla(stale)).body.code).toBe('PRECIOS_DESACTUALIZADOS');
    expect((await precios.undo(one.body.cambio_id)).body.deshecho).toMatchObject({ repuestos: 2 });
    expect(await pricesOf(productos)).toEqual([10, 20, 30]);
  });

  it('change nothing when one breaks a rule, is of an unknown product, or all are unchanged', async () => {
    const offer = { precio: 2000, precio_antes_oferta: 2500, en_promocion: true };
    const { productos } = await brand({ precio: 1000 }, offer);
    const [one, other] = productos.map(({ producto_id }) => producto_id);
    const ask = async (...asked: object[]) => {
      const { status, body } = await precios.byPlanilla(asked);
      return [status, body.code, (body as { details?: { field: string }[] }).details?.[0]?.field];
    };
    const fine = { producto_id: one, antes: 10, precio: 11 };
    expect(await ask(fine, { producto_id: other, antes: 20, precio: 25 })).toEqual([
      400,
      'DATOS_INVALIDOS',
      'precios.1.precio',
    ]);
    expect(await ask({ ...fine, precio: 0 })).toEqual([400, 'DATOS_INVALIDOS', 'precios.0.precio']);
    expect(await ask(fine, fine)).toEqual([400, 'DATOS_INVALIDOS', 'precios']);
    expect((await ask(fine, { ...fine, producto_id: uuidv7() }))[1]).toBe('NO_ENCONTRADO');
    expect((await ask({ ...fine, precio: 10 }))[1]).toBe('PRECIOS_SIN_CAMBIO');
    expect(await pricesOf(productos)).toEqual([10, 20]);
  });
});

describe('the undo of a change', () => {
  it('restores unchanged prices and lists the others', async () => {
    const { marca_id, productos } = await brand({ precio: 1000 }, { precio: 2000 }, { precio: 3000 });
    const { cambio_id } = await precios.change({ marca_id, ...UP_7 });
    const changed = productos[1]?.producto_id ?? '';
    await edit(changed, { precio: '25' });
    const others = await precios.productosOf(cambio_id, 'filtro=distintos');
    expect(
      others.productos.map(({ producto_id, antes, precio, ahora }) => [producto_id, antes, precio, ahora]),
    ).toEqual([[changed, 20, 21.4, 25]]);
    const { body } = await precios.undo(cambio_id);
    expect(body.deshecho).toMatchObject({ repuestos: 2, usuario: { apellido: staff.usuario.apellido } });
    expect(await pricesOf(productos)).toEqual([10, 25, 30]);
    expect(await precios.productosOf(cambio_id, 'filtro=distintos')).toMatchObject({ total: 1 });
    const all = await precios.productosOf(cambio_id);
    expect([all.productos.map(({ sigue }) => sigue), all.total]).toEqual([[true, false, true], 3]);
    // The same user may repeat the call; for another user the change is undone already.
    expect((await precios.undo(cambio_id)).body).toEqual(body);
    const { token } = await makeUser(test, { roles: ['empleado'] });
    expect((await pricing(test, token).undo(cambio_id)).body.code).toBe('CAMBIO_DESHECHO');
    const history = await precios.historyOf(productos[0]?.producto_id ?? '');
    expect(history.map(({ origen, antes, precio }) => [origen, antes, precio])).toEqual([
      ['deshecho', 10.7, 10],
      ['cambio', 10, 10.7],
    ]);
  });

  it('succeeds for the first of two users', async () => {
    const { marca_id, productos } = await brand({ precio: 1000 });
    const { cambio_id } = await precios.change({ marca_id, ...UP_7 });
    const other = pricing(test, (await makeUser(test, { roles: ['empleado'] })).token);
    const answers = await Promise.all([precios, other].map((one) => one.undo(cambio_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await pricesOf(productos)).toEqual([10]);
    expect((await precios.undo(uuidv7())).status).toBe(404);
  });

  it('appears in the list of changes, newest first', async () => {
    const { marca_id } = await brand({ precio: 1000 });
    const { cambio_id } = await precios.change({ marca_id, ...UP_7 });
    await precios.undo(cambio_id);
    const { body } = await call<{ cambios: { cambio_id: string; deshecho: object | null }[] }>(
      test.app,
      'GET',
      '/precios/cambios?limit=1',
      { token: staff.token },
    );
    expect(body.cambios).toMatchObject([{ cambio_id, deshecho: { repuestos: 1 } }]);
  });
});

it('the price history stores changes by the product form with their author, and no entry without a change', async () => {
  const { producto_id } = await makeProduct(test, { precio: 1000 });
  await edit(producto_id, { precio: '10' });
  await edit(producto_id, { precio: '12.5' });
  await edit(producto_id, { descripcion: 'Otra descripción, más larga.' });
  // A change outside the API has no author.
  await test.database.pool.query('UPDATE productos SET precio = 13 WHERE producto_id = $1', [producto_id]);
  expect(
    (await precios.historyOf(producto_id)).map(({ usuario, origen, antes, precio }) => [
      usuario?.apellido,
      origen,
      antes,
      precio,
    ]),
  ).toEqual([
    [undefined, 'edicion', 12.5, 13],
    [staff.usuario.apellido, 'edicion', 10, 12.5],
  ]);
});

describe('the digest of the preview', () => {
  const refusal = { status: 409, body: { code: 'PRECIOS_DESACTUALIZADOS' } };

  it.each([
    { ajuste: 8 },
    { forma: 'importe' },
    { redondeo: '10' },
    { direccion: 'arriba' },
    { oferta: 'si' },
    { ajuste: 0, redondeo: '100' },
  ])('refuses %j when the preview showed something else, and changes nothing', async (other) => {
    const { marca_id, productos } = await brand({ precio: 10_000 }, { precio: 20_000 });
    const asked = { ...UP_7, marca_id } as ChangeParameters;
    const { huella } = await precios.preview(asked);
    expect(await precios.apply({ ...asked, ...other }, huella)).toMatchObject(refusal);
    expect(await pricesOf(productos)).toEqual([100, 200]);
    expect((await precios.apply(asked, huella)).status).toBe(201);
  });

  it('refuses another selection of the same products, and an invalid digest', async () => {
    const { marca_id, productos } = await brand({ precio: 10_000 });
    const { huella } = await precios.preview({ ...UP_7, marca_id });
    const ids = productos.map(({ producto_id }) => producto_id).join(',');
    expect(await precios.apply({ ...UP_7, ids }, huella)).toMatchObject(refusal);
    for (const none of ['', '.', huella.split('.')[1] ?? '', `${huella}1`]) {
      expect(await precios.apply({ ...UP_7, marca_id }, none)).toMatchObject(refusal);
    }
    expect(await pricesOf(productos)).toEqual([100]);
  });

  it('refuses an undo that differs from what was shown, and accepts the current digest', async () => {
    const { marca_id, productos } = await brand({ precio: 10_000 }, { precio: 20_000 });
    const { cambio_id } = await precios.change({ ...UP_7, marca_id });
    const { huella } = await precios.productosOf(cambio_id, 'filtro=distintos');
    await edit(productos[0]?.producto_id ?? '', { precio: '5' });
    expect(await precios.undo(cambio_id, huella)).toMatchObject(refusal);
    expect(await pricesOf(productos)).toEqual([5, 214]);
    const now = await precios.productosOf(cambio_id, 'filtro=distintos');
    expect((await precios.undo(cambio_id, now.huella)).body.deshecho).toMatchObject({ repuestos: 1 });
    expect(await pricesOf(productos)).toEqual([5, 200]);
  });
});
