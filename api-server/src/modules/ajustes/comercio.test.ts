import { loadShop } from 'settings/shop';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { ajustesFixture } from './testing/ajustes-fixture.ts';

const { shop, own: read, counter, employee, ...fixture } = ajustesFixture();
beforeAll(async () => void (await makeProduct(shop.test, { precio: 100_000 })));

const OURS = {
  nombre: 'Semillas del Río',
  telefono: '+54 341 400-1234',
  email: 'hola@semillas.test',
  ciudad: 'Rosario, Santa Fe',
  instagram: '',
  whatsapp: 'https://wa.me/5493414001234',
  horarios: 'Lunes a viernes de 8 a 17',
  anuncio: 'Cerramos del 24 al 26.',
  anuncio_desde: '',
  anuncio_hasta: '',
  linea_legal: 'Semillas del Río S.A. · IVA Responsable Inscripto',
  cuit: '30-11111111-8',
  direccion: 'Mitre 100',
};
const settle = (comercio: object, by?: Parameters<typeof fixture.settle>[1]) =>
  fixture.settle({ comercio }, by);
const seen = async (app = shop.test.app) => (await fixture.seen(app)).comercio;

it("comes from the operator's configuration until an admin changes a field, and only that field changes", async () => {
  expect(await seen()).toMatchObject({
    nombre: 'Tierra Llana',
    ciudad: 'Pergamino, Buenos Aires',
    anuncio: '',
  });
  const { comercio } = await read();
  expect((await settle({ ...comercio, telefono: OURS.telefono })).status).toBe(200);

  const { app } = await buildApp({
    ...shop.test.deps,
    shop: loadShop({ SHOP_NAME: 'Otra', SHOP_PHONE: '1' }),
  });
  expect(await seen(app)).toMatchObject({ nombre: 'Otra', telefono: OURS.telefono });
  await app.close();
});

it('changed by an admin applies at once in the shop, on documents and in mails, with an audit entry', async () => {
  const before = await counter();
  const { body } = await settle(OURS);
  expect(body.comercio).toEqual(OURS);
  const { anuncio_desde, anuncio_hasta, linea_legal, cuit, direccion, ...open } = OURS;
  // The public data leave out fields for documents and the days of the announcement.
  expect(await seen()).toEqual(open);
  expect(await counter()).not.toBe(before);

  const customer = await makeUser(shop.test, { email: 'ana@cliente.test' });
  const list = await shop.test.app.inject({
    url: '/api/lista-de-precios/planilla',
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(list.body).toContain('Semillas del Río');
  await call(shop.test.app, 'POST', '/auth/request-password-reset', { body: { email: 'ana@cliente.test' } });
  const [mail] = await shop.test.mailsTo('ana@cliente.test');
  expect(mail?.text).toContain('Semillas del Río');
  expect(mail?.text).not.toContain('Tierra Llana');

  const trail = await call<{ entradas: { cambios: object[] }[] }>(
    shop.test.app,
    'GET',
    '/bitacora?limit=1&accion=ajustes.edicion',
    { token: shop.admin },
  );
  expect(trail.body.entradas[0]?.cambios).toContainEqual({
    campo: 'nombre',
    antes: 'Tierra Llana',
    despues: OURS.nombre,
  });
});

it.each([
  ['nombre', ''],
  ['nombre', 'n'.repeat(61)],
  ['telefono', ' '],
  ['email', 'nadie'],
  ['ciudad', ''],
  ['instagram', 'http://instagram.com/semillas'],
  ['whatsapp', 'javascript:alert(1)'],
  ['whatsapp', 'https://'],
  ['horarios', 'h'.repeat(256)],
  ['anuncio', 'a'.repeat(161)],
  ['linea_legal', ''],
  ['cuit', '30111111118'],
  ['direccion', ''],
  ['nombre', null],
])('refuses the %s %j', async (field, value) => {
  const { comercio: before } = await read();
  const { status, body } = await settle({ ...OURS, [field]: value });
  expect([status, body.details?.map((detail) => detail.field)]).toEqual([400, [`comercio.${field}`]]);
  expect((await read()).comercio).toEqual(before);
});

it('accepts the maximum length and empty links, and trims', async () => {
  const long = { ...OURS, nombre: ` ${'n'.repeat(60)} `, anuncio: 'a'.repeat(160), whatsapp: '' };
  const { body } = await settle(long);
  expect(body.comercio).toMatchObject({ nombre: 'n'.repeat(60), anuncio: 'a'.repeat(160), whatsapp: '' });
});

it('cannot be changed with a stale version or by an employee', async () => {
  const { version } = await read();
  await settle({ ...OURS, anuncio: 'Uno' });
  const late = await settle({ ...OURS, anuncio: 'Dos' }, { headers: { 'if-match': `"${version}"` } });
  expect(late.status).toBe(409);
  expect((await settle({ ...OURS, anuncio: 'Tres' }, { token: await employee() })).status).toBe(403);
  expect((await seen())?.anuncio).toBe('Uno');
});
