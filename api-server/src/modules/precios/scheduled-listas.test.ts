/** Changes of an agreement's whole list at a later moment, as the queue runs them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Cambio, passHours, pricing } from './testing/precios-fixture.ts';

interface Condicion {
  condicion_id: string;
  version: number;
  reglas: { ajuste: number }[];
}
interface VistaPrevia {
  productos: { producto_id: string; nuevo: number }[];
  resumen: { sube: number };
  huella: string;
  programados: number;
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

const as = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers = {}) =>
  call<T & { code?: string; details?: { message: string }[] }>(test.app, method, path, {
    token: admin.token,
    ...(body !== undefined && { body }),
    headers,
  });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const UP = { ajuste: 7, redondeo: '5' } as const;
const everything = (ajuste: number) => ({
  ...{ marca_id: null, categoria_id: null, ajuste, redondeo: 'no', direccion: 'cercano' },
});

const setOwn = (id: string, own: Record<string, number>) =>
  as('PATCH', `/condiciones/${id}/precios`, {
    cambios: Object.entries(own).map(([producto_id, precio]) => ({ producto_id, precio })),
  });

/** Makes three products: two of 1000 pesos with an own price of 500 and 600, and one of 333.33 without. */
async function makeLista(reglas = [everything(-10)]) {
  const products = [
    await makeProduct(test, { precio: 100_000 }),
    await makeProduct(test, { precio: 100_000 }),
    await makeProduct(test, { precio: 33_333 }),
  ] as const;
  const body = { nombre: `Lista ${++count}`, monto_minimo: null, reglas };
  const { condicion_id } = (await as<Condicion>('POST', '/condiciones', body)).body;
  const [one, two] = products;
  await setOwn(condicion_id, { [one.producto_id]: 500, [two.producto_id]: 600 });
  const { usuario, token } = await makeUser(test);
  await as('PATCH', `/usuarios/${usuario.usuario_id}/condicion`, { condicion_id });
  const prices = () =>
    Promise.all(
      products.map(async ({ producto_id }) => {
        const answer = await call<{ precio: number }>(test.app, 'GET', `/productos/${producto_id}`, {
          token,
        });
        return answer.body.precio;
      }),
    );
  return { id: condicion_id, products, prices };
}

const preview = async (id: string) =>
  (await as<VistaPrevia>('GET', `/condiciones/${id}/vista-previa?limit=100&ajuste=7&redondeo=5`)).body;

async function schedule(id: string, desde: string, key = crypto.randomUUID()) {
  const { huella } = await preview(id);
  const body = { ...UP, huella, desde };
  return as<Cambio>('POST', `/condiciones/${id}/cambios`, body, { 'idempotency-key': key });
}

const actions = async (id: string) =>
  (
    await test.database.pool.query<{ accion: string }>(
      'SELECT accion FROM bitacora WHERE objeto_id = $1 ORDER BY entrada_id',
      [id],
    )
  ).rows.map(({ accion }) => accion);

const BEFORE = [500, 600, 300];
const AFTER = [535, 640, 321];

it('changes nothing before its moment, then exactly what the preview showed, and can be undone', async () => {
  const { id, products, prices } = await makeLista();
  const seen = await preview(id);
  const shown = products.map(
    ({ producto_id }) => seen.productos.find((one) => one.producto_id === producto_id)?.nuevo,
  );
  const { status, body: cambio } = await schedule(id, inHours(10));
  expect([status, cambio.hecho_en, cambio.propios, cambio.suben]).toEqual([201, null, 0, seen.resumen.sube]);
  await passHours(test, 9);
  expect(await prices()).toEqual(BEFORE);
  const waiting = await precios.productosOf(cambio.cambio_id);
  expect(waiting.productos.map(({ antes, precio, sigue }) => [antes, precio, sigue])).toEqual(
    products
      .slice(0, 2)
      .map(({ producto_id }, n) => [producto_id, [500, 600][n], [535, 640][n]] as const)
      .toSorted()
      .map(([, antes, precio]) => [antes, precio, true]),
  );
  await passHours(test, 1);
  expect(await prices()).toEqual(AFTER);
  expect(shown).toEqual(AFTER);
  // Run the job again, as after a crash.
  await test.deps.jobs.add(test.database.db, 'precios', { cambioId: cambio.cambio_id, ends: false });
  await passHours(test, 0);
  expect(await prices()).toEqual(AFTER);
  expect(await actions(cambio.cambio_id)).toEqual(['precios.programados', 'precios.cambio']);
  const done = await precios.productosOf(cambio.cambio_id);
  expect(done.cambio).toMatchObject({ propios: 2, salteados: 0, suben: seen.resumen.sube });
  expect(done.reglas).toMatchObject({ siguen: true });
  expect((await precios.undo(cambio.cambio_id, done.huella)).status).toBe(200);
  expect(await prices()).toEqual(BEFORE);
});

it('keeps own prices and percentages that staff changed meanwhile, also when it is undone', async () => {
  const { id, products, prices } = await makeLista();
  const { body: cambio } = await schedule(id, inHours(1));
  await setOwn(id, { [products[0].producto_id]: 510 });
  const { version } = (await as<Condicion>('GET', `/condiciones/${id}`)).body;
  const edited = { nombre: `Lista ${++count}`, monto_minimo: null, reglas: [everything(-20)] };
  await as('PATCH', `/condiciones/${id}`, edited, { 'if-match': `"${version}"` });
  const now = [510, 600, 266.66];
  expect(await prices()).toEqual(now);
  await passHours(test, 1);
  expect(await prices()).toEqual([510, 640, 266.66]);
  const left = await precios.productosOf(cambio.cambio_id, 'filtro=salteados');
  expect(left.cambio).toMatchObject({ suben: 1, propios: 1, salteados: 1 });
  expect(left.productos).toMatchObject([{ producto_id: products[0].producto_id, antes: 500, precio: 535 }]);
  expect(left.reglas).toBeNull();
  await precios.undo(cambio.cambio_id);
  expect(await prices()).toEqual(now);
});

it('can be cancelled before its moment, and then another one can be scheduled', async () => {
  const { id, prices } = await makeLista([]);
  const { body: cambio } = await schedule(id, inHours(2));
  expect(await preview(id)).toMatchObject({ programados: cambio.suben });
  const second = await schedule(id, inHours(3));
  expect([second.status, second.body.details?.[0]?.message]).toEqual([
    400,
    'La lista ya espera un cambio programado. Quítalo antes, en «Cambios hechos».',
  ]);
  const before = await prices();
  expect((await precios.undo(cambio.cambio_id)).body.deshecho).toMatchObject({ repuestos: 0 });
  await passHours(test, 2);
  expect(await prices()).toEqual(before);
  expect(await preview(id)).toMatchObject({ programados: 0 });
  expect((await schedule(id, inHours(3))).status).toBe(201);
});

it('is scheduled once for a repeated call, refuses a moment that is past, and an old preview', async () => {
  const { id, products } = await makeLista();
  expect((await schedule(id, inHours(-1))).body).toMatchObject({
    code: 'DATOS_INVALIDOS',
    details: [{ message: 'El momento ya pasó.' }],
  });
  const { huella } = await preview(id);
  await setOwn(id, { [products[0].producto_id]: 505 });
  const old = await as('POST', `/condiciones/${id}/cambios`, { ...UP, huella, desde: inHours(1) });
  expect(old.body.code).toBe('PRECIOS_DESACTUALIZADOS');
  const [key, desde] = [crypto.randomUUID(), inHours(1)];
  const first = await schedule(id, desde, key);
  expect((await schedule(id, desde, key)).body.cambio_id).toBe(first.body.cambio_id);
});

it('fails with a reason when the agreement was deleted', async () => {
  const { id } = await makeLista();
  const { body: cambio } = await schedule(id, inHours(1));
  await test.database.pool.query('UPDATE usuarios SET condicion_id = NULL WHERE condicion_id = $1', [id]);
  expect((await as('DELETE', `/condiciones/${id}`)).status).toBe(200);
  await passHours(test, 1);
  const { cambio: failed } = await precios.productosOf(cambio.cambio_id);
  expect(failed.fallo?.motivo).toBe('No se pudieron cambiar los precios. Las condiciones se eliminaron.');
});

it('is not counted as a scheduled change of the shop’s own prices', async () => {
  const { id, products } = await makeLista();
  await schedule(id, inHours(1));
  const asked = { forma: 'porcentaje', ajuste: 5, ids: products[0].producto_id };
  expect(await precios.preview(asked)).toMatchObject({ programados: 0 });
});
