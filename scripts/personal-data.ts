/**
 * Exports or erases the personal data of an account, by its e-mail:
 * `npx pnpm@12 personal-data export --email ana@tienda.com > datos.json`
 * `npx pnpm@12 personal-data erase --email ana@tienda.com`
 */
import { createInterface } from 'node:readline/promises';
import { openDatabase } from 'api-server/db/database';
import { erasePerson, exportPerson } from 'api-server/modules/personal-data/service/export';
import { StartupError } from 'node-kit/startup-error';
import { readSettings } from 'settings/whole-shop';
import { readFlags } from './lib/read-flags.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { withShopDatabase } from './lib/with-shop-database.ts';

const USAGE = 'Uso: personal-data export|erase --email <correo> [--confirm <el mismo correo>]';

/** Asks for the e-mail again, so that a typing error does not erase another account. */
async function confirmed(confirm: string | undefined): Promise<string> {
  if (confirm) return confirm;
  if (!process.stdin.isTTY) throw new StartupError('Falta --confirm con el correo de la cuenta.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question('No se puede deshacer. Escriba otra vez el correo de la cuenta: ');
  } finally {
    terminal.close();
  }
}

try {
  const { positionals, values } = readFlags(USAGE, {
    allowPositionals: true,
    options: { email: { type: 'string' }, confirm: { type: 'string' } },
  });
  const [verb] = positionals;
  const { email, confirm } = values;
  if (!email || (verb !== 'export' && verb !== 'erase')) throw new StartupError(USAGE);
  const typed = verb === 'erase' ? await confirmed(confirm) : '';
  await withShopDatabase(readSettings(process.env, process.env.INIT_CWD), async (url) => {
    const database = openDatabase(url, 1);
    try {
      if (verb === 'export')
        console.log(JSON.stringify(await exportPerson(database.db, email), undefined, 2));
      else await erasePerson(database.db, email, typed);
    } finally {
      await database.close();
    }
  });
  if (verb === 'erase') console.log('Los datos fueron borrados.');
} catch (error) {
  tellFailure(error);
}
