import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let empleado: string;
let cliente: string;
let pedido: { pedido_id: string; numero: number };
beforeAll(async () => {
  test = await testApp();
  const ana = await makeUser(test, { nombre_comercio: 'Almacén Ñandú' });
  cliente = ana.token;
  empleado = (await makeUser(test, { roles: ['empleado'] })).token;
  const { producto_id } = await makeProduct(test, { nombre: 'Maní tostado', precio: 2_500_050 });
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

  it('finds nothing for an order that is none, and is not for customers', async () => {
    expect((await download(uuidv7())).json()).toMatchObject({ code: 'NO_ENCONTRADO' });
    expect((await download('1')).statusCode).toBe(400);
    expect((await download(pedido.pedido_id, cliente)).statusCode).toBe(403);
  });
});
