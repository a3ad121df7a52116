import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from './testing/pedidos-fixture.ts';

let test: TestApp;
let ana: Awaited<ReturnType<typeof makeUser>>;
let empleado: typeof ana;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
const run = (text: string) => test.asOwner.pool.query(text);

beforeAll(async () => {
  test = await testApp();
  ana = await makeUser(test);
  empleado = await makeUser(test, { roles: ['empleado'] });
  peanut = await makeProduct(test, { precio: 5_000_000 });
  // Makes the lines unreadable when a change of an order commits: an answer that reads after the commit
  // fails.
  await run(`CREATE FUNCTION lose_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN ALTER TABLE detalles_pedidos RENAME TO lost_lines; RETURN NULL; END $$`);
});
afterEach(async () => {
  await run('ALTER TABLE IF EXISTS lost_lines RENAME TO detalles_pedidos');
  await run('DROP TRIGGER IF EXISTS lose_lines ON pedidos');
});
afterAll(() => test.close());

const order = () =>
  placeOrder(test, { usuarioId: ana.usuario.usuario_id, detalles: [linea(peanut)], token: ana.token });
const loseLinesAtCommit = () =>
  run(`CREATE CONSTRAINT TRIGGER lose_lines AFTER INSERT OR UPDATE ON pedidos
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lose_lines()`);
const patch = (path: string, body: unknown) =>
  call<Answered>(test.app, 'PATCH', `/pedidos/${path}`, { token: empleado.token, body });

it('answers 201 and mails the customer when the lines cannot be read after the commit of an order', async () => {
  await loseLinesAtCommit();
  expect((await order()).status).toBe(201);
  expect(await test.mails()).toHaveLength(1);
});

it('answers 200 when the lines cannot be read after the commit of a status', async () => {
  const { pedido_id } = (await order()).body;
  await loseLinesAtCommit();
  const { status, body } = await patch(`${pedido_id}/estado`, { estado_pedido: 'aprobado' });
  expect([status, body.estado_pedido, body.version]).toEqual([200, 'aprobado', 2]);
});

it('answers 200 when the lines cannot be read after the commit of an edit', async () => {
  const { pedido_id } = (await order()).body;
  await loseLinesAtCommit();
  const { status, body } = await patch(pedido_id, {
    estado_pedido: 'esperando_aprobacion',
    detalles: [{ ...linea(peanut, 3), descuento: 0 }],
  });
  expect([status, body.detalles[0]?.cantidad]).toEqual([200, 3]);
});
