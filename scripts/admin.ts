/**
 * Creates an admin, for example the first of an empty shop. Asks for values that the flags omit:
 * `npx pnpm@12 admin --email ana@tienda.com --nombre Ana --apellido Díaz --dni 27304050607`
 * `npx pnpm@12 admin --sin-segundo-factor ana@tienda.com` removes a user's second factor, if no
 * other admin can do so.
 */
import { type Db, openDatabase } from 'api-server/db/database';
import { openJobs } from 'api-server/jobs/jobs';
import { resetByEmail } from 'api-server/modules/segundo-factor/service/segundo-factor';
import { createAdmin } from 'api-server/modules/usuarios/service/accounts';
import { StartupError } from 'node-kit/startup-error';
import { readSettings, type Settings } from 'settings/whole-shop';
import { openQuestions } from './lib/ask.ts';
import { readFlags } from './lib/read-flags.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { withShopDatabase } from './lib/with-shop-database.ts';

const QUESTIONS = {
  nombre: 'Nombre',
  apellido: 'Apellido',
  dni: 'CUIT/CUIL (11 dígitos)',
  email: 'Correo electrónico',
  password: 'Contraseña',
};

type Answers = Record<keyof typeof QUESTIONS, string>;

const names = Object.keys(QUESTIONS) as (keyof Answers)[];
const WITHOUT_FACTOR = 'sin-segundo-factor';

const USAGE = `Uso: admin [${names.map((name) => `--${name} …`).join(' ')}] | --${WITHOUT_FACTOR} <correo>`;

const readArguments = () =>
  readFlags(USAGE, {
    options: Object.fromEntries(
      [...names, WITHOUT_FACTOR].map((name) => [name, { type: 'string' as const }]),
    ),
  }).values as Record<string, string | undefined>;

async function ask(values: Record<string, string | undefined>): Promise<Answers> {
  // A password in a flag stays in the shell's history, so ADMIN_PASSWORD can be used.
  const given = { password: process.env.ADMIN_PASSWORD, ...values } as Partial<Answers>;
  const missing = names.filter((name) => !given[name]);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new StartupError(`Falta ${missing.map((name) => `--${name}`).join(', ')}.`);
  }
  const terminal = openQuestions(process.stdin, process.stdout);
  try {
    for (const name of missing) {
      const ask = name === 'password' ? terminal.askHidden : terminal.ask;
      given[name] = await ask(`${QUESTIONS[name]}: `);
    }
  } finally {
    terminal.close();
  }
  return given as Answers;
}

/** Mails the account's owner; the mail is sent once the shop runs. */
async function letIn(url: string, db: Db, { shop, storefrontUrl }: Settings, email: string): Promise<void> {
  const jobs = await openJobs(url, tellFailure);
  try {
    await resetByEmail({ db, jobs, shop, storefrontUrl }, email);
  } finally {
    await jobs.close();
  }
}

try {
  const settings = readSettings(process.env, process.env.INIT_CWD);
  const { [WITHOUT_FACTOR]: whose, ...said } = readArguments();
  const answers = whose === undefined ? await ask(said) : undefined;
  await withShopDatabase(settings, async (url) => {
    const database = openDatabase(url, 1);
    try {
      if (answers) await createAdmin(database.db, settings.shop, answers);
      else await letIn(url, database.db, settings, whose ?? '');
    } finally {
      await database.close();
    }
  });
  console.log(
    answers
      ? `${answers.email} ya puede entrar al panel: ${settings.backofficeUrl}`
      : `${whose} entra desde ahora con la contraseña sola: ${settings.backofficeUrl}`,
  );
} catch (error) {
  tellFailure(error);
}
