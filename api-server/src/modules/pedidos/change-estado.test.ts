import { ESTADOS_PEDIDO, LIMITS } from 'api-client/contract';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { waitingForLock } from '../../testing/waiting.ts';
import { type Answered, historyOf, linea, placeOrder } from './testing/pedidos-fixture.ts';

let test: TestApp;
let ana: Awaited<ReturnType<typeof makeUser>>;
let empleado: typeof ana;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
let id: string;
beforeAll(async () => {
  test = await testApp();
  ana = await makeUser(test);
  empleado = await makeUser(test, { roles: ['empleado'] });
  peanut = await makeProduct(test, { precio: 5_000_000 });
});
beforeEach(async () => {
  const usuarioId = ana.usuario.usuario_id;
  id = (await placeOrder(test, { usuarioId, detalles: [linea(peanut)], token: ana.token })).body.pedido_id;
});
afterAll(() => test.close());

const set = (estado_pedido: unknown, ifMatch?: string, { token } = empleado, pedido = id) =>
  call<Answered>(test.app, 'PATCH', `/pedidos/${pedido}/estado`, {
    token,
    body: { estado_pedido },
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const changes = async () => (await historyOf(test, id)).filter(({ tipo }) => tipo === 'estado');

describe('pedidos.cambiarEstado', () => {
  it('allows every change of status and stores each step with its author [P4.1 P7.3]', async () => {
    let version = 1;
    let before: string = 'esperando_aprobacion';
    for (const from of ESTADOS_PEDIDO) {
      for (const after of ESTADOS_PEDIDO) {
        await set(from);
        const { status, body, headers } = await set(after);
        expect(status).toBe(200);
        if (from !== before) version += 1;
        if (after !== from) version += 1;
        before = after;
        expect(body).toMatchObject({ pedido_id: id, estado_pedido: after, version });
        expect(headers.etag).toBe(`"${version}"`);
      }
    }
    const kept = await changes();
    expect(kept).toHaveLength(version - 1);
    expect(kept[0]).toMatchObject({
      datos: { antes: 'esperando_aprobacion', despues: 'aprobado' },
      usuario_id: empleado.usuario.usuario_id,
    });
  });

  it('changes nothing when the order has the status already', async () => {
    const { status, body } = await set('esperando_aprobacion', '"1"');
    expect([status, body.version]).toEqual([200, 1]);
    expect(await changes()).toEqual([]);
  });

  it('answers 409 to a version that is stale or no version', async () => {
    expect((await set('aprobado', '"1"')).body.version).toBe(2);
    for (const stale of ['"1"', '"3"', 'W/"1"', 'x', '99999999999999999999']) {
      const { status, body } = await set('enviado', stale);
      expect([status, body.code]).toEqual([409, 'VERSION_DESACTUALIZADA']);
    }
    expect((await set('aprobado', '"1"')).status).toBe(409);
    expect((await set('enviado', '"2"')).status).toBe(200);
    expect(await changes()).toHaveLength(2);
  });

  it('accepts one of two concurrent changes with the same version', async () => {
    let pending: ReturnType<typeof set>[] = [];
    await test.database.db.transaction(async (tx) => {
      // Both requests wait for the lock before either can write.
      await tx.select().from(pedidos).where(eq(pedidos.pedido_id, id)).for('update');
      pending = [set('aprobado', '"1"'), set('cancelado', '"1"')];
      await waitingForLock(test.database, 2);
    });
    const answers = await Promise.all(pending);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, ...more] = await changes();
    expect(more).toEqual([]);
    const winner = answers.find(({ status }) => status === 200);
    expect(kept?.datos.despues).toBe(winner?.body.estado_pedido);
  });

  it('keeps an unbroken history when many changes arrive at once', async () => {
    await Promise.all(ESTADOS_PEDIDO.map((estado) => set(estado)));
    const kept = await changes();
    let before: unknown = 'esperando_aprobacion';
    for (const { datos } of kept) {
      expect(datos.antes).toBe(before);
      before = datos.despues;
    }
    const { body } = await call<Answered[]>(test.app, 'GET', `/detalles-pedidos/pedido/${id}`, empleado);
    expect(body).toMatchObject([{ pedido: { estado_pedido: before, version: kept.length + 1 } }]);
  });

  it('answers 400 to an unknown status, 404 to an unknown order, 403 to a customer', async () => {
    for (const word of ['otro', '', null, 1, undefined]) expect((await set(word)).status).toBe(400);
    const unknown = await set('aprobado', undefined, empleado, uuidv7());
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NO_ENCONTRADO']);
    expect((await set('aprobado', undefined, empleado, '1')).status).toBe(400);
    expect((await set('aprobado', undefined, ana)).status).toBe(403);
  });
});

describe('pedidos.cambiarEstados', () => {
  type Answer = { resultados: { pedido_id: string; code: string | null; pedido: Answered | null }[] };
  const setMany = (cambios: unknown, { token } = empleado) =>
    call<Answer & { code: string }>(test.app, 'PATCH', '/pedidos/estado', { token, body: { cambios } });
  const placeAnother = async () =>
    (
      await placeOrder(test, {
        usuarioId: ana.usuario.usuario_id,
        detalles: [linea(peanut)],
        token: ana.token,
      })
    ).body.pedido_id;

  it('changes the orders that it can, returns a code for each other, and undoes by a second call', async () => {
    const [stale, fine] = [await placeAnother(), await placeAnother()];
    await set('cancelado', undefined, empleado, stale);
    await test.mails();
    const missing = uuidv7();
    const { status, body } = await setMany(
      [id, stale, missing, fine].map((pedido_id) => ({ pedido_id, estado_pedido: 'aprobado', version: 1 })),
    );
    expect(status).toBe(200);
    expect(body.resultados.map(({ code, pedido }) => [code, pedido?.estado_pedido, pedido?.version])).toEqual(
      [
        [null, 'aprobado', 2],
        ['VERSION_DESACTUALIZADA', 'cancelado', 2],
        ['NO_ENCONTRADO', undefined, undefined],
        [null, 'aprobado', 2],
      ],
    );
    expect(await changes()).toHaveLength(1);

    const mailed = (await test.mails()).length;
    const undone = await setMany([
      { pedido_id: id, estado_pedido: 'esperando_aprobacion', version: 2 },
      { pedido_id: fine, estado_pedido: 'enviado', version: 2 },
    ]);
    expect(undone.body.resultados.map(({ pedido }) => pedido?.estado_pedido)).toEqual([
      'esperando_aprobacion',
      'enviado',
    ]);
    expect(await changes()).toHaveLength(2);
    expect((await test.mails()).slice(mailed)).toHaveLength(2);
  });

  it('answers 400 to a repeated order, no orders, too many or no version, and 403 to a customer', async () => {
    const one = { pedido_id: id, estado_pedido: 'aprobado', version: 1 };
    const many = Array.from({ length: LIMITS.pedidosPerCambio + 1 }, () => ({ ...one, pedido_id: uuidv7() }));
    const { version: _, ...blind } = one;
    for (const cambios of [[], [one, one], many, [blind], [{ ...one, estado_pedido: 'otro' }]]) {
      expect((await setMany(cambios)).status).toBe(400);
    }
    expect((await setMany([one], ana)).status).toBe(403);
    expect(await changes()).toEqual([]);
  });
});
