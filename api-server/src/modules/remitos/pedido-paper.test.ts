import { ESTADOS_PEDIDO } from 'api-client/contract';
import { ESTADO_TEXTS } from 'api-client/contract/pedido-estado-text';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { renderPedido } from './pdf/pedido.ts';
import { lines, remitoOf } from './testing/remito-samples.ts';

type Made = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let ana: Made;
let pedido: { pedido_id: string; numero: number };
beforeAll(async () => {
  test = await testApp();
  ana = await makeUser(test, { nombre_comercio: 'Almacén Ñandú' });
  const [peanut, oats] = [
    await makeProduct(test, { nombre: 'Maní tostado', precio: 2_500_050 }),
    await makeProduct(test, { nombre: 'Avena', precio: 100_000 }),
  ];
  const detalles = [linea(peanut, 3), linea(oats, 2)];
  const { usuario, token } = ana;
  pedido = (await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token })).body;
  const { pool } = test.database;
  // The columns that staff set when goods are missing.
  await pool.query(
    "UPDATE detalles_pedidos SET cantidad_pedida = cantidad, cantidad = 0, total_precio = 0, motivo_entrega = 'falta' WHERE pedido_id = $1 AND producto_id = $2",
    [pedido.pedido_id, oats.producto_id],
  );
});
afterAll(() => test.close());

const download = ({ token }: Pick<Made, 'token'>, id = pedido.pedido_id) =>
  test.app.inject({ url: `/api/mis-pedidos/${id}/pdf`, headers: { authorization: `Bearer ${token}` } });
const textOf = async (file: Uint8Array) =>
  (await extractText(new Uint8Array(file), { mergePages: false })).text.map((page) =>
    page.replace(/\s+/g, ' '),
  );

describe('misPedidos.pdf', () => {
  it('prints what was ordered and what is delivered, without a remito number', async () => {
    const answer = await download(ana);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="pedido_${pedido.pedido_id}.pdf"`,
    );
    expect(answer.headers['cache-control']).toContain('no-store');
    const pages = await textOf(answer.rawPayload);
    expect(pages).toHaveLength(1);
    const expected = [
      ...['PEDIDO', `N.º ${pedido.numero}`, 'Tierra Llana', 'Almacén Ñandú', 'Maní tostado', '$ 25.000,50'],
      ...['Avena (pediste 2: falta stock)', 'TOTAL', `/mis-pedidos/${pedido.pedido_id}`],
      'Documento no válido como factura',
    ];
    for (const text of expected) expect(pages[0]).toContain(text);
    for (const text of ['REMITO', '0001-', 'ORIGINAL', 'Recibí conforme'])
      expect(pages[0]).not.toContain(text);
    const { rows } = await test.database.pool.query('SELECT FROM remitos WHERE pedido_id = $1', [
      pedido.pedido_id,
    ]);
    expect(rows).toEqual([]);
  });

  it('answers 404 to other accounts, also to staff, and 401 to visitors', async () => {
    for (const who of [await makeUser(test), await makeUser(test, { roles: ['admin'] })]) {
      expect((await download(who)).statusCode).toBe(404);
    }
    expect((await test.app.inject({ url: `/api/mis-pedidos/${pedido.pedido_id}/pdf` })).statusCode).toBe(401);
  });

  it.each(ESTADOS_PEDIDO)('shows the status of an order that is %s', async (estado_pedido) => {
    const { token } = await makeUser(test, { roles: ['empleado'] });
    const path = `/pedidos/${pedido.pedido_id}/estado`;
    await call(test.app, 'PATCH', path, { token, body: { estado_pedido } });
    const [page] = await textOf((await download(ana)).rawPayload);
    const [, estado] = /Estado al \d\d\/\d\d\/\d{4}: (.*?) Tierra/.exec(page ?? '') ?? [];
    expect(estado).toBe(ESTADO_TEXTS[estado_pedido]);
  });
});

it('has 25 lines per page, number and status on each page, and the link to the order on the last', async () => {
  const paper = {
    ...remitoOf(lines(60)),
    ...{ numero: 77, fecha: new Date('2026-03-12T15:00:00Z'), impreso: new Date('2026-03-20T15:00:00Z') },
    ...{ estado: 'cancelado' as const, pedidoPor: `${'Eva '.repeat(40)}Luz` },
  };
  const pages = await textOf(await renderPedido(paper));
  expect(pages).toHaveLength(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('N.º 77');
    expect(page).toContain('Estado al 20/03/2026: Cancelado');
    expect(page).toContain(`Página ${index + 1} de 3`);
    expect(page.includes('Cómo está hoy')).toBe(index === 2);
  }
});
