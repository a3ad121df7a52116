import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { PedidoConDetalles } from './mapper.ts';
import { linea, placeOrder } from './testing/pedidos-fixture.ts';

type Page = { pedidos: PedidoConDetalles[]; total: number };
type Who = Awaited<ReturnType<typeof makeUser>>;

let test: TestApp;
let almond: Awaited<ReturnType<typeof makeProduct>>;
let empleado: Who;
beforeAll(async () => {
  test = await testApp();
  almond = await makeProduct(test, { nombre: 'Almendra <pelada>', precio: 5_000_050 });
  empleado = await makeUser(test, { roles: ['empleado'] });
});
afterAll(() => test.close());

const list = ({ token }: Who, query = '') => call<Page>(test.app, 'GET', `/mis-pedidos${query}`, { token });
const place = async ({ usuario, token }: Who, cantidad = 1, key?: string) => {
  const detalles = [linea(almond, cantidad)];
  const { body } = await placeOrder(test, {
    usuarioId: usuario.usuario_id,
    detalles,
    token,
    ...(key && { key }),
  });
  return body;
};
const setEstado = (pedidoId: string, estado_pedido: string) =>
  call(test.app, 'PATCH', `/pedidos/${pedidoId}/estado`, { token: empleado.token, body: { estado_pedido } });
const mailsTo = ({ usuario: { email } }: Who) => test.mailsTo(email);

describe('misPedidos.list and misPedidos.get', () => {
  it("list only the customer's orders with their lines, newest first", async () => {
    const [mine, other] = [await makeUser(test), await makeUser(test)];
    const first = await place(mine);
    await place(other);
    const second = await place(mine, 2);
    const { status, body } = await list(mine);
    expect(status).toBe(200);
    expect(body.total).toBe(2);
    expect(body.pedidos.map(({ pedido_id }) => pedido_id)).toEqual([second.pedido_id, first.pedido_id]);
    expect(body.pedidos[0]).toMatchObject({
      total_precio: 100_001,
      estado_pedido: 'esperando_aprobacion',
      detalles: [{ cantidad: 2, precio_unitario: 50_000.5, producto: { nombre: 'Almendra <pelada>' } }],
    });
  });

  it('return pages', async () => {
    const mine = await makeUser(test);
    const ids = [];
    for (let turn = 0; turn < 3; turn += 1) ids.unshift((await place(mine)).pedido_id);
    const page = await list(mine, '?limit=2&offset=1');
    expect(page.body.pedidos.map(({ pedido_id }) => pedido_id)).toEqual(ids.slice(1));
    expect(page.body.total).toBe(3);
    expect((await list(mine, '?limit=101')).status).toBe(400);
  });

  it('return one order to its customer, and 404 to another customer or staff', async () => {
    const mine = await makeUser(test);
    const { pedido_id } = await place(mine, 3);
    const get = ({ token }: Who) =>
      call<PedidoConDetalles & { code: string }>(test.app, 'GET', `/mis-pedidos/${pedido_id}`, { token });
    expect(await get(mine)).toMatchObject({ status: 200, body: { pedido_id, detalles: [{ cantidad: 3 }] } });
    for (const who of [await makeUser(test), empleado]) {
      expect(await get(who)).toMatchObject({ status: 404, body: { code: 'NO_ENCONTRADO' } });
    }
  });

  it('return an empty list when there are no orders', async () => {
    expect((await list(await makeUser(test))).body).toEqual({ pedidos: [], total: 0 });
  });
});

describe('the mails about an order', () => {
  it('are sent once for a repeated idempotency key, with the lines', async () => {
    const mine = await makeUser(test);
    const { numero, pedido_id } = await place(mine, 2, 'una-clave');
    await place(mine, 2, 'una-clave');
    const [mail, ...more] = await mailsTo(mine);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Recibimos tu pedido N.º ${numero}`);
    expect(mail?.text).toContain('Almendra <pelada>\n  2 × $ 50.000,50: $ 100.001,00');
    expect(mail?.text).toContain('Total: $ 100.001,00');
    expect(mail?.text).toContain(`/mis-pedidos/${pedido_id}\n`);
    expect(mail?.html).toContain(`/mis-pedidos/${pedido_id}"`);
    expect(mail?.html).toContain('Almendra &lt;pelada&gt;');
    expect(mail?.html).not.toContain('<pelada>');
  });

  it('go to the customer when staff place the order', async () => {
    const mine = await makeUser(test);
    await call(test.app, 'POST', `/pedidos/adminPedidos?usuarioId=${mine.usuario.usuario_id}`, {
      token: empleado.token,
      body: { detalles: [linea(almond)] },
    });
    expect(await mailsTo(mine)).toHaveLength(1);
    expect(await mailsTo(empleado)).toEqual([]);
  });

  it('are sent for each change of status, and not when the status stays', async () => {
    const mine = await makeUser(test);
    const { pedido_id, numero } = await place(mine);
    for (const estado of [
      'aprobado',
      'aprobado',
      'enviado',
      'recibido',
      'cancelado',
      'esperando_aprobacion',
    ]) {
      await setEstado(pedido_id, estado);
      await test.mails();
    }
    const mails = await mailsTo(mine);
    expect(mails).toHaveLength(6);
    for (const { text } of mails) expect(text).toContain(`/mis-pedidos/${pedido_id}\n`);
    expect(mails.slice(1).map(({ subject }) => subject)).toEqual(
      ['fue aprobado', 'está en camino', 'fue entregado', 'fue cancelado', 'está en revisión'].map(
        (is) => `Tu pedido N.º ${numero} ${is}`,
      ),
    );
  });

  it('are not sent for a refused order', async () => {
    const mine = await makeUser(test);
    const cheap = await makeProduct(test);
    const { usuario, token } = mine;
    await placeOrder(test, { usuarioId: usuario.usuario_id, detalles: [linea(cheap)], token });
    await place(mine);
    expect(await mailsTo(mine)).toHaveLength(1);
  });
});
