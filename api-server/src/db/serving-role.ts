/**
 * Grants the serving role its privileges, where another role owns the tables. An attacker who makes the API run an SQL
 * statement can then drop neither the guard of the audit log nor a table.
 */
import { StartupError } from 'node-kit/startup-error';
import type pg from 'pg';

const SCHEMAS = `'{public,drizzle,pgboss}'::text[]`;

/** Tables whose rows are only inserted. Functions with the owner's rights erase the data that the law requires. */
const ADDED_ONLY = `'{bitacora,movimientos}'::text[]`;

const ROWS = `'{SELECT,INSERT,UPDATE,DELETE}'::text[]`;

/** The objects of the current role in these schemas, with their privileges and the privileges that serving needs. */
const OBJECTS = `
  SELECT 'SCHEMA ' || quote_ident(nspname) AS object, nspacl AS acl, '{USAGE}'::text[] AS wanted
  FROM pg_namespace WHERE nspname = ANY (${SCHEMAS}) AND pg_has_role(nspowner, 'USAGE')
  UNION ALL
  SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE ' ELSE 'TABLE ' END || c.oid::regclass, relacl, CASE
    WHEN relkind = 'S' THEN '{USAGE,SELECT}'::text[]
    WHEN nspname = 'drizzle' THEN '{SELECT}'::text[]
    WHEN nspname = 'public' AND relname = ANY (${ADDED_ONLY}) THEN '{SELECT,INSERT}'::text[]
    ELSE ${ROWS} END
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE nspname = ANY (${SCHEMAS}) AND relkind IN ('r', 'p', 'v', 'm', 'S') AND pg_has_role(relowner, 'USAGE')
  UNION ALL
  SELECT 'FUNCTION ' || p.oid::regprocedure, proacl, '{EXECUTE}'::text[]
  FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
  WHERE nspname = ANY (${SCHEMAS}) AND pg_has_role(proowner, 'USAGE')
    AND NOT has_function_privilege($1::name, p.oid, 'EXECUTE')`;

/**
 * Default privileges for new tables and sequences: triggers of a migration use new tables while the old version still
 * serves.
 */
const DEFAULTS = `
  SELECT format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT %s ON %s TO %I', nspname, array_to_string(wanted, ', '), kind, $1::name)
  FROM pg_namespace n, (VALUES ('r', 'TABLES', ${ROWS}), ('S', 'SEQUENCES', '{USAGE,SELECT}'::text[])) AS d (type, kind, wanted)
  WHERE nspname IN ('public', 'pgboss') AND NOT wanted <@ ARRAY (
    SELECT privilege_type FROM pg_default_acl, aclexplode(defaclacl)
    WHERE defaclrole = current_user::regrole AND defaclnamespace = n.oid AND defaclobjtype::text = d.type
      AND grantee = $1::name::regrole)`;

/** The statements to run; none when the role has its privileges. */
const STATEMENTS = `
  WITH objects AS (${OBJECTS}),
  granted AS (
    SELECT object, wanted, ARRAY (
      SELECT privilege_type FROM aclexplode(acl) WHERE grantee = $1::name::regrole
    ) AS held FROM objects)
  SELECT format('REVOKE %s ON %s FROM %I', array_to_string(ARRAY (
    SELECT unnest(held) EXCEPT SELECT unnest(wanted)), ', '), object, $1::name) AS statement
  FROM granted WHERE NOT held <@ wanted
  UNION ALL
  SELECT format('GRANT %s ON %s TO %I', array_to_string(wanted, ', '), object, $1::name)
  FROM granted WHERE NOT wanted <@ held
  UNION ALL
  -- Everybody could make tables there in a cluster from before PostgreSQL 15.
  SELECT format('REVOKE CREATE ON SCHEMA %I FROM PUBLIC', nspname) FROM pg_namespace, aclexplode(nspacl)
  WHERE nspname = ANY (${SCHEMAS}) AND pg_has_role(nspowner, 'USAGE') AND grantee = 0 AND privilege_type = 'CREATE'
  UNION ALL ${DEFAULTS}`;

/**
 * Grants the serving role the privileges that it needs in the schemas of the current role, and revokes all others. Runs
 * no statement when nothing differs. Skips a role with the owner's rights, which cannot be restricted.
 * @throws StartupError when the role does not exist
 */
export async function grantServing(client: pg.Client, role: string): Promise<void> {
  const { rows: found } = await client.query<{ owns: boolean }>(
    "SELECT pg_has_role(oid, current_user, 'MEMBER') AS owns FROM pg_roles WHERE rolname = $1",
    [role],
  );
  if (!found[0]) {
    throw new StartupError(
      `La cuenta ${role} de DATABASE_URL no existe en la base: créela y vuelva a iniciar.`,
    );
  }
  if (found[0].owns) return;
  const { rows } = await client.query<{ statement: string }>(STATEMENTS, [role]);
  if (rows.length === 0) return;
  // In one transaction: a role with half of its privileges would answer errors.
  await client.query(`BEGIN; ${rows.map(({ statement }) => statement).join('; ')}; COMMIT`);
}

/** Returns the role in a database URL. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * Returns whether the current role may migrate: it has the rights of the tables' owner, or may create schemas in an
 * empty database.
 */
export async function ownsShop(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(`
    SELECT COALESCE((
      SELECT pg_has_role(relowner, 'USAGE') FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname = 'drizzle' AND relname = '__drizzle_migrations'
    ), has_database_privilege(current_database(), 'CREATE')) AS owns`);
  return rows[0]?.owns ?? false;
}
