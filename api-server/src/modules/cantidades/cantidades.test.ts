import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { Answered } from '../pedidos/testing/pedidos-fixture.ts';

interface Terms {
  minimo: number;
  multiplo: number;
  escalas: { desde: number; descuento: number }[];
}
type Body = Answered & {
  precio: number;
  cantidades?: unknown;
  condicion_id: string;
  antes: Terms | null;
  ahora: Terms | null;
  propuesta: { propuesta_id: string; total_precio: number };
};

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
let mine: typeof admin;
let almond: Awaited<ReturnType<typeof makeProduct>>;

const SIXES: Terms = {
  minimo: 6,
  multiplo: 6,
  escalas: [
    { desde: 12, descuento: 5 },
    { desde: 60, descuento: 12.5 },
  ],
};

beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
});
beforeEach(async () => {
  mine = await makeUser(test);
  almond = await makeProduct(test, { nombre: 'Almendra', precio: 1_000_000 });
});
afterAll(() => test.close());

const as = (
  { token }: Pick<typeof admin, 'token'>,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  body?: unknown,
) => call<Body>(test.app, method, path, { token, ...(body !== undefined && { body }) });

const set = (cantidades: Terms | null, condicion_id: string | null = null, id = almond.producto_id) =>
  as(admin, 'PATCH', `/productos/${id}/cantidades`, { condicion_id, cantidades });
const seen = async (who = mine) => (await as(who, 'GET', `/productos/${almond.producto_id}`)).body;
const lineOf = (cantidad: number, precio_unitario: number) => ({
  producto_id: almond.producto_id,
  cantidad,
  precio_unitario,
});
const order = (cantidad: number, precio_unitario: number, who = mine) =>
  as(who, 'POST', '/pedidos', {
    usuarioId: mine.usuario.usuario_id,
    detalles: [lineOf(cantidad, precio_unitario)],
  });
const placed = async (cantidad: number, precio: number) => {
  const { status, body } = await order(cantidad, precio);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

async function makeCondicion(ajuste: number): Promise<string> {
  const regla = { marca_id: null, categoria_id: null, ajuste, redondeo: 'no', direccion: 'cercano' };
  const made = await as(admin, 'POST', '/condiciones', {
    ...{ nombre: `Lista ${Math.random()}`, monto_minimo: null, reglas: [regla] },
  });
  const { condicion_id } = made.body;
  await as(admin, 'PATCH', `/usuarios/${mine.usuario.usuario_id}/condicion`, { condicion_id });
  return condicion_id;
}

/** Returns why the order's only line has its price, as staff see it. */
async function reasonsOf(pedido_id: string) {
  const { body } = await as(admin, 'GET', `/detalles-pedidos/pedido/${pedido_id}`);
  const [line] = body as unknown as Record<string, unknown>[];
  const { precio_unitario, precio_base, condicion, precio_de_uno, escala_desde } = line ?? {};
  return { precio_unitario, precio_base, condicion: condicion !== undefined, precio_de_uno, escala_desde };
}

describe('the terms of a product', () => {
  it('show their prices to customers, only the quantities to visitors, and nothing without terms', async () => {
    expect(await seen()).not.toHaveProperty('cantidades');
    await set(SIXES);
    expect((await seen()).cantidades).toEqual({
      ...{ minimo: 6, multiplo: 6 },
      escalas: [
        { desde: 12, precio: 9500 },
        { desde: 60, precio: 8750 },
      ],
    });
    const visitor = await test.app.inject({ url: `/api/productos/${almond.producto_id}` });
    expect(visitor.json().cantidades).toEqual({ minimo: 6, multiplo: 6 });
    await set({ minimo: 1, multiplo: 1, escalas: SIXES.escalas });
    const tiersOnly = await test.app.inject({ url: `/api/productos/${almond.producto_id}` });
    expect(tiersOnly.json()).not.toHaveProperty('cantidades');
    await set({ minimo: 1, multiplo: 1, escalas: [] });
    expect(await seen()).not.toHaveProperty('cantidades');
  });

  it("follow the customer's price, and an agreement's terms replace the shop's", async () => {
    const condicionId = await makeCondicion(-10);
    await set(SIXES);
    expect(await seen()).toMatchObject({ precio: 9000, cantidades: { escalas: [{ precio: 8550 }, {}] } });
    await set({ minimo: 2, multiplo: 1, escalas: [{ desde: 3, descuento: 50 }] }, condicionId);
    const own = { minimo: 2, multiplo: 1, escalas: [{ desde: 3, precio: 4500 }] };
    expect((await seen()).cantidades).toEqual(own);
    // A plain row of an agreement counts too: these customers buy any quantity.
    await set({ minimo: 1, multiplo: 1, escalas: [] }, condicionId);
    expect((await seen()).cantidades).toEqual({ minimo: 1, multiplo: 1, escalas: [] });
    await set(null, condicionId);
    expect((await seen()).cantidades).toMatchObject({ minimo: 6 });
  });

  it('are read, changed and restored, each change with a record', async () => {
    expect((await set(SIXES)).body).toEqual({ antes: null, ahora: SIXES });
    const path = `/productos/${almond.producto_id}/cantidades`;
    expect((await as(admin, 'GET', path)).body).toEqual({ tienda: SIXES, condicion: null });
    const back = await set(null);
    expect(back.body).toEqual({ antes: SIXES, ahora: null });
    expect((await set(back.body.antes)).body.ahora).toEqual(SIXES);
    await set(SIXES);
    const { rows } = await test.database.pool.query(
      `SELECT antes->'minimo' AS antes, despues->'minimo' AS despues FROM bitacora
       WHERE accion = 'producto.cantidades' AND objeto_id = $1 ORDER BY fecha`,
      [almond.producto_id],
    );
    expect(rows.map(({ antes, despues }) => [antes ?? null, despues ?? null])).toEqual([
      [null, 6],
      [6, null],
      [null, 6],
    ]);
  });

  it.each([
    [{ minimo: 0, multiplo: 1, escalas: [] }],
    [{ minimo: 1, multiplo: 501, escalas: [] }],
    [{ minimo: 1, multiplo: 1.5, escalas: [] }],
    [{ minimo: 1, multiplo: 1, escalas: [{ desde: 1, descuento: 5 }] }],
    [{ minimo: 1, multiplo: 1, escalas: [{ desde: 2, descuento: 91 }] }],
    [{ minimo: 1, multiplo: 1, escalas: [{ desde: 2, descuento: 0 }] }],
    [{ minimo: 1, multiplo: 1, escalas: [...SIXES.escalas].reverse() }],
    [{ minimo: 1, multiplo: 1, escalas: [...SIXES.escalas, { desde: 70, descuento: 10 }] }],
  ])('refuse %o', async (cantidades) => {
    const { status, body } = await set(cantidades);
    expect([status, body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(await seen()).not.toHaveProperty('cantidades');
  });

  it('answer 404 for an unknown product or agreement', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await set(SIXES, null, none)).status).toBe(404);
    expect((await set(SIXES, none)).status).toBe(404);
    expect((await as(admin, 'GET', `/productos/${none}/cantidades`)).status).toBe(404);
  });

  it('are copied with an agreement', async () => {
    const from = await makeCondicion(-10);
    await set(SIXES, from);
    const copy = await as(admin, 'POST', '/condiciones', {
      ...{ nombre: `Copia ${from}`, monto_minimo: null, reglas: [], copia_de: from },
    });
    const path = `/productos/${almond.producto_id}/cantidades?condicion_id=${copy.body.condicion_id}`;
    expect((await as(admin, 'GET', path)).body).toEqual({ tienda: null, condicion: SIXES });
  });
});

describe('an order', () => {
  it('pays the price of its quantity and keeps why', async () => {
    await makeCondicion(-10);
    await set(SIXES);
    const { pedido_id, total_precio, detalles } = await placed(12, 8550);
    expect([total_precio, detalles[0]?.precio_unitario]).toEqual([102_600, 8550]);
    expect(detalles[0]).not.toHaveProperty('precio_de_uno');
    expect(await reasonsOf(pedido_id)).toEqual({
      ...{ precio_unitario: 8550, precio_base: 10_000, condicion: true },
      ...{ precio_de_uno: 9000, escala_desde: 12 },
    });
    const below = await placed(6, 9000);
    expect(await reasonsOf(below.pedido_id)).toMatchObject({ precio_unitario: 9000 });
    expect(await reasonsOf(below.pedido_id)).not.toMatchObject({ escala_desde: 12 });
  });

  it.each([
    [7, 10_000, 'cantidad', 'Almendra: Se vende de a 6: 6 o 12.', 10_000, undefined],
    [12, 10_000, 'precio_unitario', 'El precio de Almendra cambió.', 9500, 10_000],
    [6, 9500, 'precio_unitario', 'El precio de Almendra cambió.', 10_000, undefined],
  ])('of %i at %i is refused with the current terms', async (cantidad, precio, field, message, now, one) => {
    await set(SIXES);
    for (const who of [mine, admin]) {
      const { status, body } = await order(cantidad, precio, who);
      expect([status, body.code]).toEqual([409, 'PEDIDO_DESACTUALIZADO']);
      expect(body.details).toEqual([
        {
          ...{ field: `detalles.0.${field}`, message },
          actual: {
            ...{ producto_id: almond.producto_id, nombre: 'Almendra', disponible: true, precio: now },
            ...(one !== undefined && { precio_de_uno: one }),
            cantidades: expect.objectContaining({ multiplo: 6 }),
          },
        },
      ]);
    }
  });

  it('keeps its price when less is delivered', async () => {
    await set(SIXES);
    const { pedido_id, detalles } = await placed(12, 9500);
    await as(admin, 'PATCH', `/pedidos/${pedido_id}/estado`, { estado_pedido: 'aprobado' });
    const lineas = [{ detalles_pedidos_id: detalles[0]?.detalles_pedidos_id, cantidad: 5, motivo: 'falta' }];
    const { status, body } = await as(admin, 'PATCH', `/pedidos/${pedido_id}/entrega`, { lineas });
    expect([status, body.total_precio], JSON.stringify(body)).toEqual([200, 47_500]);
  });

  it('changes its price with the quantity that the customer proposes', async () => {
    await set(SIXES);
    const { pedido_id } = await placed(6, 10_000);
    const propose = (cantidad: number) =>
      as(mine, 'PUT', `/mis-pedidos/${pedido_id}/propuesta`, {
        lineas: [{ producto_id: almond.producto_id, cantidad }],
      });
    const unsold = await propose(13);
    expect([unsold.status, unsold.body.details[0]?.message]).toEqual([400, 'Se vende de a 6: 12 o 18.']);
    const { body } = await propose(60);
    expect(body.propuesta.total_precio).toBe(525_000);
    const path = `/pedidos/${pedido_id}/propuesta/${body.propuesta.propuesta_id}/aceptar`;
    expect((await as(admin, 'POST', path)).body.total_precio).toBe(525_000);
    expect(await reasonsOf(pedido_id)).toMatchObject({ precio_de_uno: 10_000, escala_desde: 60 });
    // The terms are gone: less than the tier has the price of one unit again, more keeps the tier.
    await set(null);
    expect((await propose(59)).body.propuesta.total_precio).toBe(590_000);
    expect((await propose(61)).body.propuesta.total_precio).toBe(533_750);
  });

  it('loses the tier as a reason when staff set another price', async () => {
    await set(SIXES);
    const { pedido_id } = await placed(12, 9500);
    const edit = (cantidad: number, precio: number) =>
      as(admin, 'PATCH', `/pedidos/${pedido_id}`, {
        estado_pedido: 'esperando_aprobacion',
        detalles: [{ ...lineOf(cantidad, precio), descuento: 0 }],
      });
    expect((await edit(13, 9500)).status).toBe(200);
    expect(await reasonsOf(pedido_id)).toMatchObject({ precio_de_uno: 10_000, escala_desde: 12 });
    await edit(13, 9000);
    expect(await reasonsOf(pedido_id)).not.toMatchObject({ escala_desde: 12 });
  });
});
