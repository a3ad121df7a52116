import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let empleado: string;
let cliente: string;
let producto_id: string;
let pedido: { pedido_id: string; numero: number };
beforeAll(async () => {
  test = await testApp();
  const ana = await makeUser(test, { nombre_comercio: 'Almacén Ñandú' });
  cliente = ana.token;
  empleado = (await makeUser(test, { roles: ['empleado'] })).token;
  ({ producto_id } = await makeProduct(test, { nombre: 'Maní tostado', precio: 2_500_050 }));
  const detalles = [{ producto_id, cantidad: 3, precio_unitario: 25_000.5 }];
  const body = { usuarioId: ana.usuario.usuario_id, detalles };
  pedido = (await call<typeof pedido>(test.app, 'POST', '/pedidos', { token: cliente, body })).body;
  const renamed = { nombre: 'Otro nombre', precio: 1, codigo: 'MT-07' };
  await test.database.db.update(productos).set(renamed).where(eq(productos.producto_id, producto_id));
});
afterAll(() => test.close());

const download = (pedidoId: string, { token = empleado, copias = '' } = {}) =>
  test.app.inject({
    url: `/api/remitos/pdf/download?pedidoId=${pedidoId}${copias && `&copias=${copias}`}`,
    headers: { authorization: `Bearer ${token}` },
  });
const setEstado = (estado_pedido: typeof pedidos.$inferSelect.estado_pedido) =>
  test.database.db.update(pedidos).set({ estado_pedido }).where(eq(pedidos.pedido_id, pedido.pedido_id));

describe('remitos.download', () => {
  it.each(['esperando_aprobacion', 'cancelado'] as const)('refuses an order that is %s', async (estado) => {
    await setEstado(estado);
    const response = await download(pedido.pedido_id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'REMITO_NO_DISPONIBLE' });
  });

  it.each(['aprobado', 'enviado', 'recibido'] as const)(
    'prints an order that is %s as it was placed',
    async (estado) => {
      await setEstado(estado);
      const response = await download(pedido.pedido_id);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toBe(
        `attachment; filename="remito_${pedido.pedido_id}.pdf"`,
      );
      const { text } = await extractText(new Uint8Array(response.rawPayload), { mergePages: true });
      const expected = [
        '0001-00000001',
        `Pedido N.º ${pedido.numero} del`,
        'Tierra Llana',
        'Almacén Ñandú',
        // The product code is the current one.
        'MT-07 · Maní tostado',
        '$ 25.000,50',
        '$ 75.001,50',
      ];
      for (const part of expected) expect(text).toContain(part);
      expect(text).not.toContain('Otro nombre');
    },
  );

  it('prints several orders in one file, each once, in the given order, and lists those that it cannot print', async () => {
    await setEstado('aprobado');
    const [{ usuario_id } = { usuario_id: '' }] = await test.database.db
      .select({ usuario_id: pedidos.usuario_id })
      .from(pedidos);
    const other = uuidv7();
    const [made] = await test.database.db
      .insert(pedidos)
      .values({ pedido_id: other, usuario_id, total_precio: 100, estado_pedido: 'enviado' })
      .returning();
    await test.database.db.insert(detallesPedidos).values({
      ...{ detalles_pedidos_id: uuidv7(), pedido_id: other, orden: 0, producto_id, producto_nombre: 'Nuez' },
      ...{ unidades: 1, precio_unitario: 100, total_precio: 100 },
    });
    const varios = (...ids: string[]) =>
      test.app.inject({
        url: `/api/remitos/pdf/varios?pedidoIds=${ids.join(',')}`,
        headers: { authorization: `Bearer ${empleado}` },
      });
    const both = await varios(other, pedido.pedido_id.toUpperCase(), other);
    expect(both.headers['content-disposition']).toBe('attachment; filename="remitos.pdf"');
    const { text } = await extractText(new Uint8Array(both.rawPayload), { mergePages: false });
    expect(text).toHaveLength(2);
    expect(text[0]).toContain('Nuez');
    expect(text[1]).toContain('Maní tostado');

    await setEstado('cancelado');
    const refused = await varios(other, pedido.pedido_id);
    expect(refused.json()).toMatchObject({
      code: 'REMITO_NO_DISPONIBLE',
      details: [{ message: `El remito del pedido N.º ${pedido.numero} no está disponible.` }],
    });
    expect(made?.numero).not.toBe(pedido.numero);
    expect((await varios(other, uuidv7())).json()).toMatchObject({ code: 'NO_ENCONTRADO' });
    for (const bad of ['', 'x', `${other},`, Array(51).fill(other).join(',')]) {
      expect((await varios(bad)).statusCode).toBe(400);
    }
    expect((await varios(...Array(50).fill(other))).statusCode).toBe(200);
  });

  it('answers 404 for an unknown order and 403 to customers', async () => {
    expect((await download(uuidv7())).json()).toMatchObject({ code: 'NO_ENCONTRADO' });
    expect((await download('1')).statusCode).toBe(400);
    expect((await download(pedido.pedido_id, { token: cliente })).statusCode).toBe(403);
  });
});

describe('the numbers of remitos', () => {
  const place = async (shop = test) => {
    const { usuario } = await makeUser(shop);
    const { producto_id: of } = await makeProduct(shop);
    const pedido_id = uuidv7();
    const { db } = shop.database;
    await db.insert(pedidos).values({
      ...{ pedido_id, usuario_id: usuario.usuario_id, total_precio: 100 },
      ...{ estado_pedido: 'aprobado' as const },
    });
    await db.insert(detallesPedidos).values({
      ...{ detalles_pedidos_id: uuidv7(), pedido_id, orden: 0, producto_id: of, producto_nombre: 'Nuez' },
      ...{ unidades: 1, precio_unitario: 100, total_precio: 100 },
    });
    return pedido_id;
  };
  const numbered = async () => {
    const { rows } = await test.database.pool.query<{ pedido_id: string; numero: number; fecha: Date }>(
      'SELECT * FROM remitos ORDER BY numero',
    );
    return rows;
  };

  it('have no gap with concurrent prints, and stay for later prints', async () => {
    const [last] = (await numbered()).slice(-1);
    const ids = [await place(), await place(), await place(), await place()];
    // Includes repeated and unknown orders.
    const answers = await Promise.all([...ids, ...ids.slice(0, 2), uuidv7()].map((id) => download(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 404]);
    const rows = await numbered();
    expect(rows.map(({ numero }) => numero)).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.slice(last?.numero).map(({ pedido_id }) => pedido_id))).toEqual(new Set(ids));
    await download(ids[0] ?? '');
    expect(await numbered()).toEqual(rows);
  });

  it('start at the number in the settings', async () => {
    const fresh = await testApp();
    const { token } = await makeUser(fresh, { roles: ['empleado'] });
    await fresh.database.pool.query('UPDATE ajustes SET remitos_desde = 401');
    const { rawPayload } = await fresh.app.inject({
      url: `/api/remitos/pdf/download?pedidoId=${await place(fresh)}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    expect(text).toContain('0001-00000401');
    await fresh.close();
  });

  it.each(['0', '4', 'tres'])('answer 400 to %s copies', async (copias) => {
    expect((await download(pedido.pedido_id, { copias })).statusCode).toBe(400);
  });

  it('are equal on all copies, and each copy has its name', async () => {
    const { rawPayload } = await download(await place(), { copias: '3' });
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: false });
    expect(text.map((page) => page.match(/ORIGINAL|DUPLICADO|TRIPLICADO/)?.[0])).toEqual([
      'ORIGINAL',
      'DUPLICADO',
      'TRIPLICADO',
    ]);
    expect(new Set(text.map((page) => page.match(/0001-\d{8}/)?.[0])).size).toBe(1);
  });
});
