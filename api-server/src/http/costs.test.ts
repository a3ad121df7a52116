import { type OperationShape, operations } from 'api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decimalFromCents } from '../db/schema/types.ts';
import { linea, placeOrder } from '../modules/pedidos/testing/pedidos-fixture.ts';
import { call } from '../testing/call.ts';
import { bearer, type CallerName, makeCallers } from '../testing/callers.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { toCostViewer } from './actor.ts';

/** A cost in cents that equals no price, no total and no part of them. */
const COSTO = 3_141_593;
const figures = [COSTO, COSTO * 2, 10_000_000 - COSTO * 2].flatMap((cents) => {
  const [whole = '', fraction = ''] = decimalFromCents(cents).split('.');
  return [String(cents), `${whole}.${fraction}`, `${whole},${fraction}`];
});
/** Names of fields that contain a cost. */
const FIELDS = ['"costo', 'costo_unitario', 'con_costo', '"margen'];

let test: TestApp;
let callers: Awaited<ReturnType<typeof makeCallers>>;
let ids: { producto: string; usuario: string; pedido: string };
let customer: string;

beforeAll(async () => {
  test = await testApp();
  callers = await makeCallers(test);
  const producto = await makeProduct(test, { precio: 5_000_000 });
  const set = await call(test.app, 'PUT', `/productos/${producto.producto_id}/costo`, {
    token: callers.admin.token,
    body: { costo: COSTO / 100 },
  });
  expect(set.status).toBe(200);
  const { usuario, token } = await makeUser(test);
  const order = { usuarioId: usuario.usuario_id, detalles: [linea(producto, 2)], token };
  const { body } = await placeOrder(test, order);
  await call(test.app, 'PATCH', `/pedidos/${body.pedido_id}/estado`, {
    token: callers.admin.token,
    body: { estado_pedido: 'aprobado' },
  });
  customer = token;
  ids = { producto: producto.producto_id, usuario: usuario.usuario_id, pedido: body.pedido_id };
});
afterAll(() => test.close());

const reads: OperationShape[] = operations.filter(({ method }) => method === 'GET');

/** Returns all URLs of the operation for the known records. */
function urlsOf(operation: OperationShape): string[] {
  const all = Object.values(ids);
  const known = { ids: all.join(','), estado: 'aprobado', desde: undefined, hasta: undefined };
  const { query, params } = sampleCall(operation, known);
  const places = Object.keys(params).length === 0 ? [{}] : all.map((id) => ({ ...known, id }));
  const asked = Object.fromEntries(
    Object.entries({ ...query, pedidoIds: ids.pedido, pedidoId: ids.pedido }).filter(
      ([name, value]) => value !== undefined && name in (operation.query?.shape ?? {}),
    ),
  );
  return places.map((values) =>
    urlOf(operation, { query: asked, params: sampleCall(operation, withId(values)).params }),
  );
}

const withId = ({ id, ...rest }: { id?: string }) =>
  id ? { ...rest, id, pedidoId: id, pedido_id: id, usuarioId: id } : rest;

const tracesIn = (text: string) => [...FIELDS, ...figures].filter((trace) => text.includes(trace));

it.each(reads.map((operation) => [operation.id, operation] as const))(
  '%s shows costs only to admins',
  async (_id, operation) => {
    const without: { name: CallerName | 'buyer'; token: string | undefined }[] = [
      { name: 'visitor', token: undefined },
      { name: 'customer', token: callers.customer.token },
      { name: 'persona', token: callers.persona.token },
      { name: 'empleado', token: callers.empleado.token },
      { name: 'buyer', token: customer },
    ];
    for (const url of urlsOf(operation)) {
      for (const { name, token } of without) {
        const { body, headers } = await test.app.inject({ url, headers: token ? bearer({ token }) : {} });
        expect(tracesIn(`${JSON.stringify(headers)} ${body}`), `${name} ${url}`).toEqual([]);
      }
    }
  },
);

it('shows costs to admins, so the test above would notice them', async () => {
  const asAdmin = async (url: string) =>
    (await test.app.inject({ url: `/api${url}`, headers: bearer(callers.admin) })).body;
  expect(await asAdmin(`/productos/${ids.producto}/costo`)).toContain('31415.93');
  expect(await asAdmin('/informes/margen')).toContain('37168.14');
  // Public answers about the product and the order contain no cost, even for admins.
  for (const url of [`/productos/${ids.producto}`, `/pedidos/usuario/${ids.usuario}`]) {
    expect(tracesIn(await asAdmin(url))).toEqual([]);
  }
});

it('refuses the cost viewer to an employee, whatever the description says', () => {
  const employee = { isAdmin: false } as Parameters<typeof toCostViewer>[0];
  expect(() => toCostViewer(employee)).toThrow(expect.objectContaining({ code: 'SIN_PERMISO' }));
});
