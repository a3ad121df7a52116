import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from 'node-kit/startup-error';
import pg from 'pg';
import { codesOf } from '../error-codes.ts';
import { migrate, newestMigration } from './migrate.ts';
import { QUEUES, schemaTooOld } from './queues.ts';
import { ownsShop } from './serving-role.ts';

/** Looks at the database before anything is changed in it, and throws a StartupError where it is not fit. */
type Refusal = (client: pg.Client) => Promise<void>;

/** The shop's database: as the role that serves, and as the role that owns the tables where that is another one. */
export interface DatabaseUrls {
  url: string;
  ownerUrl?: string | undefined;
}

type Setting = 'DATABASE_URL' | 'MIGRATION_DATABASE_URL';

/** PostgreSQL 15, the oldest that the schema is tested on. */
const OLDEST = 150_000;

/**
 * Brings the database to where the shop can run on it: reachable, recent enough, at the newest schema. The owner
 * migrates. Without a URL of the owner's the role that serves migrates if it owns the tables; otherwise the schema is
 * only checked.
 * @returns whether the role that serves owns the tables, and could drop the guard of the audit log.
 * @throws StartupError with one line for the operator.
 */
export async function prepareDatabase(
  { url, ownerUrl }: DatabaseUrls,
  refuse: Refusal = async () => undefined,
): Promise<{ servesAsOwner: boolean }> {
  if (ownerUrl) await migrateAsOwner({ url, ownerUrl }, refuse);
  const servesAsOwner = await look(url, 'DATABASE_URL', async (client) => {
    const owns = await ownsShop(client);
    // First: without rights, and on an older schema, the refusals could not read what they look at.
    if (ownerUrl || !owns) await checkSchema(client);
    await refuse(client);
    return owns;
  });
  if (!ownerUrl && servesAsOwner) await bringUpToDate(url);
  return { servesAsOwner };
}

/**
 * Brings the database to the newest schema as its owner, and grants the role that serves its rights. It only reads the
 * name of that role: the account of the process need not be let in as that role.
 * @throws StartupError with one line for the operator.
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
    throw new StartupError(`No se pudo preparar la base de datos (${reasonOf(error)}).`);
  });
}

/** Does the work on a connection of its own, to a server that is recent enough. */
async function look<T>(url: string, setting: Setting, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url).catch((error: unknown) => {
    throw new StartupError(`La base de datos no responde (${reasonOf(error)}): revise ${setting}.`);
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
    throw new StartupError(`La base de datos no responde (${reasonOf(error)}): revise ${setting}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What PostgreSQL says of tables that are not there, and of those that the role may not read. */
const NOT_PREPARED = ['42P01', '3F000', '42501'];

/** @throws StartupError unless all migrations were applied, each queue is there, and the role may read both. */
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

/** What PostgreSQL says while it does again what a crash left undone, or goes: it is there, and not yet for anybody. */
const NOT_YET = '57P03';
/** How often it is asked again, each half a second. To end instead would cost a start each time. */
const TRIES = 120;

async function connect(url: string, tries = TRIES): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is told by the call that was using it.
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

function reasonOf(error: unknown): string {
  const { message, cause, code } = error as NodeJS.ErrnoException & { cause?: Error };
  return (cause?.message || message || code || 'sin explicación').split('\n')[0] ?? '';
}
