/** Loads the demo shop into the database of DATABASE_URL after migrating, if it has no data. */
import { openDatabase } from 'api-server/db/database';
import { prepareDatabase } from 'api-server/db/prepare-database';
import { explainStart } from 'api-server/explain-start';
import { StartupError } from 'node-kit/startup-error';
import { databaseUrlOf } from 'settings/api';
import { readSettings } from 'settings/whole-shop';
import { loadIfEmpty } from './load-if-empty.ts';

try {
  const settings = readSettings(process.env);
  // Its accounts have a public password.
  if (!settings.demo) {
    throw new StartupError(
      'La tienda de demostración se carga solo donde nadie más llega: quite NODE_ENV y las direcciones públicas.',
    );
  }
  const url = databaseUrlOf(settings);
  await prepareDatabase({ url, ownerUrl: settings.migrationUrl });
  const database = openDatabase(url, 2);
  try {
    await loadIfEmpty(database, async () => {
      // Loaded only for an empty shop: picture generation is heavy.
      const { openImageStore } = await import('api-server/images/store');
      const { loadDemo } = await import('./load-demo.ts');
      const store = await openImageStore(settings.pictures);
      await loadDemo(database, store, new Date(), console.log);
    });
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explainStart(error));
  process.exitCode = 1;
}
