/**
 * Sends generated invalid calls to every operation. The server must not fail, each answer must match the
 * contract, and no stored data may violate it.
 * `pnpm stress requests` makes many more calls.
 */
import { type OperationShape, operations } from 'api-client/contract';
import { expectManners } from 'api-server/testing/call';
import { bearer, makeCallers, type TestCaller } from 'api-server/testing/callers';
import { makeFiltros, makeProduct, makeUser } from 'api-server/testing/make';
import { type TestApp, testApp } from 'api-server/testing/test-app';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, changes, generatedCall } from './calls.ts';
import { brokenRules } from './stored.ts';

const REQUESTS = Number(process.env.STRESS_REQUESTS ?? 1200);
/** Fixed seed in CI, so that each run repeats the last one; a long run uses a new seed. */
const SEED = process.env.STRESS_REQUESTS ? undefined : 11;
/** Number of calls after which the data that they change is created anew. */
const ROUND = 150;
/** Milliseconds after which a call counts as hanging. */
const PATIENCE = 20_000;

let test: TestApp;
let callers: Record<'visitor' | 'customer' | 'empleado' | 'admin', TestCaller>;
/** Existing values for fields and path parameters, by resource. */
let known: Record<string, Record<string, unknown>>;

async function begin(): Promise<void> {
  callers = await makeCallers(test);
  const [producto, filtros, { usuario, token }] = [
    await makeProduct(test),
    await makeFiltros(test),
    await makeUser(test),
  ];
  const ids = {
    producto_id: producto.producto_id,
    marca_id: filtros.marca_id,
    categoria_id: filtros.categorias[0],
    etiqueta_id: filtros.etiquetas[0],
    usuarioId: usuario.usuario_id,
    usuario_id: usuario.usuario_id,
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/pedidos',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      usuarioId: ids.usuario_id,
      detalles: [{ producto_id: ids.producto_id, cantidad: 900, precio_unitario: producto.precio / 100 }],
    },
  });
  const pedido = answer.json<{ pedido_id: string }>().pedido_id;
  expect(answer.statusCode, answer.body).toBe(201);
  known = {
    productos: { ...ids, id: ids.producto_id },
    marcas: { ...ids, id: ids.marca_id },
    categorias: { ...ids, id: ids.categoria_id },
    etiquetas: { ...ids, id: ids.etiqueta_id },
    usuarios: { ...ids, id: ids.usuario_id },
    pedidos: { ...ids, id: pedido, pedidoIds: pedido, ids: pedido, cantidad: 600, precio_unitario: 100 },
  };
}

const generated = fc.record({
  operation: fc.constantFrom<OperationShape[]>(...operations),
  // Callers with more rights reach more code.
  caller: fc.constantFrom<keyof typeof callers>('admin', 'admin', 'admin', 'empleado', 'customer', 'visitor'),
  changes,
});

/** Sends the call, checks the answer and returns its status. */
async function ask(operation: OperationShape, caller: TestCaller, done: Changes): Promise<number> {
  const call = await generatedCall(operation, done, known[operation.path.split('/')[1] ?? ''] ?? {});
  const answer = await test.app.inject({ ...call, headers: { ...bearer(caller), ...call.headers } });
  const what = `${call.method} ${call.url.slice(0, 200)} ${String(call.payload ?? '').slice(0, 300)}`;
  expectManners(answer, what);
  if (answer.statusCode >= 400) return answer.statusCode;
  const expected = operation.answers[answer.statusCode];
  expect(expected, `${what} → ${answer.statusCode}`).toBeDefined();
  if (expected && 'safeParse' in expected) {
    expect(expected.safeParse(answer.json()).error?.issues, `${what} → ${answer.body.slice(0, 300)}`).toBe(
      undefined,
    );
  }
  return answer.statusCode;
}

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it(
  `answers ${REQUESTS} generated calls without a failure or a hang, and stores only what the contract allows`,
  async () => {
    let asked = 0;
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(generated, async ({ operation, caller, changes: done }) => {
        if (asked % ROUND === 0) await begin();
        asked += 1;
        const status = await ask(operation, callers[caller], done);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      {
        numRuns: REQUESTS,
        timeout: PATIENCE,
        ...(SEED === undefined ? {} : { seed: SEED }),
        endOnFailure: true,
      },
    );
    console.warn(`statuses: ${JSON.stringify(Object.fromEntries(statuses))}`);
    // Check that the calls were neither all refused nor all valid.
    expect(statuses.get(200)).toBeGreaterThan(asked / 20);
    expect(statuses.get(400)).toBeGreaterThan(asked / 20);
    expect(Object.prototype).toEqual({});
    expect(await brokenRules(test.database.pool)).toEqual([]);
  },
  REQUESTS * 200,
);

it('detects stored data that violates the contract', async () => {
  const { producto_id } = await makeProduct(test, { nombre: '', descripcion: 'x'.repeat(6000) });
  expect(await brokenRules(test.database.pool)).toHaveLength(2);
  await test.database.pool.query('delete from productos where producto_id = $1', [producto_id]);
});
