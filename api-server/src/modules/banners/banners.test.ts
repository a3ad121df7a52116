import { LIMITS, type OperationOf } from 'api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../../app.ts';
import { call } from '../../testing/call.ts';
import { fileOf, formOf, samplePicture, sheet } from '../../testing/forms.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { dayLater } from '../../testing/waiting.ts';

type Of<Id extends 'banners.list' | 'banners.vigentes'> = z.output<OperationOf<Id>['answers'][200]>;
type Banner = Of<'banners.list'>['banners'][number] & {
  code?: string;
  details?: { field: string; message: string }[];
};

let test: TestApp;
let admin: string;

beforeAll(async () => {
  test = await testApp();
  admin = (await makeUser(test, { roles: ['admin'] })).token;
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('DELETE FROM banners'));

const VALUES = {
  titulo: 'Fiestas',
  texto: 'Reservá tu pedido.',
  enlace: '/promociones',
  desde: '',
  hasta: '',
};

const create = (change: object = {}) =>
  call<Banner>(test.app, 'POST', '/banners', {
    token: admin,
    body: formOf({ ...VALUES, imagen: samplePicture(), ...change }),
  });
const edit = ({ banner_id }: Banner, change: object, version = 1) =>
  call<Banner>(test.app, 'PATCH', `/banners/${banner_id}`, {
    token: admin,
    headers: { 'if-match': `"${version}"` },
    body: formOf({ ...VALUES, ...change }),
  });
const remove = ({ banner_id }: Banner) => call(test.app, 'DELETE', `/banners/${banner_id}`, { token: admin });
const own = async () =>
  (await call<Of<'banners.list'>>(test.app, 'GET', '/banners/todos', { token: admin })).body.banners;
/** Returns the public banners. */
const seen = async (app = test.app) =>
  (await call<Of<'banners.vigentes'>>(app, 'GET', '/banners')).body.banners;
const counter = async () => (await test.app.inject('/api/version')).json<{ catalogo: string }>().catalogo;
const isServed = async (url: string) => (await test.app.inject(url)).statusCode === 200;
const fieldsOf = ({ status, body }: { status: number; body: Banner }) => [
  status,
  body.details?.map(({ field }) => field),
];
const lastEntry = async () =>
  (
    await test.database.pool.query(
      "SELECT accion, objeto_nombre, antes, despues FROM bitacora WHERE objeto = 'banner' ORDER BY entrada_id DESC LIMIT 1",
    )
  ).rows[0];
/** Returns a day of the shop's calendar. */
const day = (later: number) => dayLater(test.database.db, later);
const dayOf = async (later: number | undefined) => (later === undefined ? '' : day(later));

it('appears on the home page of every process at once, newest first, until it is deleted', async () => {
  expect(await seen()).toEqual([]);
  const before = await counter();
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...VALUES, vigente: true, version: 1 });
  expect(await counter()).not.toBe(before);
  const { app } = await buildApp(test.deps);
  const { titulo, texto, enlace, banner_id, imagen } = body;
  expect(await seen(app)).toEqual([{ titulo, texto, enlace, banner_id, imagen }]);
  await app.close();
  const newer = (await create({ titulo: 'Otro', texto: '', enlace: '' })).body;
  expect((await seen()).map((one) => one.titulo)).toEqual(['Otro', 'Fiestas']);
  expect((await own()).map((one) => one.titulo)).toEqual(['Otro', 'Fiestas']);
  expect((await remove(newer)).status).toBe(200);
  expect((await seen()).map((one) => one.titulo)).toEqual(['Fiestas']);
  expect(await lastEntry()).toMatchObject({ accion: 'banner.baja', objeto_nombre: 'Otro' });
});

it.each([
  [undefined, undefined, true],
  [0, undefined, true],
  [undefined, 0, true],
  [0, 0, true],
  [-3, 3, true],
  [1, undefined, false],
  [1, 3, false],
  [undefined, -1, false],
  [-3, -1, false],
])('is public from day %s to day %s from today, both included: %s', async (first, last, there) => {
  const days = { desde: await dayOf(first), hasta: await dayOf(last) };
  expect((await create(days)).body).toMatchObject({ ...days, vigente: there });
  // Admins see the banner on any day.
  expect(await own()).toMatchObject([{ ...days, vigente: there }]);
  expect(await seen()).toHaveLength(there ? 1 : 0);
});

it('invalidates the home page when its first day starts and when its last day ends', async () => {
  await test.database.pool.query("DELETE FROM pgboss.job WHERE name = 'anuncio'");
  const { body } = await create({ desde: await day(2), hasta: await day(3) });
  await edit(body, { desde: await day(2), hasta: await day(5) });
  const { rows } = await test.database.pool.query<{ at: string }>(
    `SELECT DISTINCT to_char(start_after AT TIME ZONE 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD HH24:MI') AS at
     FROM pgboss.job WHERE name = 'anuncio' AND state = 'created' ORDER BY at`,
  );
  expect(rows.map(({ at }) => at)).toEqual([
    `${await day(2)} 00:00`,
    `${await day(4)} 00:00`,
    `${await day(6)} 00:00`,
  ]);
  const before = await counter();
  await test.database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'anuncio'");
  await test.mails();
  expect(await counter()).not.toBe(before);
});

it('keeps its picture when a change sends none, and deletes a replaced picture', async () => {
  const { body } = await create();
  const { url } = body.imagen;
  const changed = await edit(body, { titulo: 'Otras fiestas', enlace: '' });
  expect(changed.body).toMatchObject({ titulo: 'Otras fiestas', enlace: '', version: 2 });
  expect(changed.body.imagen.url).toBe(url);
  expect(await lastEntry()).toEqual({
    accion: 'banner.edicion',
    objeto_nombre: 'Otras fiestas',
    antes: { titulo: 'Fiestas', enlace: '/promociones' },
    despues: { titulo: 'Otras fiestas', enlace: '' },
  });
  expect(await isServed(url)).toBe(true);
  const other = await edit(body, { imagen: fileOf(await sheet('#123456').png().toBuffer()) }, 2);
  expect(other.body.imagen.url).not.toBe(url);
  expect([await isServed(url), await isServed(other.body.imagen.url)]).toEqual([false, true]);
  await remove(body);
  expect(await isServed(other.body.imagen.url)).toBe(false);
});

it('stores a picture of any shape as 16:9, in both widths and formats', async () => {
  for (const [width, height] of [
    [300, 900],
    [2000, 300],
    [40, 30],
  ] as const) {
    const file = fileOf(await sheet('#123456', width, height).png().toBuffer());
    const { imagen } = (await create({ imagen: file })).body;
    expect(imagen.anchos).toEqual([640, 1280]);
    for (const ancho of imagen.anchos)
      for (const format of ['avif', 'webp']) {
        const answer = await test.app.inject(imagen.url.replace('1280.webp', `${ancho}.${format}`));
        const made = await sharp(answer.rawPayload).metadata();
        expect([answer.headers['content-type'], made.width, made.height]).toEqual([
          `image/${format}`,
          ancho,
          (ancho / 16) * 9,
        ]);
        // The picture has no transparent parts.
        expect(made.hasAlpha).toBe(false);
      }
  }
});

describe('the fields of a banner', () => {
  it.each([
    ['titulo', LIMITS.tituloBanner],
    ['texto', LIMITS.textoBanner],
  ])('%s has up to %i letters', async (field, max) => {
    expect((await create({ [field]: 'a'.repeat(max) })).status).toBe(201);
    expect(fieldsOf(await create({ [field]: 'a'.repeat(max + 1) }))).toEqual([400, [field]]);
  });

  it.each([
    '',
    '/promociones',
    '/producto/1?x=2#y',
    'https://ejemplo.com/a?b=c',
    'https://wa.me/5492477123456',
  ])('accept the link «%s»', async (enlace) => {
    expect((await create({ enlace })).body.enlace).toBe(enlace);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://ejemplo.com',
    '//ejemplo.com',
    '/\\ejemplo.com',
    'https:/ejemplo.com',
    'https://',
    'promociones',
    '/con espacio',
    ' \u0000',
    `/${'a'.repeat(LIMITS.linkBanner)}`,
  ])('refuse the link «%s»', async (enlace) => {
    expect(fieldsOf(await create({ enlace }))).toEqual([400, ['enlace']]);
  });

  it.each([
    ['titulo', ''],
    ['desde', 'mañana'],
    ['desde', '2026-02-30'],
    ['hasta', '2026-13-01'],
    ['imagen', undefined],
    ['imagen', fileOf('<html></html>', 'a.svg', 'image/svg+xml')],
  ])('refuse %s with the value %j', async (field, value) => {
    expect(fieldsOf(await create({ [field]: value }))).toEqual([400, [field]]);
    expect(await own()).toEqual([]);
  });

  it('refuse a last day before the first', async () => {
    const days = { desde: '2026-03-02', hasta: '2026-03-01' };
    const { body } = await create(days);
    expect(body.details).toEqual([
      { field: 'hasta', message: 'El último día no puede ser anterior al primero.' },
    ]);
    expect(fieldsOf(await edit((await create()).body, days))).toEqual([400, ['hasta']]);
  });
});
