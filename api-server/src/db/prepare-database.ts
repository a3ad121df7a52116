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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is told by the call that was using it.
  client.on('error', () => undefined);
  try {
    await client.connect();
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

function reasonOf(error: unknown): string {
  const { message, cause, code } = error as NodeJS.ErrnoException & { cause?: Error };
  return (cause?.message || message || code || 'sin explicación').split('\n')[0] ?? '';
}
