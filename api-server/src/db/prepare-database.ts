import pg from 'pg';
import { createFolderStore } from '../images/store.ts';
import { StartupError } from '../startup-error.ts';
import { openDatabase } from './database.ts';
import { LOCKS } from './locks.ts';
import { migrate } from './migrate.ts';
import { isEmpty, loadDemo } from './seed/load-demo.ts';

interface Preparation {
  demo: boolean;
  imagesDir: string;
  /** Told of each long step. */
  say: (line: string) => void;
}

/** PostgreSQL 15, the oldest that the schema is tested on. */
const OLDEST = 150_000;

/**
 * Brings the database at `url` to where the shop can run on it: reachable, recent enough, at the newest schema, and
 * with the demo shop when it is empty and that is wanted.
 * @throws StartupError with one line for the operator.
 */
export async function prepareDatabase(url: string, { demo, imagesDir, say }: Preparation): Promise<void> {
  await checkServer(url);
  await migrate(url).catch((error: unknown) => {
    throw new StartupError(`No se pudo preparar la base de datos (${reasonOf(error)}).`);
  });
  if (!demo) return;
  const database = openDatabase(url, 2);
  try {
    await database.pool.query('SELECT pg_advisory_lock($1)', [LOCKS.demo]);
    if (await isEmpty(database.db)) {
      await loadDemo(database.db, createFolderStore(imagesDir), new Date(), say);
    }
  } finally {
    // The lock goes with its connection.
    await database.close();
  }
}

async function checkServer(url: string): Promise<void> {
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
