import { LIMITS } from 'api-client/contract';
import { expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from './testing/pedidos-fixture.ts';

/** Size in bytes at which mail programs cut a mail. */
const CUT = 100_000;

it('shortens the mails about a long order to stay below the size limit, with a link to the rest and the total', async () => {
  const test = await testApp();
  const { usuario, token } = await makeUser(test);
  const productos = [];
  for (let at = 1; at <= 120; at += 1) {
    productos.push(
      await makeProduct(test, { nombre: `Producto ${at} ${'"largo" '.repeat(12)}`, precio: 100_000 }),
    );
  }
  const detalles = productos.map((producto) => linea(producto, 2));
  const { body } = await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
  const mail = (await test.mails()).find(
    ({ subject }) => subject === `Recibimos tu pedido N.º ${body.numero}`,
  );
  const { html = '', text = '' } = mail ?? {};
  expect(Buffer.byteLength(html)).toBeLessThan(CUT);
  for (const part of [html, text]) {
    expect(part).toContain('Producto 1 ');
    expect(part).not.toContain('Producto 120 ');
    expect(part).toMatch(/Y \d+ productos más: ver el pedido completo/);
    expect(part).toContain(`/mis-pedidos/${body.pedido_id}`);
    expect(part.replaceAll('\u00a0', ' ')).toContain('$ 240.000,00');
    expect(part).toContain('Ver tu pedido');
  }
  expect(LIMITS.detallesPerPedido).toBeGreaterThan(120);

  const { token: staff } = await makeUser(test, { roles: ['empleado'] });
  const edited = body.detalles.map(({ producto }) => ({
    ...{ producto_id: producto.producto_id, cantidad: 3, precio_unitario: 1000, descuento: 0 },
  }));
  await call(test.app, 'PATCH', `/pedidos/${body.pedido_id}`, {
    token: staff,
    body: { estado_pedido: 'esperando_aprobacion', detalles: edited },
  });
  const update = (await test.mails()).find(
    ({ subject }) => subject === `Actualizamos tu pedido N.º ${body.numero}`,
  );
  expect(Buffer.byteLength(update?.html ?? '')).toBeLessThan(CUT);
  for (const part of [update?.html ?? '', update?.text ?? '']) {
    expect(part).toMatch(/Y \d+ cambios más/);
    expect(part.replaceAll('\u00a0', ' ')).toContain('Total: $ 240.000,00 → $ 360.000,00');
  }
  await test.close();
});
