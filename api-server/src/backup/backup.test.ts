import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCKS, withAdvisoryLock } from '../db/locks.ts';
import { migrate } from '../db/migrate.ts';
import { prepareQueues } from '../db/queues.ts';
import { createFolderStore } from '../images/folder-store.ts';
import { sweepPictures } from '../modules/imagenes/service.ts';
import { linea, placeOrder } from '../modules/pedidos/testing/pedidos-fixture.ts';
import { imagenIdOf, productForms } from '../modules/productos/testing/productos-fixture.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { migrateAllBut } from '../testing/older-database.ts';
import { rowsOf, withClient } from '../testing/rows-of.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { bareDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MANIFEST, type Manifest, SUMS } from './contents.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup, restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'tienda-copias-'));
const whole = join(folder, 'whole');
const version = '1.2.3';
let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
let imagenId: string;
let manifest: Manifest;
const bare: TestDatabase[] = [];

beforeAll(async () => {
  test = await testApp();
  forms = await productForms(test);
  imagenId = imagenIdOf((await forms.create()).body.imagenes[0]?.url);
  await order();
  manifest = await makeBackup({
    url: test.database.url,
    images: createFolderStore(test.imagesDir),
    to: whole,
    version,
  });
});

afterAll(async () => {
  for (const { drop } of bare) await drop();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

async function order(): Promise<void> {
  const { usuario, token } = await makeUser(test);
  const detalles = [linea(await makeProduct(test, { precio: 9_000_000 }))];
  const { status } = await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
  expect(status).toBe(201);
}

async function emptyPlace() {
  const database = await bareDatabase();
  bare.push(database);
  return { url: database.ownerUrl, imagesDir: join(mkdtempSync(join(folder, 'place-')), 'images') };
}

const restore = async ({ url, imagesDir }: { url: string; imagesDir: string }, from: string) =>
  restoreBackup({ url }, await openBackup(from, createFolderStore(imagesDir)));

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(path.length + 1))
    .sort();

/** Checks that database and folder are still empty. */
async function expectUntouched({ url, imagesDir }: { url: string; imagesDir: string }): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query(
      "SELECT relname FROM pg_class WHERE relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'",
    ),
  );
  expect(rows).toEqual([]);
  expect(readdirSync(join(imagesDir, '..'))).toEqual([]);
}

/** Returns a copy of the backup with a change. */
async function changed(change: (path: string) => void): Promise<string> {
  const path = mkdtempSync(join(folder, 'changed-'));
  await cp(whole, path, { recursive: true });
  change(path);
  return path;
}

/** Changes the manifest and updates its digest. */
function tell(path: string, more: Partial<Manifest> | object): void {
  const text = JSON.stringify({ ...manifest, ...more });
  writeFileSync(join(path, MANIFEST), text);
  const digest = createHash('sha256').update(text).digest('hex');
  const sums = readFileSync(join(path, SUMS), 'utf8');
  writeFileSync(join(path, SUMS), sums.replace(/^\w+(?= {2}manifest)/m, digest));
}

it('contains all rows and pictures, readable only by its owner, and restores a database that works as before', async () => {
  expect(manifest).toMatchObject({ version, pictures: 1, missing: [] });
  const files = filesIn(whole);
  expect(files).toContain(`images/${imagenId}/640.avif`);
  expect(files.map((file) => statSync(join(whole, file)).mode & 0o777)).toEqual(files.map(() => 0o600));
  expect(statSync(whole).mode & 0o777).toBe(0o700);
  const place = await emptyPlace();
  await restore(place, whole);
  const stored = await rowsOf(test.database.url);
  expect(stored['"public"."pedidos"']?.rows).toBe(1);
  expect(stored['"pgboss"."job"']?.rows).toBeGreaterThan(0);
  // The maintenance times of the queues may differ.
  const queue = { rows: stored['"pgboss"."queue"']?.rows, digest: expect.any(String) };
  expect(await rowsOf(place.url)).toEqual({ ...stored, '"pgboss"."queue"': queue });
  expect(filesIn(place.imagesDir)).toEqual(filesIn(test.imagesDir));
  for (const file of filesIn(place.imagesDir)) {
    expect(readFileSync(join(place.imagesDir, file))).toEqual(readFileSync(join(test.imagesDir, file)));
  }

  // Compares triggers, constraints, sequences and migrations.
  const orderOf = (url: string) =>
    withClient(url, async (client) => {
      const asked = [
        'SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2',
        `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
        "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
        'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY 2',
      ];
      const told: unknown[] = [];
      for (const each of asked) told.push((await client.query(each)).rows);
      return told;
    });
  const before = await orderOf(place.url);
  expect(before).toEqual(await orderOf(test.database.url));
  // No migration is left to apply.
  await migrate(place.url);
  expect(await orderOf(place.url)).toEqual(before);
});

it('restores an older shop and migrates it to the newest schema', async () => {
  const [older, place] = [await emptyPlace(), await emptyPlace()];
  await migrateAllBut(older.url, 3);
  await prepareQueues(older.url);
  await withClient(older.url, (client) =>
    client.query("INSERT INTO marcas (marca_id, nombre) VALUES (gen_random_uuid(), 'Ñandubay')"),
  );
  const from = join(folder, 'older');
  await makeBackup({ url: older.url, images: createFolderStore(older.imagesDir), to: from, version });
  await restore(place, from);
  await withClient(place.url, async (client) => {
    expect((await client.query('SELECT nombre FROM marcas')).rows).toEqual([{ nombre: 'Ñandubay' }]);
    const { rows } = await client.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
    const { rows: all } = await test.database.pool.query(
      'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
    );
    expect(rows).toEqual(all);
  });
});

it.each([
  ['a picture', () => `images/${imagenId}/160.webp`],
  ['a table', () => 'database/public.pedidos.gz'],
  ['the manifest', () => MANIFEST],
])('refuses a backup in which %s is damaged, and changes nothing', async (_what, file) => {
  const place = await emptyPlace();
  const from = await changed((path) => {
    const bytes = readFileSync(join(path, file()));
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(join(path, file()), bytes);
  });
  await expect(restore(place, from)).rejects.toThrow(`La copia está dañada: ${file()}`);
  await expectUntouched(place);
});

it('refuses a backup with a missing or additional file, or a wrong list of files', async () => {
  const place = await emptyPlace();
  const lacking = await changed((path) => rmSync(join(path, 'database/public.pedidos.gz')));
  await expect(restore(place, lacking)).rejects.toThrow('La copia está dañada: database/public.pedidos.gz');
  const more = await changed((path) => writeFileSync(join(path, 'otro'), ''));
  await expect(restore(place, more)).rejects.toThrow('La copia está dañada');
  const untold = await changed((path) => {
    const sums = readFileSync(join(path, SUMS), 'utf8');
    writeFileSync(join(path, SUMS), sums.replace(/^.*public\.pedidos\.gz\n/m, ''));
  });
  await expect(restore(place, untold)).rejects.toThrow('La copia está dañada');
  const outside = await changed((path) => appendFileSync(join(path, SUMS), `${'0'.repeat(64)}  ../otro\n`));
  await expect(restore(place, outside)).rejects.toThrow('La copia está dañada');
  const none = await changed((path) => rmSync(join(path, SUMS)));
  await expect(restore(place, none)).rejects.toThrow('no es una copia de la tienda');
  await expectUntouched(place);
});

it('refuses a backup of a newer version', async () => {
  const place = await emptyPlace();
  const schema = await changed((path) => tell(path, { schema: manifest.schema + 1 }));
  await expect(restore(place, schema)).rejects.toThrow('una versión más nueva de la tienda (1.2.3)');
  const format = await changed((path) => tell(path, { format: 2 }));
  await expect(restore(place, format)).rejects.toThrow('una versión más nueva de la tienda');
  const column = await changed((path) => {
    const [first, ...rest] = manifest.tables;
    tell(path, { tables: [{ ...first, columns: ['otra'] }, ...rest] });
  });
  await expect(restore(place, column)).rejects.toThrow('con la versión que la hizo (1.2.3)');
  await expectUntouched(place);
});

it('rolls back completely when it fails halfway', async () => {
  const place = await emptyPlace();
  const from = await changed((path) => {
    const tables = manifest.tables.map((table) => ({
      ...table,
      rows: table.rows + Number(table.name === 'job'),
    }));
    tell(path, { tables });
  });
  await expect(restore(place, from)).rejects.toThrow('La copia está dañada: database/pgboss.job.gz');
  await expectUntouched(place);
  // A second try works.
  await restore(place, whole);
});

it('refuses a database or folder with content, and a backup of an empty database', async () => {
  const place = await emptyPlace();
  const before = await rowsOf(test.database.url);
  const full = 'La base de datos no está vacía';
  await expect(restore({ ...place, url: test.database.url }, whole)).rejects.toThrow(full);
  expect(await rowsOf(test.database.url)).toEqual(before);
  await expect(restore({ ...place, imagesDir: test.imagesDir }, whole)).rejects.toThrow('no está vacía');
  await expectUntouched(place);
  const { url } = test.database;
  const images = createFolderStore(test.imagesDir);
  await expect(makeBackup({ url, images, to: whole, version })).rejects.toThrow('ya existe');
  const nothing = makeBackup({ url: place.url, images, to: join(folder, 'nothing'), version });
  await expect(nothing).rejects.toThrow('no tiene una tienda');
  expect(readdirSync(folder).filter((name) => name.startsWith('nothing'))).toEqual([]);
});

it('names the folder when the disk is full, and leaves no files there', async () => {
  const images = createFolderStore(test.imagesDir);
  const read = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' }));
  const to = join(folder, 'llena');
  const backup = makeBackup({ url: test.database.url, images: { ...images, read }, to, version });
  await expect(backup).rejects.toThrow(`No queda espacio en el disco de ${folder} para la copia`);
  expect(readdirSync(folder).filter((name) => name.startsWith('llena'))).toEqual([]);
});

it('holds no lock on the tables while it copies the pictures', async () => {
  const images = createFolderStore(test.imagesDir);
  let altered = 0;
  const read: typeof images.read = async (...asked) => {
    await withClient(test.database.url, async (client) => {
      await client.query("SET lock_timeout = '5s'");
      await client.query('BEGIN; LOCK TABLE productos, imagenes IN ACCESS EXCLUSIVE MODE; COMMIT');
    });
    altered += 1;
    return images.read(...asked);
  };
  await makeBackup({
    url: test.database.url,
    images: { ...images, read },
    to: join(folder, 'unlocked'),
    version,
  });
  expect(altered).toBeGreaterThan(0);
});

it('lists pictures without a file, and copies the others', async () => {
  const images = createFolderStore(mkdtempSync(join(folder, 'images-')));
  const to = join(folder, 'without');
  const { pictures, missing } = await makeBackup({ url: test.database.url, images, to, version });
  expect({ pictures, missing }).toEqual({ pictures: 0, missing: [imagenId] });
});

it('keeps deleted pictures until the backup ends', async () => {
  const { body } = await forms.create();
  const replace = async () => {
    const [shown] = (await forms.get(body.producto_id)).body.imagenes;
    expect((await forms.edit(body.producto_id, { imagenes: [forms.picture] })).status).toBe(200);
    return join(test.imagesDir, imagenIdOf(shown?.url));
  };
  const kept = await withAdvisoryLock(test.database.url, LOCKS.pictures, replace);
  expect(existsSync(kept)).toBe(true);
  expect(existsSync(await replace())).toBe(false);
  // The cleanup of the next night deletes the picture.
  const images = createFolderStore(test.imagesDir);
  await sweepPictures({ db: test.database.db, images }, new Date(Date.now() + 25 * 3600_000));
  expect(existsSync(kept)).toBe(false);
});
