import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartupError } from 'node-kit/startup-error';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { LOCKS, withAdvisoryLock } from '../db/locks.ts';
import { applyMigrations, createRecords, migrate, migrations } from '../db/migrate.ts';
import type { DatabaseUrls } from '../db/prepare-database.ts';
import { prepareQueues } from '../db/queues.ts';
import { applyRoutines } from '../db/routines.ts';
import type { ImageStore } from '../images/picture.ts';
import { type Contents, checkBackup, damaged, type Manifest, newer, type StoredTable } from './contents.ts';
import { copyPictures, refuseInTheWay } from './restore-pictures.ts';
import { AS_WRITTEN, listColumns, listTables, qualified, quoted } from './stored-tables.ts';

/** A checked backup that can be restored. */
export interface Restorable extends Contents {
  folder: string;
  images: ImageStore;
}

/**
 * Checks a backup and the target of its pictures without changes.
 * @throws StartupError with one line for a damaged backup, a newer version, or existing pictures
 */
export async function openBackup(folder: string, images: ImageStore): Promise<Restorable> {
  const contents = await checkBackup(folder);
  const { schema, version } = contents.manifest;
  if (!migrations().some(({ folderMillis }) => folderMillis === schema)) throw newer(version);
  await refuseInTheWay(images);
  return { ...contents, folder, images };
}

/**
 * Restores the backup into an empty database and an image store, completely or not at all. Then migrates an older shop
 * to the newest schema.
 * @throws StartupError with one line when the database is not empty
 */
export async function restoreBackup(
  { url, ownerUrl = url }: DatabaseUrls,
  backup: Restorable,
): Promise<void> {
  await withAdvisoryLock(ownerUrl, LOCKS.migration, async (client) => {
    await refuseFilled(client);
    const pictures = await copyPictures(backup);
    try {
      await prepareQueues(ownerUrl);
      await client.query('BEGIN');
      await fill(client, backup);
      await pictures.place();
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE').catch(() => undefined);
      await pictures.remove();
      throw error;
    }
    // Collect statistics now, or the first queries would have bad plans.
    await client.query(`ANALYZE ${(await listTables(client)).map(qualified).join(', ')}`);
  });
  // Adds new queues of this version, and the privileges of the serving role.
  await migrate(ownerUrl, url);
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname !~ '^(pg_|information_schema$)' AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     LIMIT 1`,
  );
  if (rowCount) throw new StartupError('La base de datos no está vacía: se restaura solo en una vacía.');
}

async function fill(client: pg.Client, { folder, manifest }: Restorable): Promise<void> {
  await client.query(AS_WRITTEN);
  const [older, later] = [true, false].map((isLater) =>
    migrations().filter(({ folderMillis }) => folderMillis <= manifest.schema === isLater),
  );
  await createRecords(client);
  await applyRoutines(client, 'before migrations');
  await applyMigrations(client, older ?? []);
  await refuseUnknown(client, manifest);
  const own = (await listTables(client)).filter(({ schema }) => schema === 'public').map(qualified);
  // There are no triggers yet: the backup has their results already. A row may precede the rows that it references.
  const giveBack = await takeForeignKeys(client);
  // Delete the rows of the migrations, and the queues of this version.
  await client.query(`TRUNCATE ${own.join(', ')}`);
  await client.query('DELETE FROM pgboss.queue');
  for (const table of manifest.tables) await load(client, folder, table);
  await giveBack();
  for (const { name, value, called } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      quoted('public', name),
      value,
      called,
    ]);
  }
  await applyMigrations(client, later ?? []);
  await applyRoutines(client, 'after migrations');
}

/** Throws when the backup has a column that this version's pg-boss no longer has. */
async function refuseUnknown(client: pg.Client, { tables, version }: Manifest): Promise<void> {
  for (const table of tables) {
    const knownColumns = new Set(await listColumns(client, table).catch(() => []));
    if (table.columns.every((column) => knownColumns.has(column))) continue;
    throw new StartupError(
      `Esta versión no conoce todo lo que guarda ${table.name}: restaure la copia con la versión que la hizo (${version}) y actualice después.`,
    );
  }
}

/** Drops all foreign keys, because tables may reference each other. Returns the function that restores them. */
async function takeForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    }
  };
}

async function load(client: pg.Client, folder: string, table: StoredTable): Promise<void> {
  const columns = table.columns.map((name) => quoted(name)).join(', ');
  const rows = client.query(copyFrom(`COPY ${qualified(table)} (${columns}) FROM STDIN`));
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows);
  if (rows.rowCount !== table.rows) throw damaged(table.file);
}
