import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalPostgres, startLocalPostgres } from 'local-postgres/start-local-postgres';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { withDatabase } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';
import { refusePrivileges } from './refuse-unsafe.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tienda-anterior-'));
let running: LocalPostgres | undefined;
afterAll(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function asked<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The objects that the account does not own in its database, except those of PostgreSQL and the extensions. */
const NOT_ITS_OWN = `
  SELECT classid::regclass::text AS kind, objid FROM (
    SELECT 'pg_class'::regclass AS classid, oid AS objid, relnamespace AS schema, relowner AS owner FROM pg_class
    UNION ALL SELECT 'pg_proc'::regclass, oid, pronamespace, proowner FROM pg_proc
    UNION ALL SELECT 'pg_type'::regclass, oid, typnamespace, typowner FROM pg_type
    UNION ALL SELECT 'pg_collation'::regclass, oid, collnamespace, collowner FROM pg_collation
    UNION ALL SELECT 'pg_operator'::regclass, oid, oprnamespace, oprowner FROM pg_operator
    UNION ALL SELECT 'pg_ts_config'::regclass, oid, cfgnamespace, cfgowner FROM pg_ts_config
    UNION ALL SELECT 'pg_namespace'::regclass, oid, oid, nspowner FROM pg_namespace WHERE nspname <> 'public'
  ) things
  JOIN pg_namespace ON pg_namespace.oid = schema AND nspname !~ '^(pg_|information_schema$)'
  WHERE owner <> current_user::regrole
    AND NOT EXISTS (
      SELECT FROM pg_depend d WHERE d.classid = things.classid AND d.objid = things.objid AND d.deptype = 'e')`;

it("transfers a database that the superuser owned, with all its data, to the shop's own account", async () => {
  // The old state: the superuser created and owned everything.
  const { superuserUrl, stop } = await startLocalPostgres({ dataDir });
  await asked(superuserUrl, async (client) => {
    await client.query('DROP DATABASE tienda');
    await client.query('DROP ROLE tienda_app, tienda_serving');
    await client.query("CREATE DATABASE tienda TEMPLATE template0 ENCODING 'UTF8'");
  });
  const old = withDatabase(superuserUrl, 'tienda');
  await migrate(old);
  await asked(old, (client) =>
    client.query("INSERT INTO categorias (categoria_id, nombre) VALUES (gen_random_uuid(), 'Ñandubay')"),
  );
  await stop();
  for (const whose of ['app', 'serving']) rmSync(join(dataDir, `postgres-${whose}-password`));

  running = await startLocalPostgres({ dataDir });
  await asked(running.ownerUrl, async (client) => {
    await refusePrivileges(client);
    expect((await client.query('SELECT nombre FROM categorias')).rows).toEqual([{ nombre: 'Ñandubay' }]);
    expect((await client.query(NOT_ITS_OWN)).rows).toEqual([]);
    await client.query('ALTER TABLE categorias ADD COLUMN otra text');
    await client.query('CREATE TABLE pgboss.otra (id int)');
    for (const forbidden of [
      "COPY categorias TO PROGRAM 'true'",
      'CREATE ROLE otra',
      'CREATE DATABASE otra',
    ]) {
      await expect(client.query(forbidden)).rejects.toThrow(/permission denied/);
    }
  });
  await migrate(running.ownerUrl, running.url);
  // The start created the serving role, and the migration granted its privileges.
  await asked(running.url, async (client) => {
    await refusePrivileges(client);
    expect((await client.query('SELECT nombre FROM categorias')).rows).toEqual([{ nombre: 'Ñandubay' }]);
    for (const forbidden of ['DROP TABLE categorias', 'CREATE TABLE pgboss.nueva (id int)']) {
      await expect(client.query(forbidden)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
