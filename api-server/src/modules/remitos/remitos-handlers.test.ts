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
  const renamed = { nombre: 'Otro nombre', precio: 1 };
  await test.database.db.update(productos).set(renamed).where(eq(productos.producto_id, producto_id));
});
afterAll(() => test.close());

const download = (pedidoId: string, token = empleado) =>
  test.app.inject({
    url: `/api/remitos/pdf/download?pedidoId=${pedidoId}`,
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
      const number = `0001-${String(pedido.numero).padStart(8, '0')}`;
      const expected = [
        number,
        'Tierra Llana',
        'Almacén Ñandú',
        'Maní tostado',
        '$ 25.000,50',
        '$ 75.001,50',
      ];
      for (const part of expected) expect(text).toContain(part);
      expect(text).not.toContain('Otro nombre');
    },
  );

  it('prints several in one file, each once, in the order asked for, and names those that can not be', async () => {
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
      ...{ cantidad: 1, precio_unitario: 100, total_precio: 100 },
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

  it('finds nothing for an order that is none, and is not for customers', async () => {
    expect((await download(uuidv7())).json()).toMatchObject({ code: 'NO_ENCONTRADO' });
    expect((await download('1')).statusCode).toBe(400);
    expect((await download(pedido.pedido_id, cliente)).statusCode).toBe(403);
  });
});
