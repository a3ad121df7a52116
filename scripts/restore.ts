/** Restores a backup into an empty database and an empty folder: `npx pnpm@12 restore --from copias/lunes` */
import { resolve } from 'node:path';
import { openBackup, restoreBackup } from 'api-server/backup/restore-backup';
import { openImageStore } from 'api-server/images/store';
import { StartupError } from 'node-kit/startup-error';
import { readSettings } from 'settings/whole-shop';
import { readFlags } from './lib/read-flags.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { printMissing } from './lib/tell-missing.ts';
import { withCurrentDatabase } from './lib/with-shop-database.ts';

const calledIn = process.env.INIT_CWD ?? process.cwd();

const USAGE = 'Uso: restore --from <carpeta de la copia>';

try {
  const { from } = readFlags(USAGE, { options: { from: { type: 'string' } } }).values;
  if (!from) throw new StartupError(USAGE);
  const settings = readSettings(process.env, calledIn);
  // Check these first: a failure must not leave a started database behind.
  const images = await openImageStore(settings.pictures);
  const backup = await openBackup(resolve(calledIn, from), images);
  await withCurrentDatabase(settings, (urls) => restoreBackup(urls, backup));
  const { made, version, missing } = backup.manifest;
  console.log(`Restaurada la copia del ${made} (versión ${version}), con ${backup.manifest.pictures} fotos.`);
  printMissing(missing);
  console.log('Los segundos factores abren con la JWT_SECRET de la tienda copiada, y con ninguna otra.');
} catch (error) {
  tellFailure(error);
}
