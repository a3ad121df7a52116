import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartupError } from 'node-kit/startup-error';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { LOCKS, withAdvisoryLock } from '../db/locks.ts';
import { isDiskFull } from '../error-codes.ts';
import type { ImageStore } from '../images/picture.ts';
import { filesOf, nameOf } from '../images/picture.ts';
import { FORMAT, MANIFEST, type Manifest, type StoredTable, SUMS, sumsOf } from './contents.ts';
import { runConcurrently } from './run-concurrently.ts';
import { AS_WRITTEN, listColumns, listTables, qualified, quoted, type TableName } from './stored-tables.ts';

interface Options {
  url: string;
  images: ImageStore;
  /** A folder that does not exist yet. */
  to: string;
  /** Version of the shop. */
  version: string;
}

/** File mode: only the owner may read the password hashes and the customers' data. */
const OWN = 0o600;

/**
 * Backs up the shop at a single point in time, while it stays open. The folder appears only when complete. Contains
 * each table in the format of COPY, the pictures of the tables, a manifest and the digests of all files.
 * @throws StartupError with one line for the operator
 */
export async function makeBackup({ url, images, to, version }: Options): Promise<Manifest> {
  if (existsSync(to)) throw new StartupError(`${to} ya existe: elija otra carpeta para la copia.`);
  await mkdir(dirname(to), { recursive: true });
  const draft = await mkdtemp(`${to}.`);
  try {
    // The lock keeps the pictures of this point in time from being deleted: see `discard`.
    const manifest = await withAdvisoryLock(url, LOCKS.pictures, async (client) => {
      const digests = new Map<string, string>();
      const { pictureRows, ...stored } = await storeTables(client, draft, digests);
      const pictures = await storePictures(pictureRows, draft, images, digests);
      const made = new Date().toISOString();
      const told: Manifest = { format: FORMAT, made, version, ...stored, ...pictures };
      await keep(draft, MANIFEST, Buffer.from(`${JSON.stringify(told, undefined, 2)}\n`), digests);
      await writeFile(join(draft, SUMS), sumsOf(digests), { mode: OWN, flush: true });
      return told;
    });
    await rename(draft, to);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A write error has no path, and without a path the data folder would be named.
    if (isDiskFull(error))
      throw new StartupError(
        `No queda espacio en el disco de ${dirname(to)} para la copia: libere espacio o elija otra carpeta.`,
      );
    throw error;
  }
}

async function storeTables(client: pg.Client, draft: string, digests: Map<string, string>) {
  await client.query(AS_WRITTEN);
  const names = await listTables(client).then((all) => refuseStrange(client, all));
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  // Lock before the first read, so that no migration changes the tables meanwhile.
  await client.query(`LOCK TABLE ${names.map(qualified).join(', ')} IN ACCESS SHARE MODE`);
  const { rows } = await client.query<{ schema: string; postgres: string }>(
    `SELECT max(created_at)::text AS schema, current_setting('server_version') AS postgres
     FROM drizzle.__drizzle_migrations`,
  );
  const sequences = await readSequences(client);
  await mkdir(join(draft, 'database'), { mode: 0o700 });
  const tables: StoredTable[] = [];
  for (const name of names) tables.push(await storeTable(client, name, draft, digests));
  const pictures = await client.query<PictureRow>('SELECT imagen_id AS id, anchos FROM imagenes ORDER BY 1');
  // Commit before copying the pictures: otherwise a migration, and all readers behind it, would wait for hours.
  await client.query('COMMIT');
  const { schema, postgres = '' } = rows[0] ?? {};
  return { schema: Number(schema), postgres, tables, sequences, pictureRows: pictures.rows };
}

interface PictureRow {
  id: string;
  anchos: number[];
}

/** Refuses a database that is not a shop's, or has no shop yet. */
async function refuseStrange(client: pg.Client, names: TableName[]): Promise<TableName[]> {
  const { rows } = await client.query<{ strange: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NULL OR to_regclass('pgboss.job') IS NULL AS strange",
  );
  if (rows[0]?.strange)
    throw new StartupError('La base de datos no tiene una tienda: no hay nada que copiar.');
  return names;
}

/** Returns the current values, not those of the snapshot, so that a restored shop never reuses a number. */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const query = `SELECT last_value::text AS value, is_called AS called FROM ${quoted('public', name)}`;
    const [found] = (await client.query<{ value: string; called: boolean }>(query)).rows;
    if (found) sequences.push({ name, ...found });
  }
  return sequences;
}

async function storeTable(
  client: pg.Client,
  table: TableName,
  draft: string,
  digests: Map<string, string>,
): Promise<StoredTable> {
  const columns = await listColumns(client, table);
  const file = `database/${table.schema}.${table.name}.gz`;
  const hash = createHash('sha256');
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(undefined, chunk);
    },
  });
  // COPY of a query, because COPY cannot read a partitioned table directly.
  const rows = client.query(
    copyTo(
      `COPY (SELECT ${columns.map((name) => quoted(name)).join(', ')} FROM ${qualified(table)}) TO STDOUT`,
    ),
  );
  const path = join(draft, file);
  await pipeline(rows, createGzip(), digest, createWriteStream(path, { mode: OWN, flags: 'wx' }));
  digests.set(file, hash.digest('hex'));
  return { ...table, columns, rows: rows.rowCount, file };
}

async function storePictures(
  rows: readonly PictureRow[],
  draft: string,
  images: ImageStore,
  digests: Map<string, string>,
): Promise<Pick<Manifest, 'pictures' | 'missing'>> {
  const missing: string[] = [];
  const store = async ({ id, anchos }: PictureRow) => {
    const files = filesOf(anchos);
    const found = await Promise.all(files.map(({ ancho, format }) => images.read(id, ancho, format)));
    if (found.includes(undefined)) missing.push(id);
    await mkdir(join(draft, 'images', id), { recursive: true, mode: 0o700 });
    for (const [place, { ancho, format }] of files.entries()) {
      const data = found[place];
      if (data) await keep(draft, `images/${id}/${nameOf(ancho, format)}`, data, digests);
    }
  };
  await runConcurrently(rows, store);
  return { pictures: rows.length - missing.length, missing: missing.sort() };
}

async function keep(draft: string, file: string, data: Buffer, digests: Map<string, string>): Promise<void> {
  await writeFile(join(draft, file), data, { mode: OWN, flag: 'wx' });
  digests.set(file, createHash('sha256').update(data).digest('hex'));
}
