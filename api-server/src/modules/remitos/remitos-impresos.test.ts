import { extractText } from 'unpdf';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';

interface Listed {
  remitos: {
    numero: number;
    numero_impreso: string;
    reemplaza_a: string | null;
    impreso_por: { nombre: string } | null;
  }[];
  cambio: boolean;
  code?: string;
}

let test: TestApp;
let employee: Awaited<ReturnType<typeof makeUser>>;
let ana: typeof employee;
let order: Answered;
beforeAll(async () => {
  test = await testApp();
  employee = await makeUser(test, { roles: ['empleado'], nombre: 'Eva' });
});
beforeEach(async () => {
  ana = await makeUser(test);
  order = await placed();
});
afterAll(() => test.close());

async function placed(): Promise<Answered> {
  const detalles = [linea(await makeProduct(test, { nombre: 'Maní', precio: 2_000_000 }), 5)];
  const { body } = await placeOrder(test, { usuarioId: ana.usuario.usuario_id, detalles, token: ana.token });
  await byStaff('PATCH', `/pedidos/${body.pedido_id}/estado`, { estado_pedido: 'aprobado' });
  return body;
}
const byStaff = <T>(method: 'GET' | 'PATCH' | 'PUT', path: string, body?: unknown) =>
  call<T>(test.app, method, path, { token: employee.token, ...(body === undefined ? {} : { body }) });
const get = (path: string, token = employee.token) =>
  test.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
async function print(path = `/remitos/pdf/download?pedidoId=${order.pedido_id}`) {
  const { statusCode, rawPayload } = await get(path);
  expect(statusCode).toBe(200);
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  return { bytes: rawPayload, text, numero: text.match(/N\.º (0001-\d{8})/)?.[1] };
}
const listed = async () => (await byStaff<Listed>('GET', `/pedidos/${order.pedido_id}/remitos`)).body;
const paper = (numero = 0) => print(`/remitos/pdf/impreso?numero=${numero}`);
const deliver = (cantidad: number) =>
  byStaff('PATCH', `/pedidos/${order.pedido_id}/entrega`, {
    lineas: [{ detalles_pedidos_id: order.detalles[0]?.detalles_pedidos_id, cantidad, motivo: 'acordado' }],
  });

it('prints the same paper while the order is unchanged, even when product codes change', async () => {
  expect(await listed()).toEqual({ remitos: [], cambio: false });
  const first = await print();
  await byStaff('PATCH', `/pedidos/${order.pedido_id}/estado`, { estado_pedido: 'enviado' });
  await test.database.pool.query("UPDATE productos SET codigo = 'X' || left(producto_id::text, 20)");
  const again = await print();
  expect(again.bytes.equals(first.bytes)).toBe(true);
  const twice = await print(`/remitos/pdf/download?pedidoId=${order.pedido_id}&copias=2`);
  expect([twice.numero, twice.text.includes('DUPLICADO')]).toEqual([first.numero, true]);
  const { remitos, cambio } = await listed();
  expect([remitos.length, remitos[0]?.numero_impreso, remitos[0]?.impreso_por?.nombre, cambio]).toEqual([
    ...[1, first.numero, 'Eva', false],
  ]);
});

it("keeps the shop's old name on a printed paper after the shop is renamed, also in copies", async () => {
  const { token } = await makeUser(test, { roles: ['admin'] });
  const rename = async (nombre: string) => {
    const { body } = await call<{ comercio: object }>(test.app, 'GET', '/ajustes', { token });
    const comercio = { ...body.comercio, nombre };
    const renamed = await call(test.app, 'PATCH', '/ajustes', { token, body: { comercio } });
    expect(renamed.status).toBe(200);
  };
  await rename('Semillas del Sur');
  const first = await print();
  expect(first.text).toContain('Semillas del Sur');
  await rename('Granos del Norte');
  expect((await listed()).cambio).toBe(false);
  expect((await print()).bytes.equals(first.bytes)).toBe(true);
  const twice = await print(`/remitos/pdf/download?pedidoId=${order.pedido_id}&copias=2`);
  expect([twice.numero, twice.text.includes('Semillas del Sur')]).toEqual([first.numero, true]);
  expect(twice.text).not.toContain('Granos del Norte');
  await deliver(2);
  const changed = await print();
  expect(changed.text).toContain('Granos del Norte');
  const { remitos } = await listed();
  expect((await paper(remitos[1]?.numero)).bytes.equals(first.bytes)).toBe(true);
});

it.each([
  ['other quantities', () => deliver(3)],
  [
    'a number of packages',
    () =>
      byStaff('PUT', `/empaques/${uuidv7()}`, {
        ...{ pedido_id: order.pedido_id, empaque_anterior: null, bultos: 4 },
        lineas: [
          {
            producto_id: order.detalles[0]?.producto.producto_id,
            esperada: 5,
            cantidad: 5,
            sin_stock: false,
          },
        ],
      }),
  ],
  [
    'another recipient',
    () =>
      test.database.pool.query("UPDATE usuarios SET dom_fiscal = 'Mitre 77' WHERE usuario_id = $1", [
        ana.usuario.usuario_id,
      ]),
  ],
])(
  'prints a new number for %s with the old number on it, and keeps the old paper unchanged',
  async (_, change) => {
    const first = await print();
    expect(first.text).not.toContain('Reemplaza');
    await change();
    expect((await listed()).cambio).toBe(true);
    const second = await print();
    expect(second.numero).not.toBe(first.numero);
    expect(second.text).toContain(`Reemplaza al remito N.º ${first.numero}`);
    const { remitos, cambio } = await listed();
    expect([remitos.map((one) => one.numero_impreso), remitos[0]?.reemplaza_a, cambio]).toEqual([
      [second.numero, first.numero],
      first.numero,
      false,
    ]);
    expect((await paper(remitos[1]?.numero)).bytes.equals(first.bytes)).toBe(true);
    expect((await paper(remitos[0]?.numero)).bytes.equals(second.bytes)).toBe(true);
  },
);

it('keeps the papers of a cancelled order, and uses the newest numbers on route sheets', async () => {
  const [one, other] = [order, await placed()];
  const path = `/remitos/pdf/varios?pedidoIds=${one.pedido_id},${other.pedido_id}`;
  const both = await print(path);
  await deliver(2);
  const again = await print(path);
  expect(again.text.match(/Reemplaza al remito/g)).toHaveLength(1);
  const { remitos } = await listed();
  expect(remitos).toHaveLength(2);
  expect(both.text).toContain(remitos[1]?.numero_impreso);
  expect(again.text).toContain(`N.º ${remitos[0]?.numero_impreso}`);
  const { text: sheet } = await print(
    `/remitos/pdf/hojas-de-ruta?pedidoIds=${one.pedido_id},${other.pedido_id}`,
  );
  expect(sheet).toContain(`R. ${remitos[0]?.numero_impreso}`);
  expect(sheet).not.toContain(remitos[1]?.numero_impreso);
  const before = await paper(remitos[1]?.numero);
  expect(before.text).toContain('$ 100.000,00');
  await byStaff('PATCH', `/pedidos/${order.pedido_id}/estado`, { estado_pedido: 'cancelado' });
  expect((await paper(remitos[1]?.numero)).bytes.equals(before.bytes)).toBe(true);
});

it('gives one number without a gap when a changed order is printed several times at once', async () => {
  await print();
  await deliver(1);
  const papers = await Promise.all([print(), print(), print()]);
  expect(new Set(papers.map(({ numero }) => numero)).size).toBe(1);
  const { rows } = await test.database.pool.query<{ numero: number }>(
    'SELECT numero FROM remitos_impresos ORDER BY numero',
  );
  expect(rows.map(({ numero }) => numero)).toEqual(rows.map((_, at) => at + 1));
});

it('keeps the number of a paper from an older program version', async () => {
  const { rows } = await test.database.pool.query<{ last: number }>(
    'SELECT max(numero) AS last FROM remitos',
  );
  const numero = (rows[0]?.last ?? 0) + 1;
  await test.database.pool.query('INSERT INTO remitos (pedido_id, numero) VALUES ($1, $2)', [
    ...[order.pedido_id, numero],
  ]);
  expect(await listed()).toEqual({ remitos: [], cambio: false });
  expect((await print()).text).not.toContain('Reemplaza');
  expect((await listed()).remitos.map((one) => one.numero)).toEqual([numero]);
});

it('removes the notes of an erased account, and keeps the number', async () => {
  const admin = await makeUser(test, { roles: ['admin'] });
  await test.database.pool.query("UPDATE pedidos SET nota = 'Tocar el timbre' WHERE pedido_id = $1", [
    order.pedido_id,
  ]);
  const first = await print();
  expect(first.text).toContain('Tocar el timbre');
  const { email, usuario_id, nombre_comercio } = ana.usuario;
  await call(test.app, 'PATCH', `/usuarios/borrar-datos/${usuario_id}`, {
    token: admin.token,
    body: { email },
  });
  const again = await print();
  expect(again.numero).toBe(first.numero);
  expect(again.text).not.toContain('Tocar el timbre');
  expect(again.text).toContain(nombre_comercio);
  const { rows } = await test.database.pool.query<{ row: string }>(
    "SELECT (datos::text || coalesce(cliente::text, '')) AS row FROM remitos_impresos WHERE pedido_id = $1",
    [order.pedido_id],
  );
  for (const gone of ['Tocar el timbre', nombre_comercio]) expect(rows[0]?.row).not.toContain(gone);
});

it('answers 404 for an unknown order or number, and 403 to customers', async () => {
  expect((await byStaff<Listed>('GET', `/pedidos/${uuidv7()}/remitos`)).body.code).toBe('NO_ENCONTRADO');
  expect((await get('/remitos/pdf/impreso?numero=99999999')).statusCode).toBe(404);
  expect((await get('/remitos/pdf/impreso?numero=0')).statusCode).toBe(400);
  expect((await get('/remitos/pdf/impreso?numero=1', ana.token)).statusCode).toBe(403);
});
