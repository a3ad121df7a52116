/**
 * The shop's database belongs to a role without other privileges, and another role that owns nothing serves.
 * An attacker who injects SQL through the API can then read no files, run no programs and drop no tables.
 */
import pg from 'pg';
import { DATABASE, OWNER, ownerPasswordOf, SERVING, servingPasswordOf, superuserUrl } from './local-url.ts';

/** Extensions that the schema needs; a role without privileges may not be allowed to create them. */
const EXTENSIONS = ['unaccent', 'pg_trgm'];

/** Creates the roles and the database. In an older cluster, transfers the superuser's objects to the owner role. */
export async function createRolesAndDatabase(dataDir: string, port: number): Promise<void> {
  await asSuperuser(superuserUrl(dataDir, port, 'postgres'), async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT rolname AS name FROM pg_roles');
    for (const [role, passwordOf] of [
      [OWNER, ownerPasswordOf],
      [SERVING, servingPasswordOf],
    ] as const) {
      if (!rows.some(({ name }) => name === role)) await client.query(`CREATE ROLE ${role} LOGIN`);
      // Set the password even for an existing role: the password file may have been lost and created again.
      await client.query(`ALTER ROLE ${role} PASSWORD ${client.escapeLiteral(passwordOf(dataDir))}`);
    }
    const database = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
  await asSuperuser(superuserUrl(dataDir, port), async (client) => {
    await client.query('BEGIN');
    for (const name of EXTENSIONS) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${OWNER}`);
    for (const statement of await ownershipStatements(client)) await client.query(statement);
    await client.query('COMMIT');
  });
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Failures of queries are thrown by the query; an unhandled `error` event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Statements that transfer the superuser's objects in the database to the owner role.
 * REASSIGN OWNED refuses to work on the cluster's first superuser, because that role also owns the system catalogue.
 */
const OWNED = `
  WITH ours AS (SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)'),
  things (kind, name, owner, class, id) AS (
    SELECT 'SCHEMA', format('%I', nspname), nspowner, 'pg_namespace'::regclass, oid FROM ours
    UNION ALL
    SELECT CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
      c.oid::regclass::text, c.relowner, 'pg_class'::regclass, c.oid
    FROM pg_class c JOIN ours ON ours.oid = c.relnamespace WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT 'ROUTINE', p.oid::regprocedure::text, p.proowner, 'pg_proc'::regclass, p.oid
    FROM pg_proc p JOIN ours ON ours.oid = p.pronamespace
    UNION ALL
    SELECT 'TYPE', t.oid::regtype::text, t.typowner, 'pg_type'::regclass, t.oid
    FROM pg_type t JOIN ours ON ours.oid = t.typnamespace LEFT JOIN pg_class c ON c.oid = t.typrelid
    WHERE t.typtype IN ('e', 'd', 'r') OR c.relkind = 'c'
    UNION ALL
    SELECT 'COLLATION', l.oid::regcollation::text, l.collowner, 'pg_collation'::regclass, l.oid
    FROM pg_collation l JOIN ours ON ours.oid = l.collnamespace
  )
  SELECT format('ALTER %s %s OWNER TO ${OWNER}', kind, name) AS statement
  FROM things
  WHERE owner = (SELECT oid FROM pg_roles WHERE rolname = current_user)
    -- An extension's parts stay with it, and a column's sequence goes with its table.
    AND NOT EXISTS (
      SELECT FROM pg_depend d WHERE d.classid = class AND d.objid = id AND (d.deptype = 'e' OR kind = 'SEQUENCE' AND d.deptype IN ('a', 'i'))
    )`;

const ownershipStatements = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ statement: string }>(OWNED)).rows.map(({ statement }) => statement);
