import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { waitingForLock } from '../../testing/waiting.ts';
import { type Answered, linea, placeOrder } from './testing/pedidos-fixture.ts';

interface Propuesta {
  propuesta_id: string;
  estado: string;
  motivo: string | null;
  al_dia: boolean;
  total_precio: number;
  lineas: { nombre: string; antes: number | null; despues: number }[];
}
type Seen = Answered & { propuesta: Propuesta | null };

let test: TestApp;
let almond: Awaited<ReturnType<typeof makeProduct>>;
let walnut: typeof almond;
let chia: typeof almond;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let mine: typeof empleado;
let order: Answered;
beforeAll(async () => {
  test = await testApp();
  almond = await makeProduct(test, { nombre: 'Almendra', precio: 5_000_000 });
  walnut = await makeProduct(test, { nombre: 'Nuez', precio: 200_000 });
  empleado = await makeUser(test, { roles: ['empleado'] });
});
beforeEach(async () => {
  chia = await makeProduct(test, { nombre: 'Chía', precio: 100_000 });
  mine = await makeUser(test, { nombre_comercio: 'La Semilla' });
  const { usuario, token } = mine;
  const detalles = [linea(almond, 3), linea(walnut, 1)];
  order = (await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token })).body;
});
afterAll(() => test.close());

const FEWER = () => [{ producto_id: almond.producto_id, cantidad: 2 }];
const own = (method: 'GET' | 'PUT' | 'DELETE', body?: unknown, ifMatch?: string, { token } = mine) =>
  call<Seen>(test.app, method, `/mis-pedidos/${order.pedido_id}/propuesta`, {
    token,
    body,
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  });
const propose = async (lineas: unknown = FEWER(), ifMatch?: string) => own('PUT', { lineas }, ifMatch);
const idOf = async (lineas?: unknown) => (await propose(lineas)).body.propuesta?.propuesta_id ?? '';
const decide = (what: 'aceptar' | 'rechazar', propuestaId: string, ifMatch?: string, { token } = empleado) =>
  call<Seen>(test.app, 'POST', `/pedidos/${order.pedido_id}/propuesta/${propuestaId}/${what}`, {
    token,
    body: what === 'rechazar' ? { motivo: 'No hay más' } : undefined,
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  });
const set = (estado_pedido: string, ifMatch?: string) =>
  call<Answered>(test.app, 'PATCH', `/pedidos/${order.pedido_id}/estado`, {
    token: empleado.token,
    body: { estado_pedido },
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  });
const currentOrder = async () =>
  (await call<Answered>(test.app, 'GET', `/mis-pedidos/${order.pedido_id}`, { token: mine.token })).body;
const quantities = async () =>
  (await currentOrder()).detalles.map(({ producto, cantidad }) => `${producto.nombre} ${cantidad}`);
const marked = async () => {
  const { body } = await call<{ pedidos: { pedido_id: string; propuesta?: boolean }[] }>(
    test.app,
    'GET',
    `/pedidos?limit=100`,
    { token: empleado.token },
  );
  return body.pedidos.find(({ pedido_id }) => pedido_id === order.pedido_id)?.propuesta === true;
};
const entries = async () =>
  (await test.database.db.select().from(bitacora).where(eq(bitacora.objeto_id, order.pedido_id)))
    .filter(({ accion }) => accion.startsWith('pedido.propuesta'))
    .map(({ accion, usuario_id }) => [accion.slice(7), usuario_id === mine.usuario.usuario_id]);

describe('misPedidos.proponer', () => {
  it('stores the changed lines with the total, and marks the order in the staff list', async () => {
    expect(await marked()).toBe(false);
    const lineas = [...FEWER(), { producto_id: walnut.producto_id, cantidad: 0 }, { ...linea(chia, 4) }];
    const { status, body } = await propose(lineas, '"1"');
    expect(status).toBe(200);
    expect(body.propuesta).toMatchObject({
      estado: 'abierta',
      al_dia: true,
      total_precio: 104_000,
      lineas: [
        { nombre: 'Almendra', antes: 3, despues: 2 },
        { nombre: 'Nuez', antes: 1, despues: 0 },
        { nombre: 'Chía', antes: null, despues: 4 },
      ],
    });
    expect(await marked()).toBe(true);
    expect(await quantities()).toEqual(['Almendra 3', 'Nuez 1']);
    expect(await entries()).toEqual([['propuesta', true]]);
    const ofStaff = await call<Seen>(test.app, 'GET', `/pedidos/${order.pedido_id}/propuesta`, empleado);
    expect(ofStaff.body).toEqual(body);
  });

  it('notifies staff once when the same proposal arrives again, also at the same moment', async () => {
    const [one, other] = await Promise.all([propose(), propose()]);
    expect(one.body).toEqual(other.body);
    expect((await propose()).body).toEqual(one.body);
    const { body } = await call<{ mensaje: string; referencia_id: string }[]>(
      test.app,
      'GET',
      '/notificaciones',
      {
        token: empleado.token,
      },
    );
    const told = body.filter(({ referencia_id }) => referencia_id === order.pedido_id);
    expect(told.map(({ mensaje }) => mensaje)).toEqual([
      `La Semilla pide un cambio en el pedido n.º ${order.numero}`,
      expect.any(String),
    ]);
  });

  it('replaces the open proposal, and answers 409 to a stale version', async () => {
    const first = await idOf();
    expect((await propose([{ producto_id: walnut.producto_id, cantidad: 5 }], '"1"')).status).toBe(409);
    const second = await idOf([{ producto_id: walnut.producto_id, cantidad: 5 }]);
    expect(second).not.toBe(first);
    expect((await decide('aceptar', first)).body.code).toBe('PROPUESTA_CERRADA');
    expect((await decide('aceptar', second)).status).toBe(200);
    expect(await quantities()).toEqual(['Almendra 3', 'Nuez 5']);
  });

  it('refuses no change, no remaining line, a repeated product and a price that differs from the current one', async () => {
    const id = almond.producto_id;
    const cases = [
      [[], 400],
      [[{ producto_id: id, cantidad: 3 }], 400],
      [
        [
          { producto_id: id, cantidad: 0 },
          { producto_id: walnut.producto_id, cantidad: 0 },
        ],
        400,
      ],
      [[...FEWER(), ...FEWER()], 400],
      [[{ producto_id: id, cantidad: -1 }], 400],
      [[{ producto_id: id, cantidad: 1000 }], 400],
      [[{ producto_id: chia.producto_id, cantidad: 1 }], 409],
      [[{ ...linea(chia), precio_unitario: 1 }], 409],
      [[{ producto_id: uuidv7(), cantidad: 1, precio_unitario: 1 }], 409],
    ] as const;
    for (const [lineas, status] of cases) expect((await propose(lineas)).status).toBe(status);
    expect((await own('GET')).body.propuesta).toBeNull();
  });

  it('answers PROPUESTA_NO_DISPONIBLE when the order is approved or cancelled', async () => {
    for (const estado of ['aprobado', 'cancelado']) {
      await set(estado);
      expect((await propose()).body.code).toBe('PROPUESTA_NO_DISPONIBLE');
    }
  });

  it("answers 404 for another customer's order on each endpoint", async () => {
    const propuestaId = await idOf();
    for (const other of [await makeUser(test), empleado]) {
      expect((await own('GET', undefined, undefined, other)).status).toBe(404);
      expect((await own('PUT', { lineas: FEWER() }, undefined, other)).status).toBe(404);
      expect((await own('DELETE', undefined, undefined, other)).status).toBe(404);
    }
    expect((await decide('aceptar', propuestaId, undefined, mine)).status).toBe(403);
    expect((await decide('aceptar', uuidv7())).body.code).toBe('PROPUESTA_CERRADA');
  });

  it('withdraws the proposal once when called twice', async () => {
    await propose();
    for (let press = 0; press < 2; press += 1) {
      expect((await own('DELETE')).body.propuesta?.estado).toBe('retirada');
    }
    expect(await marked()).toBe(false);
    expect(await entries()).toEqual([
      ['propuesta', true],
      ['propuesta_retirada', true],
    ]);
  });
});

describe('a decision of staff on a proposal', () => {
  it('edits the order as proposed and mails the customer, only once', async () => {
    const lineas = [...FEWER(), { producto_id: walnut.producto_id, cantidad: 0 }, linea(chia, 4)];
    const propuestaId = await idOf(lineas);
    const before = (await test.mails()).length;
    const accepted = await decide('aceptar', propuestaId, '"2"');
    expect([accepted.status, accepted.body.total_precio]).toEqual([200, 104_000]);
    expect(await quantities()).toEqual(['Almendra 2', 'Chía 4']);
    expect((await currentOrder()).estado_pedido).toBe('esperando_aprobacion');
    expect((await decide('aceptar', propuestaId)).body.code).toBe('PROPUESTA_CERRADA');
    expect((await own('GET')).body.propuesta?.estado).toBe('aceptada');
    const mails = (await test.mails()).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([`Actualizamos tu pedido N.º ${order.numero}`]);
    expect(await entries()).toEqual([
      ['propuesta', true],
      ['propuesta_aceptada', false],
    ]);
  });

  it('has no minimum when staff accept', async () => {
    const propuestaId = await idOf([{ producto_id: almond.producto_id, cantidad: 0 }]);
    expect((await decide('aceptar', propuestaId)).status).toBe(200);
    expect((await currentOrder()).total_precio).toBe(2000);
  });

  it('answers 409 when the order changed since the proposal, or since staff read it', async () => {
    const propuestaId = await idOf();
    expect((await decide('aceptar', propuestaId, '"1"')).body.code).toBe('VERSION_DESACTUALIZADA');
    const detalles = [linea(almond, 3), linea(walnut, 2)];
    const edited = await call(test.app, 'PATCH', `/pedidos/${order.pedido_id}`, {
      token: empleado.token,
      body: { estado_pedido: 'esperando_aprobacion', detalles },
    });
    expect(edited.status).toBe(200);
    expect((await own('GET')).body.propuesta?.al_dia).toBe(false);
    expect((await decide('aceptar', propuestaId, '"3"')).body.code).toBe('VERSION_DESACTUALIZADA');
    expect(await quantities()).toEqual(['Almendra 3', 'Nuez 2']);
  });

  it('answers 409 when an added product has another price by now', async () => {
    const propuestaId = await idOf([linea(chia, 4)]);
    await test.database.pool.query('UPDATE productos SET precio = 1234 WHERE producto_id = $1', [
      chia.producto_id,
    ]);
    expect((await decide('aceptar', propuestaId)).body.code).toBe('PEDIDO_DESACTUALIZADO');
    expect((await own('GET')).body.propuesta?.estado).toBe('abierta');
  });

  it('rejects with a reason that the customer sees on the page and in a mail', async () => {
    const propuestaId = await idOf();
    const before = (await test.mails()).length;
    expect((await decide('rechazar', propuestaId)).status).toBe(200);
    expect((await own('GET')).body.propuesta).toMatchObject({ estado: 'rechazada', motivo: 'No hay más' });
    const [mail, ...more] = (await test.mails()).slice(before);
    expect(mail?.subject).toBe(`Sobre el cambio que pediste en tu pedido N.º ${order.numero}`);
    expect(mail?.text).toContain('Motivo: No hay más.');
    expect(more).toEqual([]);
    expect((await decide('rechazar', propuestaId)).body.code).toBe('PROPUESTA_CERRADA');
    expect(await quantities()).toEqual(['Almendra 3', 'Nuez 1']);
  });
});

describe('an order with an open proposal', () => {
  it('needs the new version for approval; the approval closes the proposal and mails the customer', async () => {
    await propose();
    expect((await set('aprobado', '"1"')).body.code).toBe('VERSION_DESACTUALIZADA');
    const before = (await test.mails()).length;
    expect((await set('aprobado', '"2"')).status).toBe(200);
    expect((await own('GET')).body.propuesta?.estado).toBe('cerrada');
    expect(await marked()).toBe(false);
    expect(
      (await test.mails())
        .slice(before)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([
      `Sobre el cambio que pediste en tu pedido N.º ${order.numero}`,
      `Tu pedido N.º ${order.numero} fue aprobado`,
    ]);
  });

  it('closes the proposal when the customer cancels, without a mail about the proposal', async () => {
    await propose();
    const before = (await test.mails()).length;
    const body = { motivo: null };
    await call(test.app, 'PUT', `/mis-pedidos/${order.pedido_id}/cancelacion`, { token: mine.token, body });
    expect((await own('GET')).body.propuesta?.estado).toBe('retirada');
    expect((await test.mails()).slice(before).map(({ subject }) => subject)).toEqual([
      `Tu pedido N.º ${order.numero} fue cancelado`,
    ]);
  });

  it('lets one request win when the customer withdraws while staff accept', async () => {
    const propuestaId = await idOf();
    let pending: Promise<{ status: number }>[] = [];
    await test.database.db.transaction(async (tx) => {
      await tx.select().from(pedidos).where(eq(pedidos.pedido_id, order.pedido_id)).for('update');
      pending = [decide('aceptar', propuestaId), own('DELETE')];
      await waitingForLock(test.database, 2);
    });
    const [accepted] = await Promise.all(pending);
    const estado = (await own('GET')).body.propuesta?.estado;
    expect(estado).toBe(accepted?.status === 200 ? 'aceptada' : 'retirada');
    expect((await quantities())[0]).toBe(accepted?.status === 200 ? 'Almendra 2' : 'Almendra 3');
  });
});
