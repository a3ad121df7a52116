import { StartupError } from 'node-kit/startup-error';
import type pg from 'pg';
import { DEMO_PASSWORD } from 'settings/demo';
import { verifyPassword } from '../shared/passwords.ts';

/**
 * Whether an account has privileges beyond the shop's database, including PostgreSQL roles with access to the machine.
 */
const PRIVILEGES = `
  SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
    OR EXISTS (
      SELECT FROM pg_roles other
      WHERE other.rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program',
        'pg_read_all_data', 'pg_write_all_data')
        AND pg_has_role(current_user, other.oid, 'MEMBER'))
    OR EXISTS (SELECT FROM pg_database WHERE datdba = role.oid AND datname <> current_database()) AS too_many
  FROM pg_roles role WHERE rolname = current_user`;

/** Throws a StartupError when the account has privileges that the shop does not need. */
export async function refusePrivileges(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ too_many: boolean }>(PRIVILEGES);
  if (rows[0]?.too_many) {
    throw new StartupError(
      'La cuenta de DATABASE_URL puede más que la base de la tienda (superusuario, roles u otras bases): use una que sea dueña de esa base y nada más.',
    );
  }
}

/**
 * The active accounts of staff, and of the demo shop, whose addresses end in the reserved domain `.test`. Accounts
 * created together share one hash, so few hashes must be checked.
 */
const SUSPECTS = `
  SELECT min(email) AS email, password_hash FROM usuarios
  WHERE esta_activo AND (roles && '{admin,empleado}' OR email LIKE '%.test')
  GROUP BY password_hash`;

/** Throws a StartupError while an active account has the password that the demo's README publishes. */
export async function refuseDemoAccounts(client: pg.Client): Promise<void> {
  const { rows: usuariosTable } = await client.query("SELECT FROM pg_tables WHERE tablename = 'usuarios'");
  if (usuariosTable.length === 0) return;
  const { rows } = await client.query<{ email: string; password_hash: string }>(SUSPECTS);
  for (const { email, password_hash } of rows) {
    if (!(await verifyPassword(password_hash, DEMO_PASSWORD))) continue;
    throw new StartupError(
      `La cuenta ${email} está activa con la clave de demostración, que todos conocen: cámbiela o use otra base.`,
    );
  }
}
