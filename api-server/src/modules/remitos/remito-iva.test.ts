import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { renderRemitos } from './pdf/remito.ts';
import { lines, remitoOf } from './testing/remito-samples.ts';

const partes = [
  { alicuota: 21, neto: 1_000_000, iva: 210_000 },
  { alicuota: 10.5, neto: 200_000, iva: 21_000 },
];
const PARTS = 'Subtotal sin IVA $ 12.000,00 IVA 21 % $ 2.100,00 IVA 10,5 % $ 210,00 TOTAL $ 14.310,00';
const taxed = (modo: 'discriminado' | 'sumado', count = 1, nombre = 'Maní') =>
  remitoOf(
    lines(count, () => ({
      ...{ nombre, precio_unitario: 1_431_000, total_precio: 1_431_000, descuento: 0 },
      iva: { alicuota: 21, precio_neto: 1_200_000, neto: 1_200_000, iva: 231_000 },
    })),
    { total: 1_431_000, iva: { modo, neto: 1_200_000, partes } },
  );

const textOf = async (pdf: Uint8Array) =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/g, ' ');

describe('renderRemitos', () => {
  it.each([
    ['discriminado', 'Precio unitario Total 1 Maní $ 14.310,00 $ 14.310,00'],
    ['sumado', 'Precio sin IVA Total sin IVA 1 Maní $ 12.000,00 $ 12.000,00'],
  ] as const)(
    'shows the parts of the total, and the prices of an order that is %s',
    async (modo, expected) => {
      const text = await textOf(await renderRemitos([taxed(modo)]));
      expect(text).toContain(`${expected} 1 renglón ${PARTS}`);
    },
  );

  it('keeps the total above the signatures with 25 of the longest names and fields', async () => {
    const remito = taxed('sumado', 25, 'M'.repeat(255));
    const fill = <T extends object>(of: T) =>
      Object.fromEntries(Object.keys(of).map((key) => [key, 'M'.repeat(255)])) as T;
    const cliente = { ...fill({ ...remito.cliente, entrega: '' }), condicion_iva: 'exento' as const };
    const file = await renderRemitos([{ ...remito, comercio: fill(remito.comercio), cliente }]);
    const pdf = await getDocumentProxy(new Uint8Array(file));
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    // PDF coordinates grow upwards.
    const heightOf = (text: string) =>
      items.flatMap((item) => ('str' in item && item.str === text ? [item.transform[5]] : []))[0];
    expect(heightOf('TOTAL')).toBeGreaterThan(heightOf('Bultos') + 25);
    expect(heightOf('Subtotal sin IVA')).toBeGreaterThan(heightOf('TOTAL'));
  });
});

describe('a printed remito', () => {
  let test: TestApp;
  let staff: string;
  beforeAll(async () => {
    test = await testApp();
    staff = (await makeUser(test, { roles: ['empleado'] })).token;
  });
  afterAll(() => test.close());

  /** Places and approves an order of a new customer. */
  async function placed(condicion_iva: 'responsable_inscripto' | null) {
    const { usuario, token } = await makeUser(test, { condicion_iva });
    const detalles = [linea(await makeProduct(test, { nombre: 'Maní', precio: 2_000_000 }), 5)];
    const { body } = await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
    const path = `/pedidos/${body.pedido_id}/estado`;
    await call(test.app, 'PATCH', path, { token: staff, body: { estado_pedido: 'aprobado' } });
    return { pedidoId: body.pedido_id, usuarioId: usuario.usuario_id };
  }
  const print = async (pedidoId: string) => {
    const url = `/api/remitos/pdf/download?pedidoId=${pedidoId}`;
    return (await test.app.inject({ url, headers: { authorization: `Bearer ${staff}` } })).rawPayload;
  };
  const isChanged = async (pedidoId: string) =>
    (
      await call<{ cambio: boolean }>(test.app, 'GET', `/pedidos/${pedidoId}/remitos`, {
        token: staff,
      })
    ).body.cambio;

  it('of an older version has no tax, is up to date, and is printed as before', async () => {
    const { pedidoId, usuarioId } = await placed(null);
    const before = await print(pedidoId);
    const { pool } = test.database;
    const { rows } = await pool.query('SELECT datos, cliente FROM remitos_impresos WHERE pedido_id = $1', [
      pedidoId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('iva');
    await pool.query("UPDATE usuarios SET condicion_iva = 'responsable_inscripto' WHERE usuario_id = $1", [
      usuarioId,
    ]);
    await pool.query('UPDATE remitos_impresos SET pdf = NULL WHERE pedido_id = $1', [pedidoId]);
    expect(await isChanged(pedidoId)).toBe(false);
    expect((await print(pedidoId)).equals(before)).toBe(true);
  });

  it("keeps the tax and the customer's registration, also after the registration changes", async () => {
    const { pedidoId, usuarioId } = await placed('responsable_inscripto');
    const before = await print(pedidoId);
    const text = await textOf(before);
    expect(text).toContain('IVA Responsable inscripto');
    expect(text).toContain('Subtotal sin IVA $ 82.644,63 IVA 21 % $ 17.355,37 TOTAL $ 100.000,00');
    const { pool } = test.database;
    await pool.query("UPDATE usuarios SET condicion_iva = 'exento' WHERE usuario_id = $1", [usuarioId]);
    await pool.query('UPDATE productos SET alicuota_iva = 0');
    await pool.query('UPDATE remitos_impresos SET pdf = NULL WHERE pedido_id = $1', [pedidoId]);
    expect(await isChanged(pedidoId)).toBe(false);
    expect((await print(pedidoId)).equals(before)).toBe(true);
  });
});
