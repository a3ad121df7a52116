/**
 * Writes what the shop knows into a folder, while it runs or not: `npx pnpm@12 backup --to copias/lunes`
 * What it does not carry is said at the end: whoever finds a copy can't sign tokens with it, nor open second factors.
 */
import { resolve } from 'node:path';
import { makeBackup } from 'api-server/backup/make-backup';
import { openImageStore } from 'api-server/images/store';
import { StartupError } from 'node-kit/startup-error';
import { readSettings } from 'settings/whole-shop';
import { readFlags } from './lib/read-flags.ts';
import { shopVersion } from './lib/shop-version.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { tellMissing } from './lib/tell-missing.ts';
import { withDatabaseAsItIs } from './lib/with-shop-database.ts';

const calledIn = process.env.INIT_CWD ?? process.cwd();

const USAGE = 'Uso: backup --to <carpeta que no existe>';

try {
  const { to } = readFlags(USAGE, { options: { to: { type: 'string' } } }).values;
  if (!to) throw new StartupError(USAGE);
  const settings = readSettings(process.env, calledIn);
  const folder = resolve(calledIn, to);
  const images = await openImageStore(settings.pictures);
  const { tables, pictures, missing } = await withDatabaseAsItIs(settings, ({ url, ownerUrl = url }) =>
    // The role that serves may read all of it, too, once a migration has granted it that.
    makeBackup({ url: ownerUrl, images, to: folder, version: shopVersion() }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Copia hecha en ${folder}: ${tables.length} tablas, ${rows} filas, ${pictures} fotos.`);
  tellMissing(missing);
  console.log('No lleva JWT_SECRET: guárdela aparte, pues sin ella no abren los segundos factores.');
} catch (error) {
  tellFailure(error);
}
