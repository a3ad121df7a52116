/** Comparison of two agreements: its prices are those that their customers see. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface Compared {
  productos: { producto_id: string; nombre: string; base: number; precio: number; otro: number }[];
  total: number;
  menores: number;
  iguales: number;
  mayores: number;
}

const NAMES = ['Almendras', 'Avena', 'Chía', 'Lentejas', 'Maní', 'Quinoa'] as const;

let test: TestApp;
let admin: string;
let products: Awaited<ReturnType<typeof makeProduct>>[];
/** Ids of two agreements. */
let a: string;
let b: string;

async function makeCondicion(
  nombre: string,
  descuento: number | null,
  own: [name: string, precio: number][],
) {
  const { body } = await call<{ condicion_id: string }>(test.app, 'POST', '/condiciones', {
    token: admin,
    body: { nombre, monto_minimo: null, descuento, reglas: [] },
  });
  const cambios = own.map(([name, precio]) => ({ producto_id: idOf(name), precio }));
  const path = `/condiciones/${body.condicion_id}/precios`;
  expect((await call(test.app, 'PATCH', path, { token: admin, body: { cambios } })).status).toBe(200);
  return body.condicion_id;
}

const idOf = (name: string) => products.find(({ nombre }) => nombre === name)?.producto_id ?? '';

const compare = (query: Record<string, string | number> = {}, id = a, token = admin) => {
  const asked = new URLSearchParams({ limit: '10', offset: '0', term: '' });
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
  return call<Compared>(test.app, 'GET', `/condiciones/${id}/comparacion?${asked}`, { token });
};

const namesIn = ({ body }: { body: Compared }) => body.productos.map(({ nombre }) => nombre);

/** The price that a customer of the agreement sees; of the shop's prices for null. */
async function seenBy(condicion_id: string | null, producto_id: string): Promise<number> {
  const { usuario, token } = await makeUser(test);
  const path = `/usuarios/${usuario.usuario_id}/condicion`;
  await call(test.app, 'PATCH', path, { token: admin, body: { condicion_id } });
  const { body } = await call<{ precio: number }>(test.app, 'GET', `/productos/${producto_id}`, { token });
  return body.precio;
}

beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
  products = [];
  for (const nombre of NAMES) products.push(await makeProduct(test, { nombre, precio: 1_000_00 }));
  await makeProduct(test, { nombre: 'Zapallo', precio: 1_000_00, esta_activo: false });
  // a: Almendras 800, others 1000. b: 10 % off everything, with own prices of two.
  a = await makeCondicion('Lista A', null, [
    ['Almendras', 800],
    ['Avena', 900],
  ]);
  b = await makeCondicion('Lista B', 10, [
    ['Almendras', 950],
    ['Quinoa', 1500],
  ]);
});
afterAll(() => test.close());

it('has the prices that customers of both agreements see, and counts all active products', async () => {
  const { body } = await compare({ con: b });
  expect(body.productos.map(({ nombre, base, precio, otro }) => [nombre, base, precio, otro])).toEqual([
    ['Almendras', 1000, 800, 855],
    ['Avena', 1000, 900, 900],
    ['Chía', 1000, 1000, 900],
    ['Lentejas', 1000, 1000, 900],
    ['Maní', 1000, 1000, 900],
    ['Quinoa', 1000, 1000, 1350],
  ]);
  for (const { producto_id, base, precio, otro } of body.productos) {
    expect(await seenBy(null, producto_id)).toBe(base);
    expect(await seenBy(a, producto_id)).toBe(precio);
    expect(await seenBy(b, producto_id)).toBe(otro);
  }
  expect(body).toMatchObject({ total: 6, menores: 3, iguales: 1, mayores: 2 });
});

it("without another agreement compares with the shop's prices", async () => {
  const { body } = await compare({}, b);
  expect(body.productos.map(({ otro, base }) => otro === base)).toEqual(NAMES.map(() => true));
  expect(body).toMatchObject({ menores: 1, iguales: 0, mayores: 5 });
});

it('lists only what differs so, by page and by word, with the counts of all', async () => {
  const all = { menores: 3, iguales: 1, mayores: 2 };
  const differing = await compare({ con: b, diferencia: 'distintos', limit: 2, offset: 2 });
  expect(namesIn(differing)).toEqual(['Lentejas', 'Maní']);
  expect(differing.body).toMatchObject({ total: 5, ...all });
  expect(namesIn(await compare({ con: b, diferencia: 'menores' }))).toEqual(['Chía', 'Lentejas', 'Maní']);
  expect(namesIn(await compare({ con: b, diferencia: 'mayores' }))).toEqual(['Almendras', 'Quinoa']);
  const word = await compare({ con: b, diferencia: 'mayores', term: 'quin' });
  expect([namesIn(word), word.body.total]).toEqual([['Quinoa'], 1]);
  expect(namesIn(await compare({ con: b, diferencia: 'menores', term: 'avena' }))).toEqual([]);
  expect(word.body).toMatchObject(all);
  const same = await compare({ con: a, diferencia: 'distintos' });
  expect(same.body).toEqual({ productos: [], total: 0, menores: 0, iguales: 6, mayores: 0 });
});

it('changes with the agreements', async () => {
  const path = `/condiciones/${a}/precios`;
  const change = (precio: number | null) =>
    call(test.app, 'PATCH', path, {
      token: admin,
      body: { cambios: [{ producto_id: idOf('Maní'), precio }] },
    });
  await change(899.99);
  expect((await compare({ con: b })).body).toMatchObject({ menores: 2, iguales: 1, mayores: 3 });
  await change(null);
  expect((await compare({ con: b })).body).toMatchObject({ menores: 3, iguales: 1, mayores: 2 });
});

it('refuses agreements that do not exist, wrong filters, and staff who may not see prices', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await compare({ con: b }, unknown)).status).toBe(404);
  expect((await compare({ con: unknown })).status).toBe(404);
  expect((await compare({ con: 'supermercados' })).status).toBe(400);
  expect((await compare({ diferencia: 'baratos' })).status).toBe(400);
  const rol_id = await makeRol(test, ['pedidos', 'clientes']);
  const { token } = await makeUser(test, { roles: ['empleado'], rol_id });
  expect((await compare({ con: b }, a, token)).status).toBe(403);
  const customer = await makeUser(test);
  expect((await compare({ con: b }, a, customer.token)).status).toBe(403);
});
