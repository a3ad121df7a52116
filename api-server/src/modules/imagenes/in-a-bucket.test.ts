/** Tests the picture store in a bucket, against a fake S3 server that can fail. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalOf } from 'api-client/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeBackup } from '../../backup/make-backup.ts';
import { openBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { imagenes, imagenesPendientes, productos } from '../../db/schema/catalogo.ts';
import { createBucketStore } from '../../images/bucket-store.ts';
import { createFolderStore } from '../../images/folder-store.ts';
import type { ImageStore } from '../../images/picture.ts';
import { NAMES } from '../../images/picture.ts';
import { showPicturesAt } from '../../shared/picture-address.ts';
import { type BucketServer, startBucketServer } from '../../testing/bucket-server.ts';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { bareDatabase } from '../../testing/test-database.ts';
import { imagenIdOf, productForms } from '../productos/testing/productos-fixture.ts';
import { sweepPictures } from './service.ts';

let server: BucketServer;
let images: ImageStore;
/** Whether calls to the bucket fail soon. Only a silent bucket needs this: on a busy machine each call may be slow. */
let isHasty = false;
let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;

beforeAll(async () => {
  server = await startBucketServer();
  const hasty = createBucketStore(server.bucket, 500);
  const patient = createBucketStore(server.bucket, 20_000);
  images = new Proxy(patient, { get: (_, method) => Reflect.get(isHasty ? hasty : patient, method) });
  test = await testApp({ images });
  forms = await productForms(test);
});
afterEach(async () => {
  showPicturesAt();
  server.fail(undefined);
  isHasty = false;
  server.clear();
  const shown = ['productos_imagenes', 'productos_categorias', 'productos_etiquetas', 'productos'];
  for (const table of [...shown, 'imagenes', 'imagenes_pendientes'])
    await test.database.pool.query(`DELETE FROM ${table}`);
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const db = () => test.database.db;
const filesOf = (...ids: string[]) => ids.flatMap((id) => NAMES.map((name) => `${id}/${name}`)).sort();
const tomorrow = () => new Date(Date.now() + 25 * 3600_000);
const isSave = (method: string) => method === 'PUT';

async function created() {
  const answer = await forms.create();
  expect(answer.status).toBe(201);
  return { ...answer.body, imagenId: imagenIdOf(answer.body.imagenes[0]?.url) };
}

it("stores a product's pictures in the bucket, serves them, and deletes replaced ones", async () => {
  const { producto_id, imagenes: shown, imagenId } = await created();
  expect(server.objects()).toEqual(filesOf(imagenId));
  expect(await forms.stored()).toEqual([]);

  const url = shown[0]?.url ?? '';
  const answer = await test.app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.rawPayload).toEqual(await images.read(imagenId, 640, 'webp'));
  const again = await test.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const path of ['641.webp', '640.svg', '../x', `../${imagenId}/640.webp`, '%2e%2e/640.webp', '']) {
    const none = await test.app.inject({ url: `/api/imagenes/${imagenId}/${path}` });
    expect([path, none.statusCode]).toEqual([path, path.startsWith(`../${imagenId}`) ? 200 : 404]);
  }

  const edited = await forms.edit(producto_id, { imagenes: [forms.picture] });
  expect(edited.status).toBe(200);
  expect(server.objects()).toEqual(filesOf(imagenIdOf(edited.body.imagenes[0]?.url)));
});

it.each(['silent', 'refusing', 'gone'] as const)(
  'answers FOTOS_NO_DISPONIBLES when the bucket is %s, stores nothing, and later deletes partial uploads',
  async (fault) => {
    const kept = await created();
    // Fail from the third file on, in the middle of a picture.
    let saved = 0;
    isHasty = fault === 'silent';
    server.fail(fault, (method) => !isSave(method) || ++saved > 2);
    const refused = await forms.create();
    expect([refused.status, refused.body]).toEqual([503, refusalOf('FOTOS_NO_DISPONIBLES')]);
    const edited = await forms.edit(kept.producto_id, { imagenes: [forms.picture] });
    expect([edited.status, edited.body.code]).toEqual([503, 'FOTOS_NO_DISPONIBLES']);
    // Requests without pictures still succeed.
    expect((await forms.edit(kept.producto_id, { nombre: 'Otro' })).status).toBe(200);
    const shown = await test.app.inject({ url: kept.imagenes[0]?.url ?? '' });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect([await db().$count(productos), await db().$count(imagenes)]).toEqual([1, 1]);
    expect(await db().$count(imagenesPendientes)).toBe(2);

    await expect(sweepPictures({ db: db(), images }, tomorrow())).rejects.toThrow();
    server.fail(undefined);
    isHasty = false;
    expect(server.objects().length).toBeGreaterThan(NAMES.length);
    await sweepPictures({ db: db(), images }, tomorrow());
    expect(server.objects()).toEqual(filesOf(kept.imagenId));
    expect(await db().$count(imagenesPendientes)).toBe(0);
    expect((await forms.create()).status).toBe(201);
  },
);

it('forgets a picture although the bucket is unreachable, and deletes the files later', async () => {
  const { producto_id, imagenId } = await created();
  server.fail('gone', (method) => method === 'DELETE');
  const { status, body } = await forms.edit(producto_id, { imagenes: [forms.picture] });
  expect(status).toBe(200);
  const now = imagenIdOf(body.imagenes[0]?.url);
  expect(server.objects()).toEqual(filesOf(imagenId, now));
  server.fail(undefined);
  await sweepPictures({ db: db(), images }, tomorrow());
  expect(server.objects()).toEqual(filesOf(now));
});

it('shows in /estado where the pictures are, and whether the bucket is reachable', async () => {
  const { token } = await makeUser(test, { roles: ['admin'] });
  const estado = async () => (await call<{ avisos: string[] }>(test.app, 'GET', '/estado', { token })).body;
  expect(await estado()).toMatchObject({ fotos: { sitio: 'bucket', al_alcance: true }, disco: null });
  server.fail('refusing');
  expect(await estado()).toMatchObject({
    avisos: expect.arrayContaining(['fotos']),
    fotos: { sitio: 'bucket', al_alcance: false },
  });
});

it('uses the base URL of IMAGES_URL, and accepts earlier URLs', async () => {
  const { producto_id, imagenes: before, imagenId } = await created();
  showPicturesAt('https://fotos.ejemplo.com/imagenes');
  const { body } = await forms.get(producto_id);
  const url = `https://fotos.ejemplo.com/imagenes/${imagenId}/640.webp`;
  expect(body.imagenes).toEqual([{ url, anchos: [160, 320, 640] }]);
  for (const known of [url, before[0]?.url]) {
    const edited = await forms.edit(producto_id, {
      imagenes_orden: [known, 'nueva'],
      imagenes: [forms.picture],
    });
    expect(edited.body.imagenes[0]?.url).toBe(url);
    await forms.edit(producto_id, { imagenes_orden: [url] });
  }
  const foreign = `https://fotos.ejemplo.com/imagenes/0198c0de-0000-7000-8000-000000000000/640.webp`;
  expect((await forms.edit(producto_id, { imagenes_orden: [foreign] })).status).toBe(400);
});

it('is included in backups, which restore into a bucket or a folder, all or nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-copia-'));
  const to = join(folder, 'copia');
  const [one, other] = [await created(), await created()];
  const { url } = test.database;
  expect(await makeBackup({ url, images, to, version: '1.2.3' })).toMatchObject({ pictures: 2, missing: [] });
  const data = readFileSync(join(to, 'images', one.imagenId, '640.avif'));
  expect(await images.read(one.imagenId, 640, 'avif')).toEqual(data);

  const place = await bareDatabase();
  const second = await startBucketServer();
  const there = createBucketStore(second.bucket, 500);
  // One picture exists already: only the database was lost. The bucket fails in the middle of the other
  // picture.
  await there.save(one.imagenId, await filesIn(images, one.imagenId));
  second.fail('gone', (method, path) => isSave(method) && path.endsWith('640.avif'));
  await expect(restoreBackup(place, await openBackup(to, there))).rejects.toThrow('no answer');
  second.fail(undefined);
  expect(second.objects()).toEqual(filesOf(one.imagenId));
  await restoreBackup(place, await openBackup(to, there));
  expect(second.objects()).toEqual(filesOf(one.imagenId, other.imagenId));
  expect((await there.read(other.imagenId, 160, 'webp'))?.length).toBeGreaterThan(0);
  expect((await rowsOf(place.url))['"public"."imagenes"']).toEqual(
    (await rowsOf(url))['"public"."imagenes"'],
  );

  const third = await bareDatabase();
  const onDisk = createFolderStore(join(folder, 'images'));
  await restoreBackup(third, await openBackup(to, onDisk));
  expect(await onDisk.read(one.imagenId, 640, 'avif')).toEqual(data);

  second.fail('refusing');
  await expect(openBackup(to, there)).rejects.toThrow('No se llega al bucket');
  const nothing = makeBackup({ url, images: there, to: join(folder, 'otra'), version: '1.2.3' });
  await expect(nothing).rejects.toThrow('AccessDenied');
  await second.close();
  await place.drop();
  await third.drop();
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = (store: ImageStore, id: string) =>
  Promise.all(
    NAMES.map(async (name) => {
      const [ancho, format] = name.split('.') as [string, 'avif' | 'webp'];
      const data = await store.read(id, Number(ancho), format);
      return { ancho: Number(ancho), format, data: data ?? Buffer.alloc(0) };
    }),
  );
