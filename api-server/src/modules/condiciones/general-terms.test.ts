import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { cuentas, dia } from '../cuenta-corriente/testing/cuenta-fixture.ts';

let test: TestApp;
let shop: Awaited<ReturnType<typeof cuentas>>;
let ana: Awaited<ReturnType<typeof makeUser>>;
let anaId: string;
let count = 0;

beforeAll(async () => {
  test = await testApp();
  shop = await cuentas(test);
});
beforeEach(async () => {
  ana = await makeUser(test);
  anaId = ana.usuario.usuario_id;
});
afterAll(() => test.close());

interface Condicion {
  condicion_id: string;
  nombre: string;
  version: number;
  vigente: boolean;
}
type Terms = Partial<
  Record<'monto_minimo' | 'envio_gratis' | 'descuento' | 'plazo' | 'limite', number | null> &
    Record<'vigente_desde' | 'vigente_hasta', string | null>
>;

const NONE = {
  ...{ monto_minimo: null, envio_gratis: null, descuento: null, plazo: null, limite: null },
  ...{ vigente_desde: null, vigente_hasta: null },
};
const ALL = {
  ...{ monto_minimo: 20_000, envio_gratis: 80_000, descuento: 7.5, plazo: 30, limite: 500_000 },
  ...{ vigente_desde: '2026-01-01', vigente_hasta: '2126-12-31' },
};

const regla = (ajuste: number) => ({
  ...{ marca_id: null, categoria_id: null, ajuste },
  ...{ redondeo: 'no', direccion: 'cercano' },
});

async function agree(terms: Terms, reglas: object[] = []): Promise<Condicion> {
  const body = { nombre: `Acuerdo ${++count}`, monto_minimo: null, reglas, ...terms };
  const { status, body: made } = await shop.ask<Condicion>('POST', '/condiciones', { body });
  expect(status).toBe(201);
  return made;
}

const change = ({ condicion_id, nombre }: Condicion, terms: Terms, reglas: object[] = []) =>
  shop.ask<Condicion & typeof ALL>('PATCH', `/condiciones/${condicion_id}`, {
    body: { nombre, monto_minimo: null, reglas, ...terms },
  });

const give = (condicion_id: string | null, to = anaId) =>
  shop.ask<{ condicion: Condicion | null }>('PATCH', `/usuarios/${to}/condicion`, { body: { condicion_id } });

const asAna = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
  call<T & { code?: string }>(test.app, method, path, { token: ana.token, ...(body && { body }) });

const priceOf = async (producto_id: string) =>
  (await asAna<{ precio: number }>('GET', `/productos/${producto_id}`)).body.precio;

const order = (producto_id: string, cantidad: number, precio_unitario: number) =>
  asAna<{ pedido_id: string }>('POST', '/pedidos', {
    usuarioId: anaId,
    detalles: [{ producto_id, cantidad, precio_unitario }],
  });

describe('the general discount', () => {
  it('lowers own prices, rules, base prices and prices before an offer', async () => {
    const { condicion_id } = await agree({ descuento: 7.5 }, [regla(-10)]);
    const plain = await agree({ descuento: 7.5 });
    const ruled = await makeProduct(test, { precio: 1_000_033, precio_antes_oferta: 1_200_000 });
    const owned = await makeProduct(test, { precio: 1_000_000 });
    await shop.ask('PATCH', `/condiciones/${condicion_id}/precios`, {
      body: { cambios: [{ producto_id: owned.producto_id, precio: 8000 }] },
    });
    await give(condicion_id);
    // 9000.30 less 7.5 % is 8325.2775.
    expect((await asAna('GET', `/productos/${ruled.producto_id}`)).body).toMatchObject({
      ...{ precio: 8325.28, precio_antes_oferta: 9990 },
    });
    expect(await priceOf(owned.producto_id)).toBe(7400);
    await give(plain.condicion_id);
    expect(await priceOf(owned.producto_id)).toBe(9250);
  });

  it('is in the price to which the tiers apply, and in the line of the order', async () => {
    const { condicion_id, nombre } = await agree({ descuento: 5 });
    const { producto_id } = await makeProduct(test, { precio: 1_000_000 });
    await shop.ask('PATCH', `/productos/${producto_id}/cantidades`, {
      body: {
        condicion_id: null,
        cantidades: { minimo: 1, multiplo: 1, escalas: [{ desde: 10, descuento: 10 }] },
      },
    });
    await give(condicion_id);
    expect((await order(producto_id, 10, 9000)).status).toBe(409);
    const { status, body } = await order(producto_id, 10, 8550);
    expect(status).toBe(201);
    const lines = await shop.ask<Record<string, unknown>[]>(
      'GET',
      `/detalles-pedidos/pedido/${body.pedido_id}`,
    );
    expect(lines.body[0]).toMatchObject({
      ...{ precio_unitario: 8550, precio_base: 10_000, condicion: nombre, descuento_condicion: 5 },
      ...{ precio_de_uno: 9500, escala_desde: 10 },
    });
  });

  it('counts at once in cached lists, for the order by price too', async () => {
    const word = `descuento${++count}`;
    const { producto_id } = await makeProduct(test, { nombre: `${word} uno`, precio: 5_000_000 });
    await makeProduct(test, { nombre: `${word} dos`, precio: 4_900_000 });
    const condicion = await agree({});
    await shop.ask('PATCH', `/condiciones/${condicion.condicion_id}/precios`, {
      body: { cambios: [{ producto_id, precio: 49_500 }] },
    });
    await give(condicion.condicion_id);
    const list = async () =>
      (
        await asAna<{ productos: { precio: number }[] }>(
          'GET',
          `/productos/filtrados/con-precios?term=${word}&orden=menor_precio`,
        )
      ).body.productos.map(({ precio }) => precio);
    expect(await list()).toEqual([49_000, 49_500]);
    expect((await change(condicion, { descuento: 10 })).status).toBe(200);
    expect(await list()).toEqual([44_100, 44_550]);
  });
});

describe('the general terms', () => {
  it('are all stored; absent ones stay, null ones end, and a discount of 0 is none', async () => {
    const condicion = await agree(ALL);
    expect(condicion).toMatchObject({ ...ALL, vigente: true });
    expect((await change(condicion, { monto_minimo: 20_000 })).body).toMatchObject(ALL);
    expect((await change(condicion, { ...ALL, descuento: 0, plazo: 0 })).body).toMatchObject({
      ...ALL,
      ...{ descuento: null, plazo: 0 },
    });
    expect((await change(condicion, NONE)).body).toMatchObject({ ...NONE, vigente: true });
  });

  it.each([
    ['descuento', { descuento: 90.5 }],
    ['descuento', { descuento: 1.234 }],
    ['plazo', { plazo: 366 }],
    ['plazo', { plazo: 1.5 }],
    ['limite', { limite: -1 }],
    ['envio_gratis', { envio_gratis: 10.5 }],
    ['vigente_desde', { vigente_desde: '2026-02-30' }],
    ['vigente_hasta', { vigente_desde: '2026-03-02', vigente_hasta: '2026-03-01' }],
  ])('refuse at the field %s', async (field, terms) => {
    const { status, body } = await shop.ask('POST', '/condiciones', {
      body: { nombre: `Mala ${++count}`, monto_minimo: null, reglas: [], ...terms },
    });
    expect([status, body.details?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('are told to the customer who has them, without what only staff see', async () => {
    expect((await asAna('GET', '/mi-condicion')).body).toEqual({
      ...{ monto_minimo: null, envio_gratis: null, descuento: null, plazo: 0, vigente_hasta: null },
      iva: 'incluido',
    });
    const { condicion_id } = await agree(ALL);
    expect((await give(condicion_id)).body.condicion).toMatchObject({ ...ALL, vigente: true });
    const { limite: _, vigente_desde: __, ...told } = ALL;
    expect((await asAna('GET', '/mi-condicion')).body).toEqual({ ...told, iva: 'incluido' });
  });
});

describe('the validity', () => {
  const TERMS = { monto_minimo: 20_000, descuento: 10, plazo: 30 };
  const seen = async (producto_id: string) => {
    const { body } = await asAna<typeof TERMS>('GET', '/mi-condicion');
    return [await priceOf(producto_id), body.monto_minimo, body.descuento, body.plazo];
  };

  it('ends and begins by day; on other days the terms of the shop count', async () => {
    const { producto_id } = await makeProduct(test, { precio: 1_000_000 });
    const condicion = await agree({ ...TERMS, vigente_desde: dia(), vigente_hasta: dia() });
    await give(condicion.condicion_id);
    const [own, base] = [
      [9000, 20_000, 10, 30],
      [10_000, null, null, 0],
    ];
    expect(await seen(producto_id)).toEqual(own);
    for (const dates of [
      { vigente_desde: dia(-1), vigente_hasta: null },
      { vigente_desde: null, vigente_hasta: dia(1) },
    ]) {
      expect((await change(condicion, { ...TERMS, ...dates })).body.vigente).toBe(false);
      expect(await seen(producto_id)).toEqual(base);
      const refused = await order(producto_id, 5, 9000);
      expect([refused.status, refused.body.code]).toEqual([409, 'PEDIDO_DESACTUALIZADO']);
      expect((await order(producto_id, 3, 10_000)).body.code).toBe('MONTO_MINIMO');
      const given = await shop.ask<{ condicion: Condicion }>('GET', `/usuarios/${anaId}/condicion`);
      expect(given.body.condicion).toMatchObject({ nombre: condicion.nombre, vigente: false, ...dates });
      await change(condicion, { ...TERMS, vigente_desde: null, vigente_hasta: null });
      expect(await seen(producto_id)).toEqual(own);
    }
  });

  it('ends for a session that is in use, on the next day', async () => {
    const { producto_id } = await makeProduct(test, { precio: 1_000_000 });
    const condicion = await agree({ ...TERMS, vigente_hasta: dia() });
    await give(condicion.condicion_id);
    expect(await priceOf(producto_id)).toBe(9000);
    // The sessions keep their version, so that only the day ends what the process has cached.
    await test.database.pool.query(
      `BEGIN;
       UPDATE condiciones SET vigente_hasta = vigente_hasta - 1 WHERE condicion_id = '${condicion.condicion_id}';
       UPDATE versiones SET version = version - 1 WHERE clave = 'sesiones'; COMMIT`,
    );
    expect(await priceOf(producto_id)).toBe(9000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    try {
      expect(await priceOf(producto_id)).toBe(10_000);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('payment terms', () => {
  const dueOf = async (pedidoId: string) => {
    const { pendientes } = await shop.get(anaId);
    return pendientes.find(({ pedido_id }) => pedido_id === pedidoId)?.vence;
  };
  const termsOf = async () => {
    const { plazo, limite, propias, condicion } = await shop.get(anaId);
    return { plazo, limite, propias, condicion };
  };

  it('of the agreement count for a customer without own ones, from the next sale on', async () => {
    const before = await shop.order(anaId, 6_000_000);
    const condicion = await agree({ plazo: 30, limite: 100_000 });
    await give(condicion.condicion_id);
    const ofCondicion = { nombre: condicion.nombre, plazo: 30, limite: 100_000 };
    expect(await termsOf()).toEqual({
      ...{ plazo: 30, limite: 100_000, propias: { plazo: null, limite: null }, condicion: ofCondicion },
    });
    const after = await shop.order(anaId, 6_000_000);
    expect([await dueOf(before.pedido_id), await dueOf(after.pedido_id)]).toEqual([dia(), dia(-30)]);
    const waiting = await shop.order(anaId, 6_000_000, { estado: 'esperando_aprobacion' });
    expect(await shop.ofPedido(waiting.pedido_id)).toMatchObject({ limite: 100_000, supera_limite: true });
    const warned = await shop.ask('GET', `/cuentas-corrientes/limites?pedidoIds=${waiting.pedido_id}`);
    expect(warned.body).toMatchObject({ superados: [{ limite: 100_000, saldo_al_aprobar: 180_000 }] });
    const debtors = await shop.ask('GET', `/cuentas-corrientes?texto=${ana.usuario.email}`);
    expect(debtors.body).toMatchObject({ cuentas: [{ limite: 100_000 }] });

    await shop.settle(anaId, { plazo: 0, limite: null });
    expect(await termsOf()).toMatchObject({ plazo: 0, limite: 100_000, propias: { plazo: 0, limite: null } });
    const own = await shop.order(anaId, 6_000_000);
    expect(await dueOf(own.pedido_id)).toBe(dia());
    await shop.settle(anaId, { plazo: null, limite: 900_000 });
    expect(await termsOf()).toMatchObject({ plazo: 30, limite: 900_000, condicion: ofCondicion });
    expect((await shop.ofPedido(waiting.pedido_id)).supera_limite).toBe(false);
    await change(condicion, { plazo: 30, limite: 100_000, vigente_hasta: dia(1) });
    expect(await termsOf()).toMatchObject({ plazo: 0, limite: 900_000, condicion: null });
  });
});
