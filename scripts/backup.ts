/**
 * Writes a backup of the shop into a folder, also while the shop runs: `npx pnpm@12 backup --to copias/lunes`
 * The output names the secrets that the backup omits: nobody can sign tokens or read second factors with a
 * copy.
 */
import { resolve } from 'node:path';
import { makeBackup } from 'api-server/backup/make-backup';
import { openImageStore } from 'api-server/images/store';
import { StartupError } from 'node-kit/startup-error';
import { readSettings } from 'settings/whole-shop';
import { readFlags } from './lib/read-flags.ts';
import { shopVersion } from './lib/shop-version.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { printMissing } from './lib/tell-missing.ts';
import { withCurrentDatabase } from './lib/with-shop-database.ts';

const calledIn = process.env.INIT_CWD ?? process.cwd();

const USAGE = 'Uso: backup --to <carpeta que no existe>';

try {
  const { to } = readFlags(USAGE, { options: { to: { type: 'string' } } }).values;
  if (!to) throw new StartupError(USAGE);
  const settings = readSettings(process.env, calledIn);
  const folder = resolve(calledIn, to);
  const images = await openImageStore(settings.pictures);
  const { tables, pictures, missing } = await withCurrentDatabase(settings, ({ url, ownerUrl = url }) =>
    // The serving role could read everything too, but only after a migration has granted that.
    makeBackup({ url: ownerUrl, images, to: folder, version: shopVersion() }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Copia hecha en ${folder}: ${tables.length} tablas, ${rows} filas, ${pictures} fotos.`);
  printMissing(missing);
  console.log('No lleva JWT_SECRET: guárdela aparte, pues sin ella no abren los segundos factores.');
} catch (error) {
  tellFailure(error);
}
