import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Cambio, pricing } from './testing/precios-fixture.ts';

interface Condicion {
  condicion_id: string;
  version: number;
  reglas: { marca: { marca_id: string } | null; ajuste: number; redondeo: string }[];
}
interface VistaPrevia {
  productos: { producto_id: string; precio: number; nuevo: number; efecto: string }[];
  resumen: { sube: number };
  huella: string;
  code?: string;
  details?: { message: string }[];
}

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
let precios: ReturnType<typeof pricing>;
let count = 0;
beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
  precios = pricing(test, admin.token);
});
afterAll(() => test.close());

const as = <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, headers = {}) =>
  call<T>(test.app, method, path, { token: admin.token, ...(body !== undefined && { body }), headers });

const regla = (ajuste: number, more = {}) => ({
  ...{ marca_id: null, categoria_id: null, ajuste, redondeo: 'no', direccion: 'cercano' },
  ...more,
});

/** Makes an agreement with rules, and with own prices in pesos per product. */
async function makeLista(reglas: object[], propios: Record<string, number> = {}): Promise<Condicion> {
  const body = { nombre: `Lista ${++count}`, monto_minimo: null, reglas };
  const made = (await as<Condicion>('POST', '/condiciones', body)).body;
  const cambios = Object.entries(propios).map(([producto_id, precio]) => ({ producto_id, precio }));
  if (cambios.length > 0) await as('PATCH', `/condiciones/${made.condicion_id}/precios`, { cambios });
  return made;
}

/** Returns a customer's token, who has the agreement. */
async function customerOf({ condicion_id }: Condicion): Promise<string> {
  const { usuario, token } = await makeUser(test);
  await as('PATCH', `/usuarios/${usuario.usuario_id}/condicion`, { condicion_id });
  return token;
}

const priceFor = async (token: string, id: string) =>
  (await call<{ precio: number }>(test.app, 'GET', `/productos/${id}`, { token })).body.precio;
const pricesFor = (token: string, productos: { producto_id: string }[]) =>
  Promise.all(productos.map(({ producto_id }) => priceFor(token, producto_id)));

const previewLista = async ({ condicion_id }: Condicion, asked: Record<string, string | number>) => {
  const query = new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return (await as<VistaPrevia>('GET', `/condiciones/${condicion_id}/vista-previa?limit=100&${query}`)).body;
};
const applyLista = ({ condicion_id }: Condicion, body: object, key = crypto.randomUUID()) =>
  as<Cambio>('POST', `/condiciones/${condicion_id}/cambios`, body, { 'idempotency-key': key });
const read = async ({ condicion_id }: Condicion) =>
  (await as<Condicion>('GET', `/condiciones/${condicion_id}`)).body;

describe('a change of the list of an agreement', () => {
  it('shows each price before it applies exactly this, and undoes all of it', async () => {
    const branded = await makeProduct(test, { precio: 100_050 });
    const owned = await makeProduct(test, { precio: 100_000 });
    const plain = await makeProduct(test, { precio: 33_333 });
    const products = [branded, owned, plain];
    const lista = await makeLista(
      [regla(-12.5, { marca_id: branded.marca_id, redondeo: '10', direccion: 'arriba' })],
      { [owned.producto_id]: 777.77 },
    );
    const token = await customerOf(lista);
    const before = await pricesFor(token, products);
    const asked = { ajuste: 7, redondeo: '5' };
    const seen = await previewLista(lista, asked);
    const shown = products.map(({ producto_id }) =>
      seen.productos.find((one) => one.producto_id === producto_id),
    );
    expect(shown.map((one) => one?.precio)).toEqual(before);
    // Own price: 777.77 × 1.07 = 832.21. Rule: 0.875 × 1.07 = -6.38 %. Without a rule: 333.33 × 1.07 = 356.66.
    expect(shown.map((one) => [one?.nuevo, one?.efecto])).toEqual([
      [940, 'sube'],
      [830, 'sube'],
      [355, 'sube'],
    ]);
    expect(await pricesFor(token, products)).toEqual(before);

    const applied = await applyLista(lista, { ...asked, huella: seen.huella });
    expect(applied.status).toBe(201);
    expect(applied.body).toMatchObject({ propios: 1, suben: seen.resumen.sube, bajan: 0 });
    expect(await pricesFor(token, products)).toEqual([940, 830, 355]);
    expect((await read(lista)).reglas.map(({ ajuste, redondeo }) => [ajuste, redondeo])).toEqual([
      [-6.38, '10'],
      [7, '5'],
    ]);
    const detail = await precios.productosOf(applied.body.cambio_id);
    expect(detail.productos).toMatchObject([{ antes: 777.77, precio: 830, ahora: 830, sigue: true }]);
    expect(detail.reglas).toMatchObject({
      siguen: true,
      despues: [expect.stringContaining('−6,38 %'), 'Todo: 7 %, a múltiplos de 5'],
    });

    const undone = await precios.undo(applied.body.cambio_id, detail.huella);
    expect(undone.body.deshecho).toMatchObject({ propios: 1, reglas: true });
    expect(await pricesFor(token, products)).toEqual(before);
    expect((await read(lista)).reglas.map(({ ajuste }) => ajuste)).toEqual([-12.5]);
  });

  it('keeps percentages and own prices that someone changed after it', async () => {
    const [one, two] = [
      await makeProduct(test, { precio: 10_000 }),
      await makeProduct(test, { precio: 10_000 }),
    ];
    const lista = await makeLista([regla(-10)], { [one.producto_id]: 90, [two.producto_id]: 80 });
    const seen = await previewLista(lista, { ajuste: 10 });
    const { body: cambio } = await applyLista(lista, { ajuste: 10, huella: seen.huella });
    const { version } = await read(lista);
    await as(
      'PATCH',
      `/condiciones/${lista.condicion_id}`,
      { nombre: `Lista ${++count}`, monto_minimo: null, reglas: [regla(-5)] },
      { 'if-match': `"${version}"` },
    );
    await as('PATCH', `/condiciones/${lista.condicion_id}/precios`, {
      cambios: [{ producto_id: one.producto_id, precio: 95 }],
    });
    const detail = await precios.productosOf(cambio.cambio_id, 'filtro=distintos');
    expect(detail).toMatchObject({
      total: 1,
      reglas: { siguen: false },
      condiciones: [{ propios: 2, siguen: 1 }],
    });
    const undone = await precios.undo(cambio.cambio_id);
    expect(undone.body.deshecho).toMatchObject({ propios: 1, reglas: false });
    const token = await customerOf(lista);
    expect(await pricesFor(token, [one, two])).toEqual([95, 80]);
    expect((await read(lista)).reglas.map(({ ajuste }) => ajuste)).toEqual([-5]);
  });

  it('refuses an old preview, percentages outside of the limits, no change, and an unknown agreement', async () => {
    const product = await makeProduct(test, { precio: 10_000 });
    const lista = await makeLista([regla(-80)], { [product.producto_id]: 90 });
    const { huella } = await previewLista(lista, { ajuste: 5 });
    await as('PATCH', `/condiciones/${lista.condicion_id}/precios`, {
      cambios: [{ producto_id: product.producto_id, precio: 91 }],
    });
    expect(await applyLista(lista, { ajuste: 5, huella })).toMatchObject({
      status: 409,
      body: { code: 'PRECIOS_DESACTUALIZADOS' },
    });
    expect(await applyLista(lista, { ajuste: 6, huella })).toMatchObject({
      status: 409,
      body: { code: 'PRECIOS_DESACTUALIZADOS' },
    });
    expect(await previewLista(lista, { ajuste: -60 })).toMatchObject({
      code: 'DATOS_INVALIDOS',
      details: [{ message: 'Una regla quedaría en -92 %, fuera de lo permitido.' }],
    });
    expect(await previewLista(lista, { ajuste: 0 })).toMatchObject({ code: 'DATOS_INVALIDOS' });
    const nobody = { ...lista, condicion_id: crypto.randomUUID() };
    expect(await previewLista(nobody, { ajuste: 5 })).toMatchObject({ code: 'NO_ENCONTRADO' });
    expect((await applyLista(nobody, { ajuste: 5, huella })).status).toBe(404);
  });

  it('increments the version of an agreement without own prices when it is applied and undone', async () => {
    await makeProduct(test, { precio: 10_000 });
    const lista = await makeLista([regla(-10)]);
    const { huella } = await previewLista(lista, { ajuste: 5 });
    const { body } = await applyLista(lista, { ajuste: 5, huella });
    const applied = await read(lista);
    expect(applied.version).toBeGreaterThan(lista.version);
    await precios.undo(body.cambio_id);
    const undone = await read(lista);
    expect(undone.version).toBeGreaterThan(applied.version);
    expect(undone.reglas.map(({ ajuste }) => ajuste)).toEqual([-10]);
  });

  it('refuses a change that needs one rule more than an agreement may have', async () => {
    await makeProduct(test, { precio: 10_000 });
    const lista = await makeLista([]);
    await test.database.pool.query(
      `WITH c AS (
         INSERT INTO categorias (categoria_id, nombre)
         SELECT gen_random_uuid(), 'Con regla ' || n FROM generate_series(1, 100) n RETURNING categoria_id
       )
       INSERT INTO condiciones_reglas (condicion_id, orden, categoria_id, ajuste, redondeo, direccion)
       SELECT $1, row_number() OVER (), categoria_id, -1, 'no', 'cercano' FROM c`,
      [lista.condicion_id],
    );
    expect(await previewLista(lista, { ajuste: 5 })).toMatchObject({
      code: 'DATOS_INVALIDOS',
      details: [{ message: 'Hace falta una regla para todo, y ya hay 100. Quita una antes.' }],
    });
  });

  it('happens once for a repeated call with the same key', async () => {
    const product = await makeProduct(test, { precio: 10_000 });
    const lista = await makeLista([], { [product.producto_id]: 100 });
    const { huella } = await previewLista(lista, { ajuste: 10 });
    const key = crypto.randomUUID();
    const [first, second] = [
      await applyLista(lista, { ajuste: 10, huella }, key),
      await applyLista(lista, { ajuste: 10, huella }, key),
    ];
    expect(second.body.cambio_id).toBe(first.body.cambio_id);
    expect(await pricesFor(await customerOf(lista), [product])).toEqual([110]);
  });
});

it('computes all prices at once as it computes each: own, offer, brand, category, all, before and after a change', async () => {
  const { pool } = test.database;
  const [categoria, other] = (
    await pool.query<{ categoria_id: string }>(
      `INSERT INTO categorias (categoria_id, nombre) VALUES (gen_random_uuid(), 'Todos a la vez'), (gen_random_uuid(), 'Otra vez') RETURNING categoria_id`,
    )
  ).rows.map(({ categoria_id }) => categoria_id);
  const offer = { precio_antes_oferta: 90_000, en_promocion: true };
  const products: { producto_id: string; marca_id: string }[] = [];
  // Each product is or is not: on offer, in each category, of the priced brand, own-priced above or below the offer.
  for (let n = 0; n < 48; n += 1) {
    const marca = n % 2 === 1 && products[0] ? { marca_id: products[0].marca_id } : {};
    products.push(await makeProduct(test, { precio: 70_001 + n * 37, ...(n % 3 === 0 && offer), ...marca }));
    const id = products[n]?.producto_id;
    if (n % 4 > 1) await pool.query('INSERT INTO productos_categorias VALUES ($1, $2)', [id, categoria]);
    if (n % 8 > 3) await pool.query('INSERT INTO productos_categorias VALUES ($1, $2)', [id, other]);
  }
  const own = Object.fromEntries(
    products.filter((_, n) => n % 5 === 0).map(({ producto_id }, n) => [producto_id, 600 + n * 33.33]),
  );
  const inOther = regla(-7.25, { categoria_id: other, redondeo: '5', direccion: 'arriba' });
  const rules = [
    regla(-3, { marca_id: products[0]?.marca_id, redondeo: '10' }),
    regla(-7.25, { categoria_id: categoria }),
    inOther,
  ];
  for (const reglas of [
    [],
    rules,
    [...rules, regla(4.5)],
    [...rules.toReversed(), regla(-12, { redondeo: '1' })],
  ]) {
    const lista = await makeLista(reglas, own);
    await pool.query('UPDATE condiciones SET descuento = $1 WHERE condicion_id = $2', [
      reglas.length === 0 ? null : 3.5 * reglas.length,
      lista.condicion_id,
    ]);
    const { rows: differing } = await pool.query(
      `SELECT p.producto_id FROM productos p JOIN precios_tras($1, 0, 'no', 'cercano') l USING (producto_id)
       CROSS JOIN LATERAL precio_en($1, p.producto_id, p.marca_id, p.precio, p.precio_antes_oferta) e
       WHERE (l.precio, l.precio_antes_oferta) IS DISTINCT FROM (e.precio, e.precio_antes_oferta)`,
      [lista.condicion_id],
    );
    expect(differing).toEqual([]);
    const { rows: counts } = await pool.query(
      `SELECT count(*)::int AS n, (SELECT count(*)::int FROM productos) AS all FROM precios_tras($1, 5, '10', 'cercano')`,
      [lista.condicion_id],
    );
    expect(counts[0].n).toBe(counts[0].all);
    const { huella } = await previewLista(lista, { ajuste: 5, redondeo: '10' });
    const { rows: shown } = await pool.query(
      `SELECT producto_id, precio::float8 FROM precios_tras($1, 5, '10', 'cercano') ORDER BY producto_id`,
      [lista.condicion_id],
    );
    expect((await applyLista(lista, { ajuste: 5, redondeo: '10', huella })).status).toBe(201);
    const { rows: applied } = await pool.query(
      `SELECT p.producto_id, e.precio::float8 FROM productos p
       CROSS JOIN LATERAL precio_en($1, p.producto_id, p.marca_id, p.precio, p.precio_antes_oferta) e ORDER BY p.producto_id`,
      [lista.condicion_id],
    );
    expect(applied).toEqual(shown);
  }
});

describe('a change of many prices', () => {
  const UP = { forma: 'porcentaje', ajuste: 10 } as const;

  it('says which agreements have own prices, and changes only those of the included agreements', async () => {
    const product = await makeProduct(test, { precio: 10_000 });
    const asked = { ...UP, marca_id: product.marca_id };
    const own = { [product.producto_id]: 80 };
    const [one, other] = [await makeLista([], own), await makeLista([], own)];
    const customers = [await customerOf(one), await customerOf(other)];
    expect((await precios.preview(asked)).condiciones).toMatchObject([
      { condicion_id: one.condicion_id, propios: 1, clientes: 1 },
      { condicion_id: other.condicion_id, propios: 1, clientes: 1 },
    ]);
    const first = await precios.change({ ...asked, condiciones: one.condicion_id });
    const pricesNow = () => Promise.all(customers.map((token) => priceFor(token, product.producto_id)));
    expect(first).toMatchObject({ suben: 1, propios: 1 });
    expect(await pricesNow()).toEqual([88, 80]);
    expect((await precios.productosOf(first.cambio_id)).condiciones).toMatchObject([
      { condicion_id: one.condicion_id, propios: 1, siguen: 1 },
    ]);
    expect(await precios.change({ ...asked, condiciones: 'todas' })).toMatchObject({ suben: 1, propios: 2 });
    expect(await pricesNow()).toEqual([96.8, 88]);
    expect(await precios.change(asked)).toMatchObject({ suben: 1, propios: 0 });
    expect(await pricesNow()).toEqual([96.8, 88]);
  });

  it('restores own prices with the others, except one that changed after it', async () => {
    const [one, two] = [
      await makeProduct(test, { precio: 10_000 }),
      await makeProduct(test, { precio: 10_000 }),
    ];
    const lista = await makeLista([], { [one.producto_id]: 80, [two.producto_id]: 70 });
    const ids = `${one.producto_id},${two.producto_id}`;
    const { cambio_id } = await precios.change({ ...UP, ids, condiciones: 'todas' });
    await as('PATCH', `/condiciones/${lista.condicion_id}/precios`, {
      cambios: [{ producto_id: one.producto_id, precio: 81 }],
    });
    expect((await precios.undo(cambio_id)).body.deshecho).toMatchObject({ repuestos: 2, propios: 1 });
    expect(await pricesFor(await customerOf(lista), [one, two])).toEqual([81, 70]);
  });

  it('refuses a preview from before an own price changed, and agreements in a scheduled change', async () => {
    const product = await makeProduct(test, { precio: 10_000 });
    const lista = await makeLista([], { [product.producto_id]: 80 });
    const asked = { ...UP, ids: product.producto_id, condiciones: lista.condicion_id };
    const { huella } = await precios.preview(asked);
    await as('PATCH', `/condiciones/${lista.condicion_id}/precios`, {
      cambios: [{ producto_id: product.producto_id, precio: 81 }],
    });
    expect((await precios.apply(asked, huella)).body.code).toBe('PRECIOS_DESACTUALIZADOS');
    const desde = new Date(Date.now() + 3_600_000).toISOString();
    const later = await precios.apply({ ...asked, desde }, (await precios.preview(asked)).huella);
    expect(later.body.code).toBe('DATOS_INVALIDOS');
    expect(await pricesFor(await customerOf(lista), [product])).toEqual([81]);
  });

  it('is in the history of the own price, with the edits before and after it', async () => {
    const product = await makeProduct(test, { precio: 10_000 });
    const lista = await makeLista([], { [product.producto_id]: 80 });
    const { cambio_id } = await precios.change({ ...UP, ids: product.producto_id, condiciones: 'todas' });
    await precios.undo(cambio_id);
    const path = `/condiciones/${lista.condicion_id}/precios`;
    await as('PATCH', path, { cambios: [{ producto_id: product.producto_id, precio: null }] });
    const { body } = await as<{ precios: object[]; total: number }>(
      'GET',
      `/productos/${product.producto_id}/precios?condicion_id=${lista.condicion_id}`,
    );
    expect(body.total).toBe(4);
    const usuario = { nombre: admin.usuario.nombre, apellido: admin.usuario.apellido };
    expect(body.precios).toMatchObject([
      { origen: 'edicion', cambio_id: null, antes: 80, precio: null, usuario },
      { origen: 'deshecho', cambio_id, antes: 88, precio: 80, usuario },
      { origen: 'cambio', cambio_id, antes: 80, precio: 88, usuario },
      { origen: 'edicion', cambio_id: null, antes: null, precio: 80, usuario },
    ]);
    // The shop's own history stays apart.
    expect(await precios.historyOf(product.producto_id)).toHaveLength(2);
  });

  it('keeps an own price that would be zero or too high', async () => {
    const product = await makeProduct(test, { precio: 100_000 });
    const lista = await makeLista([], { [product.producto_id]: 50 });
    const asked = { forma: 'importe', ajuste: -60, ids: product.producto_id, condiciones: 'todas' } as const;
    expect(await precios.change(asked)).toMatchObject({ bajan: 1, propios: 0 });
    expect(await pricesFor(await customerOf(lista), [product])).toEqual([50]);
  });
});
