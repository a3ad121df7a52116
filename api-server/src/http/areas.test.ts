import { AREAS, type Area, type OperationShape, operations } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { usuarios } from '../db/schema/usuarios.ts';
import { linea, placeOrder } from '../modules/pedidos/testing/pedidos-fixture.ts';
import { bearer } from '../testing/callers.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { makeRol } from '../testing/make-rol.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { stubbedApp } from '../testing/stubbed-app.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const ALL = Object.keys(AREAS) as Area[];
const without = (areas: readonly Area[]) => ALL.filter((area) => !areas.includes(area));

/** Every operation that demands areas of staff. */
const staffCalls = (operations as readonly OperationShape[]).filter(({ areas }) => areas !== undefined);

let test: TestApp;
let stubbed: FastifyInstance;
let admin: string;
const employees = new Map<string, Promise<{ token: string; usuarioId: string }>>();

/** Returns an employee whose role has these areas; without areas, an employee without a role. */
function employee(areas?: readonly Area[]) {
  const key = String(areas);
  const make = async () => {
    const rol_id = areas && (await makeRol(test, areas));
    const { usuario, token } = await makeUser(test, { roles: ['empleado'], ...(rol_id && { rol_id }) });
    return { token, usuarioId: usuario.usuario_id };
  };
  if (!employees.has(key)) employees.set(key, make());
  return employees.get(key) ?? make();
}

beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
  stubbed = stubbedApp(test, () => undefined);
});
afterAll(async () => {
  await stubbed.close();
  await test.close();
});

async function ask(
  app: FastifyInstance,
  operation: OperationShape,
  token: string,
  values: Record<string, unknown> = {},
) {
  const sample = sampleCall(operation, values);
  const body = sample.body as Record<string, unknown> | undefined;
  // Remove optional filters: their sample values name records that do not exist.
  for (const [name, schema] of Object.entries(operation.query?.shape ?? {})) {
    if (!(name in values) && (schema as z.ZodType)._zod.optin === 'optional') delete sample.query[name];
  }
  // Another test sends these fields.
  if (operation.body?.type === 'json')
    for (const field of Object.keys(operation.fieldAreas ?? {})) delete body?.[field];
  return app.inject({
    method: operation.method,
    url: urlOf(operation, sample),
    headers: bearer({ token }),
    ...(body === undefined ? {} : { payload: body }),
  });
}

describe.each(staffCalls.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const { areas, audience, fieldAreas } = operation;
  /** The areas of all fields of a form: the sample form sends each field, so the call needs these areas too. */
  const extra = operation.body?.type === 'multipart' ? (Object.values(fieldAreas ?? {}) as Area[]) : [];
  const opens = async (token: string) => (await ask(stubbed, operation, token)).statusCode;

  it('is open to admins, and to employees without a role unless only admins may call', async () => {
    expect(await opens(admin)).toBe(503);
    expect(await opens((await employee()).token)).toBe(audience === 'admin' ? 403 : 503);
  });

  it('is open to a role with all areas of the operation, and refuses a role that lacks one area', async () => {
    if (areas === 'todo el personal')
      return expect(await opens((await employee(['empaque'])).token)).toBe(503);
    if (areas === 'solo admin') return expect(await opens((await employee(ALL)).token)).toBe(403);
    if (areas && 'kinds' in areas) {
      const kinds = Object.values(areas.kinds);
      for (const needed of kinds) expect(await opens((await employee(needed)).token)).toBe(503);
      return expect(await opens((await employee(without(kinds.map(([one]) => one)))).token)).toBe(403);
    }
    const needed = [...new Set([...(areas ?? []), ...extra])];
    expect(await opens((await employee(needed)).token)).toBe(503);
    expect(await opens((await employee(without(areas ?? []))).token)).toBe(403);
    for (const area of areas ?? []) expect(await opens((await employee(without([area]))).token)).toBe(403);
  });
});

it('refuses a field whose area the role lacks', async () => {
  const [product, editor, settler] = [
    await makeProduct(test),
    await employee(['catalogo', 'ver-precios']),
    await employee(['ajustes']),
  ];
  const patch = (url: string, token: string, payload: object) =>
    test.app.inject({ method: 'PATCH', url, headers: bearer({ token }), payload });
  const form = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.append(name, value);
    return data;
  };
  const url = `/api/productos/${product.producto_id}`;
  for (const [field, value] of [
    ['precio', '12'],
    ['precio_antes_oferta', '12'],
    ['tipo_de_precio', 'por_kilo'],
    ['en_promocion', 'true'],
  ] as const) {
    const answer = await patch(url, editor.token, form({ [field]: value }));
    expect([answer.statusCode, answer.json().code], field).toEqual([403, 'SIN_PERMISO']);
  }
  expect((await patch(url, editor.token, form({ disponible: 'false' }))).statusCode).toBe(200);
  expect((await patch('/api/ajustes', settler.token, { exige_segundo_factor: false })).statusCode).toBe(403);
  expect((await patch('/api/ajustes', settler.token, { monto_minimo: 50_000 })).statusCode).toBe(200);
});

it('shows an employee their own account, and refuses the account of a customer', async () => {
  const { token, usuarioId } = await employee(['empaque']);
  const { usuario } = await makeUser(test);
  const get = (id: string) => test.app.inject({ url: `/api/usuarios/${id}`, headers: bearer({ token }) });
  expect((await get(usuarioId)).statusCode).toBe(200);
  expect((await get(usuarioId.toUpperCase())).statusCode).toBe(200);
  expect((await get(usuario.usuario_id)).statusCode).toBe(403);
});

describe('a role without ver-precios', () => {
  /** The test price in the usual spellings: 54321.09, 54.321,09. */
  const FIGURES = /54[.,]?321|5432109/;

  it('gets no price in any answer, while an admin does', async () => {
    const blind = await employee(without(['ver-precios']));
    const { usuario: client } = await makeUser(test);
    const product = await makeProduct(test, {
      nombre: 'Nuez x 1 kg',
      precio: 5_432_109,
      producto_destacado: true,
    });
    const order = async () => {
      const { body } = await placeOrder(test, {
        usuarioId: client.usuario_id,
        detalles: [linea(product)],
        token: (await employee()).token,
      });
      return body.pedido_id;
    };
    // The other order stays pending.
    const [pedido_id] = [await order(), await order()];
    await test.database.pool.query("UPDATE pedidos SET estado_pedido = 'aprobado' WHERE pedido_id = $1", [
      pedido_id,
    ]);
    const values = {
      ...{ pedido_id, pedidoIds: pedido_id, estado: 'aprobado', producto_id: product.producto_id },
      ...{ ids: product.producto_id, id: product.producto_id, usuarioId: client.usuario_id, term: '' },
    };
    const told: string[] = [];
    for (const operation of operations as readonly OperationShape[]) {
      if (operation.areas === undefined && !operation.prices) continue;
      const id = operation.path.startsWith('/usuarios') ? client.usuario_id : values.id;
      const ofAdmin =
        operation.method === 'GET' ? await ask(test.app, operation, admin, { ...values, id }) : undefined;
      const answer = await ask(test.app, operation, blind.token, { ...values, id });
      const body = answer.body.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
      expect(FIGURES.test(body), `${operation.id}: ${body.slice(0, 300)}`).toBe(false);
      if (ofAdmin && FIGURES.test(ofAdmin.body)) told.push(operation.id);
    }
    // Proof that the test would notice a price: these operations show prices to an admin.
    for (const id of ['productos.list', 'pedidos.list', 'notificaciones.list', 'reparto.zonas']) {
      expect(told).toContain(id);
    }
    expect(told.length).toBeGreaterThan(20);
  });

  it('lists the orders to pack and opens one, without amounts', async () => {
    const { token } = await employee(['empaque']);
    const get = (url: string) => test.app.inject({ url: `/api${url}`, headers: bearer({ token }) });
    const list = await get('/empaques/pendientes');
    const { pedidos, total } = list.json() as { pedidos: { pedido_id: string }[]; total: number };
    expect([list.statusCode, total]).toEqual([200, pedidos.length]);
    const one = await get(`/empaques?pedidoIds=${pedidos[0]?.pedido_id}`);
    expect(one.json().pedidos[0].lineas[0].nombre).toBe('Nuez x 1 kg');
    for (const { body } of [list, one]) expect(FIGURES.test(body)).toBe(false);
  });
});

it('returns the operations and fields that the caller may use', async () => {
  const permisos = async (token: string) =>
    (await test.app.inject({ url: '/api/permisos', headers: bearer({ token }) })).json() as {
      rol: string | null;
      llamadas: string[];
    };
  const packer = await employee(['empaque']);
  const { rol_id } =
    (await test.database.db.select().from(usuarios).where(eq(usuarios.usuario_id, packer.usuarioId)))[0] ??
    {};
  const own = await permisos(packer.token);
  expect(own.rol).toBe(`Rol ${rol_id}`);
  expect(own.llamadas).toEqual(expect.arrayContaining(['empaques.anotar', 'permisos.get']));
  expect(own.llamadas).not.toContain('pedidos.list');
  const whole = await permisos((await employee()).token);
  expect(whole.rol).toBe(null);
  expect(whole.llamadas).toContain('productos.update.precio');
  expect(whole.llamadas).not.toContain('ajustes.get');
  // The role of an employee who became an admin has no effect.
  const { token: promoted } = await makeUser(test, { roles: ['admin'], rol_id: rol_id ?? null });
  const all = await permisos(promoted);
  expect(all.rol).toBe(null);
  expect(all.llamadas.filter((id) => id.split('.').length === 2)).toEqual(
    staffCalls.map(({ id }) => id).sort(),
  );
});
