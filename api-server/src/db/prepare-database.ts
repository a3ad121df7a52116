import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from 'node-kit/startup-error';
import pg from 'pg';
import { migrate } from './migrate.ts';

/** Looks at the database before anything is changed in it, and throws a StartupError where it is not fit. */
type Refusal = (client: pg.Client) => Promise<void>;

/** PostgreSQL 15, the oldest that the schema is tested on. */
const OLDEST = 150_000;

/**
 * Brings the database at `url` to where the shop can run on it: reachable, recent enough, at the newest schema.
 * @throws StartupError with one line for the operator.
 */
export async function prepareDatabase(url: string, refuse?: Refusal): Promise<void> {
  await checkServer(url, refuse);
  await migrate(url).catch((error: unknown) => {
    throw new StartupError(`No se pudo preparar la base de datos (${reasonOf(error)}).`);
  });
}

async function checkServer(url: string, refuse?: Refusal): Promise<void> {
  const client = await connect(url).catch((error: unknown) => {
    throw new StartupError(`La base de datos no responde (${reasonOf(error)}): revise DATABASE_URL.`);
  });
  try {
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    if (Number(rows[0]?.version) < OLDEST) {
      throw new StartupError('La base de datos de DATABASE_URL es anterior a PostgreSQL 15: actualícela.');
    }
    await refuse?.(client);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`La base de datos no responde (${reasonOf(error)}): revise DATABASE_URL.`);
  } finally {
    await client.end().catch(() => undefined);
  }
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
