import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../testing/rows-of.ts';
import { bareDatabase, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { execute } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';
import { grantServing, ownsShop, roleOf } from './serving-role.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await execute(
    database.url,
    "INSERT INTO bitacora (entrada_id, fecha, accion, objeto_nombre) VALUES (gen_random_uuid(), now() - interval '3 years', 'sesion.inicio', 'Ana')",
  );
});
afterAll(() => database.drop());

it.each([
  'DROP TRIGGER bitacora_intacta ON bitacora',
  'ALTER TABLE bitacora DISABLE TRIGGER bitacora_intacta',
  'ALTER TABLE bitacora DISABLE TRIGGER USER',
  "CREATE OR REPLACE FUNCTION proteger_bitacora() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
  'DROP FUNCTION proteger_bitacora() CASCADE',
  'DROP TABLE bitacora',
  'DROP TABLE productos CASCADE',
  'DROP SCHEMA public CASCADE',
  'CREATE TABLE otra (id int)',
  'CREATE TABLE pgboss.otra (id int)',
  'CREATE SCHEMA otro',
  'CREATE TRIGGER otro BEFORE INSERT ON bitacora FOR EACH ROW EXECUTE FUNCTION proteger_bitacora()',
  'TRUNCATE bitacora',
  'TRUNCATE productos CASCADE',
  'TRUNCATE pgboss.job',
  "SET tienda.bitacora = 'purgar'; DELETE FROM bitacora",
  "SET tienda.bitacora = 'borrar_datos'; UPDATE bitacora SET ip = NULL",
  "SET tienda.movimientos = 'borrar_datos'; UPDATE movimientos SET nota = NULL",
  'DELETE FROM movimientos',
  'DELETE FROM drizzle.__drizzle_migrations',
  'SET session_replication_role = replica',
  'ALTER TABLE bitacora OWNER TO CURRENT_USER',
])('refuses the serving role: %s', async (statement) => {
  await expect(execute(database.url, statement)).rejects.toMatchObject({ code: '42501' });
});

it("lets the serving role purge old audit log entries and erase personal data, with the owner's rights", async () => {
  const left = () => execute(database.url, 'SELECT accion AS datname FROM bitacora');
  expect(await left()).toHaveLength(1);
  await execute(database.url, 'SELECT purgar_bitacora()');
  expect(await left()).toEqual([]);
  await execute(
    database.url,
    'SELECT borrar_datos_en_bitacora(gen_random_uuid()), borrar_datos_en_movimientos(gen_random_uuid())',
  );
});

it('purges the real audit log when the caller has a temporary table of the same name', async () => {
  await execute(
    database.url,
    "INSERT INTO bitacora (entrada_id, accion) VALUES (gen_random_uuid(), 'sesion.inicio')",
  );
  await withClient(database.url, async (client) => {
    await client.query("CREATE TEMP TABLE bitacora AS SELECT now() - interval '3 years' AS fecha");
    const { rows } = await client.query('SELECT purgar_bitacora()::int AS purged');
    expect(rows).toEqual([{ purged: 0 }]);
  });
});

it("lets no other role of the server run functions with the owner's rights", async () => {
  const { rows } = await withClient(database.ownerUrl, (client) =>
    client.query(
      "SELECT proname FROM pg_proc, aclexplode(COALESCE(proacl, acldefault('f', proowner))) WHERE prosecdef AND grantee = 0",
    ),
  );
  expect(rows).toEqual([]);
});

/** Returns the privileges on schemas, tables and future objects. */
const rights = () =>
  withClient(database.ownerUrl, async (client) => {
    const asked = [
      "SELECT nspname, nspacl::text FROM pg_namespace WHERE nspname !~ '^pg_' ORDER BY 1",
      `SELECT oid::regclass::text, relacl::text FROM pg_class WHERE relnamespace::regnamespace::text ~ '^(public|pgboss|drizzle)$' ORDER BY 1`,
      'SELECT defaclnamespace::regnamespace::text, defaclobjtype, defaclacl::text FROM pg_default_acl ORDER BY 1, 2',
    ];
    const told: unknown[] = [];
    for (const each of asked) told.push((await client.query(each)).rows);
    return told;
  });

const grantAgain = () =>
  withClient(database.ownerUrl, (client) => grantServing(client, roleOf(database.url)));

it('changes nothing when repeated, restores missing privileges, and revokes additional ones', async () => {
  const role = roleOf(database.url);
  const before = await rights();
  await grantAgain();
  expect(await rights()).toEqual(before);
  for (const statement of [
    `REVOKE INSERT ON pedidos FROM ${role}`,
    `REVOKE USAGE ON SCHEMA pgboss FROM ${role}`,
    `GRANT TRUNCATE, DELETE ON bitacora TO ${role}`,
    `GRANT CREATE ON SCHEMA public TO ${role}`,
    'GRANT CREATE ON SCHEMA public TO PUBLIC',
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE INSERT ON TABLES FROM ${role}`,
  ])
    await execute(database.ownerUrl, statement);
  expect(await rights()).not.toEqual(before);
  await grantAgain();
  const held = (told: unknown[]) =>
    JSON.stringify(told)
      .split(/[{},"\\]+/)
      .sort();
  expect(held(await rights())).toEqual(held(before));
});

it('grants privileges on a table that a later migration creates', async () => {
  await execute(database.ownerUrl, 'CREATE TABLE nueva (id int GENERATED ALWAYS AS IDENTITY, nombre text)');
  await execute(database.url, "INSERT INTO nueva (nombre) VALUES ('Ñandubay')");
  await execute(database.url, "UPDATE nueva SET nombre = ''");
  await execute(database.url, 'DELETE FROM nueva');
  await expect(execute(database.url, 'TRUNCATE nueva')).rejects.toMatchObject({ code: '42501' });
});

it('names the role that does not exist', async () => {
  const bare = await bareDatabase();
  const nobody = Object.assign(new URL(bare.url), { username: 'nadie' }).href;
  await expect(migrate(bare.ownerUrl, nobody)).rejects.toThrow('La cuenta nadie de DATABASE_URL no existe');
  await bare.drop();
});

it('tells which role may migrate, in a shop and in an empty database', async () => {
  const bare = await bareDatabase();
  const asked = [database.ownerUrl, database.url, bare.ownerUrl, bare.url];
  expect(await Promise.all(asked.map((url) => withClient(url, ownsShop)))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  await bare.drop();
});
