import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type ChangeParameters, passHours, pricing } from './testing/precios-fixture.ts';

let test: TestApp;
let precios: ReturnType<typeof pricing>;
let staff: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  precios = pricing(test, staff.token);
});
afterAll(() => test.close());

const HOUR = 3600 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const UP_7 = { forma: 'porcentaje', ajuste: 7 } as const;
const OFFER = { forma: 'porcentaje', ajuste: -10, oferta: 'si' } as const;

/** Makes two products; returns their ids, also joined by a comma. */
async function two() {
  const one = await makeProduct(test, { precio: 1000 });
  const other = await makeProduct(test, { precio: 2000 });
  return { ids: `${one.producto_id},${other.producto_id}`, one: one.producto_id, other: other.producto_id };
}
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Row>(text, values)).rows;
const currentPrecios = async (ids: string) =>
  (
    await query<{ precio: string; antes: string | null; en_promocion: boolean }>(
      `SELECT precio, precio_antes_oferta AS antes, en_promocion FROM productos
       WHERE producto_id = ANY (string_to_array($1, ',')::uuid[]) ORDER BY producto_id`,
      [ids],
    )
  ).map(({ precio, antes, en_promocion }) => [
    Number(precio),
    antes === null ? null : Number(antes),
    en_promocion,
  ]);
const counter = async () =>
  Number(
    (await query<{ version: string }>("SELECT version FROM versiones WHERE clave = 'catalogo'"))[0]?.version,
  );
const pass = (hours: number) => passHours(test, hours);
const actions = async (id: string) =>
  (
    await query<{ accion: string; usuario_id: string | null; despues: object }>(
      'SELECT accion, usuario_id, despues FROM bitacora WHERE objeto_id = $1 ORDER BY entrada_id',
      [id],
    )
  ).map(({ accion, usuario_id, despues }) => [accion, usuario_id, despues]);

it('runs a scheduled change at its moment, once, and increments the catalogue version then', async () => {
  const { ids, one } = await two();
  const cambio = await precios.change({ ids, ...UP_7, desde: inHours(10) });
  expect(cambio).toMatchObject({ hecho_en: null, suben: 2, deshecho: null });
  await pass(9);
  expect(await currentPrecios(ids)).toEqual([
    [10, null, false],
    [20, null, false],
  ]);
  expect(await precios.historyOf(one)).toEqual([]);
  // The preview of another change counts the scheduled products.
  expect(await precios.preview({ ids, ...UP_7 })).toMatchObject({ programados: 2 });
  const waiting = await precios.productosOf(cambio.cambio_id);
  expect(waiting.productos.map(({ antes, precio, ahora, sigue }) => [antes, precio, ahora, sigue])).toEqual([
    [10, 10.7, 10, true],
    [20, 21.4, 20, true],
  ]);
  const before = await counter();
  await pass(1);
  expect(await currentPrecios(ids)).toEqual([
    [10.7, null, false],
    [21.4, null, false],
  ]);
  expect(await counter()).toBe(before + 1);
  expect(await precios.historyOf(one)).toMatchObject([
    { origen: 'cambio', cambio_id: cambio.cambio_id, usuario: { apellido: staff.usuario.apellido } },
  ]);
  // Run the job again, as after a crash.
  await test.deps.jobs.add(test.database.db, 'precios', { cambioId: cambio.cambio_id, ends: false });
  await pass(0);
  expect(await currentPrecios(ids)).toEqual([
    [10.7, null, false],
    [21.4, null, false],
  ]);
  expect((await actions(cambio.cambio_id)).map(([accion]) => accion)).toEqual([
    'precios.programados',
    'precios.cambio',
  ]);
  await precios.undo(cambio.cambio_id);
  expect(await currentPrecios(ids)).toEqual([
    [10, null, false],
    [20, null, false],
  ]);
});

it('skips and lists products that were changed meanwhile', async () => {
  const { ids, one, other } = await two();
  const { cambio_id } = await precios.change({ ids, ...UP_7, desde: inHours(1) });
  await precios.change({ ids: one, forma: 'importe', ajuste: 5 });
  expect(await precios.productosOf(cambio_id, 'filtro=distintos')).toMatchObject({
    productos: [{ producto_id: one, antes: 10, precio: 10.7, ahora: 15, sigue: false }],
    total: 1,
  });
  await pass(1);
  expect(await currentPrecios(ids)).toEqual([
    [15, null, false],
    [21.4, null, false],
  ]);
  const { cambio, ...left } = await precios.productosOf(cambio_id, 'filtro=salteados');
  expect(cambio).toMatchObject({ suben: 1, salteados: 1, hecho_en: expect.any(String) });
  expect(left).toMatchObject({ productos: [{ producto_id: one, precio: 10.7, ahora: 15 }], total: 1 });
  const done = await precios.productosOf(cambio_id);
  expect([done.productos.map(({ producto_id }) => producto_id), done.total]).toEqual([[other], 1]);
  expect((await actions(cambio_id)).at(-1)).toEqual([
    'precios.cambio',
    staff.usuario.usuario_id,
    expect.objectContaining({ suben: 1, salteados: 1 }),
  ]);
});

it('does not run a cancelled change', async () => {
  const { ids } = await two();
  const { cambio_id } = await precios.change({ ids, ...UP_7, desde: inHours(1) });
  expect((await precios.undo(cambio_id)).body).toMatchObject({ hecho_en: null, deshecho: { repuestos: 0 } });
  await pass(1);
  expect(await currentPrecios(ids)).toEqual([
    [10, null, false],
    [20, null, false],
  ]);
  expect((await actions(cambio_id)).map(([accion]) => accion)).toEqual([
    'precios.programados',
    'precios.cancelados',
  ]);
  expect(await precios.preview({ ids, ...UP_7 })).toMatchObject({ programados: 0 });
});

it('schedules one change for a repeated key, and runs the change once with concurrent workers', async () => {
  const { ids } = await two();
  const asked = { ids, ...UP_7, desde: inHours(1) };
  const { huella } = await precios.preview({ ids, ...UP_7 });
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => precios.apply(asked, huella, key)));
  expect(new Set(answers.map(({ body }) => body.cambio_id)).size).toBe(1);
  await Promise.all([pass(1), test.mails(), test.mails()]);
  expect(await currentPrecios(ids)).toEqual([
    [10.7, null, false],
    [21.4, null, false],
  ]);
});

it('ends a promotion at its moment and restores only unchanged products', async () => {
  const { ids, one, other } = await two();
  const { cambio_id } = await precios.change({ ids, ...OFFER, desde: inHours(1), hasta: inHours(5) });
  await pass(1);
  expect(await currentPrecios(ids)).toEqual([
    [9, 10, true],
    [18, 20, true],
  ]);
  await precios.change({ ids: other, forma: 'importe', ajuste: -1 });
  await pass(3);
  expect((await currentPrecios(one))[0]).toEqual([9, 10, true]);
  const before = await counter();
  await pass(2);
  expect(await currentPrecios(ids)).toEqual([
    [10, null, false],
    [17, 20, true],
  ]);
  expect(await counter()).toBe(before + 1);
  const { cambio, ...others } = await precios.productosOf(cambio_id, 'filtro=distintos');
  expect(cambio.deshecho).toMatchObject({ usuario: null, repuestos: 1 });
  expect(others.productos.map(({ producto_id }) => producto_id)).toEqual([other]);
  expect((await precios.historyOf(one)).map(({ origen, usuario }) => [origen, usuario?.apellido])).toEqual([
    ['fin_de_oferta', undefined],
    ['cambio', staff.usuario.apellido],
  ]);
  expect((await actions(cambio_id)).at(-1)?.slice(0, 2)).toEqual(['precios.fin_de_oferta', null]);
});

it('does not end a promotion that was undone before', async () => {
  const { ids } = await two();
  const { cambio_id } = await precios.change({ ids, ...OFFER, hasta: inHours(5) });
  expect((await precios.undo(cambio_id)).body.deshecho).toMatchObject({ repuestos: 2 });
  // The same prices again, by a change without an end.
  await precios.change({ ids, ...OFFER });
  await pass(5);
  expect(await currentPrecios(ids)).toEqual([
    [9, 10, true],
    [18, 20, true],
  ]);
});

it.each<[string, ChangeParameters]>([
  ['desde', { ...UP_7, desde: '2020-01-01T00:00:00-03:00' }],
  ['desde', { ...UP_7, desde: inHours(24 * 400) }],
  ['hasta', { ...UP_7, hasta: inHours(1) }],
  ['hasta', { ...OFFER, desde: inHours(2), hasta: inHours(1) }],
  ['hasta', { ...OFFER, hasta: inHours(24 * 400) }],
])('refuses an invalid moment: %s', async (field, asked) => {
  const { one } = await two();
  const { huella } = await precios.preview({ ids: one, ...asked });
  const { status, body } = await precios.apply({ ids: one, ...asked }, huella);
  expect([status, body]).toMatchObject([400, { code: 'DATOS_INVALIDOS', details: [{ field }] }]);
});
