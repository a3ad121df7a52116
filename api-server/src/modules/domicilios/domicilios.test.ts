import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea } from '../pedidos/testing/pedidos-fixture.ts';

interface Domicilio {
  domicilio_id: string;
  nombre: string;
  predeterminado: boolean;
}
interface Answered {
  domicilios: Domicilio[];
  pedido_id: string;
  entrega: object | null;
  code: string;
}

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
let producto: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  producto = await makeProduct(test, { precio: 6_000_000 });
});
afterAll(() => test.close());

const PLACE = { nombre: 'Depósito', domicilio: 'Mitre 12, Junín', horario: 'de 8 a 12' };

async function customer() {
  const { usuario, token } = await makeUser(test, { dom_fiscal: 'Sarmiento 5, Salto' });
  const putDomicilio = async (body: object, id: string = randomUUID()) =>
    call<Answered>(test.app, 'PUT', `/mis-domicilios/${id}`, { token, body });
  const list = async () =>
    (await call<Answered>(test.app, 'GET', '/mis-domicilios', { token })).body.domicilios;
  const order = async (more: object = {}, as = token) =>
    call<Answered>(test.app, 'POST', '/pedidos', {
      token: as,
      body: { usuarioId: usuario.usuario_id, detalles: [linea(producto)], ...more },
    });
  return { token, put: putDomicilio, list, order };
}

it('are added, changed and deleted by their owner, and only one is the default', async () => {
  const { token, put, list } = await customer();
  const [one, two] = [randomUUID(), randomUUID()];
  await put({ ...PLACE, predeterminado: true }, one);
  await put({ ...PLACE, predeterminado: true }, one);
  await put({ nombre: 'Centro', domicilio: 'Alem 3, Salto', predeterminado: true }, two);
  expect(await list()).toMatchObject([
    { domicilio_id: two, nombre: 'Centro', horario: '', predeterminado: true },
    { domicilio_id: one, ...PLACE, predeterminado: false },
  ]);
  expect((await call(test.app, 'DELETE', `/mis-domicilios/${two}`, { token })).status).toBe(200);
  expect(await list()).toMatchObject([{ domicilio_id: one }]);
  expect((await call(test.app, 'DELETE', `/mis-domicilios/${two}`, { token })).status).toBe(404);
});

it('return 404 to another customer', async () => {
  const [ana, otro] = [await customer(), await customer()];
  const id = randomUUID();
  await ana.put(PLACE, id);
  expect((await otro.put({ ...PLACE, nombre: 'Mío' }, id)).status).toBe(404);
  expect((await otro.order({ domicilio_id: id })).body.code).toBe('NO_ENCONTRADO');
  expect(await ana.list()).toMatchObject([{ nombre: 'Depósito' }]);
});

it('are limited to twenty', async () => {
  const { put } = await customer();
  for (let n = 0; n < 20; n += 1) expect((await put(PLACE)).status).toBe(200);
  expect((await put(PLACE)).body.code).toBe('DEMASIADOS_DOMICILIOS');
});

it('are stored with an order: the chosen one, else the default, else none', async () => {
  const { put, order, token } = await customer();
  const id = randomUUID();
  expect((await order()).body.entrega).toBeUndefined();
  await put({ ...PLACE, predeterminado: true }, id);
  const { body: chosen } = await order({ domicilio_id: id });
  expect(chosen.entrega).toEqual(PLACE);
  expect((await order()).body.entrega).toEqual(PLACE);
  expect((await order({}, staff.token)).body.entrega).toEqual(PLACE);
  expect((await order({ domicilio_id: null })).body.entrega).toBeUndefined();
  await put({ ...PLACE, domicilio: 'Otra 1' }, id);
  await call(test.app, 'DELETE', `/mis-domicilios/${id}`, { token });
  const path = `/mis-pedidos/${chosen.pedido_id}`;
  expect((await call<Answered>(test.app, 'GET', path, { token })).body.entrega).toEqual(PLACE);
});

it("determine the remito's address and the order's zone", async () => {
  const { put, order } = await customer();
  await put({ ...PLACE, predeterminado: true });
  const { pedido_id } = (await order()).body;
  await test.database.pool.query("UPDATE pedidos SET estado_pedido = 'aprobado' WHERE pedido_id = $1", [
    pedido_id,
  ]);
  const headers = { authorization: `Bearer ${staff.token}` };
  const pdf = await test.app.inject({ url: `/api/remitos/pdf/download?pedidoId=${pedido_id}`, headers });
  const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
  expect(text).toContain('Depósito: Mitre 12, Junín (de 8 a 12)');
  expect(text).toContain('Sarmiento 5, Salto');
  const { body } = await call(test.app, 'GET', `/reparto?pedidoIds=${pedido_id}`, { token: staff.token });
  expect(body).toMatchObject({
    zonas: [{ zona: 'Junín', paradas: [{ domicilio: 'Mitre 12, Junín', horario: 'de 8 a 12' }] }],
  });
});
