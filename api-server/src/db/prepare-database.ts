import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from 'node-kit/startup-error';
import pg from 'pg';
import { codesOf } from '../error-codes.ts';
import { migrate, newestMigration } from './migrate.ts';
import { QUEUES, schemaTooOld } from './queues.ts';
import { ownsShop } from './serving-role.ts';

/** Checks the database before any change, and throws a StartupError when the database is unsafe. */
type Refusal = (client: pg.Client) => Promise<void>;

/** URLs of the shop's database: for the serving role, and for the tables' owner when that is another role. */
export interface DatabaseUrls {
  url: string;
  ownerUrl?: string | undefined;
}

type Setting = 'DATABASE_URL' | 'MIGRATION_DATABASE_URL';

/** PostgreSQL 15, the oldest tested version. */
const OLDEST = 150_000;

/**
 * Prepares the database for the shop: reachable, recent enough, at the newest schema. The owner migrates. Without
 * `ownerUrl`, the serving role migrates if it owns the tables; otherwise the schema is only checked.
 * @returns whether the serving role owns the tables, and so could drop the guard of the audit log
 * @throws StartupError with one line for the operator
 */
export async function prepareDatabase(
  { url, ownerUrl }: DatabaseUrls,
  refuse: Refusal = async () => undefined,
): Promise<{ servesAsOwner: boolean }> {
  if (ownerUrl) await migrateAsOwner({ url, ownerUrl }, refuse);
  const servesAsOwner = await look(url, 'DATABASE_URL', async (client) => {
    const owns = await ownsShop(client);
    // Check the schema first: the refusals cannot read an older schema, or tables without privileges.
    if (ownerUrl || !owns) await checkSchema(client);
    await refuse(client);
    return owns;
  });
  if (!ownerUrl && servesAsOwner) await bringUpToDate(url);
  return { servesAsOwner };
}

/**
 * Migrates the database as its owner, and grants the serving role its privileges. Only uses the role's name in `url`:
 * this process may lack the right to log in as that role.
 * @throws StartupError with one line for the operator
 */
export async function migrateAsOwner(
  { url, ownerUrl }: DatabaseUrls & { ownerUrl: string },
  refuse: Refusal = async () => undefined,
): Promise<void> {
  await look(ownerUrl, 'MIGRATION_DATABASE_URL', refuse);
  await bringUpToDate(ownerUrl, url);
}

async function bringUpToDate(ownerUrl: string, url?: string): Promise<void> {
  await migrate(ownerUrl, url).catch((error: unknown) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`No se pudo preparar la base de datos (${describeError(error)}).`);
  });
}

/** Runs the work on a new connection, after a check of the server's version. */
async function look<T>(url: string, setting: Setting, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url).catch((error: unknown) => {
    throw new StartupError(`La base de datos no responde (${describeError(error)}): revise ${setting}.`);
  });
  try {
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    if (Number(rows[0]?.version) < OLDEST) {
      throw new StartupError(`La base de datos de ${setting} es anterior a PostgreSQL 15: actualícela.`);
    }
    return await work(client);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`La base de datos no responde (${describeError(error)}): revise ${setting}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's errors for missing tables, and for tables that the role may not read. */
const NOT_PREPARED = ['42P01', '3F000', '42501'];

/** Throws a StartupError unless all migrations are applied, all queues exist, and the role may read both. */
async function checkSchema(client: pg.Client): Promise<void> {
  const { rows } = await client
    .query<{ newest: string | null; queues: string[] }>(
      `SELECT max(created_at) AS newest, ARRAY (SELECT name FROM pgboss.queue) AS queues
       FROM drizzle.__drizzle_migrations`,
    )
    .catch((error: unknown) => {
      if (codesOf(error).some((code) => NOT_PREPARED.includes(code))) throw schemaTooOld();
      throw error;
    });
  const { newest, queues = [] } = rows[0] ?? {};
  const ready = Number(newest) >= newestMigration() && QUEUES.every((name) => queues.includes(name));
  if (!ready) throw schemaTooOld();
}

/** PostgreSQL's error while the server starts, recovers from a crash or shuts down. */
const NOT_YET = '57P03';
/** Tries, with half a second between them. Failing instead would restart the process each time. */
const TRIES = 120;

async function connect(url: string, tries = TRIES): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The call that uses the connection reports its errors.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as { code?: string }).code !== NOT_YET || tries === 1) throw error;
    await sleep(500);
    return connect(url, tries - 1);
  }
}

function describeError(error: unknown): string {
  const { message, cause, code } = error as NodeJS.ErrnoException & { cause?: Error };
  return (cause?.message || message || code || 'sin explicación').split('\n')[0] ?? '';
}
