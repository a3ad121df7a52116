import { proximoReparto } from 'api-client/contract/proximo-reparto';
import { DIAS_SEMANA } from 'api-client/contract/zonas-words';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { domicilios } from '../../db/schema/usuarios.ts';
import { today } from '../../shared/today.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import type { ZonaRow } from './repository.ts';
import { findNextRepartos } from './service.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
});
afterAll(() => test.close());
afterEach(async () => {
  vi.useRealTimers();
  await test.database.pool.query('DELETE FROM zonas; DELETE FROM feriados');
});

const asked = <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  call<T & { code?: string; details?: { field: string; message: string }[] }>(test.app, method, path, {
    token: admin.token,
    ...(body === undefined ? {} : { body }),
  });

const NORTH = {
  nombre: 'Norte',
  localidades: ['Pergamino', 'Colón'],
  codigos_postales: ['2700-2709'],
  dias: ['jueves', 'lunes'],
  recibe_pedidos: true,
};
const make = async (values: Partial<typeof NORTH> = {}) => {
  const { status, body } = await asked<ZonaRow>('POST', '/zonas', { ...NORTH, ...values });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
};

describe('delivery zones', () => {
  it('are listed by name, with their days in the order of the week', async () => {
    const south = await make({ nombre: 'Sur', localidades: ['Junín'], codigos_postales: [] });
    const north = await make();
    expect(north).toEqual({ ...NORTH, zona_id: north.zona_id, dias: ['lunes', 'jueves'], version: 1 });
    const { body: list } = await asked<{ zonas: ZonaRow[] }>('GET', '/zonas');
    expect(list.zonas).toEqual([north, south]);
    // A zone may keep its own places.
    const values = { ...NORTH, recibe_pedidos: false };
    const { body: changed } = await asked<ZonaRow>('PATCH', `/zonas/${north.zona_id}`, values);
    expect(changed).toMatchObject({ recibe_pedidos: false, version: 2 });
  });

  it('cannot share a place', async () => {
    await make();
    const refused = async (values: Partial<typeof NORTH>) => {
      const other = { nombre: 'Otra', localidades: [], codigos_postales: [], ...values };
      const { status, body } = await asked('POST', '/zonas', { ...NORTH, ...other });
      return [status, body.code, body.details?.[0]];
    };
    expect(await refused({ localidades: ['Rojas', 'colon'] })).toEqual([
      409,
      'ZONA_EN_USO',
      { field: 'localidades', message: '«colon» ya está en la zona Norte.' },
    ]);
    expect(await refused({ codigos_postales: ['2709-2712'] })).toEqual([
      409,
      'ZONA_EN_USO',
      { field: 'codigos_postales', message: '«2709-2712» ya está en la zona Norte.' },
    ]);
    for (const codigos_postales of [['270'], ['2709-2700'], ['2700 - 2709'], ['B2700']]) {
      expect([codigos_postales, (await refused({ codigos_postales }))[0]]).toEqual([codigos_postales, 400]);
    }
    expect((await refused({ localidades: ['<b>'] }))[0]).toBe(400);
    expect((await refused({ dias: ['feriado'] }))[0]).toBe(400);
  });
});

it('holidays are added and removed singly, each day once, with audit entries', async () => {
  const change = (agregados: unknown[], quitados: string[] = []) =>
    asked<{ feriados: unknown[] }>('PATCH', '/feriados', { agregados, quitados });
  const [first, second] = [
    { fecha: '2026-12-25', nombre: 'Navidad' },
    { fecha: '2027-01-01', nombre: 'Año Nuevo' },
  ];
  expect((await change([second, first])).body.feriados).toEqual([first, second]);
  expect((await change([first])).body.feriados).toEqual([first, second]);
  expect((await change([], [second.fecha, '2027-05-25'])).body.feriados).toEqual([first]);
  expect((await asked<{ feriados: unknown[] }>('GET', '/feriados')).body.feriados).toEqual([first]);
  expect((await change([first, first])).status).toBe(400);
  expect((await change([{ fecha: '2026-02-30', nombre: 'Nada' }])).status).toBe(400);
  const days = Array.from({ length: 200 }, (_, day) => ({
    fecha: new Date(Date.UTC(2027, 0, 2 + day)).toISOString().slice(0, 10),
    nombre: 'Cierre',
  }));
  expect(await change(days)).toMatchObject({ status: 409, body: { code: 'DEMASIADOS_FERIADOS' } });
  const entradas = await test.database.db
    .select({ despues: bitacora.despues })
    .from(bitacora)
    .where(eq(bitacora.accion, 'feriados.edicion'))
    .orderBy(asc(bitacora.fecha));
  expect(entradas.map(({ despues }) => despues)).toEqual([
    { feriados: ['2026-12-25 Navidad', '2027-01-01 Año Nuevo'] },
    { feriados: ['2026-12-25 Navidad'] },
  ]);
});

it("the next delivery changes at midnight in the shop's time zone", async () => {
  const zona = (await make()) as ZonaRow;
  const at = async (moment: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    return (await findNextRepartos(test.database.db, [zona]))[0];
  };
  // Thursday begins at 03:00 UTC.
  expect(await at('2026-12-03T02:59:59.999Z')).toBe('2026-12-03');
  expect(await at('2026-12-03T03:00:00.000Z')).toBe('2026-12-07');
  await test.database.pool.query(
    "INSERT INTO feriados VALUES ('2026-12-07', 'Puente'), ('2026-12-31', 'Cierre')",
  );
  expect(await at('2026-12-03T03:00:00.000Z')).toBe('2026-12-10');
  expect(await at('2026-12-29T12:00:00.000Z')).toBe('2027-01-04');
});

describe('delivery of orders', () => {
  interface Reparto {
    zona: string | null;
    recibe_pedidos: boolean;
    proximo: string | null;
  }

  /** Makes a customer in Pergamino with a second address, and returns a function that orders to either. */
  async function shopOf(elsewhere = 'Mitre 1, Junín') {
    const { usuario, token } = await makeUser(test, { dom_fiscal: 'San Martín 100, Pergamino' });
    const { usuario_id } = usuario;
    const domicilio_id = uuidv7();
    const values = { domicilio_id, usuario_id, nombre: 'Otro', domicilio: elsewhere, horario: '' };
    await test.database.db.insert(domicilios).values({ ...values, predeterminado: false });
    const producto = await makeProduct(test, { precio: 5_000_000 });
    const order = (where: string | null) =>
      call<{ pedido_id: string; code?: string }>(test.app, 'POST', '/pedidos', {
        token,
        body: { usuarioId: usuario_id, detalles: [linea(producto)], domicilio_id: where },
      });
    return { usuario_id, token, domicilio_id, order };
  }

  it('tells a customer the zone and next day of each address, and nulls without a zone', async () => {
    const { token, domicilio_id, order } = await shopOf();
    const { body: placed } = await order(domicilio_id);
    const mine = async (query = '') => {
      const { body } = await call<Reparto>(test.app, 'GET', `/mi-reparto${query}`, { token });
      return body;
    };
    const none = { zona: null, recibe_pedidos: true, proximo: null };
    expect(await mine()).toEqual(none);
    await make();
    const proximo = proximoReparto(['lunes', 'jueves'], [], today());
    expect(await mine()).toEqual({ zona: 'Norte', recibe_pedidos: true, proximo });
    expect(await mine(`?domicilio_id=${domicilio_id}`)).toEqual(none);
    await make({ nombre: 'Sur', localidades: ['Junín'], codigos_postales: [], recibe_pedidos: false });
    const unserved = { zona: 'Sur', recibe_pedidos: false, proximo: null };
    expect(await mine(`?domicilio_id=${domicilio_id}`)).toEqual(unserved);
    expect(await mine(`?pedido_id=${placed.pedido_id}`)).toEqual(unserved);
    const other = await makeUser(test);
    for (const query of [`domicilio_id=${domicilio_id}`, `pedido_id=${placed.pedido_id}`]) {
      const answer = await call(test.app, 'GET', `/mi-reparto?${query}`, { token: other.token });
      expect(answer.status).toBe(404);
    }
  });

  it("refuses a customer's order to a zone without delivery; staff may place one", async () => {
    const { usuario_id, domicilio_id, order } = await shopOf();
    await make({ nombre: 'Sur', localidades: ['Junín'], codigos_postales: [], recibe_pedidos: false });
    expect((await order(null)).status).toBe(201);
    expect(await order(domicilio_id)).toMatchObject({ status: 409, body: { code: 'ZONA_SIN_REPARTO' } });
    await make({ nombre: 'Norte', recibe_pedidos: false });
    expect((await order(null)).status).toBe(409);
    const detalles = [linea(await makeProduct(test, { precio: 5_000_000 }))];
    const placed = await placeOrder(test, { usuarioId: usuario_id, detalles, token: admin.token });
    expect(placed.status).toBe(201);
  });

  it('filters orders by zone or no zone, and groups sales, margins and route sheets by zone', async () => {
    const { usuario_id, domicilio_id, order } = await shopOf('Mitre 1, Venado Tuerto');
    const [home, away] = [(await order(null)).body.pedido_id, (await order(domicilio_id)).body.pedido_id];
    const estado = { estado_pedido: 'aprobado' };
    for (const id of [home, away]) await asked('PATCH', `/pedidos/${id}/estado`, estado);
    const found = async (zona: string) => {
      const { body } = await asked<{ pedidos: { pedido_id: string }[] }>(
        'GET',
        `/pedidos?cliente_id=${usuario_id}&zona=${zona}`,
      );
      return body.pedidos.map(({ pedido_id }) => pedido_id);
    };
    // If there are no zones, every order is outside them, and the sheets are grouped by town.
    expect((await found('ninguna')).sort()).toEqual([home, away].sort());
    const sheets = async () => {
      interface Sheets {
        zonas: { zona: string | null; proximo: string | null; paradas: unknown[] }[];
      }
      const { body } = await asked<Sheets>('GET', `/reparto?pedidoIds=${home},${away}`);
      return body.zonas.map(({ zona, proximo, paradas }) => [zona, proximo, paradas.length]);
    };
    expect(await sheets()).toEqual([
      ['Pergamino', null, 1],
      ['Venado Tuerto', null, 1],
    ]);
    const { zona_id } = await make({ dias: [...DIAS_SEMANA] });
    expect(await found(zona_id)).toEqual([home]);
    expect(await found('ninguna')).toEqual([away]);
    expect(await sheets()).toEqual([
      ['Norte', proximoReparto(DIAS_SEMANA, [], today()), 1],
      [null, null, 1],
    ]);
    interface Row {
      id: string | null;
      nombre: string;
      pedidos?: number;
      importe: number;
    }
    const { body: sales } = await asked<{ ventas: Row[] }>('GET', '/informes/ventas?por=zona');
    const north = sales.ventas.find(({ id }) => id === zona_id);
    expect(north).toMatchObject({ nombre: 'Norte', pedidos: 1, importe: 50_000, unidades: 1 });
    expect(sales.ventas.find(({ id }) => id === null)).toMatchObject({ nombre: 'Sin zona' });
    const { body: margins } = await asked<{ margenes: Row[] }>('GET', '/informes/margen?por=zona');
    expect(margins.margenes.find(({ id }) => id === zona_id)).toMatchObject({
      nombre: 'Norte',
      importe: 50_000,
    });
  });
});
