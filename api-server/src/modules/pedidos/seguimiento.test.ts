import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from './testing/pedidos-fixture.ts';

interface Followed {
  pedidos: (Answered & { asignado: object | null; etiquetas: string[]; notas: number })[];
  personal: { usuario_id: string }[];
  etiquetas: string[];
  code: string;
  nota_id: string;
  texto: string;
  usuario: object;
}
type Made = Awaited<ReturnType<typeof makeUser>>;
const NOBODY = '018f2f6e-0000-7000-8000-000000000000';

let test: TestApp;
let staff: Made;
let customer: Made;
let detalles: object[];
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'], nombre: 'Emilia', apellido: 'Paz' });
  customer = await makeUser(test);
  detalles = [linea(await makeProduct(test, { precio: 5_000_050 }))];
});
afterAll(() => test.close());

const order = async () => {
  const { token, usuario } = customer;
  return (await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token })).body;
};
const ask = <T = Followed>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { token = staff.token, body }: { token?: string; body?: object } = {},
) => call<T>(test.app, method, `/pedidos/${path}`, { token, ...(body && { body }) });
const follow = (body: object) => ask('PATCH', 'seguimiento', { body });
const entriesOf = async (pedidoId: string) =>
  (
    await test.database.pool.query<{ accion: string; despues: object }>(
      "SELECT accion, despues FROM bitacora WHERE objeto_id = $1 AND accion LIKE 'pedido.%' ORDER BY fecha",
      [pedidoId],
    )
  ).rows;

it('assigns orders to an employee and to nobody, without a new version and hidden from the customer', async () => {
  const [one, two] = [await order(), await order()];
  const ids = { pedido_ids: [one.pedido_id, two.pedido_id, one.pedido_id] };
  const persona = { usuario_id: staff.usuario.usuario_id, nombre: 'Emilia', apellido: 'Paz' };
  const { body } = await follow({ ...ids, asignado_a: persona.usuario_id });
  expect(body.pedidos.map(({ pedido_id, asignado }) => [pedido_id, asignado])).toEqual([
    [one.pedido_id, persona],
    [two.pedido_id, persona],
  ]);
  expect(body.pedidos[0]?.version).toBe(one.version);
  const [line] = (
    await call<{ pedido: object }[]>(test.app, 'GET', `/detalles-pedidos/pedido/${one.pedido_id}`, {
      token: staff.token,
    })
  ).body;
  expect(line?.pedido).toMatchObject({ asignado: persona, etiquetas: [], notas: 0 });
  const seen = await call(test.app, 'GET', `/mis-pedidos/${one.pedido_id}`, { token: customer.token });
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toMatch(/Emilia|asignado|etiquetas/);
  // An unchanged order gets no entry.
  await follow({ ...ids, asignado_a: persona.usuario_id });
  await follow({ ...ids, asignado_a: null });
  expect((await follow(ids)).body.pedidos[1]?.asignado).toBeNull();
  expect((await entriesOf(one.pedido_id)).filter(({ accion }) => accion === 'pedido.seguimiento')).toEqual([
    { accion: 'pedido.seguimiento', despues: { asignado_id: persona.usuario_id } },
    { accion: 'pedido.seguimiento', despues: { asignado_id: null } },
  ]);
});

it('with solo_de, unassigns only the orders that are still assigned to that employee', async () => {
  const [one, two] = [await order(), await order()];
  const pedido_ids = [one.pedido_id, two.pedido_id];
  const solo_de = staff.usuario.usuario_id;
  const other = await makeUser(test, { roles: ['admin'] });
  await follow({ pedido_ids, asignado_a: solo_de });
  await follow({ pedido_ids: [two.pedido_id], asignado_a: other.usuario.usuario_id });
  const { body } = await follow({ pedido_ids, asignado_a: null, solo_de });
  expect(body.pedidos.map(({ asignado }) => asignado)).toEqual([
    null,
    expect.objectContaining({ usuario_id: other.usuario.usuario_id }),
  ]);
  await test.database.pool.query('UPDATE usuarios SET esta_activo = false WHERE usuario_id = $1', [
    other.usuario.usuario_id,
  ]);
});

it('answers 404 when the assignee is a customer, a deactivated employee or unknown', async () => {
  const { pedido_id } = await order();
  const former = await makeUser(test, { roles: ['empleado'], esta_activo: false });
  for (const asignado_a of [customer.usuario.usuario_id, former.usuario.usuario_id, NOBODY]) {
    expect((await follow({ pedido_ids: [pedido_id], asignado_a })).status).toBe(404);
  }
  const { personal } = (await ask('GET', 'seguimiento')).body;
  expect(personal.map(({ usuario_id }) => usuario_id)).toEqual([staff.usuario.usuario_id]);
});

it('adds and removes tags, ignores case, and limits their number', async () => {
  const { pedido_id } = await order();
  const change = (body: object) => follow({ pedido_ids: [pedido_id], ...body });
  await change({ etiquetas_nuevas: [' Frágil ', 'urgente'] });
  const { body } = await change({ etiquetas_nuevas: ['FRÁGIL', 'Retira'], etiquetas_quitadas: ['Urgente'] });
  expect(body.pedidos[0]?.etiquetas).toEqual(['Frágil', 'Retira']);
  expect((await ask('GET', 'seguimiento')).body.etiquetas).toEqual(['Frágil', 'Retira']);
  const many = Array.from({ length: LIMITS.etiquetasPerPedido }, (_, at) => `e${at}`);
  expect((await change({ etiquetas_nuevas: many })).body.code).toBe('DEMASIADAS_ETIQUETAS');
  expect((await change({ etiquetas_nuevas: [...many, 'otra'] })).status).toBe(400);
});

it('changes all orders or none', async () => {
  const { pedido_id } = await order();
  const { status } = await follow({ pedido_ids: [pedido_id, NOBODY], etiquetas_nuevas: ['Lejos'] });
  expect(status).toBe(404);
  expect((await ask('GET', 'seguimiento')).body.etiquetas).not.toContain('Lejos');
  for (const pedido_ids of [[], Array.from({ length: LIMITS.pedidosPerCambio + 1 }, () => pedido_id)]) {
    expect((await follow({ pedido_ids })).status).toBe(400);
  }
});

it('stores internal notes of an order, newest first, with author and audit log entries', async () => {
  const { pedido_id } = await order();
  const path = `${pedido_id}/notas`;
  await ask('POST', path, { body: { texto: '  Llamar antes.  ' } });
  const { status, body: made } = await ask('POST', path, { body: { texto: 'Entra por atrás.' } });
  expect([status, made.texto]).toEqual([201, 'Entra por atrás.']);
  const { body } = await ask<Followed[]>('GET', path);
  expect(body.map(({ texto }) => texto)).toEqual(['Entra por atrás.', 'Llamar antes.']);
  expect(body[0]?.usuario).toMatchObject({ nombre: 'Emilia', apellido: 'Paz' });
  expect((await ask('GET', path, { token: customer.token })).status).toBe(403);
  const colleague = (await makeUser(test, { roles: ['empleado'] })).token;
  const remove = (token?: string) => ask('DELETE', `${path}/${made.nota_id}`, token ? { token } : {});
  expect((await remove(colleague)).body.code).toBe('SIN_PERMISO');
  expect((await remove()).status).toBe(200);
  expect((await remove()).body.code).toBe('NO_ENCONTRADO');
  const kept = await entriesOf(pedido_id);
  expect(kept.map(({ accion }) => accion).slice(-3)).toEqual([
    ...['pedido.nota', 'pedido.nota', 'pedido.nota_borrada'],
  ]);
  expect(JSON.stringify(kept)).not.toContain('Llamar');
  expect((await ask('POST', `${NOBODY}/notas`, { body: { texto: 'x' } })).body.code).toBe('NO_ENCONTRADO');
  expect((await ask('GET', `${NOBODY}/notas`)).body.code).toBe('NO_ENCONTRADO');
});

it('refuses more notes than the limit', async () => {
  const { pedido_id } = await order();
  await test.database.pool.query(
    `INSERT INTO notas_pedidos (nota_id, pedido_id, autor_id, texto)
     SELECT gen_random_uuid(), $1, $2, 'Nota ' || n FROM generate_series(1, $3) n`,
    [pedido_id, staff.usuario.usuario_id, LIMITS.notas],
  );
  const { body } = await ask('POST', `${pedido_id}/notas`, { body: { texto: 'Otra' } });
  expect(body.code).toBe('DEMASIADAS_NOTAS');
});
