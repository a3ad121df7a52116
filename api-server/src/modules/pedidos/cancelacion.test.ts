import { LIMITS } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../bitacora/record.ts';
import { bitacora } from '../../db/schema/bitacora.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { waitingForLock } from '../../testing/waiting.ts';
import { findAllOf } from '../personal-data/repository/export.ts';
import { erase } from '../personal-data/service/erase.ts';
import { findUsuario } from '../usuarios/repository/usuarios.ts';
import { type Answered, historyOf, linea, placeOrder } from './testing/pedidos-fixture.ts';

interface Cambio {
  tipo: string;
  estado_despues: string | null;
  motivo?: string | null;
  por_cliente?: boolean;
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
  const detalles = [linea(almond, 2)];
  id = (await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token })).body.pedido_id;
});
afterAll(() => test.close());

const cancel = (motivo: unknown = null, { token } = mine) =>
  call<Answered>(test.app, 'PUT', `/mis-pedidos/${id}/cancelacion`, { token, body: { motivo } });
const setEstado = (estado_pedido: string) =>
  call<Answered>(test.app, 'PATCH', `/pedidos/${id}/estado`, {
    token: empleado.token,
    body: { estado_pedido },
  });
const estadoNow = async () => {
  const { body } = await call<Answered>(test.app, 'GET', `/mis-pedidos/${id}`, { token: mine.token });
  return body.estado_pedido;
};
const notificationsOfOrder = async () => {
  const { body } = await call<{ mensaje: string; referencia_id: string }[]>(
    test.app,
    'GET',
    '/notificaciones',
    { token: empleado.token },
  );
  return body.filter(({ referencia_id }) => referencia_id === id).map(({ mensaje }) => mensaje);
};
const historial = async (token: string, path = `/mis-pedidos/${id}/historial`) =>
  (await call<Cambio[]>(test.app, 'GET', path, { token })).body;

describe('misPedidos.cancelar', () => {
  it('cancels an order that awaits approval, with the customer as author of history and audit log', async () => {
    const { status, body } = await cancel('  Ya no lo necesito  ');
    expect([status, body.estado_pedido, body.version]).toEqual([200, 'cancelado', 2]);
    const kept = (await historyOf(test, id)).filter(({ tipo }) => tipo === 'estado');
    expect(kept).toMatchObject([
      {
        datos: { antes: 'esperando_aprobacion', despues: 'cancelado' },
        usuario_id: mine.usuario.usuario_id,
      },
    ]);
    const entradas = await test.database.db.select().from(bitacora).where(eq(bitacora.objeto_id, id));
    expect(entradas.filter(({ accion }) => accion === 'pedido.estado')).toMatchObject([
      { usuario_id: mine.usuario.usuario_id, despues: { estado_pedido: 'cancelado' } },
    ]);
    const step = { estado_despues: 'cancelado', por_cliente: true, motivo: 'Ya no lo necesito' };
    expect((await historial(mine.token)).at(-1)).toMatchObject(step);
    expect((await historial(empleado.token, `/pedidos/${id}/historial`)).at(-1)).toMatchObject(step);
  });

  it('notifies staff once and sends the same mail as a cancellation by staff', async () => {
    const before = (await test.mails()).length;
    const { body } = await cancel();
    const [mail, ...more] = (await test.mails()).slice(before);
    expect(mail?.subject).toBe(`Tu pedido N.º ${body.numero} fue cancelado`);
    expect(more).toEqual([]);
    expect((await notificationsOfOrder())[0]).toMatch(/^La Semilla canceló su pedido n\.º \d+$/);
    expect(await notificationsOfOrder()).toHaveLength(2);
  });

  it('changes nothing when the customer cancels twice, also at the same moment', async () => {
    const [one, other] = await Promise.all([cancel('Me equivoqué'), cancel('Me equivoqué')]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await cancel()).body.version).toBe(2);
    expect((await historyOf(test, id)).filter(({ tipo }) => tipo === 'estado')).toHaveLength(1);
    expect(await notificationsOfOrder()).toHaveLength(2);
  });

  it.each(['aprobado', 'enviado', 'recibido'])('answers 409 for an order that is %s', async (estado) => {
    await setEstado(estado);
    const { status, body } = await cancel();
    expect([status, body.code]).toEqual([409, 'PEDIDO_NO_CANCELABLE']);
    expect(body.message).toContain('ya aprobó este pedido');
    expect(await estadoNow()).toBe(estado);
  });

  it('accepts one of two requests when staff approve at the same moment', async () => {
    let pending: Promise<{ status: number; body: Answered }>[] = [];
    const approve = () =>
      call<Answered>(test.app, 'PATCH', `/pedidos/${id}/estado`, {
        token: empleado.token,
        headers: { 'if-match': '"1"' },
        body: { estado_pedido: 'aprobado' },
      });
    await test.database.db.transaction(async (tx) => {
      await tx.select().from(pedidos).where(eq(pedidos.pedido_id, id)).for('update');
      pending = [cancel(), approve()];
      await waitingForLock(test.database, 2);
    });
    const [cancelled, approved] = await Promise.all(pending);
    expect([cancelled?.status, approved?.status].sort()).toEqual([200, 409]);
    const refusal = cancelled?.status === 409 ? cancelled.body.code : approved?.body.code;
    expect(['PEDIDO_NO_CANCELABLE', 'VERSION_DESACTUALIZADA']).toContain(refusal);
    expect(await estadoNow()).toBe(cancelled?.status === 200 ? 'cancelado' : 'aprobado');
  });

  it("answers 404 for another customer's order, also to staff", async () => {
    for (const other of [await makeUser(test), empleado]) {
      expect((await cancel(null, other)).status).toBe(404);
    }
    expect(await estadoNow()).toBe('esperando_aprobacion');
  });

  it('keeps the cancellation in the history when staff undo it at once', async () => {
    await cancel();
    await setEstado('esperando_aprobacion');
    expect((await historial(mine.token)).map(({ estado_despues }) => estado_despues)).toEqual([
      'esperando_aprobacion',
      'cancelado',
      'esperando_aprobacion',
    ]);
  });

  it.each([
    [undefined, 400],
    [7, 400],
    ['', 200],
    ['x'.repeat(LIMITS.motivoCancelacion), 200],
    ['x'.repeat(LIMITS.motivoCancelacion + 1), 400],
  ])('answers for the reason %j with %s', async (motivo, status) => {
    const path = `/mis-pedidos/${id}/cancelacion`;
    const answer = await call<Answered>(test.app, 'PUT', path, { token: mine.token, body: { motivo } });
    expect(answer.status).toBe(status);
  });

  it("exports the reason and erases it with the customer's data", async () => {
    await cancel('Cierro el local');
    const { db } = test.database;
    const usuario = await findUsuario(db, mine.usuario.usuario_id);
    if (!usuario) throw new Error('The customer is missing.');
    expect((await findAllOf(db, usuario)).cancelaciones).toMatchObject([{ motivo: 'Cierro el local' }]);
    await erase(db, { usuarioId: usuario.usuario_id, email: usuario.email, author: OPERATOR });
    const [, last] = await historyOf(test, id);
    expect(last?.datos).toMatchObject({ despues: 'cancelado', cancelacion: { motivo: null } });
  });
});
