import type { Database, Db } from 'api-server/db/database';
import { withAdvisoryLock } from 'api-server/db/locks';
import { productos } from 'api-server/db/schema/catalogo';
import { usuarios } from 'api-server/db/schema/usuarios';

/** Beside the locks of the API's processes (`api-server/src/db/locks.ts`). */
const DEMO_LOCK = 7_204_700;

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.$count(usuarios)) === 0 && (await db.$count(productos)) === 0;
}

/** Loads the demo unless the shop has data. Parallel processes wait for the one that loads. */
export const loadIfEmpty = (database: Database, load: () => Promise<void>): Promise<void> =>
  withAdvisoryLock(database.url, DEMO_LOCK, async () => {
    if (await isEmpty(database.db)) await load();
  });
