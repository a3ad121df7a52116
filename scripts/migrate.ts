/**
 * Migrates the database and grants privileges to the role of DATABASE_URL: `npx pnpm@12 migrate`
 * Runs as the owner of MIGRATION_DATABASE_URL, or as the role of DATABASE_URL if that owns the tables. Can be
 * repeated.
 */
import { migrateAsOwner, prepareDatabase } from 'api-server/db/prepare-database';
import { refusePrivileges } from 'api-server/db/refuse-unsafe';
import { readSettings } from 'settings/whole-shop';
import { tellFailure } from './lib/tell-failure.ts';
import { withCurrentDatabase } from './lib/with-shop-database.ts';

try {
  const settings = readSettings(process.env, process.env.INIT_CWD);
  const refuse: typeof refusePrivileges = async (client) => {
    if (settings.production) await refusePrivileges(client);
  };
  await withCurrentDatabase(settings, async ({ url, ownerUrl }) => {
    if (ownerUrl) await migrateAsOwner({ url, ownerUrl }, refuse);
    else await prepareDatabase({ url }, refuse);
  });
  console.log('La base de datos está al día.');
} catch (error) {
  tellFailure(error);
}
