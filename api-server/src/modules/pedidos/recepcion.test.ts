import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pedidosCambios } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from './testing/pedidos-fixture.ts';

interface Cambio {
  tipo: string;
  estado_antes: string | null;
  estado_despues: string | null;
  falta: string | null;
  lineas: { nombre: string }[];
}

let test: TestApp;
let almond: Awaited<ReturnType<typeof makeProduct>>;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let mine: Awaited<ReturnType<typeof makeUser>>;
let id: string;
beforeAll(async () => {
  test = await testApp();
  almond = await makeProduct(test, { precio: 5_000_050 });
  empleado = await makeUser(test, { roles: ['empleado'] });
});
beforeEach(async () => {
  mine = await makeUser(test, { nombre_comercio: 'La Semilla' });
  const { usuario, token } = mine;
  const { body } = await placeOrder(test, {
    usuarioId: usuario.usuario_id,
    detalles: [linea(almond, 2)],
    token,
  });
  id = body.pedido_id;
});
afterAll(() => test.close());

const setEstado = async (estado_pedido: string) =>
  call(test.app, 'PATCH', `/pedidos/${id}/estado`, { token: empleado.token, body: { estado_pedido } });
const historial = ({ token } = mine) =>
  call<Cambio[]>(test.app, 'GET', `/mis-pedidos/${id}/historial`, { token });
const confirm = (falta: unknown, { token } = mine) =>
  call<{ mensaje: string; code: string }>(test.app, 'PUT', `/mis-pedidos/${id}/recepcion`, {
    token,
    body: { falta },
  });
const notificationsOfOrder = async () => {
  const { body } = await call<{ mensaje: string; referencia_id: string }[]>(
    test.app,
    'GET',
    '/notificaciones',
    { token: empleado.token },
  );
  return body.filter(({ referencia_id }) => referencia_id === id).map(({ mensaje }) => mensaje);
};

describe('the history for the customer', () => {
  it('has each step, without the employee', async () => {
    await setEstado('aprobado');
    const { status, body } = await historial();
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { tipo: 'creado', estado_despues: 'esperando_aprobacion' },
      { tipo: 'estado', estado_antes: 'esperando_aprobacion', estado_despues: 'aprobado' },
    ]);
    expect(JSON.stringify(body)).not.toContain('usuario');
    expect(JSON.stringify(body)).not.toContain(empleado.usuario.usuario_id);
  });

  it('omits changes that staff undid at once, and keeps later reversals', async () => {
    await setEstado('cancelado');
    await setEstado('esperando_aprobacion');
    expect((await historial()).body.map(({ tipo }) => tipo)).toEqual(['creado']);
    await setEstado('aprobado');
    await setEstado('cancelado');
    await test.database.db.update(pedidosCambios).set({ fecha: new Date('2026-01-05T12:00:00Z') });
    await setEstado('aprobado');
    expect((await historial()).body.map(({ estado_despues }) => estado_despues)).toContain('cancelado');
  });

  it('answers 404 to another customer and to staff', async () => {
    for (const other of [await makeUser(test), empleado]) {
      expect((await historial(other)).status).toBe(404);
    }
  });
});

describe('the reception of an order', () => {
  it('is stored once when confirmed several times, and leaves the status', async () => {
    await setEstado('enviado');
    for (let press = 0; press < 3; press += 1) expect((await confirm(null)).status).toBe(200);
    const { body } = await historial();
    expect(body.filter(({ tipo }) => tipo === 'recepcion')).toMatchObject([{ falta: null }]);
    expect(await notificationsOfOrder()).toHaveLength(1);
    const { body: pedido } = await call<{ estado_pedido: string }>(test.app, 'GET', `/mis-pedidos/${id}`, {
      token: mine.token,
    });
    expect(pedido.estado_pedido).toBe('enviado');
  });

  it('notifies staff once of what is missing, and appears in both histories', async () => {
    await setEstado('aprobado');
    await Promise.all([confirm('  Falta una bolsa  '), confirm('Falta una bolsa')]);
    expect((await notificationsOfOrder())[0]).toMatch(
      /^La Semilla avisa que algo falta o llegó mal en el pedido n\.º \d+$/,
    );
    expect(await notificationsOfOrder()).toHaveLength(2);
    expect((await historial()).body.at(-1)).toMatchObject({ tipo: 'recepcion', falta: 'Falta una bolsa' });
    const ofStaff = await call<Cambio[]>(test.app, 'GET', `/pedidos/${id}/historial`, {
      token: empleado.token,
    });
    expect(ofStaff.body.at(-1)).toMatchObject({ falta: 'Falta una bolsa' });
  });

  it('can be corrected: the last report is the last entry', async () => {
    await setEstado('recibido');
    await confirm('Falta una bolsa');
    await confirm(null);
    expect((await historial()).body.slice(-2)).toMatchObject([{ falta: 'Falta una bolsa' }, { falta: null }]);
  });

  it('answers 409 before the approval and after a cancellation', async () => {
    for (const estado of ['esperando_aprobacion', 'cancelado']) {
      await setEstado(estado);
      const { status, body } = await confirm(null);
      expect([status, body.code]).toEqual([409, 'RECEPCION_NO_DISPONIBLE']);
    }
  });

  it('answers 404 to another customer and to staff', async () => {
    await setEstado('enviado');
    for (const other of [await makeUser(test), empleado]) {
      expect((await confirm(null, other)).status).toBe(404);
    }
    expect((await historial()).body.map(({ tipo }) => tipo)).not.toContain('recepcion');
  });

  it.each([
    ['', 400],
    ['   ', 400],
    [undefined, 400],
    [7, 400],
    ['x'.repeat(LIMITS.falta), 200],
    ['x'.repeat(LIMITS.falta + 1), 400],
  ])('answers for the text %j with %s', async (falta, status) => {
    await setEstado('enviado');
    expect((await confirm(falta)).status).toBe(status);
  });
});
