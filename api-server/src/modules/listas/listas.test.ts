import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface Lista {
  lista_id: string;
  nombre: string;
  version: number;
  lineas: {
    cantidad: number;
    producto: {
      producto_id: string;
      nombre: string;
      precio?: number;
      disponible: boolean;
      esta_activo: boolean;
    };
  }[];
}
type Answered = Lista & {
  code: string;
  details: { field: string; message: string }[];
  listas: object[];
  lista: Lista;
  agregados: number;
};

let test: TestApp;
let some: string[];
beforeAll(async () => {
  test = await testApp();
  some = await makeMany(3);
});
afterAll(() => test.close());

const makeMany = async (count: number) => {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) {
    made.push((await makeProduct(test, { precio: 150_050 })).producto_id);
  }
  return made;
};
const many = (ids: readonly string[], cantidad = 2) => ids.map((producto_id) => ({ producto_id, cantidad }));
const set = (id: string | undefined, column: string, value: boolean) =>
  test.database.pool.query(`UPDATE productos SET ${column} = $2 WHERE producto_id = $1`, [id, value]);

async function customer() {
  const { token } = await makeUser(test);
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object, version?: number) =>
    call<Answered>(test.app, method, `/mis-listas${path}`, {
      token,
      ...(body && { body }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const make = async (nombre: string, productos = many(some)) =>
    (await ask('POST', '', { nombre, productos })).body;
  return { ask, make };
}

it('are created, opened with current prices, changed and deleted', async () => {
  const { ask, make } = await customer();
  const { status, body: made } = await ask('POST', '', { nombre: ' Pedido semanal ', productos: many(some) });
  expect([status, made.nombre, made.version]).toEqual([201, 'Pedido semanal', 1]);
  await make('Árboles de Navidad', []);
  const [second, first] = [made.lista_id, expect.any(String)];
  expect((await ask('GET')).body.listas).toEqual([
    { lista_id: first, nombre: 'Árboles de Navidad', productos: 0, version: 1 },
    { lista_id: second, nombre: 'Pedido semanal', productos: 3, version: 1 },
  ]);
  const { body, headers } = await ask('GET', `/${second}`);
  expect(headers.etag).toBe('"1"');
  expect(
    body.lineas.map(({ producto, cantidad }) => [producto.producto_id, producto.precio, cantidad]),
  ).toEqual(some.map((id) => [id, 1500.5, 2]));
  const turned = many([...some].reverse(), 1000);
  const changed = await ask('PATCH', `/${second}`, { nombre: 'La de siempre', productos: turned }, 1);
  expect(changed.body).toMatchObject({ nombre: 'La de siempre', version: 2 });
  expect(
    changed.body.lineas.map(({ producto, cantidad }) => ({ producto_id: producto.producto_id, cantidad })),
  ).toEqual(turned);
  expect((await ask('DELETE', `/${second}`)).status).toBe(200);
  expect((await ask('GET', `/${second}`)).status).toBe(404);
});

it('answer 404 to another account', async () => {
  const [ana, otro] = [await customer(), await customer()];
  const { lista_id } = await ana.make('Mía');
  for (const [method, path, body] of [
    ['GET', `/${lista_id}`, undefined],
    ['PATCH', `/${lista_id}`, { nombre: 'Suya' }],
    ['POST', `/${lista_id}/productos`, { productos: many(some) }],
    ['DELETE', `/${lista_id}`, undefined],
    ['GET', `/${randomUUID()}`, undefined],
  ] as const) {
    expect((await otro.ask(method, path, body)).body.code, `${method} ${path}`).toBe('NO_ENCONTRADO');
  }
  expect((await otro.ask('GET')).body.listas).toEqual([]);
  // Two accounts may use the same name.
  expect((await otro.make('Mía')).nombre).toBe('Mía');
  expect((await ana.ask('GET', `/${lista_id}`)).body).toMatchObject({ nombre: 'Mía', version: 1 });
});

it('have unique names, ignoring case and accents', async () => {
  const { ask, make } = await customer();
  await make('Panadería');
  const other = await make('Bazar');
  const refused = await ask('POST', '', { nombre: 'PANADERIA' });
  expect([refused.status, refused.body.code]).toEqual([409, 'NOMBRE_EN_USO']);
  expect(refused.body.details).toEqual([
    { field: 'nombre', message: 'Ya tienes una lista con este nombre.' },
  ]);
  expect((await ask('PATCH', `/${other.lista_id}`, { nombre: 'panaderia' })).body.code).toBe('NOMBRE_EN_USO');
  expect((await ask('PATCH', `/${other.lista_id}`, { nombre: 'BAZAR' })).body.nombre).toBe('BAZAR');
  for (const [nombre, status] of [
    ['x'.repeat(60), 201],
    ['x'.repeat(61), 400],
    ['   ', 400],
  ] as const) {
    expect((await ask('POST', '', { nombre })).status, nombre).toBe(status);
  }
});

it('accept 1 to 1000 units of each product, each product once, and need a change', async () => {
  const { ask, make } = await customer();
  const { lista_id } = await make('Límites');
  const [id = ''] = some;
  for (const [cantidad, status] of [
    [0, 400],
    [1, 200],
    [1000, 200],
    [1001, 400],
    [1.5, 400],
  ] as const) {
    const { status: answered } = await ask('PATCH', `/${lista_id}`, { productos: many([id], cantidad) });
    expect(answered, String(cantidad)).toBe(status);
  }
  expect((await ask('PATCH', `/${lista_id}`, { productos: many([id, id]) })).status).toBe(400);
  expect((await ask('PATCH', `/${lista_id}`, {})).status).toBe(400);
  expect((await ask('POST', `/${lista_id}/productos`, { productos: [] })).status).toBe(400);
});

it('are limited to thirty, also with concurrent requests', async () => {
  const { ask, make } = await customer();
  for (let n = 0; n < 28; n += 1) await make(`Lista ${n}`, []);
  const last = await Promise.all(['a', 'b', 'c', 'd'].map((nombre) => ask('POST', '', { nombre })));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(last.find(({ status }) => status === 409)?.body.code).toBe('DEMASIADAS_LISTAS');
  expect((await ask('GET')).body.listas).toHaveLength(30);
});

it('are limited to two hundred products', async () => {
  const { ask, make } = await customer();
  const all = await makeMany(201);
  const refused = await ask('POST', '', { nombre: 'Todo', productos: many(all) });
  expect([refused.status, refused.body.details[0]?.message]).toEqual([
    400,
    'Una lista puede tener hasta 200 productos.',
  ]);
  const { lista_id, lineas } = await make('Todo', many(all.slice(0, 199)));
  expect(lineas).toHaveLength(199);
  const add = (ids: string[]) => ask('POST', `/${lista_id}/productos`, { productos: many(ids) });
  expect((await add(all.slice(199))).body.code).toBe('LISTA_LLENA');
  expect((await add(all.slice(199, 200))).body.agregados).toBe(1);
  expect((await add(all.slice(200))).body.code).toBe('LISTA_LLENA');
});

it('get new products at the end; existing products keep their quantity', async () => {
  const { ask, make } = await customer();
  const [one = '', two = '', three = ''] = some;
  const { lista_id } = await make('Crece', many([one], 12));
  const path = `/${lista_id}/productos`;
  const { body } = await ask('POST', path, { productos: many([two, one, three], 5) });
  expect([body.agregados, body.lista.version]).toEqual([2, 2]);
  expect(body.lista.lineas.map(({ producto, cantidad }) => [producto.producto_id, cantidad])).toEqual([
    [one, 12],
    [two, 5],
    [three, 5],
  ]);
  const again = (await ask('POST', path, { productos: many([two]) })).body;
  expect([again.agregados, again.lista.version]).toEqual([0, 2]);
});

it('are not overwritten by a request with a stale version', async () => {
  const { ask, make } = await customer();
  const { lista_id } = await make('Dos ventanas');
  const path = `/${lista_id}`;
  expect((await ask('PATCH', path, { productos: many(some, 7) }, 1)).body.version).toBe(2);
  // The same products again change nothing.
  expect((await ask('PATCH', path, { productos: many(some, 7) }, 2)).body.version).toBe(2);
  expect((await ask('PATCH', path, { nombre: 'Vieja' }, 1)).body.code).toBe('VERSION_DESACTUALIZADA');
  expect((await ask('DELETE', path, undefined, 1)).body.code).toBe('VERSION_DESACTUALIZADA');
  expect((await ask('GET', path)).body).toMatchObject({ nombre: 'Dos ventanas', version: 2 });
});

it("keep unavailable and deactivated products, hide the latter's price, and accept no other inactive products", async () => {
  const { ask, make } = await customer();
  const [sold = '', out = '', gone = '', never = ''] = await makeMany(4);
  const { lista_id } = await make('Con cambios', many([sold, out, gone]));
  await set(out, 'disponible', false);
  await set(gone, 'esta_activo', false);
  await set(never, 'esta_activo', false);
  const { lineas } = (await ask('GET', `/${lista_id}`)).body;
  expect(lineas.map(({ producto }) => [producto.precio, producto.disponible, producto.esta_activo])).toEqual([
    [1500.5, true, true],
    [1500.5, false, true],
    [undefined, true, false],
  ]);
  const all = many([sold, out, gone, never, randomUUID()], 3);
  const kept = (await ask('PATCH', `/${lista_id}`, { productos: all })).body;
  expect(kept.lineas.map(({ producto }) => producto.producto_id)).toEqual([sold, out, gone]);
  const other = await make('Otra', all);
  expect(other.lineas.map(({ producto }) => producto.producto_id)).toEqual([sold, out]);
  const added = await ask('POST', `/${other.lista_id}/productos`, { productos: many([gone, never]) });
  expect(added.body.agregados).toBe(0);
});
