import { readSettings } from 'settings/whole-shop';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Crew, type Member } from './crew.ts';
import { demoLoader, serverEnvs, watchedApiServer } from './servers.ts';

const SECRETS = {
  JWT_SECRET: 'k3J9s-Qp0aZx7LmWv2Tn8RbYcUe5HdGf1iOo',
  DATABASE_URL: 'postgres://tienda:clave-de-la-base@127.0.0.1:5432/tienda',
  MIGRATION_DATABASE_URL: 'postgres://duena:clave-de-la-duena@127.0.0.1:5432/tienda',
  SMTP_URL: 'smtp://usuario:clave-del-correo@correo.ejemplo.com:587',
  ADMIN_PASSWORD: 'clave-del-admin',
  NPM_TOKEN: 'clave-ajena',
};

beforeEach(() => {
  for (const [name, value] of Object.entries({ ...SECRETS, SHOP_NAME: 'Semillas', TRUST_PROXY: '1' })) {
    vi.stubEnv(name, value);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Returns the environment of such a process, with its program replaced. */
async function environmentOf(member: Member): Promise<NodeJS.ProcessEnv> {
  const printed: string[] = [];
  const stdout = (line: string) => {
    printed.push(line);
    return undefined;
  };
  const program = 'console.log(JSON.stringify(process.env))';
  await new Crew().run({ ...member, args: ['-e', program], stdout });
  return JSON.parse(printed.join(''));
}

const secretsIn = (env: NodeJS.ProcessEnv) =>
  Object.entries(SECRETS).flatMap(([name, value]) =>
    env[name] !== undefined || JSON.stringify(env).includes(value) ? [name] : [],
  );

const settings = readSettings({ API_PORT: '5002', ...SECRETS });

it.each(['storefront', 'backoffice'] as const)('%s gets no secret', (app) => {
  const env = serverEnvs(settings)[app];
  expect(secretsIn(env)).toEqual([]);
  expect(env).toMatchObject({
    PATH: process.env.PATH,
    SHOP_NAME: 'Semillas',
    TRUST_PROXY: '1',
    API_URL: 'http://127.0.0.1:5002',
  });
});

const urls = { url: SECRETS.DATABASE_URL, ownerUrl: SECRETS.MIGRATION_DATABASE_URL };
const DATABASE = ['DATABASE_URL', 'MIGRATION_DATABASE_URL'];

it("gives the API its secrets, and the demo's loader only the database", async () => {
  // `start` adds the database's URLs once the database has started.
  expect(secretsIn(serverEnvs(settings).api)).toEqual(['JWT_SECRET', 'SMTP_URL']);
  const env = await environmentOf(watchedApiServer(settings, urls));
  expect(secretsIn(env)).toEqual(['JWT_SECRET', ...DATABASE, 'SMTP_URL']);
  expect(secretsIn(await environmentOf(demoLoader(settings, urls)))).toEqual(DATABASE);
});

it('gives a build or another process no settings', async () => {
  expect(secretsIn(await environmentOf({ name: 'otro', args: [] }))).toEqual([]);
});
