import type { OperationOf } from 'api-client/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { OPERATOR, record } from '../../bitacora/record.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { listEntradas } from './repository.ts';

type Page = z.output<OperationOf<'bitacora.list'>['answers'][200]>;

let test: TestApp;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let admin: typeof empleado;
let sol: typeof empleado;
let pedido: { pedido_id: string; numero: number };

const list = async (query = '') => {
  const { status, body } = await call<Page>(test.app, 'GET', `/bitacora?${query}`, { token: admin.token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const accionesOf = async (query: string) => (await list(query)).entradas.map(({ accion }) => accion);

beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'], nombre: 'Berta', apellido: 'Ruiz' });
  empleado = await makeUser(test, { roles: ['empleado'], nombre: 'Juan', apellido: 'Paz' });
  const pending = { dado_de_alta: false, esta_activo: false, roles: [] };
  // No account's telephone may contain the order's number, which a test below searches for.
  sol = await makeUser(test, { ...pending, nombre_comercio: 'Dietética Sol', telefono: '2477 45-6700' });
  const path = `/usuarios/alta/${sol.usuario.usuario_id}`;
  await call(test.app, 'PATCH', path, { token: empleado.token });
  const peanut = await makeProduct(test, { nombre: 'Maní tostado', precio: 5_000_000 });
  const body = new FormData();
  body.append('precio', '60000.5');
  await call(test.app, 'PATCH', `/productos/${peanut.producto_id}`, { token: empleado.token, body });
  const detalles = [linea({ ...peanut, precio: 6_000_050 })];
  const placed = await placeOrder(test, {
    usuarioId: sol.usuario.usuario_id,
    detalles,
    token: empleado.token,
  });
  pedido = placed.body;
  const edited = detalles.map((line) => ({ ...line, cantidad: 2, descuento: 12.5 }));
  await call(test.app, 'PATCH', `/pedidos/${pedido.pedido_id}`, {
    token: admin.token,
    body: { estado_pedido: 'esperando_aprobacion', detalles: edited },
  });
});
afterAll(() => test.close());

describe('bitacora.list', () => {
  it('returns who did what to which object, newest first, with readable changes', async () => {
    const { entradas, total } = await list();
    expect(total).toBe(4);
    expect(entradas.map(({ accion }) => accion)).toEqual([
      'pedido.edicion',
      'pedido.alta',
      'producto.edicion',
      'usuario.alta',
    ]);
    expect(entradas[0]).toMatchObject({
      usuario: { nombre: 'Berta', apellido: 'Ruiz' },
      objeto: 'pedido',
      objeto_nombre: `N.º ${pedido.numero}`,
      cambios: [
        {
          campo: 'lineas',
          antes: '1 × Maní tostado a $ 60.000,50',
          despues: '2 × Maní tostado a $ 60.000,50 (12,5 %)',
        },
        { campo: 'total_precio', antes: '$ 60.000,50', despues: '$ 105.000,88' },
      ],
    });
    expect(entradas[2]?.cambios).toEqual([{ campo: 'precio', antes: '$ 50.000,00', despues: '$ 60.000,50' }]);
    expect(entradas[3]).toMatchObject({
      usuario: { usuario_id: empleado.usuario.usuario_id },
      objeto_nombre: 'Dietética Sol',
      ip: '127.0.0.1',
      cambios: [
        { campo: 'roles', antes: '', despues: 'usuario' },
        { campo: 'esta_activo', antes: 'No', despues: 'Sí' },
        { campo: 'dado_de_alta', antes: 'No', despues: 'Sí' },
      ],
    });
  });

  it.each([
    ['quien=berta', ['pedido.edicion']],
    ['quien=PAZ', ['pedido.alta', 'producto.edicion', 'usuario.alta']],
    ['quien=nadie', []],
    ['sobre=dietetica', ['usuario.alta']],
    ['sobre=mani', ['producto.edicion']],
    ['sobre=N.%C2%BA%201', ['pedido.edicion', 'pedido.alta']],
    ['sobre=1', ['pedido.edicion', 'pedido.alta']],
    ['sobre=%25', []],
    ['accion=usuario.alta', ['usuario.alta']],
    ['objeto=pedido&quien=juan', ['pedido.alta']],
    ['hasta=1999-12-31', []],
    ['desde=1999-12-31&hasta=9999-12-31&limit=1&offset=1', ['pedido.alta']],
    ['offset=2147483647', []],
  ])('filters by %s', async (query, acciones) => {
    expect(await accionesOf(query)).toEqual(acciones);
  });

  it("limits a day by the shop's time zone", async () => {
    const at = async (fecha: string) => {
      await test.database.pool.query(
        "INSERT INTO bitacora (entrada_id, accion, fecha) VALUES ($1, 'acceso.rechazado', $2)",
        [uuidv7(), fecha],
      );
    };
    await at('2020-05-10T02:59:59.999Z');
    await at('2020-05-10T03:00:00.000Z');
    await at('2020-05-11T02:59:59.999Z');
    await at('2020-05-11T03:00:00.000Z');
    const { entradas } = await list('desde=2020-05-10&hasta=2020-05-10');
    expect(entradas.map(({ fecha }) => fecha)).toEqual([
      '2020-05-11T02:59:59.999Z',
      '2020-05-10T03:00:00.000Z',
    ]);
  });

  it.each([
    'accion=otra',
    'objeto=x',
    'desde=ayer',
    'desde=0000-01-01',
    'hasta=2026-02-30',
    `quien=${'x'.repeat(256)}`,
  ])('answers 400 to %s', async (query) => {
    expect((await call(test.app, 'GET', `/bitacora?${query}`, { token: admin.token })).status).toBe(400);
  });

  it('has a null user for an unknown one, and stops counting at the paging limit', async () => {
    const objeto = { tipo: 'marca' as const, id: uuidv7(), nombre: 'Sol' };
    await record(test.database.db, OPERATOR, { accion: 'filtro.alta', objeto });
    expect((await list('objeto=marca')).entradas).toMatchObject([{ usuario: null, ip: null, cambios: [] }]);
    await test.database.pool.query(
      `INSERT INTO bitacora (entrada_id, accion) SELECT gen_random_uuid(), 'acceso.rechazado'
       FROM generate_series(1, 10050)`,
    );
    expect((await list('limit=1')).total).toBe(10_000);
    expect((await list('limit=10&offset=9995')).entradas).toHaveLength(5);
  });

  it.each(['filtro.baja', 'pedido.estado'] as const)(
    "finds a user's entries with one index, for a rare and a common action: %s",
    async (accion) => {
      const { pool } = test.database;
      await pool.query(
        `INSERT INTO bitacora (entrada_id, accion, usuario_id, fecha)
         SELECT gen_random_uuid(), CASE WHEN n % 1000 = 0 THEN 'filtro.baja' ELSE 'pedido.estado' END,
           CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, now() - n * interval '1 minute'
         FROM generate_series(1, 5000) n`,
        [empleado.usuario.usuario_id, admin.usuario.usuario_id],
      );
      await test.asOwner.pool.query('ANALYZE bitacora');
      const asked: { text: string; values: unknown[] }[] = [];
      const db = drizzle(pool, { logger: { logQuery: (text, values) => asked.push({ text, values }) } });
      await listEntradas(db, { quien: 'paz', accion, hasta: '2999-12-31', limit: 10, offset: 0 });
      const ofTheTrail = asked.filter(({ text }) => text.includes('"bitacora"."fecha" <'));
      expect(ofTheTrail).toHaveLength(2);
      for (const { text, values } of ofTheTrail) {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('bitacora_usuario_accion');
      }
    },
  );
});
