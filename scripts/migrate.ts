/**
 * Brings the database to the newest schema and grants the role of DATABASE_URL what it needs: `npx pnpm@12 migrate`. As the owner
 * of MIGRATION_DATABASE_URL, or as the role of DATABASE_URL where that owns the tables. It may be run again at any time.
 */
import { migrateAsOwner, prepareDatabase } from 'api-server/db/prepare-database';
import { refusePrivileges } from 'api-server/db/refuse-unsafe';
import { readSettings } from 'settings/whole-shop';
import { tellFailure } from './lib/tell-failure.ts';
import { withDatabaseAsItIs } from './lib/with-shop-database.ts';

try {
  const settings = readSettings(process.env, process.env.INIT_CWD);
  const refuse: typeof refusePrivileges = async (client) => {
    if (settings.production) await refusePrivileges(client);
  };
  await withDatabaseAsItIs(settings, async ({ url, ownerUrl }) => {
    if (ownerUrl) await migrateAsOwner({ url, ownerUrl }, refuse);
    else await prepareDatabase({ url }, refuse);
  });
  console.log('La base de datos está al día.');
} catch (error) {
  tellFailure(error);
}
